#!/usr/bin/env python3
"""Takes the screens that the README shows, anew: screens.py GALLEY

A comment of the README that holds a command, `<!-- galley … -->`, is followed by what that command
prints; and preview.svg is what tmux captured of the running program.
"""

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
README = HERE.parent / "README.md"
PICTURE = HERE / "preview.svg"

# What the picture shows: a size, the arguments, and keys as tmux names them.
SIZE = (104, 28)
ARGUMENTS = ["--theme", "dark", "-l", "fr-CA", "Catalogs"]
KEYS = ["]", "]", "Enter"]

CELL, LINE, MARGIN = 8.4, 18, 14
INK, PAPER, FAINT = "#d7dae0", "#17191e", "#848b98"
PALETTE = (
    "#17191e #e06c75 #98c379 #d19a66 #61afef #c678dd #56b6c2 #c8ccd4"
    " #848b98 #ff7b86 #b5e890 #e5c07b #82c4ff #de9bf0 #7fd8e2 #ffffff"
).split()


def capture_texts(galley):
    """Writes what each command of a comment prints into the block behind the comment."""

    def replaced(match):
        words = shlex.split(match[1])[1:]
        shown = subprocess.run(
            [galley, *words], cwd=HERE.parent, env=environment(), check=True, capture_output=True
        ).stdout.decode()
        block = "".join(f"    {line}".rstrip() + "\n" for line in shown.splitlines())
        return f"<!-- {match[1]} -->\n\n{block}"

    text = README.read_text("utf-8")
    pattern = r"<!-- (galley .*?) -->\n\n(?:(?:    .*)?\n)*?(?=\n?\S)"
    README.write_text(re.sub(pattern, lambda m: replaced(m) + "\n", text), "utf-8")


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
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def columns(text):
    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def run(text, row, column, style, paper):
    x, y = MARGIN + column * CELL, MARGIN + row * LINE
    length = columns(text) * CELL
    if paper:
        yield f'<rect x="{x:.1f}" y="{y}" width="{length:.1f}" height="{LINE}" fill="{paper}"/>'
    if text.strip():
        yield (
            f'<text x="{x:.1f}" y="{y + 13}" textLength="{length:.1f}" {style}>'
            f"{escape(text)}</text>"
        )


if __name__ == "__main__":
    capture_texts(sys.argv[1])
    capture_picture(Path(sys.argv[1]).resolve())
