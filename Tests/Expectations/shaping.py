#!/usr/bin/env python3
"""Writes the widths of texts as HarfBuzz shapes them, for ShapedTextTests.

    Tests/Expectations/shaping.py [CATALOG...] > Tests/PointMetricsTests/Vectors/shaped.tsv

Needs uharfbuzz (`pip install uharfbuzz`, Apache licence), fonts-inter and fonts-noto-core of Debian 12.
The texts are those of the sample catalogs, or of other .xcstrings files.

A line has a text of one script as JSON, the script, and widths in units of the font. For Latin, Greek and
Cyrillic these are Inter and Inter Display, regular with kerning, then both in medium, semibold and bold
without kerning; for another script, those of the words in the font that is measured in place of Apple's.
Contextual alternates are off: they are a matter of taste, and Apple's font has others.
"""

import glob
import json
import sys
import unicodedata

import uharfbuzz as hb

INTER = "/usr/share/fonts/opentype/inter/"
NOTO = "/usr/share/fonts/truetype/noto/NotoSans"
WEIGHTS = ["Medium", "SemiBold", "Bold"]
SCRIPTS = {
    "Hebrew": (0x590, 0x5FF), "Arabic": (0x600, 0x6FF), "Devanagari": (0x900, 0x97F),
    "Bengali": (0x980, 0x9FF), "Tamil": (0xB80, 0xBFF), "Thai": (0xE00, 0xE7F),
}


def font(path):
    return hb.Font(hb.Face(hb.Blob.from_file_path(path)))


REGULAR = [font(f"{INTER}{family}-Regular.otf") for family in ("Inter", "InterDisplay")]
OTHERS = [font(f"{INTER}{family}-{weight}.otf") for weight in WEIGHTS for family in ("Inter", "InterDisplay")]
STAND_INS = {name: font(f"{NOTO}{name}-Regular.ttf") for name in SCRIPTS}


def width(font, text, **features):
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(font, buffer, {"calt": False, **features})
    if any(glyph.codepoint == 0 for glyph in buffer.glyph_infos):
        return None
    return sum(position.x_advance for position in buffer.glyph_positions)


def texts(paths):
    def strings(node):
        if isinstance(node, dict):
            for key, value in node.items():
                if key == "value" and isinstance(value, str):
                    yield value
                yield from strings(value)

    found = {}
    for path in paths:
        with open(path, encoding="utf-8-sig") as file:
            try:
                catalog = json.load(file)
            except ValueError:
                continue
        found.update(dict.fromkeys(strings(catalog)))
        if isinstance(catalog, dict):
            found.update(dict.fromkeys(catalog.get("strings", {})))
    return found


def script(text):
    """The only script of a text besides spaces, or Latin for those of Inter."""
    scalars = [ord(c) for c in text if not c.isspace() and c not in "\u200c\u200d"]
    for name, (first, last) in SCRIPTS.items():
        if scalars and all(first <= scalar <= last for scalar in scalars):
            return name
    is_inter = all(0x20 <= s < 0x530 or 0x1E00 <= s < 0x2400 for s in map(ord, text))
    return "Latin" if scalars and is_inter else None


def words(text):
    """The words of a text that are of one script with a stand-in."""
    return [word for word in text.split() if script(word) in SCRIPTS]


paths = sys.argv[1:] or sorted(glob.glob("Catalogs/*.xcstrings"))
print("text\tscript\twidths")
seen = set()
for text in texts(paths):
    text = unicodedata.normalize("NFC", text)
    for part in [text] + words(text):
        name = script(part)
        if name is None or part in seen or len(part) > 200 or (name in SCRIPTS and " " in part):
            continue
        seen.add(part)
        if name == "Latin":
            widths = [width(font, part) for font in REGULAR]
            widths += [width(font, part, kern=False) for font in OTHERS]
        else:
            widths = [width(STAND_INS[name], part)]
        if None not in widths:
            print(json.dumps(part, ensure_ascii=False), name, *widths, sep="\t")
