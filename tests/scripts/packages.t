What the scripts do where something is missing: a new checkout, and a path with nothing in it but
what the scripts themselves call.

  $ cp -r "$CHECKOUT/scripts" .
  $ mkdir bin
  $ for tool in bash dirname env flock mkdir readlink; do ln -s "$(command -v $tool)" bin; done
  $ stub() { { echo '#!/usr/bin/env bash'; cat; } > "bin/$1" && chmod +x "bin/$1"; }
  $ boardmill() { env -u CPATH PATH="$PWD/bin" scripts/boardmill "$@"; }

Without apt: the names of what is missing, on standard error.

  $ boardmill --version > output
  boardmill needs these, which are missing here:
    a C++20 compiler (g++ 12 or clang 14)
    CMake 3.25
    Ninja
  [3]
  $ cat output

With apt, but not as root: the one line to type.

  $ stub apt-get << 'END'
  > echo "apt-get $*" >> log
  > echo noise
  > END
  $ echo 'echo 1000' | stub id
  $ boardmill --version > output
  sudo apt-get install --no-install-recommends g++ cmake ninja-build
  [3]
  $ cat output
  $ test -e log
  [1]

As root: one call of apt-get, quietly.

  $ echo 'echo 0' | stub id
  $ boardmill --version > output
  installing g++ cmake ninja-build ...
  boardmill: still missing after apt-get install: g++ cmake ninja-build
  [3]
  $ cat output
  $ cat log
  apt-get install -qq --yes --no-install-recommends -o Dpkg::Use-Pty=0 g++ cmake ninja-build

As root, on a machine whose lists of packages are missing: they are fetched first.

  $ rm log
  $ stub apt-get << 'END'
  > echo "$1" >> log
  > echo "E: $1 failed" >&2
  > exit 100
  > END
  $ boardmill --version > output
  installing g++ cmake ninja-build ...
  E: update failed
  boardmill: these packages could not be installed: g++ cmake ninja-build
  [3]
  $ cat output log
  install
  update
