#!/bin/sh
# Builds the readers, writes the catalogs and runs the benchmark.
set -eu
cd "$(dirname "$0")"

install() {
  echo "bench: installing $1 with apt-get"
  if [ "$(id -u)" = 0 ]; then as_root=; else as_root=sudo; fi
  { $as_root apt-get update -qq && $as_root apt-get install -y -qq "$1"; } >&2 ||
    echo "bench: no $1: its rows are skipped"
}

command -v jq >/dev/null || install jq
command -v tig >/dev/null || install tig
command -v less >/dev/null || install less
[ -e /usr/include/simdjson.h ] || install libsimdjson-dev

swift build -c release --static-swift-stdlib
make -C ../.. release >&2
if [ -e /usr/include/simdjson.h ]; then
  "${CXX:-g++}" -std=c++17 -O2 -Wall -Wextra -Werror Peers/simdjson-peer.cpp -lsimdjson \
    -o .build/simdjson-peer
fi
"${CC:-gcc}" -O2 -Wall -Wextra -Werror Peers/ncurses-rows.c -lncursesw -ltinfo \
  -o .build/ncurses-rows
python3 bench.py "$@"
python3 rates.py
python3 start.py
exec python3 latency.py
