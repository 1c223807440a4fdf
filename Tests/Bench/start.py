#!/usr/bin/env python3
"""Times from the start of galley to the last byte of its first frame, beside less.

Each run starts the program again, in a terminal of 200 columns and 60 rows, with the page cache warm.
The catalogs have 12 MB, 100 MB and 1 GB; less shows the rows of the first.
"""

import argparse
import os
import random
import select
import shlex
import statistics
import subprocess
import sys
import time

from bench import CATALOGS, SMALL, catalog
from builds import BUILDS, keep
from latency import COLUMNS, end, open_terminal

# No program writes so many bytes before its first frame, and every frame has more.
LEAST = 1000
QUIET = 0.003


def start(command):
    """Milliseconds from the start of a program to the last byte of its first frame."""
    begin = time.perf_counter()
    pid, master = open_terminal(command)
    count, last = 0, None
    while select.select([master], [], [], 5 if count < LEAST else QUIET)[0]:
        count += len(os.read(master, 1 << 16))
        last = time.perf_counter()
    end(pid, master)
    if count < LEAST:
        sys.exit(f"{shlex.join(command)} showed nothing")
    return (last - begin) * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=15, metavar="N")
    options = parser.parse_args()
    rows = CATALOGS / "rows.txt"
    small, middle, large = catalog(SMALL), catalog(100), catalog(1000)
    printing = [BUILDS[-1].galley, "print", "--width", str(COLUMNS - 3), small]
    with open(rows, "wb") as file:
        subprocess.run(printing, stdout=file, check=True)
    programs = [(None, "less", ["less", str(rows)])]
    for size, path in (("12 MB", small), ("100 MB", middle), ("1 GB", large)):
        programs += [(build, size, [build.galley, str(path)]) for build in BUILDS]
    times = [[] for _ in programs]
    for turn in range(options.rounds + 1):
        # In any order, because the end of a program slows the start of the next, and less ends at once.
        for number in random.Random(turn).sample(range(len(programs)), len(programs)):
            kept, (_, _, command) = times[number], programs[number]
            taken = start(command)
            # The first run of each reads from the disk.
            if turn:
                kept.append(taken)
    print(f"\nFrom the start to the first frame, load {os.getloadavg()[0]:.2f}")
    print(f"{'least ms':>38}{'median ms':>12}{'ratio':>8}")
    base = statistics.median(times[0])
    for taken, (build, size, _) in zip(times, programs):
        name = build.label(f"galley, {size}") if build else size
        median = statistics.median(taken)
        print(f"  {name:26}{min(taken):10.1f}{median:12.1f}{median / base:8.2f}")
        if build:
            keep(build, f"Start, {size}", "ms", median)


if __name__ == "__main__":
    main()
