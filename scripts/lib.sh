# Shared by all scripts: where things are, how they speak.
# shellcheck shell=bash
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# Debian's Emscripten: the modules that its optimiser needs, and the Python it was packaged with
# (a version manager's stand-in costs half a second a call).
export NODE_PATH=/usr/share/nodejs
export EMSDK_PYTHON=${EMSDK_PYTHON:-/usr/bin/python3}

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$(basename "$0"): $*"
  exit 1
}

# Prints the comment at the top of the calling script, and leaves if help was asked for.
help_if_asked() {
  local argument
  for argument in "$@"; do
    case $argument in
      -h | --help)
        sed -n '2,/^[^#]/ s/^# \{0,1\}//p' "$0"
        exit 0
        ;;
    esac
  done
}
