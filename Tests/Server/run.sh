#!/bin/sh
# Builds a server that depends on galley as other packages do, by address and version, and lets it
# check its answers to 1,000 requests from each of 47 locales, all at once, under ThreadSanitizer.
#
# The address is that of a clone of this repository with a tag; what is not committed is not in it.
# It needs no network. Arguments go to `swift build`.
set -eu
cd "$(dirname "$0")"

build=$(cd ../.. && pwd)/.build/server
clone=$build/galley

# SwiftPM keeps its own copy of a package by its address and version, which would be that of an
# earlier commit, and at the same commit it would not check it out again.
rm -rf "$clone" "$build/repositories" "$build/checkouts/galley" "$build/workspace-state.json" Package.resolved
rm -f "$build"/*.yaml
mkdir -p "$build"
git clone --quiet --no-hardlinks ../.. "$clone"
git -C "$clone" -c user.name=Server -c user.email=server@localhost tag --force --annotate \
  --message 'For the test' 1.0.0

export GALLEY_CLONE="file://$clone"
set -- --scratch-path "$build" --cache-path "$build/cache" --sanitize=thread "$@"
swift build "$@" >&2
server=$(swift build "$@" --show-bin-path)/Server
for language in C.UTF-8 pl_PL.UTF-8; do
  # A race ends the program with another status.
  env -i PATH="$PATH" LANG="$language" TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/suppressions.txt" \
    "$server"
done
rm -f Package.resolved
echo 'Server: passed' >&2
