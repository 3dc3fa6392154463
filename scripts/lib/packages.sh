# What a build needs, in one place: each line names a Debian package, what to look for, and what to
# call it where there is no apt. What to look for is a tool or several that will do (a,b), a library
# (lib*.so; Boost's headers come in one package, its libraries in many), or a header (with a slash or
# a dot). Sourced by the other scripts.
# shellcheck shell=bash

declare -A packages

packages[build]='
g++                           c++                            a C++20 compiler (g++ 12 or clang 14)
cmake                         cmake                          CMake 3.25
ninja-build                   ninja                          Ninja
libtbb-dev                    oneapi/tbb.h                   oneTBB 2021.8
libboost-dev                  boost/uuid/name_generator_sha1.hpp  Boost 1.74
libboost-program-options-dev  libboost_program_options.so    Boost.Program_options 1.74
libfmt-dev                    fmt/format.h                   fmt 9
libhwy-dev                    hwy/highway.h                  Highway 1.0
libexpected-dev               tl/expected.hpp                tl::expected 1.0
libarchive-dev                archive.h                      libarchive 3.6
libcmark-dev                  cmark.h                        cmark 0.30
zlib1g-dev                    zlib.h                         zlib
libzstd-dev                   zstd.h                         zstd library 1.5
liblzma-dev                   lzma.h                         liblzma
libbz2-dev                    bzlib.h                        libbz2
nettle-dev                    nettle/sha2.h                  Nettle 3.8
nlohmann-json3-dev            nlohmann/json.hpp              nlohmann-json 3.11
libkainjow-mustache-dev       kainjow/mustache.hpp           Mustache of Kainjow 4.1
libpugixml-dev                pugixml.hpp                    pugixml 1.13
libyaml-cpp-dev               yaml-cpp/yaml.h                yaml-cpp 0.7
'

packages[test]='
libboost-test-dev             libboost_unit_test_framework.so  Boost.Test 1.74
librapidcheck-dev             rapidcheck.h                   RapidCheck
libm4ri-dev                   m4ri/m4ri.h                    M4RI
python3-cram                  cram3,cram                     cram 0.7
zstd                          zstd                           zstd
xz-utils                      xz                             xz
bzip2                         bzip2                          bzip2
zip                           zip                            zip
unzip                         unzip                          unzip
'

packages[long]='
g++                           g++                            GCC 12
default-jdk-headless          javac                          a Java compiler and machine (11)
valgrind                      valgrind                       valgrind
python3                       python3                        Python 3.9
'

packages[bench]='
libbenchmark-dev              benchmark/benchmark.h          Google Benchmark 1.7
python3                       python3                        Python 3.9
'

packages[clang]='
clang                         clang++                        clang 14
'

packages[fuzz]='
libclang-rt-14-dev            fuzzer/FuzzedDataProvider.h    libFuzzer of clang 14
'

packages[format]='
clang-format                  clang-format-14,clang-format   clang-format 14
'

packages[tidy]='
clang-tidy                    clang-tidy-14,clang-tidy       clang-tidy 14
clang-tidy-19                 clang-tidy-19                  clang-tidy 19
shellcheck                    shellcheck                     ShellCheck
'

# say TEXT: a line for the user. Standard output belongs to the program.
say() { printf '%s\n' "$*" >&2; }

# is_there WHAT: is one of the tools in the path, or the library or header where compilers look?
is_there() {
  local name
  if [[ $1 == lib*.so ]]; then
    for name in /usr/lib /usr/lib64 /usr/lib/*-linux-gnu /usr/local/lib ${LIBRARY_PATH:-}; do
      [[ -e $name/$1 ]] && return
    done
  elif [[ $1 == *[/.]* ]]; then
    local -a roots
    IFS=: read -ra roots <<< "${CPATH:-}:${CPLUS_INCLUDE_PATH:-}"
    local -a prefixes
    IFS=':;' read -ra prefixes <<< "${CMAKE_PREFIX_PATH:-}"
    for name in "${roots[@]}" "${prefixes[@]/%//include}" /usr/local/include /usr/include \
      /usr/lib/clang/*/include; do
      [[ -n $name && -e $name/$1 ]] && return
    done
  else
    for name in ${1//,/ }; do
      command -v "$name" > /dev/null && return
    done
  fi
  return 1
}

# find_missing GROUP...: sets `missing` to the packages that are not there, `missing_names` to what
# they are called elsewhere.
find_missing() {
  missing=() missing_names=()
  local group package what name
  for group in "$@"; do
    while read -r package what name; do
      if [[ -n $package ]] && ! is_there "$what"; then
        missing+=("$package")
        missing_names+=("$name")
      fi
    done <<< "${packages[$group]}"
  done
}

# require GROUP...: installs what is missing where that is possible (root and apt-get); otherwise
# says what is missing and exits 3.
require() {
  find_missing "$@"
  ((${#missing[@]} == 0)) && return
  if ! command -v apt-get > /dev/null; then
    say "boardmill needs these, which are missing here:"
    printf '  %s\n' "${missing_names[@]}" >&2
    exit 3
  fi
  if [[ $(id -u) != 0 ]]; then
    say "sudo apt-get install --no-install-recommends ${missing[*]}"
    exit 3
  fi
  say "installing ${missing[*]} ..."
  local -a install=(apt-get install -qq --yes --no-install-recommends -o 'Dpkg::Use-Pty=0')
  export DEBIAN_FRONTEND=noninteractive
  # The first try fails where the lists of packages are missing or old.
  if ! "${install[@]}" "${missing[@]}" < /dev/null &> /dev/null; then
    if ! { apt-get update -qq && "${install[@]}" "${missing[@]}"; } < /dev/null >&2; then
      say "boardmill: these packages could not be installed: ${missing[*]}"
      exit 3
    fi
  fi
  find_missing "$@"
  if ((${#missing[@]} != 0)); then
    say "boardmill: still missing after apt-get install: ${missing[*]}"
    exit 3
  fi
}
