# Configuring and building, quietly. Sourced after packages.sh by the scripts that build.
# shellcheck shell=bash

# The checkout that these scripts belong to, wherever they are called from.
root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# quietly COMMAND...: what it prints is shown on standard error, and only if it fails.
quietly() {
  local output
  if ! output=$("$@" < /dev/null 2>&1); then
    say "$output"
    return 1
  fi
}

# lock: one build at a time, so that `scripts/boardmill ... | scripts/boardmill ...` works on a new
# checkout. Ends with the script; `exec 9>&-` ends it earlier.
lock() {
  { mkdir -p "$root/build" && : > "$root/build/.lock"; } || exit 3
  exec 9> "$root/build/.lock"
  if command -v flock > /dev/null; then flock 9; fi
}

# configure PRESET [CMAKE OPTIONS...]: options already in the cache stay as they are.
configure() {
  quietly cmake -S "$root" --preset "$@" ||
    { say "boardmill: the build could not be configured"; exit 3; }
}

# build PRESET TARGET
build() {
  quietly cmake --build "$root/build/$1" --target "$2" ||
    { say "boardmill: the build failed"; exit 3; }
}
