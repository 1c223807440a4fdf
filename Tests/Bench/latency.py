#!/usr/bin/env python3
"""Times from a key to the last byte of its frame, of galley beside other programs that show rows.

All show the same rows in a terminal of 200 columns and 60 rows; galley shows the catalog from which the
rows are printed: plain, without the columns of keys and source texts and without hints, and as it is by
default. The programs take turns, a few keys at a time, so that a busy machine slows all of them.
"""

import argparse
import fcntl
import os
import pty
import re
import select
import shutil
import statistics
import struct
import subprocess
import sys
import termios
import time

from bench import CATALOGS, SMALL, catalog
from builds import BUILDS, HERE, keep

COLUMNS, ROWS = 200, 60
PAGES = (b"\x1b[6~", b"\x1b[5~")
QUESTIONS = re.compile(rb"\x1b\[c|\x1b\[6n|\x1b\[>0?q|\x1b\[\?(\d+)\$p|\x1b\]11;\?")


def open_terminal(command):
    """Starts a program on a pseudo terminal of its own; returns the process and our end of the terminal."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8", LESSHISTFILE="-")
    environment.pop("TMUX", None)
    # A session leader without a terminal gets the first that it opens as its controlling terminal.
    terminal = (os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0)
    actions = [terminal, (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)]
    pid = os.posix_spawnp(command[0], command, environment, file_actions=actions, setsid=True)
    os.close(slave)
    return pid, master


def end(pid, master):
    """Ends a program with the key q."""
    os.write(master, b"q")
    # The program ends only after all of its output has been read.
    while select.select([master], [], [], 0.5)[0]:
        try:
            os.read(master, 1 << 16)
        except OSError:
            break
    os.close(master)
    os.waitpid(pid, 0)


def answer(master, question):
    """Answers a question that a program has asked its terminal."""
    text = question.group()
    if text.endswith(b"$p"):
        reply = b"\x1b[?%s;0$y" % question.group(1)
    else:
        reply = {
            b"c": b"\x1b[?62;22c", b"n": b"\x1b[1;1R", b"q": b"\x1bP>|bench\x1b\\",
            b"?": b"\x1b]11;rgb:0000/0000/0000\x1b\\",
        }[text[-1:]]
    os.write(master, reply)


class Program:
    """A program on a pseudo terminal, which answers the program's questions as terminals do."""

    def __init__(self, name, command, pages, build=None):
        self.name, self.pages, self.build = name, pages, build
        self.pid, self.master = open_terminal(command)
        self.collect(3, 0.3)

    def collect(self, first, quiet):
        """Reads until no output comes for a while; returns the count of bytes and the time of the last."""
        count, last, wait = 0, None, first
        while select.select([self.master], [], [], wait)[0]:
            try:
                output = os.read(self.master, 1 << 16)
            except OSError:
                sys.exit(f"{self.name} ended")
            count, last, wait = count + len(output), time.perf_counter(), quiet
            for question in QUESTIONS.finditer(output) if b"\x1b" in output else ():
                answer(self.master, question)
        return count, last

    def press(self, key):
        """The microseconds from a key to the last byte of the output it causes, and the count of bytes."""
        start = time.perf_counter()
        os.write(self.master, key)
        count, last = self.collect(0.06, 0.008)
        return ((last - start) * 1e6, count) if last else None

    def close(self):
        end(self.pid, self.master)


class Step:
    """Some keys of a program, which have a row of their own."""

    def __init__(self, name, program, keys):
        self.name, self.program, self.keys = name, program, keys
        self.build = program.build

    def press(self, key):
        return self.program.press(key)


def measure(title, programs, key, rounds):
    """Presses keys in turns and prints medians; `key` gives the key of a program in a round."""
    results = {program: [] for program in programs}
    for turn in range(rounds):
        for program in programs:
            pressed = (program.press(key(program, turn)) for _ in range(10))
            results[program] += filter(None, pressed)
    print(f"\n{title}\n{'least µs':>38}{'median µs':>12}{'bytes':>8}{'ratio':>8}")
    base = statistics.median(time for time, _ in results[programs[0]])
    for program, pressed in results.items():
        times = [time for time, _ in pressed]
        median = statistics.median(times)
        size = statistics.median(size for _, size in pressed)
        print(
            f"  {program.name:26}{min(times):10.0f}{median:12.0f}{size:8.0f}{median / base:8.2f}"
        )
        if program.build:
            keep(program.build, f"{title}, {program.name.split(',')[0]}", "us", median)


def browsing(build, path):
    """The command that browses a catalog in German."""
    return [build.galley, "--no-config", "-l", "de", str(path)]


def plain(build, path):
    """The same, with nothing beside the rows."""
    folder = CATALOGS / "plain-config" / "galley"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "config").write_text("columns = none\nhints = no\n")
    return ["env", f"XDG_CONFIG_HOME={folder.parent}", build.galley, "-l", "de", str(path)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, metavar="N")
    rounds = parser.parse_args().rounds
    path = catalog(SMALL)
    rows = CATALOGS / "rows.txt"
    # The gutter takes three columns of the app's width.
    printing = [BUILDS[-1].galley, "print", "--width", str(COLUMNS - 3), "-l", "de", str(path)]
    with open(rows, "wb") as file:
        subprocess.run(printing, stdout=file, check=True)
    commands = [("ncurses", [str(HERE / ".build" / "ncurses-rows"), str(rows)], None)]
    commands += [(build.label("galley, plain"), plain(build, path), None) for build in BUILDS]
    commands += [(build.label("galley"), browsing(build, path), build) for build in BUILDS]
    commands += [
        ("tig", ["sh", "-c", 'exec tig < "$0"', str(rows)], None),
        ("less", ["less", str(rows)], None),
    ]
    programs = []
    for name, command, build in commands:
        if shutil.which("tig" if name == "tig" else command[0]):
            pages = (b" ", b"b") if name == "ncurses" else PAGES
            programs.append(Program(name, command, pages, build))
        else:
            print(f"  {name} is missing, row skipped")
    load = os.getloadavg()[0]
    print(f"\nFrom a key to the last byte of its frame, {COLUMNS}x{ROWS}, load {load:.2f}")
    for program in programs:
        # The cursor goes to the last line, so that each line scrolls.
        for _ in range(ROWS + 10):
            program.press(b"j")
    measure("A line", programs, lambda program, turn: b"j", rounds)
    # Down and up again, so that no program reaches the end, where a page costs nothing.
    measure("A page", programs, lambda program, turn: program.pages[turn % 2], rounds)
    for program in programs:
        program.close()
    for size, path in ((f"{SMALL} MB", catalog(SMALL)), ("1 GB", catalog(1000))):
        steps = []
        for build in BUILDS:
            program = Program(build.label("galley"), browsing(build, path), PAGES, build)
            # The whole catalog is read before the first key is pressed.
            program.collect(60, 1)
            steps.append(Step(build.label("a page"), program, PAGES))
            steps.append(Step(build.label("another locale"), program, (b"l", b"l")))
        measure(f"In a catalog of {size}", steps, lambda step, turn: step.keys[turn % 2], rounds)
        for program in {step.program for step in steps}:
            program.close()


if __name__ == "__main__":
    main()
