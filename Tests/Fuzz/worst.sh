#!/bin/sh
# Times the readers with the files that are worst for them: worst.sh [name …]
#
# Twice the bytes must take twice the time, and memory must stay in proportion to the file.
set -eu
cd "$(dirname "$0")"

# The package needs the variable; no code guides anything here.
GALLEY_FUZZ='' swift build -c release --scratch-path .build/worst --product worst-cases >&2
program=.build/worst/release/worst-cases
printf '%-34s %27s %31s %8s\n' '' 'read 1, 2, 4 MB (ms)' 'read, merge and dump (ms)' 'memory'
for name in ${*:-$("$program")}; do
  for size in 1000000 2000000 4000000; do
    timeout 60 "$program" "$name" "$size" || echo "$size - - -"
  done | awk -v name="$name" '
    { read = read sprintf(" %8s", int($2)); all = all sprintf(" %8s", int($3)); memory = $4 }
    END { printf "%-34s %s     %s   %5s x\n", name, read, all, memory }'
done
