#!/bin/sh
# Builds a package that imports the library, and compares what it prints with Expected.txt.
#
# It is a package of its own, so that the library is seen as others see it: its products alone, and
# nothing that the package shares among its targets. It needs no network.
set -eu
cd "$(dirname "$0")"

build=../../.build/importer
printed=$build/printed.txt

swift build --scratch-path "$build" --product Importer >&2
program=$(swift build --scratch-path "$build" --show-bin-path)/Importer

# The variables that name the languages, and nothing else of whoever calls.
run() {
  echo "[$*]"
  env -i PATH="$PATH" "$@" "$program"
}

{
  run LANG=C.UTF-8
  run LANG=de_AT.UTF-8
  run LC_ALL=fr_CA.UTF-8 LANG=de_DE.UTF-8
  run LANG=en_US.UTF-8 LANGUAGE=it:fr_CA:de
} >"$printed"

if ! diff -u Expected.txt "$printed"; then
  echo 'Importer: FAILED, it prints other lines than Expected.txt has' >&2
  exit 1
fi
echo 'Importer: passed' >&2
