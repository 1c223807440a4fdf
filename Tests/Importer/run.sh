#!/bin/sh
# Builds a package that imports the libraries, runs its programs, and compares what they print with
# Expected.txt: an app (Importer), two that use names of other packages (Names, EngineNames), one with symbols of
# the plugin (Symbols), and the example of each library that the documentation quotes. What the plugin
# CheckCatalogs finds in the catalogs of one more (Checked) is compared, too.
#
# It is a package of its own, so that it sees the libraries as other packages do: only products,
# and only public declarations. It shares the build folder of the root package, of which SwiftPM compiles
# the libraries with the same commands, so they are compiled once. It needs no network. Arguments go to
# `swift build`.
# To accept a new output: GALLEY_RECORD_GOLDENS=1 Tests/Importer/run.sh
set -eu
cd "$(dirname "$0")"

build=$(cd ../.. && pwd)/.build
output=$build/importer
mkdir -p "$output"
printed=$output/printed.txt
log=$output/build.txt
swift_build=$output/swift-build

# The plugin speaks only if it runs again.
find "$build/plugins" -name CheckedCatalogs.swift -delete 2>/dev/null || true
rm -f "$output/failed"
{ swift build --scratch-path "$build" "$@" 2>&1 || : >"$output/failed"; } | tee "$log" >&2
[ ! -e "$output/failed" ] || exit 1
programs=$(swift build --scratch-path "$build" "$@" --show-bin-path)
expected=$PWD/Expected.txt
cd ../..

# Passes on only the variables that choose the language, so that the caller's own do not matter.
run() {
  program=$1
  shift
  echo "[$program $*]"
  env -i PATH="$PATH" "$@" "$programs/$program"
}

{
  run Importer LANG=C.UTF-8
  run Importer LANG=de_AT.UTF-8
  run Importer LC_ALL=fr_CA.UTF-8 LANG=de_DE.UTF-8
  run Importer LANG=en_US.UTF-8 LANGUAGE=it:fr_CA:de
  run Posts LANG=it_IT.UTF-8
  run Names LANG=de_DE.UTF-8
  run EngineNames LANG=de_DE.UTF-8
  run Symbols LANG=de_DE.UTF-8
  run Symbols LANG=en_US.UTF-8
  for example in Tests/Importer/Sources/*Example; do
    run "$(basename "$example")" LANG=de_DE.UTF-8
  done
  # As Swift Build, SwiftPM's other build system, names the folder of the resources; swiftbuild.sh uses it.
  rm -rf "$swift_build"
  mkdir "$swift_build"
  cp "$programs/LocalizedFoundationExample" "$swift_build"
  cp -R "$programs/Importer_LocalizedFoundationExample.resources" \
    "$swift_build/Importer_LocalizedFoundationExample.bundle"
  (programs=$swift_build && run LocalizedFoundationExample LANG=fr_FR.UTF-8)
  echo '[CheckCatalogs]'
  grep -o 'Tests/Importer/Sources/.*\.xcstrings:.*' "$log" | LC_ALL=C sort -u
} >"$printed"

if [ -n "${GALLEY_RECORD_GOLDENS:-}" ]; then cp "$printed" "$expected"; fi
# Newer versions of ICU separate thousands with a space in Austria.
if ! sed 's/1[^0-9]*234 Seiten/1.234 Seiten/' "$printed" | diff -u "$expected" -; then
  echo 'Importer: FAILED, the output differs from Expected.txt' >&2
  exit 1
fi
echo 'Importer: passed' >&2
