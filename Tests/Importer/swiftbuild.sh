#!/bin/sh
# Builds the programs of this package with Swift Build, the default of SwiftPM from 6.4, which puts resources
# in folders with other names, and compares what they print with Expected.txt: see run.sh.
#
# It compiles the libraries and the tools of the plugins once more. Arguments go to `swift build`.
set -eu
cd "$(dirname "$0")/../.."

build=$PWD/.build/importer-swiftbuild
mkdir -p "$build"
log=$build/build.txt
# Swift Build hides the warnings of dependencies, which conflicts with warnings as errors.
export GALLEY_DEPENDENCY=yes
set -- --build-system swiftbuild --package-path Tests/Importer --scratch-path "$build" "$@"
# The plugin speaks only if it runs again.
find "$build" -name CheckedCatalogs.swift -delete
rm -f "$build/failed"
{ swift build "$@" 2>&1 || : >"$build/failed"; } | tee "$log" >&2
[ ! -e "$build/failed" ] || exit 1
programs=$(swift build "$@" --show-bin-path)
failed=
# Compares a file with a section of Expected.txt.
compare() {
  awk -v title="[$1]" '$0 == title { found = 1; next } /^\[[A-Z][A-Za-z]*( [^,]*)?\]$/ { found = 0 }
    found' Tests/Importer/Expected.txt >"$build/expected.txt"
  diff -a -u "$build/expected.txt" "$build/printed.txt" >&2 || failed=yes
}
for run in 'Importer LANG=de_AT.UTF-8' 'Posts LANG=it_IT.UTF-8' 'Names LANG=de_DE.UTF-8' 'EngineNames LANG=de_DE.UTF-8' \
  'Symbols LANG=de_DE.UTF-8' 'Symbols LANG=en_US.UTF-8' \
  'LocalizedFoundationExample LANG=de_DE.UTF-8' 'LocalizedViewsExample LANG=de_DE.UTF-8' \
  'ServerExample LANG=de_DE.UTF-8'; do
  env -i PATH="$PATH" "${run#* }" "$programs/${run%% *}" >"$build/printed.txt"
  compare "$run"
done
grep -o 'Tests/Importer/Sources/.*\.xcstrings:.*' "$log" | LC_ALL=C sort -u >"$build/printed.txt"
compare CheckCatalogs
[ -z "$failed" ] || { echo 'Importer with Swift Build: FAILED' >&2; exit 1; }
echo 'Importer with Swift Build: passed' >&2
