#!/bin/sh
# Builds what is measured, writes the catalogs and runs the benchmark: run.sh [--rounds N]
#
# If BASELINE has the path of another checkout, that one is built and measured too, in turn with this
# one, and a table of all figures ends the output.
set -eu
cd "$(dirname "$0")"
# The scripts import each other; the folder stays as it is.
export PYTHONDONTWRITEBYTECODE=1

install() {
  echo "bench: installing $1 with apt-get"
  if [ "$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi
  { $as_root apt-get update -qq && $as_root apt-get install -y -qq "$1"; } >&2 ||
    echo "bench: $1 cannot be installed: its rows are skipped"
}

# Builds the galley of a checkout and the programs of its benchmark.
build() {
  make -C "$1" release >&2
  swift build --package-path "$1/Tests/Bench" -c release --static-swift-stdlib >&2
}

command -v jq >/dev/null || install jq
command -v tig >/dev/null || install tig
command -v less >/dev/null || install less
command -v msgfmt >/dev/null || install gettext
[ -e /usr/include/simdjson.h ] || install libsimdjson-dev

[ -z "${BASELINE:-}" ] || build "$BASELINE"
build ../..
if [ -e /usr/include/simdjson.h ]; then
  "${CXX:-g++}" -std=c++17 -O2 -Wall -Wextra -Werror Peers/simdjson-peer.cpp -lsimdjson \
    -o .build/simdjson-peer
fi
"${CC:-gcc}" -O2 -Wall -Wextra -Werror Peers/ncurses-rows.c -lncursesw -ltinfo \
  -o .build/ncurses-rows
rm -f .build/figures.tsv
python3 bench.py "$@"
python3 rates.py
python3 grammar.py
python3 start.py
python3 folder.py
python3 versions.py
python3 check.py --megabytes 12
python3 check.py
python3 latency.py
python3 editing.py
python3 agents.py
exec python3 builds.py
