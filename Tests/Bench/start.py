#!/usr/bin/env python3
"""Times from the start of galley to the last byte of its first frame, beside less.

Both are started anew each time, in a terminal of 200 columns and 60 rows, with the page cache warm. The
catalogs have 10 MB and 1 GB; less shows the rows of the first.
"""

import argparse
import os
import select
import shlex
import statistics
import subprocess
import sys
import time

from bench import CATALOGS, HERE, catalog
from latency import COLUMNS, open_terminal

# More than any program says before its first frame, and less than any frame.
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
    os.write(master, b"q")
    # What is still written must be read, or nobody ever ends.
    while select.select([master], [], [], 0.5)[0]:
        try:
            os.read(master, 1 << 16)
        except OSError:
            break
    os.close(master)
    os.waitpid(pid, 0)
    if count < LEAST:
        sys.exit(f"{shlex.join(command)} showed nothing")
    return (last - begin) * 1e3


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    galley = HERE.parent.parent / ".build" / "release" / "galley"
    parser.add_argument("--galley", default=f"{galley} {{}}", metavar="COMMAND")
    parser.add_argument("--rounds", type=int, default=15, metavar="N")
    options = parser.parse_args()
    rows = CATALOGS / "rows.txt"
    small, large = (
        [part.replace("{}", str(catalog(size))) for part in shlex.split(options.galley)]
        for size in (10, 1000)
    )
    with open(rows, "wb") as file:
        printing = [small[0], "print", "--width", str(COLUMNS - 3), *small[1:]]
        subprocess.run(printing, stdout=file, check=True)
    commands = {"less": ["less", str(rows)], "galley, 10 MB": small, "galley, 1 GB": large}
    times = {name: [] for name in commands}
    for turn in range(options.rounds + 1):
        for name, command in commands.items():
            taken = start(command)
            # The first time reads from the disk.
            if turn:
                times[name].append(taken)
    print(f"\nFrom the start to the first frame, load {os.getloadavg()[0]:.2f}")
    print(f"{'least ms':>32}{'median ms':>12}{'ratio':>8}")
    base = statistics.median(times["less"])
    for name, taken in times.items():
        median = statistics.median(taken)
        print(f"  {name:20}{min(taken):10.1f}{median:12.1f}{median / base:8.2f}")


if __name__ == "__main__":
    main()
