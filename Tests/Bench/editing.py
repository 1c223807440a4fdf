#!/usr/bin/env python3
"""Times what one types in the field of the app and what it saves, and counts the memory of many edits.

A key in the field is timed beside a line that moves, among the 194,000 rows of a catalog of 1 GB. A text
that Enter saves in a catalog of 100 MB is timed from the key to the frame that says so, beside one fsync of
a file of that size. The memory is that of the app after 10,000 saved edits of a small catalog.
"""

import argparse
import os
import re
import shutil
import statistics
import tempfile
import time
from pathlib import Path

from bench import CATALOGS, SMALL, catalog
from builds import builds_with, keep
from latency import PAGES, Program, browsing

SAVED = b"u to undo"
TO_THE_FIRST_ROW = b"gg"
OPEN, LEAVE = b"i", (b"\x1b", b"\x1b")
EDITS = 10_000
# Ten thousand times, a disk would take minutes.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else CATALOGS
# Edits before the memory is read the first time.
FIRST_EDITS = 200


def until(program, words, key):
    """The seconds from a key to the first output with some words."""
    start = time.perf_counter()
    os.write(program.master, key)
    output = b""
    while words not in output:
        output += os.read(program.master, 1 << 16)
    return time.perf_counter() - start


def types_and_moves(build, rounds):
    """The microseconds of keys in the field, and of keys that move a line."""
    program = Program("galley", browsing(build, catalog(1000)), PAGES)
    # The whole catalog is read before the first key is pressed.
    program.collect(60, 1)
    typed, moved = [], []
    for _ in range(rounds):
        for key in [b"j"] * 80:
            program.press(key)
        moved += [program.press(b"j")[0] for _ in range(10)]
        program.press(TO_THE_FIRST_ROW)
        program.press(OPEN)
        typed += [program.press(b"%c" % (97 + number))[0] for number in range(10)]
        for key in LEAVE:
            program.press(key)
            # A terminal sends Esc at the start of other keys.
            program.collect(0.1, 0.05)
    program.close()
    return statistics.median(typed), statistics.median(moved)


def saves(build, rounds, folder, megabytes):
    """The seconds of saving a text, and of an fsync of a file of the same size."""
    path = Path(folder) / "Localizable.xcstrings"
    shutil.copyfile(catalog(megabytes), path)
    program = Program("galley", browsing(build, path), PAGES)
    program.collect(5, 1)
    saved, synced = [], []
    for turn in range(rounds):
        program.press(OPEN)
        program.press(b"x" if turn % 2 == 0 else b"\x7f")
        saved.append(until(program, SAVED, b"\r"))
        program.collect(1, 0.5)
        with open(Path(folder) / "copy", "wb") as copy:
            copy.write(path.read_bytes())
            copy.flush()
            start = time.perf_counter()
            os.fsync(copy.fileno())
            synced.append(time.perf_counter() - start)
    program.close()
    return statistics.median(saved), statistics.median(synced)


def memory(program):
    """The kilobytes that a program has for itself."""
    status = Path(f"/proc/{program.pid}/status").read_text(encoding="ascii")
    return int(re.search(r"RssAnon:\s*(\d+)", status)[1])


def grows(build, folder):
    """The kilobytes that 10,000 saved edits add."""
    path = Path(folder) / "Small.xcstrings"
    path.write_text(
        '{"sourceLanguage" : "en", "strings" : {"Welcome" : {"localizations" : {"de" : {"stringUnit" : '
        '{"state" : "translated", "value" : "Willkommen"}}}}}, "version" : "1.0"}\n',
        encoding="utf-8",
    )
    program = Program("galley", browsing(build, path), PAGES)
    before = 0
    for turn in range(FIRST_EDITS + EDITS):
        if turn == FIRST_EDITS:
            before = memory(program)
        # The field takes the place of the last message, so that the next one is drawn again.
        os.write(program.master, OPEN)
        program.collect(1, 0.001)
        until(program, SAVED, (b"x" if turn % 2 == 0 else b"\x7f") + b"\r")
    program.collect(0.5, 0.2)
    after = memory(program)
    program.close()
    return after - before


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=11, metavar="N")
    rounds = parser.parse_args().rounds
    CATALOGS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CATALOGS) as folder, tempfile.TemporaryDirectory(dir=MEMORY) as fast:
        # Drafts of the benchmark are nobody's.
        os.environ["XDG_STATE_HOME"] = folder
        for build in builds_with("set"):
            print(f"\n{build.label('Editing')}, load {os.getloadavg()[0]:.2f}")
            typed, moved = types_and_moves(build, rounds)
            print(f"  among 194,000 rows, a key in the field, µs      {typed:8.0f}")
            print(f"  a line, µs                                      {moved:8.0f}")
            print(f"  ratio                                           {typed / moved:8.2f}")
            keep(build, "a key in the field among 194,000 rows", "us", typed)
            for megabytes in (SMALL, 100):
                saved, synced = saves(build, rounds, folder, megabytes)
                print(f"  {f'a saved text in {megabytes} MB, ms':48}{saved * 1000:8.0f}")
                print(f"  {f'an fsync of {megabytes} MB, ms':48}{synced * 1000:8.0f}")
                keep(build, f"a saved text in {megabytes} MB", "ms", saved * 1000)
            added = grows(build, fast)
            print(f"  memory of {EDITS:,} saved edits, KB               {added:8.0f}")
            keep(build, f"memory of {EDITS:,} saved edits", "KB", added)


if __name__ == "__main__":
    main()
