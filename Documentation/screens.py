#!/usr/bin/env python3
"""Draws preview.svg, the moving picture of the README, from real screens: screens.py GALLEY

It runs galley in tmux, captures the screen after each scene, and writes one SVG that shows the
scenes in turn with CSS. Where CSS animations do not run, the first scene is shown.
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
PICTURE = HERE / "preview.svg"

SIZE = (84, 28)
ARGUMENTS = [
    *["--theme", "dark", "-l", "en"],
    *["Catalogs/Travel.xcstrings", "Catalogs/LocalizableSettings.xcstrings"],
]
# Each scene: the keys that lead to it from the one before, as tmux names them, and a caption. No
# language may appear whose width in tmux differs from that without a terminal, such as Hindi.
SCENES = [
    ([], "Every string with real values; the values that the app fills in are colored"),
    (["f"], "f   full names: @robb becomes Robb Böhnke"),
    (["f", ":locale ja", "Enter"], ":locale ja   another language; its values are in another order"),
    (
        [":locale es", "Enter", ":width 40", "Enter"],
        ":width 40   narrower rows: each takes the first layout that shows it whole",
    ),
    (["/Pasando", "Enter", "Enter"], "Enter   inspect a string: its parts, and the widths at which it fits"),
]
SECONDS = 4

CELL, LINE, MARGIN = 8.4, 18, 14
INK, PAPER, FAINT, BAR = "#d7dae0", "#17191e", "#848b98", "#262a33"
PALETTE = (
    "#17191e #e06c75 #98c379 #d19a66 #61afef #c678dd #56b6c2 #c8ccd4"
    " #848b98 #ff7b86 #b5e890 #e5c07b #82c4ff #de9bf0 #7fd8e2 #ffffff"
).split()


def environment():
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLORTERM": "", "NO_COLOR": ""}


def capture_scenes(galley):
    """Runs galley in a terminal of its own and returns its screen after each scene."""
    with tempfile.TemporaryDirectory() as folder:
        tmux = ["tmux", "-S", f"{folder}/socket", "-f", "/dev/null"]
        columns, rows = map(str, SIZE)
        program = shlex.join([str(galley), "--no-config", *ARGUMENTS])
        start = [*tmux, "new-session", "-d", "-x", columns, "-y", rows, program]
        subprocess.run(start, cwd=HERE.parent, env=environment(), check=True)
        # The status line of tmux would take the last row of the screen.
        subprocess.run([*tmux, "set", "-g", "status", "off"], check=True)
        subprocess.run([*tmux, "resize-window", "-x", columns, "-y", rows], check=True)
        screens = []
        try:
            settle(tmux)
            for keys, _ in SCENES:
                for key in keys:
                    literal = ["-l"] if key[0] in ":/" else []
                    subprocess.run([*tmux, "send-keys", *literal, key], check=True)
                    settle(tmux)
                screens.append(captured(tmux))
        finally:
            subprocess.run([*tmux, "kill-session"], check=False)
        return screens


def captured(tmux):
    shown = subprocess.run([*tmux, "capture-pane", "-e", "-p"], check=True, capture_output=True)
    return shown.stdout.decode()


def settle(tmux):
    """Waits until the screen is not empty and has not changed for a moment."""
    last = None
    for _ in range(100):
        time.sleep(0.1)
        now = captured(tmux)
        if now == last and now.strip():
            return
        last = now
    sys.exit("screens.py: the screen keeps changing")


class Style:
    """The style of the next characters, as escape sequences change it."""

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

    def svg(self):
        """The attributes of an SVG text, and the color behind it."""
        ink, paper = self.ink or (FAINT if self.dim else INK), self.paper
        if self.reverse:
            ink, paper = paper or PAPER, ink
        style = f'fill="{ink}"'
        style += ' font-weight="bold"' if self.bold else ""
        style += ' font-style="italic"' if self.italic else ""
        lines = ["underline"] * self.underline + ["line-through"] * self.strike
        style += f' text-decoration="{" ".join(lines)}"' if lines else ""
        return style, paper


def picture(screens):
    """The scenes in one SVG, each a group that CSS shows in its turn."""
    width, height = SIZE[0] * CELL + 2 * MARGIN, (SIZE[1] + 2) * LINE + 2 * MARGIN
    share = 100 / len(screens)
    # Opacity and not visibility, which some viewers do not animate.
    css = [
        f"@keyframes scene {{ 0%, {share:.2f}% {{ opacity: 1 }}"
        f" {share + 0.01:.2f}%, 100% {{ opacity: 0 }} }}",
        "@media (prefers-reduced-motion: no-preference) {"
        f" .scene {{ animation: scene {SECONDS * len(screens)}s infinite step-end }} }}",
    ]
    css += [
        f".scene:nth-of-type({number + 1}) {{ animation-delay: {number * SECONDS}s }}"
        for number in range(len(screens))
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}"'
        ' font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace"'
        ' font-size="14" xml:space="preserve">\n'
        f"<style>\n{chr(10).join(css)}\n</style>\n"
        f'<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>\n'
        + "".join(scene(number, screen) for number, screen in enumerate(screens))
        + "</svg>\n"
    )


def scene(number, screen):
    """One screen with its caption; each run of characters starts at its own column."""
    parts = []
    style = Style()
    for row, line in enumerate(screen.split("\n")[: SIZE[1]]):
        column = 0
        for piece in re.split(r"(\x1b\[[0-9;]*m|[^\x1b]+)", line):
            if piece.startswith("\x1b["):
                style.take([int(code or 0) for code in piece[2:-1].split(";")])
            elif piece:
                parts += run(piece, row, column, *style.svg())
                column += columns(piece)
    y = MARGIN + (SIZE[1] + 0.5) * LINE
    caption = (
        f'<rect x="0" y="{y:.0f}" width="100%" height="{1.5 * LINE:.0f}" fill="{BAR}"/>\n'
        f'<text class="caption" x="{MARGIN}" y="{y + 18:.0f}" fill="{INK}">'
        f"{escape(SCENES[number][1])}</text>"
    )
    opacity = "" if number == 0 else ' opacity="0"'
    return (
        f'<g class="scene"{opacity}>\n<desc>{escape(command(number))}</desc>\n'
        + "\n".join([*parts, caption])
        + "\n</g>\n"
    )


def command(number):
    """The command that prints the screen of a scene."""
    keys = [key for keys, _ in SCENES[: number + 1] for key in keys]
    names = {"Escape": "<Esc>", "Enter": "<Enter>"}
    script = "".join(names.get(key, key) for key in keys)
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
    # Some viewers merge spaces, so every part after several spaces gets its own position.
    for part in re.finditer(r"\S+(?: \S+)*", text):
        start = x + columns(text[: part.start()]) * CELL
        length = columns(part[0]) * CELL
        yield (
            f'<text x="{start:.1f}" y="{y + 13}" textLength="{length:.1f}" {style}'
            f"{in_visual_order(part[0])}</text>"
        )


def in_visual_order(text):
    """The rest of a text element. The screen is in visual order, which viewers must not change.

    Arabic letters get non-joiners between them: a terminal that shows visual order does not join.
    """
    if all(unicodedata.bidirectional(c) not in ("R", "AL", "AN") for c in text):
        return f">{escape(text)}"
    if any(unicodedata.bidirectional(c) == "AL" for c in text):
        text = "\u200c".join(text)
    return f' direction="ltr" unicode-bidi="bidi-override">{escape(text)}'


if __name__ == "__main__":
    PICTURE.write_text(picture(capture_scenes(Path(sys.argv[1]).resolve())), "utf-8")
