#!/usr/bin/env python3
"""Writes how right-to-left lines look from left to right, for the tests of Bidi and of lines.

    Tests/Expectations/directions.py CHARACTERS  rewrites Tests/TextLayoutTests/Vectors/bidi.tsv
                                             and Tests/ICUServicesTests/Vectors/bidi-characters.txt

The levels in bidi.tsv are those of GNU FriBidi (`apt-get install libfribidi-bin`), for the text with
every argument in an isolate of its own direction. (FSI cannot be used: around an argument without letters
FriBidi takes the direction of the text around it, against rule X5c.) If python-bidi (`pip install
python-bidi`) does not agree, as for numbers at the beginning of an isolate, no vector is written. This
script breaks the lines, removes the invisible parts, and reorders the rest by rules L1 to L4.
CHARACTERS is Unicode's BidiCharacterTest.txt (`apt-get install unicode-data`): all of its hand-written
examples, and every hundredth of the others.

A line has the direction of the locale, the fragments as JSON (true before an argument), the width,
and the lines as JSON.
"""
import json
import pathlib
import random
import subprocess
import sys
import unicodedata

import bidi as python_bidi
from bidi.mirror import MIRRORED

TESTS = pathlib.Path(__file__).resolve().parents[1]
LRM, RLM, LRI, RLI, PDI = "\u200e", "\u200f", "\u2066", "\u2067", "\u2069"

# Sentences of apps, with arguments between braces.
SENTENCES = """
الرحلة من {Boston} إلى {New York}. نتمنى لك رحلة سعيدة مرورا بـ {Providence}.
العنوان: {شارع 12 (يسار)}
العنوان: {12 Main St. (left)}
سعر التذكرة {12.50 USD} فقط!
{3} ملفات من {10} (تم النقل)
تم تعيينه إلى {@robb}
iPhone جهاز
نسخة {1.2.3} من Swift (beta)
رسوم صرف بنسبة {١٫٥٪}
יצאת מתחנת {Alewife} בשעה {10:30}, והגעת אל {Quincy Center}.
הכתובת: {רחוב הרצל 12}
שלום, {Tim Cook}!
מחיר: {₪12.34} (כולל מע"מ)
קובץ [{readme.txt}] נשמר ב-{tmp}
{17} הודעות חדשות
(א) <ב> {c} «ד»
C++ ו-{C#} הן שפות
پرواز از {تهران} به {New York} ساعت {۱۰:۳۰}
می‌خواهم {Swift 6} را بیاموزم؟
تخفیف {۲۰٪} تا {2026/07/30}
Assigned to {יעל כהן} (2 of 3)
Going from {تل أبيب} to {חיפה}.
He said "{שלום!}" and left.
Price: {١٢٫٣٤ ج.م.} (incl. VAT)
{أحمد}, {Bob} and {דנה}
{דנה}{יעל}{Bob}{12}
أ{Bob}{أحمد}{12}{3}ب
12 – 34
{12} – {34}
100% (5)
""".strip().splitlines()
WORDS = """
אבג שלום ירושלים ספר הכתובת مرحبا الرحلة تذكرة كتاب می‌خواهم پرواز abc Swift New York x 12 3 1,234
12.5 ١٢ ٣٫٤ ۱۲ (א) (abc) (مرحبا) [x] «ב» <c> 5% ٪٣ $7 א-ב a-א +1 -2 א1 b2 שָׁלוֹם كَتَبَ é @x #ה
""".split()
# The bidi classes of characters that are not shown in a line.
REMOVED = ("LRE", "RLE", "LRO", "RLO", "PDF", "BN")
# The number of hand-written lines in Unicode's test; the others are permutations.
WRITTEN = 231
# The locales in which a line may break at blanks only.
PLAIN = [word for word in WORDS if not set(word) & set("-()[]«»<>")]
CONTROLS = [LRM, RLM, "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", LRI, RLI]


def levels(text, direction):
    """The levels of a paragraph, and its base level: the content decides, else the locale."""
    output = subprocess.run(
        ["fribidi", "--w" + direction, "--nobreak", "--nopad", "--novisual", "--levels",
         "--basedir"],
        input=text + "\n", capture_output=True, text=True, check=True).stdout.splitlines()
    paragraph = 1 if output[0].strip().endswith("R") else 0
    found = [int(level) for level in output[1].split()]
    assert len(found) == len(text), (text, output)
    return paragraph, found


def balanced(text):
    """Whether an argument closes every embedding and isolate that it opens, and no other."""
    depth, scalars = 0, []
    for scalar in text:
        if scalar == PDI and depth == 0:
            continue
        depth += {PDI: -1}.get(scalar, 1 if scalar in "\u2066\u2067\u2068" else 0)
        scalars.append(scalar)
    return "".join(scalars) + PDI * depth


def isolate(text):
    """The text in an isolate of the direction of its first letter, by rules P2 and P3."""
    depth = 0
    for scalar in text:
        kind = unicodedata.bidirectional(scalar)
        depth += {"PDI": -1, "LRI": 1, "RLI": 1, "FSI": 1}.get(kind, 0)
        if depth == 0 and kind in ("L", "R", "AL"):
            return (LRI if kind == "L" else RLI) + text + PDI
    return LRI + text + PDI


def isolated(fragments):
    return "".join(
        isolate(balanced(text)) if is_argument else text for is_argument, text in fragments)


def clusters(text):
    """The clusters as places in the text, without the characters that rule X9 removes."""
    found = []
    for place, scalar in enumerate(text):
        if unicodedata.category(scalar) == "Mn" or scalar in "\u200c\u200d":
            found[-1][1] = place + 1
        elif unicodedata.bidirectional(scalar) not in REMOVED:
            found.append([place, place + 1])
    return found


def is_seen(cluster, text):
    return unicodedata.category(text[cluster[0]]) != "Cf"


def visual(line, text, found, mirrors=MIRRORED):
    """The text of a line from left to right, by rules L2, L3 and L4."""
    line = line[:]
    for level in range(max((found[start] for start, _ in line), default=0), 0, -1):
        start = 0
        while start < len(line):
            end = start
            while end < len(line) and found[line[end][0]] >= level:
                end += 1
            line[start:end] = line[start:end][::-1]
            start = end + 1
    drawn = ""
    for cluster in line:
        part = text[cluster[0]:cluster[1]]
        if is_seen(cluster, text):
            drawn += mirrors.get(part[0], part[0]) + part[1:] if found[cluster[0]] % 2 else part
    return drawn


def lines(text, width):
    """Lines of whole words, as many as fit in each, without the blanks at their ends."""
    words = [[]]
    for cluster in clusters(text):
        words[-1].append(cluster)
        if text[cluster[0]] == " ":
            words.append([])
    found = [[]]
    columns = lambda clusters: len([c for c in clusters if is_seen(c, text)])
    for word in words:
        if columns(found[-1]) + columns([c for c in word if text[c[0]] != " "]) > width:
            found.append([])
        found[-1] += word
    for line in found:
        while line and (text[line[-1][0]] == " " or not is_seen(line[-1], text)):
            line.pop()
    return found


def vector(direction, fragments, width):
    """The line of a vector; None if the two libraries do not agree about the paragraph."""
    text = isolated(fragments)
    paragraph, found = levels(text, direction)
    # python-bidi keeps isolates, does not mirror brackets, and reverses marks too.
    other = python_bidi.get_display(text, base_dir="LR"[paragraph])
    mine = visual(clusters(text), text, found, mirrors={})
    keep = lambda text: [c for c in text if unicodedata.category(c) not in ("Cf", "Mn")]
    if keep(other) != keep(mine):
        return None
    drawn = [visual(line, text, found) for line in lines(text, width)]
    return "\t".join([direction, json.dumps(fragments), str(width), json.dumps(drawn)]) + "\n"


def sentence(text):
    fragments = []
    for number, part in enumerate(text.replace("{", "\0").replace("}", "\0").split("\0")):
        if part:
            fragments.append([number % 2 == 1, part])
    return fragments


def mixed(generator, words_of_lines):
    """Random words of both directions."""
    fragments = []
    for _ in range(generator.randint(1, 4)):
        words = [generator.choice(words_of_lines) for _ in range(generator.randint(1, 4))]
        if generator.random() < 0.2:
            words.insert(0, generator.choice(CONTROLS) + generator.choice(words_of_lines))
        is_argument = generator.random() < 0.4
        text = " ".join(words)
        if generator.random() < 0.15:
            # An argument that closes what it did not open, or opens what it does not close.
            text = generator.choice([LRI, RLI]) + text
            text += PDI if not is_argument or generator.random() < 0.7 else ""
        if generator.random() < 0.8:
            # Arguments without a blank between them are rare.
            if fragments and not fragments[-1][0]:
                fragments[-1][1] += " "
            elif fragments and not is_argument:
                text = " " + text
            elif fragments:
                continue
        fragments.append([is_argument, text])
    return fragments


def main():
    generator = random.Random(9)
    vectors = ["direction\tfragments\twidth\tlines\n"]
    for text in SENTENCES:
        for direction in ("rtl", "ltr"):
            for width in (200, 30):
                vectors.append(vector(direction, sentence(text), width))
    assert None not in vectors
    refused = 0
    while len(vectors) <= 512:
        direction = generator.choice(["rtl", "ltr"])
        width = generator.choice([200, 200, 24, 40])
        line = vector(direction, mixed(generator, WORDS if width == 200 else PLAIN), width)
        vectors += [line] if line else []
        refused += not line
    print(f"They do not agree about {refused} of {len(vectors) - 1 + refused}.")
    (TESTS / "TextLayoutTests/Vectors/bidi.tsv").write_text("".join(vectors), encoding="utf-8")
    source = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(keepends=True)
    notice = source[:4]
    cases = [line for line in source if line[0] not in "#\n"]
    written, generated = cases[:WRITTEN], cases[WRITTEN:]
    (TESTS / "ICUServicesTests/Vectors/bidi-characters.txt").write_text(
        "".join(notice + written + generated[::100]), encoding="utf-8")


main()
