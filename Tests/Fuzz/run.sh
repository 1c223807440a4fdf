#!/bin/sh
# Fuzzes galley: run.sh [target] [seconds]
#
# Without a target, all of them are fuzzed in turn: `libraries` and `program` below list them. Each ends
# after 10,000,000 inputs, after ten minutes in which no new place in its sources was reached, or after the
# seconds given. A finding ends the run; its input is in .build/findings.
set -eu
cd "$(dirname "$0")"

libraries='xcstrings strings stringsdict markdown format layout transducer ding merge diff edit conflicts xliff swift'
program='screens samples configuration names options xcloc'
targets=${1:-$libraries $program}
limit=${2:-0}
inputs=10000000
patience=600
checkout=../..
formats=$checkout/Tests/LocalizedTextTests/Vectors
markdown=$checkout/Tests/MessageSyntaxTests/Vectors/markdown.jsonl
# Swift's own report of a crash waits for a debugger, and there is none; libFuzzer reports crashes too.
export SWIFT_BACKTRACE=enable=no
# Otherwise the hashes are other ones in each run, and with them what the inputs reach in dictionaries.
export SWIFT_DETERMINISTIC_HASHING=1
# libFuzzer names the places with llvm-symbolizer, which is in the folder of the compiler.
PATH=$PATH:$(dirname "$(readlink -f "$(command -v swift)")")
command -v llvm-symbolizer >/dev/null || { echo "llvm-symbolizer is missing" >&2 && exit 1; }
# Where memory was allocated is not recorded, which saves a tenth of the time; a finding can be run again.
export ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:malloc_context_size=0

# The screens are those of catalogs in files, which are written often.
TMPDIR=$(mktemp -d "$([ -w /dev/shm ] && echo /dev/shm || echo /tmp)/galley-fuzz.XXXXXX")
export TMPDIR
trap 'rm -rf "$TMPDIR"' EXIT

# Builds the targets of a program in a folder of its own.
#
# AddressSanitizer watches the libraries, which have nearly all of the unsafe code and C. The program is
# built without it, and guided by its own code alone, not by that of the libraries: so the app is drawn
# several times as fast.
build() {
  case $1 in
    fuzz-libraries)
      # The last -sanitize= decides what is instrumented, and SwiftPM gives its own in an order that varies.
      guides=all
      set -- "$1" --sanitize fuzzer --sanitize address -Xswiftc -sanitize=fuzzer,address
      ;;
    *) guides='CatalogFiles FileAccess PreviewRows PreviewUI TerminalValues WorkingCopy' ;;
  esac
  GALLEY_FUZZ=$guides swift build -c release --scratch-path ".build/$1" --product "$@" >&2
}

# Copies the files of a format, cut at 64 KB, each under a name of its own.
seed() {
  find "$checkout/Catalogs" "$checkout/Tests" -name .build -prune -o -type f -name "*.$1" -print |
    while IFS= read -r file; do
      head -c 65536 "$file" >"$2/seed-$(printf %s "$file" | cksum | cut -d ' ' -f 1)"
    done
}

# Files of each format behind eight bytes, of which the first one tells the format. What its readers are
# fuzzed with reaches more of them than the files of the checkout.
seed_versions() {
  for format in xcstrings strings stringsdict; do
    mkdir -p ".build/corpus/$format"
    {
      find "$checkout/Catalogs" "$checkout/Tests" -name .build -prune -o -type f -name "*.$format" -size -16k -print
      find ".build/corpus/$format" -type f -size -16k
    } |
      while IFS= read -r file; do
        case $format in xcstrings) first=0 ;; strings) first=1 ;; *) first=2 ;; esac
        name="$1/seed-$(printf %s "$file" | cksum | cut -d ' ' -f 1)"
        for rest in 1234567 abcdefg; do
          { printf "\\00$first$rest" && cat "$file"; } >"$name-$rest"
        done
      done
  done
}

# A binary property list: { a = b; }. Chance would not make one.
seed_binary() {
  printf 'bplist00\321\001\002\121a\121b\010\013\015' >"$1"
  printf '\0\0\0\0\0\0\001\001\0\0\0\0\0\0\0\003\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\017' >>"$1"
}

# The formats of the catalogs and of the vectors, each as a catalog's text and by itself: the bytes
# before it choose the environment and the arguments.
seed_formats() {
  {
    cut -f 2 "$formats/fragments.tsv"
    cut -f 1 "$formats/printf.tsv" | awk 'NR % 16 == 1'
    texts
  } | sort -u | awk -v path="$1" '{
    printf " 7b9%s", $0 >(path NR)
    close(path NR)
    printf "!7b9%s", $0 >(path "markdown-" NR)
    close(path "markdown-" NR)
  }'
}

# The texts of the sample catalogs, one on each line.
texts() {
  find "$checkout/Catalogs" -name '*.xcstrings' -exec sed -n 's/.*"value" : "\(.*\)".*/\1/p' '{}' +
}

# Writes each line of the input to a file of its own, with `\ooo` for any byte: a line is a format of
# printf.
seed_lines() {
  count=0
  while IFS= read -r line; do
    count=$((count + 1))
    # The line is a format on purpose.
    # shellcheck disable=SC2059
    printf -- "$line" >"$1$count"
  done
}

# The texts of the catalogs as titles, measured in eight ways, with values.
seed_layouts() {
  texts | sort -u | awk -v path="$1" '{
    printf "%c%c%s", 64 + NR % 8, 48 + NR % 8, $0 >(path NR)
    if (NR % 2) printf "%c%s", 0, "€ 12,34" >(path NR)
    close(path NR)
  }'
}

# Every command that the manual lists, in every pane: without a value, and with the first completions.
seed_commands() {
  grep -o '`:[a-z-]*[a-z]' "$checkout/Documentation/reference.md" | cut -c 2- | sort -u | awk -v path="$1" '
    function type(words) { printf "%s\001%c", words, 0 >file }
    BEGIN { split(":inspect :compare :coverage :problems :help", panes, " ") }
    {
      for (pane = 0; pane <= 5; pane++) {
        file = path NR "-" pane
        printf "%d%s\020x\003%c", (NR + pane) % 8, NR % 3 ? "P" : "\240", pane * 4 >file
        if (pane > 0) type(panes[pane])
        type("jl" $0)
        type("j" $0 " \001\002")
        type("l" $0 " \001\002\001\002")
        close(file)
      }
    }'
}

# The form with each kind of sample, two of which are side by side, and texts that not all of them accept.
seed_forms() {
  count=0
  while IFS= read -r text; do
    for number in 000 002 004 006 010 012 014 025; do
      count=$((count + 1))
      # The number is a part of the format on purpose.
      # shellcheck disable=SC2059
      printf "0Px\\020\\$number\\000ja" >"$1$count"
      printf '\001\046%s\001\002\001\046%s\001\000' "$text" "$text" >>"$1$count"
    done
  done
}

seed_target() {
  case $1 in
    markdown) split -l 8 -a 4 "$markdown" "$2/seed-" ;;
    format) seed_formats "$2/seed-" ;;
    layout) seed_layouts "$2/seed-" ;;
    transducer) cp "$checkout"/Tests/GrammarAgreementTests/Lexicons/Vectors/*.bin "$2" ;;
    screens)
      seed_lines "$2/seed-" <"Seeds/screens.txt"
      seed_commands "$2/seed-command-"
      seed_forms "$2/seed-form-" <"Seeds/sample-texts.txt"
      ;;
    names | options | configuration | ding) seed_lines "$2/seed-" <"Seeds/$1.txt" ;;
    samples) seed samples.json "$2" ;;
    merge | diff | edit | conflicts)
      seed_versions "$2"
      # Their inputs have the same form, and what one has found leads the others further.
      for other in merge diff edit conflicts; do
        [ "$other" = "$1" ] || cp -n ".build/corpus/$other"/* "$2" 2>/dev/null || :
      done
      ;;
    *) seed "$1" "$2" ;;
  esac
  case $1 in strings | stringsdict) seed_binary "$2/seed-binary" ;; esac
}

# The number after a name in the lines of libFuzzer; the last one counts.
number() { sed -n "s/.*$1 \([0-9][0-9]*\).*/\1/p" "$log" | tail -n 1; }

# Whether the log names a new place in the sources. Code of the standard library, which is compiled into each
# module, has none: what of it is reached is chance. The readers have targets of their own, so a new place in
# them is none of the targets that compare and change what was read.
reached_places() {
  case $target in
    merge | diff | edit | conflicts) modules='Catalog\(Changes\|Editing\)' ;;
    *) modules='[^ /]*' ;;
  esac
  grep -q "NEW_PC: .*/Sources/[^/ ]*/$modules/[^ ]*:[0-9]" "$log"
}

# Runs libFuzzer on the target, with the options given.
fuzzer() {
  ".build/fuzz-$built/release/fuzz-$built" "--$target" "$@" "-use_counters=$counts" -timeout=5 \
    -report_slow_units=2 -rss_limit_mb=2048 -malloc_limit_mb=512 \
    -artifact_prefix=".build/findings/$target-" >"$log" 2>&1
}

# Begins with those seeds and inputs of earlier runs that reach something of their own.
prepare() {
  # An earlier run may have been ended here, and has left its inputs in both folders.
  mkdir -p "$corpus" "$corpus.before" .build/findings
  find "$corpus" -type f -exec mv -t "$corpus.before" '{}' +
  seed_target "$target" "$corpus.before"
  fuzzer -merge=1 "$corpus" "$corpus.before" || { tail -n 40 "$log"; exit 1; }
  rm -r "$corpus.before"
}

fuzz() {
  corpus=.build/corpus/$target
  log=.build/$target.log
  case " $libraries " in *" $target "*) built=libraries ;; *) built=program ;; esac
  # A screen is drawn in thousands of loops and comparisons: keeping every input that goes round one more
  # often, or comes nearer to a number, takes more time than drawing.
  case $target in
    screens) counts=0 guidance='-entropic=0' ;;
    *) counts=1 guidance='-use_value_profile=1' ;;
  esac
  prepare
  # Most findings need few bytes; readers of whole files are given long ones as well.
  case $target in
    layout | screens | names | options) short=512 long=512 ;;
    *) short=4096 long=65536 ;;
  esac
  words=
  [ ! -e "Dictionaries/$target.dict" ] || words=-dict=Dictionaries/$target.dict
  # Reading the corpus is no fuzzing: a turn gets that time besides, and it is not counted.
  start=$(date +%s)
  fuzzer -runs=0 "$corpus" || { tail -n 40 "$log"; exit 1; }
  loading=$(($(date +%s) - start))
  runs=0
  spent=0
  quiet=0
  turn=0
  covered=0
  result=done
  while [ "$runs" -lt "$inputs" ] && [ "$quiet" -lt "$patience" ]; do
    [ "$limit" -eq 0 ] || [ "$spent" -lt "$limit" ] || break
    length=$short
    [ $((turn % 4)) -lt 3 ] || length=$long
    start=$(date +%s)
    fuzzer "$corpus" ${words:+"$words"} -max_len="$length" -max_total_time=$((60 + 4 * loading)) \
      -runs=$((inputs - runs)) "$guidance" -print_final_stats=1 -print_pcs=1 || result=FINDING
    runs=$((runs + $(number 'stat::number_of_executed_units:')))
    seconds=$(($(date +%s) - start - loading))
    spent=$((spent + seconds))
    covered=$(number 'cov:')
    if reached_places; then quiet=0; else quiet=$((quiet + seconds)); fi
    [ "$result" = done ] || break
    turn=$((turn + 1))
  done
  kept=$(ls "$corpus" | wc -l)
  echo "$target: $result, $runs inputs in $spent s, no new place for $quiet s, $covered edges, $kept kept"
  [ "$result" = done ] || { tail -n 40 "$log"; exit 1; }
  [ "${covered:-0}" -gt 0 ] || { echo "$target: the target was built without coverage"; exit 1; }
}

for target in $targets; do
  case " $libraries $program " in
    *" $target "*) ;;
    *) echo "$target is none of: $libraries $program" >&2 && exit 2 ;;
  esac
done
case " $libraries " in *" ${1:-layout} "*) build fuzz-libraries ;; esac
case " $program " in *" ${1:-screens} "*) build fuzz-program ;; esac
for target in $targets; do fuzz; done
