#!/usr/bin/env python3
"""Times from a key to the last byte of its frame, of galley beside other programs that show rows.

All show the same rows in a terminal of 200 columns and 60 rows; galley shows the catalog that they
come from. The programs take turns, a few keys at a time, so that a busy machine is busy for all.
"""

import argparse
import fcntl
import os
import pty
import re
import select
import shlex
import shutil
import statistics
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

from bench import CATALOGS, catalog

HERE = Path(__file__).resolve().parent
COLUMNS, ROWS = 200, 60
PAGES = (b"\x1b[6~", b"\x1b[5~")
QUESTIONS = re.compile(rb"\x1b\[c|\x1b\[6n|\x1b\[>0?q|\x1b\[\?(\d+)\$p|\x1b\]11;\?")


def open_terminal(command):
    """Starts a program on a pseudo terminal of its own: its number, and the other end."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8", LESSHISTFILE="-")
    environment.pop("TMUX", None)
    # Who opens a terminal without having one gets it as its own.
    terminal = (os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0)
    actions = [terminal, (os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)]
    pid = os.posix_spawnp(command[0], command, environment, file_actions=actions, setsid=True)
    os.close(slave)
    return pid, master


class Program:
    """A program on a pseudo terminal that answers what terminals are asked."""

    def __init__(self, name, command, pages):
        self.name, self.pages = name, pages
        self.pid, self.master = open_terminal(command)
        self.collect(3, 0.3)

    def collect(self, first, quiet):
        """Reads until nothing comes for a while: how many bytes, and when the last one came."""
        count, last, wait = 0, None, first
        while select.select([self.master], [], [], wait)[0]:
            try:
                output = os.read(self.master, 1 << 16)
            except OSError:
                sys.exit(f"{self.name} ended")
            count, last, wait = count + len(output), time.perf_counter(), quiet
            for question in QUESTIONS.finditer(output) if b"\x1b" in output else ():
                self.answer(question)
        return count, last

    def answer(self, question):
        text = question.group()
        if text.endswith(b"$p"):
            reply = b"\x1b[?%s;0$y" % question.group(1)
        else:
            reply = {
                b"c": b"\x1b[?62;22c", b"n": b"\x1b[1;1R", b"q": b"\x1bP>|bench\x1b\\",
                b"?": b"\x1b]11;rgb:0000/0000/0000\x1b\\",
            }[text[-1:]]
        os.write(self.master, reply)

    def press(self, key):
        """Microseconds from a key to the last byte that it brings, and how many bytes."""
        start = time.perf_counter()
        os.write(self.master, key)
        count, last = self.collect(0.06, 0.008)
        return ((last - start) * 1e6, count) if last else None

    def close(self):
        os.write(self.master, b"q")
        time.sleep(0.1)
        os.close(self.master)
        os.waitpid(self.pid, 0)


class Step:
    """What some keys do in a program, as a row of its own."""

    def __init__(self, name, program, keys):
        self.name, self.program, self.keys = name, program, keys

    def press(self, key):
        return self.program.press(key)


def measure(title, programs, key, rounds):
    """Presses keys in turns and prints medians; `key` is that of a program in a round."""
    results = {program: [] for program in programs}
    for turn in range(rounds):
        for program in programs:
            pressed = (program.press(key(program, turn)) for _ in range(10))
            results[program] += filter(None, pressed)
    print(f"\n{title}\n{'least µs':>32}{'median µs':>12}{'bytes':>8}{'ratio':>8}")
    base = statistics.median(time for time, _ in results[programs[0]])
    for program, pressed in results.items():
        times = [time for time, _ in pressed]
        median = statistics.median(times)
        size = statistics.median(size for _, size in pressed)
        print(
            f"  {program.name:20}{min(times):10.0f}{median:12.0f}{size:8.0f}{median / base:8.2f}"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    galley = HERE.parent.parent / ".build" / "release" / "galley"
    parser.add_argument("--galley", default=f"{galley} -l de {{}}", metavar="COMMAND")
    parser.add_argument("--rounds", type=int, default=20, metavar="N")
    options = parser.parse_args()
    path = catalog(10)
    rows = CATALOGS / "rows.txt"
    shown = [part.replace("{}", str(path)) for part in shlex.split(options.galley)]
    # What is left beside the gutter.
    printing = [shown[0], "print", "--width", str(COLUMNS - 3), *shown[1:]]
    with open(rows, "wb") as file:
        subprocess.run(printing, stdout=file, check=True)
    commands = {
        "ncurses": [str(HERE / ".build" / "ncurses-rows"), str(rows)],
        "galley": shown,
        "tig": ["sh", "-c", 'exec tig < "$0"', str(rows)],
        "less": ["less", str(rows)],
    }
    programs = []
    for name, command in commands.items():
        if shutil.which("tig" if name == "tig" else command[0]):
            programs.append(Program(name, command, (b" ", b"b") if name == "ncurses" else PAGES))
        else:
            print(f"  {name} is missing, row skipped")
    load = os.getloadavg()[0]
    print(f"\nFrom a key to the last byte of its frame, {COLUMNS}x{ROWS}, load {load:.2f}")
    for program in programs:
        # The cursor goes to the last line, so that each line scrolls.
        for _ in range(ROWS + 10):
            program.press(b"j")
    measure("A line", programs, lambda program, turn: b"j", options.rounds)
    # Down and up again, so that nobody comes to the end, where a page costs nothing.
    measure("A page", programs, lambda program, turn: program.pages[turn % 2], options.rounds)
    for program in programs:
        program.close()
    large = [part.replace("{}", str(catalog(1000))) for part in shlex.split(options.galley)]
    program = Program("galley", large, PAGES)
    # All of it is read before a key is pressed.
    program.collect(60, 1)
    steps = [Step("a page", program, PAGES), Step("another locale", program, (b"l", b"l"))]
    title = "In a catalog of 1 GB, of 194,000 rows"
    measure(title, steps, lambda step, turn: step.keys[turn % 2], options.rounds)
    program.close()


if __name__ == "__main__":
    main()
