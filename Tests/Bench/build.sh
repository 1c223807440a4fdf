#!/bin/sh
# Builds the benchmark and the fuzzers without running them, so that a change of the libraries cannot break them
# unnoticed. They are packages of their own, and share the build folder of the root package.
set -eu
cd "$(dirname "$0")/../.."

swift build --package-path Tests/Bench --scratch-path .build "$@"
# fuzz-libraries links only with libFuzzer, so its targets are compiled alone.
export GALLEY_FUZZ=
for target in FuzzLibraries FuzzProgram WorstCases; do
  swift build --package-path Tests/Fuzz --scratch-path .build --target "$target" "$@"
done
