#!/bin/sh
# Builds the programs of this package and the server of Tests/Server in release, with shared libraries of
# Swift and with static ones, runs each of them 100 times, and compares every byte that they print with
# what the debug build of run.sh printed.
#
# The optimizer may read memory that is no longer in use. What it finds there depends on how the program
# is linked and on addresses that change from run to run.
# Arguments go to `swift build`.
set -eu
cd "$(dirname "$0")"

build=$(cd ../.. && pwd)/.build/importer-release
scratch=$build/build
expected=$PWD/Expected.txt
runs=${GALLEY_RUNS:-100}
mkdir -p "$build"
# Without the programs that need a plugin, whose tools would be built in release, too.
export GALLEY_IMPORTER=release
cd ../..

# Prints what a program should print: see run.sh.
section() {
  case $1 in
  Server) echo '940 requests in 41 languages, 0 wrong answers' ;;
  *)
    awk -v title="[$1 $2]" '$0 == title { found = 1; next } /^\[[A-Z][A-Za-z]*( [^,]*)?\]$/ { found = 0 }
      found' "$expected" ;;
  esac
}

failed=
# Runs a program in a language, with arguments.
check() {
  program=$1 language=$2
  shift 2
  section "$program" "$language" >"$build/expected.txt"
  [ -s "$build/expected.txt" ] || { echo "Expected.txt has no [$program $language]" >&2; exit 1; }
  number=0
  while [ "$number" -lt "$runs" ]; do
    number=$((number + 1))
    env -i PATH="$PATH" "$language" "$programs/$program" "$@" >"$build/printed.txt" 2>&1 || :
    cmp -s "$build/expected.txt" "$build/printed.txt" && continue
    echo "$program ($linked), run $number:" >&2
    diff -a -u "$build/expected.txt" "$build/printed.txt" >&2 || :
    failed=yes
    return
  done
}

for linked in dynamic static; do
  export GALLEY_LINK=$linked
  swift build -c release --package-path Tests/Importer --scratch-path "$scratch" "$@" >&2
  programs=$(swift build -c release --package-path Tests/Importer --scratch-path "$scratch" "$@" --show-bin-path)
  # That the option does what it says.
  [ "$linked" = "$(ldd "$programs/Importer" | grep -q libswiftCore && echo dynamic || echo static)" ]
  check Importer LANG=de_AT.UTF-8
  check Posts LANG=it_IT.UTF-8
  check Names LANG=de_DE.UTF-8
  check EngineNames LANG=de_DE.UTF-8
  for example in Tests/Importer/Sources/*Example; do
    check "$(basename "$example")" LANG=de_DE.UTF-8
  done
  check Server LANG=C.UTF-8 20
done
[ -z "$failed" ] || { echo 'Importer in release: FAILED' >&2; exit 1; }
echo "Importer in release: passed, $runs runs of each program" >&2
