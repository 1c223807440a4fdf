#!/usr/bin/env python3
"""Writes the texts that the sample catalogs show in many locales, for TableLookupTests.

This script implements the look-up itself, with Python's json module; the plural
categories are those of Babel (`pip install babel`). Run it again after one of the catalogs has changed:

    Tests/Expectations/lookup.py        rewrites Tests/LocalizedTextTests/Vectors/lookup.jsonl
"""
import json
import pathlib

import babel

ROOT = pathlib.Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "Tests/LocalizedTextTests/Vectors/lookup.jsonl"
NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100]
DEVICES = ["other", "iphone", "ipad", "mac", "appletv"]
# Locales that the tables lack: children of theirs, a sister, and one that no localization serves.
OTHERS = ["fr-CA", "fr-BE", "de-AT", "en-US", "pt-PT", "sw"]
SISTERS = {"pt-PT": "pt-BR"}


def chain(locale, available):
    """(localization, origin) pairs, best first."""
    links = []
    parts = locale.split("-")
    for length in range(len(parts), 0, -1):
        name = "-".join(parts[:length])
        if name in available:
            links.append((name, "exact" if name == locale else "parent"))
    if not links and SISTERS.get(locale) in available:
        links.append((SISTERS[locale], "related"))
    return links


def category(number, locale, forms):
    if number == 0 and "zero" in forms:
        return "zero"
    return babel.Locale.parse(locale.replace("-", "_")).plural_form(number)


def leaf(node, locale, device, number):
    """The first text that is not empty, in the order in which an app looks."""
    if text := node.get("stringUnit", {}).get("value"):
        return text
    for axis, cases in node.get("variations", {}).items():
        if axis == "device":
            wanted = [device, "other", "mac", "iphone"]
        else:
            wanted = [category(number, locale, cases), "other"]
        for name in [name for name in wanted if name in cases] + list(cases):
            if text := leaf(cases[name], locale, device, number):
                return text
    values = node.get("stringSet", {}).get("values", [])
    return values[0] if values and values[0] else None


def varies(node, axis):
    return f'"{axis}": ' in json.dumps(node)


def rows(path):
    catalog = json.loads(path.read_text(encoding="utf-8"))
    entries, source = catalog["strings"], catalog["sourceLanguage"]
    locales = sorted({name for e in entries.values() for name in e.get("localizations", {})})
    for locale in locales + [name for name in OTHERS if name not in locales]:
        links = chain(locale, locales + [source]) + [(source, "source")]
        for key, entry in entries.items():
            localizations = entry.get("localizations", {})
            for device in DEVICES if varies(localizations, "device") else DEVICES[:1]:
                shown = {}
                for number in NUMBERS if varies(localizations, "plural") else NUMBERS[:1]:
                    origin, text = "key", key
                    for name, link in links:
                        node = localizations.get(name, {})
                        if found := leaf(node, locale, device, number):
                            origin, text = link, found
                            break
                    shown.setdefault((origin, text), []).append(str(number))
                for (origin, text), numbers in shown.items():
                    yield [path.stem, locale, device, " ".join(numbers), key, origin, text]


def main():
    with OUTPUT.open("w", encoding="utf-8") as output:
        for path in sorted((ROOT / "Catalogs").glob("*.xcstrings")):
            for row in rows(path):
                output.write(json.dumps(row, ensure_ascii=False) + "\n")


main()
