# shellcheck shell=bash
# Sourced by golden tests: what the program says on stderr comes after what it writes to stdout,
# whichever of the two it happened to write first.
boardmill() {
  local messages="$CRAMTMP/messages.$BASHPID" status=0
  command boardmill "$@" 2> "$messages" || status=$?
  cat "$messages" >&2
  rm "$messages"
  return "$status"
}
