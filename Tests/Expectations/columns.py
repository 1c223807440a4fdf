#!/usr/bin/env python3
"""Writes the columns of characters according to wcwidth, for WidthOracleTests.

    Tests/Expectations/columns.py EMOJI  rewrites Tests/TextLayoutTests/Vectors/wcwidth-scalars.tsv
                                         and Tests/TextLayoutTests/Vectors/wcwidth-clusters.tsv

The columns are those of wcwidth 0.9.4 (`pip install wcwidth==0.9.4`, MIT licence), which follows
Unicode 18. EMOJI is Unicode's emoji-test.txt (`apt-get install unicode-data`); of the five skin tones
only the lightest is written.

A line of the first file has the first and the last of a run of scalars, the columns of each scalar (-1
for a control character), and the columns if ambiguous characters are wide; a line of the second file has
a cluster and its columns. The clusters are those of the emoji list and of the texts of the sample
catalogs, and every mark on a letter of its script.
"""
import itertools
import json
import pathlib
import sys
import unicodedata

import wcwidth

TESTS = pathlib.Path(__file__).resolve().parents[1]
VECTORS = TESTS / "TextLayoutTests/Vectors"
CATALOGS = TESTS.parent / "Catalogs"
# The letters on which marks are put: one for each block of marks whose script joins or stacks letters.
LETTERS = {
    range(0x300, 0x370): "a", range(0x483, 0x48A): "\u0434", range(0x591, 0x5C8): "\u05d0",
    range(0x610, 0x700): "\u0628", range(0x900, 0x980): "\u0915", range(0x980, 0xA00): "\u0995",
    range(0xA00, 0xA80): "\u0a15", range(0xA80, 0xB00): "\u0a95", range(0xB00, 0xB80): "\u0b15",
    range(0xB80, 0xC00): "\u0b95", range(0xC00, 0xC80): "\u0c15", range(0xC80, 0xD00): "\u0c95",
    range(0xD00, 0xD80): "\u0d15", range(0xD80, 0xE00): "\u0d9a", range(0xE00, 0xE80): "\u0e01",
    range(0xE80, 0xF00): "\u0e81", range(0xF00, 0x1000): "\u0f40", range(0x1000, 0x10A0): "\u1000",
    range(0x1780, 0x1800): "\u1780", range(0x20D0, 0x2100): "x", range(0x302A, 0x3030): "\u4e00",
    range(0x3099, 0x309B): "\u304b", range(0xFF9E, 0xFFA0): "\uff76",
}


def scalars():
    """Runs of scalars that take the same number of columns."""
    everything = [code for code in range(0x110000) if not 0xD800 <= code < 0xE000]
    runs = itertools.groupby(everything, lambda code: (
        wcwidth.wcwidth(chr(code)), wcwidth.wcwidth(chr(code), ambiguous_width=2)))
    for (columns, wide), run in runs:
        run = list(run)
        yield f"{run[0]:04X}\t{run[-1]:04X}\t{columns}\t{wide}"


def emoji(path):
    """The sequences of the emoji list that are more than one scalar."""
    for line in pathlib.Path(path).read_text().splitlines():
        codes = line.split("#")[0].split(";")[0].split()
        if len(codes) > 1 and not any(0x1F3FC <= int(code, 16) <= 0x1F3FF for code in codes):
            yield "".join(chr(int(code, 16)) for code in codes)


def marked():
    """Every mark of the blocks, on the letter of its block."""
    for block, letter in LETTERS.items():
        for code in block:
            if unicodedata.category(chr(code)) in ("Mn", "Mc", "Me") or code in (0xFF9E, 0xFF9F):
                yield letter + chr(code)


def texts(node):
    """All texts of a catalog."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for key, value in node.items():
            yield key
            yield from texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from texts(value)


def written():
    """The clusters of more than one scalar in the sample catalogs."""
    for path in sorted(CATALOGS.glob("*.xcstrings")):
        for text in texts(json.loads(path.read_text())):
            for cluster in wcwidth.iter_graphemes(text):
                if len(cluster) > 1 and cluster != "\r\n":
                    yield cluster


def main():
    (VECTORS / "wcwidth-scalars.tsv").write_text(
        "first\tlast\tcolumns\twide\n" + "\n".join(scalars()) + "\n")
    clusters = dict.fromkeys([*emoji(sys.argv[1]), *marked(), *written()])
    (VECTORS / "wcwidth-clusters.tsv").write_text("cluster\tcolumns\n" + "".join(
        " ".join(f"{ord(scalar):04X}" for scalar in cluster)
        + f"\t{wcwidth.wcswidth(cluster)}\n" for cluster in clusters))


if __name__ == "__main__":
    main()
