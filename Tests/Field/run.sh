#!/bin/sh
# Checks each project folder in DIR and prints the findings per rule: run.sh DIR [options of field.py]
#
# GALLEY names another galley than the release build of this checkout.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if [ -z "${GALLEY:-}" ]; then
  make -C "$here/../.." release >&2
  GALLEY=$here/../../.build/release/galley
fi
export GALLEY PYTHONDONTWRITEBYTECODE=1
exec python3 "$here/field.py" "$@"
