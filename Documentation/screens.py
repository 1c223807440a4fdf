#!/usr/bin/env python3
"""Draws preview.svg, the picture of the README, from what tmux captures: screens.py GALLEY"""

import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
import unicodedata
from html import escape
from pathlib import Path

HERE = Path(__file__).resolve().parent
PICTURE = HERE / "preview.svg"

# What the picture shows: a size, the arguments, and keys as tmux names them.
SIZE = (104, 28)
ARGUMENTS = ["--theme", "dark", "-l", "fr-CA", "Catalogs/Travel.xcstrings"]
KEYS = ["j"] * 6 + ["Enter"]

CELL, LINE, MARGIN = 8.4, 18, 14
INK, PAPER, FAINT = "#d7dae0", "#17191e", "#848b98"
PALETTE = (
    "#17191e #e06c75 #98c379 #d19a66 #61afef #c678dd #56b6c2 #c8ccd4"
    " #848b98 #ff7b86 #b5e890 #e5c07b #82c4ff #de9bf0 #7fd8e2 #ffffff"
).split()


def environment():
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLORTERM": "", "NO_COLOR": ""}


def capture_picture(galley):
    """Runs galley in a terminal of its own and draws what is there."""
    with tempfile.TemporaryDirectory() as folder:
        tmux = ["tmux", "-S", f"{folder}/socket", "-f", "/dev/null"]
        columns, rows = map(str, SIZE)
        # The shell that waits behind it keeps the screen until it is captured.
        program = shlex.join([str(galley), "--no-config", *ARGUMENTS])
        start = [*tmux, "new-session", "-d", "-x", columns, "-y", rows, program]
        subprocess.run(start, cwd=HERE.parent, env=environment(), check=True)
        try:
            settle(tmux)
            for key in KEYS:
                subprocess.run([*tmux, "send-keys", key], check=True)
                settle(tmux)
            PICTURE.write_text(drawn(captured(tmux)), "utf-8")
        finally:
            subprocess.run([*tmux, "kill-session"], check=False)


def captured(tmux):
    shown = subprocess.run([*tmux, "capture-pane", "-e", "-p"], check=True, capture_output=True)
    return shown.stdout.decode()


def settle(tmux):
    """Waits until the screen has something and has stayed the same for a moment."""
    last = None
    for _ in range(100):
        time.sleep(0.1)
        now = captured(tmux)
        if now == last and now.strip():
            return
        last = now
    sys.exit("the screen never came to rest")


class Pen:
    """The attributes and colours that the next characters have."""

    def __init__(self):
        self.clear()

    def clear(self):
        self.bold = self.dim = self.italic = self.underline = self.strike = self.reverse = False
        self.ink = self.paper = None

    def take(self, codes):
        names = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse", 9: "strike"}
        for code in codes or [0]:
            if code == 0:
                self.clear()
            elif code in names:
                setattr(self, names[code], True)
            elif code == 22:
                self.bold = self.dim = False
            elif code - 20 in names:
                setattr(self, names[code - 20], False)
            elif code == 39:
                self.ink = None
            elif code == 49:
                self.paper = None
            elif 30 <= code <= 37:
                self.ink = PALETTE[code - 30]
            elif 40 <= code <= 47:
                self.paper = PALETTE[code - 40]
            elif 90 <= code <= 97:
                self.ink = PALETTE[code - 82]
            elif 100 <= code <= 107:
                self.paper = PALETTE[code - 92]

    def look(self):
        ink, paper = self.ink or (FAINT if self.dim else INK), self.paper
        if self.reverse:
            ink, paper = paper or PAPER, ink
        style = f'fill="{ink}"'
        style += ' font-weight="bold"' if self.bold else ""
        style += ' font-style="italic"' if self.italic else ""
        lines = ["underline"] * self.underline + ["line-through"] * self.strike
        style += f' text-decoration="{" ".join(lines)}"' if lines else ""
        return style, paper


def drawn(screen):
    """The screen as a picture; each run of characters stands at its own column."""
    width, height = SIZE[0] * CELL + 2 * MARGIN, SIZE[1] * LINE + 2 * MARGIN
    parts = []
    pen = Pen()
    for row, line in enumerate(screen.split("\n")[: SIZE[1]]):
        column = 0
        for piece in re.split(r"(\x1b\[[0-9;]*m|[^\x1b]+)", line):
            if piece.startswith("\x1b["):
                pen.take([int(code or 0) for code in piece[2:-1].split(";")])
            elif piece:
                parts += run(piece, row, column, *pen.look())
                column += columns(piece)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
        ' font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace"'
        f' font-size="14" xml:space="preserve">\n'
        f"<desc>{escape(command())}</desc>\n"
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def command():
    """What prints the same screen."""
    script = "".join(key if len(key) == 1 else f"<{key}>" for key in KEYS)
    size = "x".join(map(str, SIZE))
    return f"galley --size {size} --script '{script}' {' '.join(ARGUMENTS)}"


def columns(text):
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def run(text, row, column, style, paper):
    x, y = MARGIN + column * CELL, MARGIN + row * LINE
    if paper:
        width = columns(text) * CELL
        yield f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{LINE}" fill="{paper}"/>'
    # Not every viewer keeps blanks: what stands behind several begins anew.
    for part in re.finditer(r"\S+(?: \S+)*", text):
        start = x + columns(text[: part.start()]) * CELL
        length = columns(part[0]) * CELL
        yield (
            f'<text x="{start:.1f}" y="{y + 13}" textLength="{length:.1f}" {style}>'
            f"{escape(part[0])}</text>"
        )


if __name__ == "__main__":
    capture_picture(Path(sys.argv[1]).resolve())
