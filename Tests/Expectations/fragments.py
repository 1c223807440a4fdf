#!/usr/bin/env python3
"""Writes the fragments of every format in the corpus and in the sample catalogs.

One regular expression finds the placeholders, another reads .strings files, and Python's json and
plistlib read the rest; so nothing of the library is compared with itself. Each line has the file (the
licence of its texts is in its folder), the text, and its parts: words, and the numbers of arguments. Run
it again after one of the files has changed:

    Tests/Expectations/fragments.py     rewrites Tests/LocalizedTextTests/Vectors/corpus.jsonl
"""
import json
import pathlib
import plistlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Tests/LocalizedTextTests/Vectors/corpus.jsonl"
FOLDERS = ["Tests/StringCatalogTests/Corpus", "Catalogs"]

PLACEHOLDER = re.compile(
    r"%(?:(?P<escape>%)|(?:(?P<number>[1-9][0-9]{0,2})\$)?(?P<flags>[-+0# ']*)[0-9]*(?:\.[0-9]*)?"
    r"(?:hh|h|ll|l|q|z|t|j|L)?(?P<conversion>[@dDiuUxXoOfFeEgGaAcCsS])"
    # A sign without a conversion: apps drop what may precede one, and one character more.
    r"|(?P<dropped>(?:(?:[-+ #.*0-9hlqLztj]|(?<=[0-9])\$)+.?)?))", re.S)
# Formats that need plural forms, or several arguments, have tests of their own.
OTHERS = re.compile(r"%(?:[0-9]+\$?)?#@|%arg|%[0-9$.#+' -]*\*|%[0-9$#+' -]*[pnP]")
STRINGS = re.compile(r'"(?:[^"\\]|\\.)*"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', re.S)


def values(node, name):
    """All texts below a node in members of that name, or in any member."""
    for key, child in node.items() if isinstance(node, dict) else []:
        if isinstance(child, str) and name in (None, key):
            yield child
        else:
            yield from values(child, name)


def texts(path):
    data = path.read_bytes()
    if path.suffix == ".xcstrings":
        return values(json.loads(data), "value")
    if path.suffix == ".stringsdict":
        return values(plistlib.loads(data), None)
    wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    found = STRINGS.findall(data.decode("utf-16" if wide else "utf-8"))
    return [text for text in found if "\\" not in text]


def parts(text):
    found, words, counted, end = [], "", 0, 0
    for match in PLACEHOLDER.finditer(text):
        words += text[end:match.start()]
        end = match.end()
        if match["escape"]:
            words += "%"
            continue
        if not match["conversion"]:
            found += ([words] if words else []) + [match[0]]
            words = ""
            continue
        if not match["number"]:
            counted += 1
        found += [words] if words else []
        # The arguments of the test are texts, which cannot be read as numbers by chance.
        misread = " " in match["flags"] and match["conversion"] != "@"
        found.append(match[0] if misread else int(match["number"] or counted))
        words = ""
    words += text[end:]
    return found + ([words] if words else [])


def main():
    seen = set()
    with OUTPUT.open("w", encoding="utf-8") as output:
        for folder in FOLDERS:
            for path in sorted((ROOT / folder).rglob("*.*strings*")):
                for text in texts(path):
                    if "%" not in text or OTHERS.search(text) or text in seen:
                        continue
                    seen.add(text)
                    row = [str(path.relative_to(ROOT)), text, parts(text)]
                    output.write(json.dumps(row, ensure_ascii=False) + "\n")


main()
