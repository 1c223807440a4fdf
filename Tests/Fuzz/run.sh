#!/bin/sh
# Feeds the readers what nobody would write: run.sh [reader] [seconds]
#
# The readers are xcstrings, strings, stringsdict, markdown and format. Each is done after
# 10,000,000 inputs, after ten minutes in which nothing new was reached, or after the seconds given.
# A finding ends the run; its input is in .build/findings.
set -eu
cd "$(dirname "$0")"

targets=${1:-xcstrings strings stringsdict markdown format}
limit=${2:-0}
inputs=10000000
patience=600
slice=60
checkout=../..
vectors=$checkout/Tests/LocalizedTextTests/Vectors
# Swift's own report of a crash waits for a debugger that is not there; libFuzzer has one too.
export SWIFT_BACKTRACE=enable=no
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1

# Of several -sanitize= the last one decides what is instrumented, and SwiftPM gives its own in an
# order that varies.
SWIFT_DETERMINISTIC_HASHING=1 swift build -c release --product fuzz-readers \
  --sanitize fuzzer --sanitize address -Xswiftc -sanitize=fuzzer,address >&2
reader=.build/release/fuzz-readers

# Copies the files of a format, cut at 64 KB, under names that never meet.
seed() {
  find "$checkout/Catalogs" "$checkout/Tests/StringCatalogTests" -type f -name "*.$1" |
    while IFS= read -r file; do
      head -c 65536 "$file" >"$2/seed-$(printf %s "$file" | cksum | cut -d ' ' -f 1)"
    done
}

# A binary property list: { a = b; }, which chance would not make.
seed_binary() {
  printf 'bplist00\321\001\002\121a\121b\010\013\015' >"$1"
  printf '\0\0\0\0\0\0\001\001\0\0\0\0\0\0\0\003\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\017' >>"$1"
}

# The formats of the catalogs and of the vectors, each as a catalog's text and by itself: before it
# stand the bytes that choose the environment and the arguments.
seed_formats() {
  {
    cut -f 2 "$vectors/fragments.tsv"
    cut -f 1 "$vectors/printf.tsv" | awk 'NR % 16 == 1'
    find "$checkout/Catalogs" -name '*.xcstrings' \
      -exec sed -n 's/.*"value" : "\(.*\)".*/\1/p' '{}' +
  } | sort -u | awk -v path="$1" '{
    printf " 7b9%s", $0 >(path NR)
    close(path NR)
    printf "!7b9%s", $0 >(path "markdown-" NR)
    close(path "markdown-" NR)
  }'
}

# The number behind a name in the lines of libFuzzer; the last one counts.
number() { sed -n "s/.*$1 \([0-9][0-9]*\).*/\1/p" "$log" | tail -n 1; }

fuzz() {
  corpus=.build/corpus/$1
  log=.build/$1.log
  mkdir -p "$corpus" .build/findings
  case $1 in
    markdown) split -l 8 -a 4 "$vectors/markdown.jsonl" "$corpus/seed-" ;;
    format) seed_formats "$corpus/seed-" ;;
    *) seed "$1" "$corpus" ;;
  esac
  case $1 in strings | stringsdict) seed_binary "$corpus/seed-binary" ;; esac
  runs=0
  spent=0
  quiet=0
  covered=0
  result=done
  while [ "$runs" -lt "$inputs" ] && [ "$quiet" -lt "$patience" ]; do
    [ "$limit" -eq 0 ] || [ "$spent" -lt "$limit" ] || break
    # Short inputs find most, and soonest; every fourth slice takes long ones.
    length=4096
    [ $((spent / slice % 4)) -lt 3 ] || length=65536
    "$reader" "--$1" "$corpus" -dict="Dictionaries/$1.dict" -max_len="$length" \
      -max_total_time="$slice" -runs=$((inputs - runs)) -timeout=5 -report_slow_units=2 \
      -rss_limit_mb=2048 -malloc_limit_mb=512 -artifact_prefix=".build/findings/$1-" \
      -use_value_profile=1 -print_final_stats=1 >"$log" 2>&1 || result=FINDING
    runs=$((runs + $(number 'stat::number_of_executed_units:')))
    spent=$((spent + slice))
    edges=$(number 'cov:')
    if [ "${edges:-0}" -gt "$covered" ]; then
      covered=$edges
      quiet=0
    else
      quiet=$((quiet + slice))
    fi
    [ "$result" = done ] || break
  done
  echo "$1: $result, $runs inputs in $spent s, $covered edges, $(ls "$corpus" | wc -l) kept"
  [ "$result" = done ] || { tail -n 40 "$log"; exit 1; }
  [ "$covered" -gt 0 ] || { echo "$1: the reader was built without coverage"; exit 1; }
}

for target in $targets; do fuzz "$target"; done
