#!/usr/bin/env python3
"""Writes the content of the string catalogs of the tests as an independent reader finds it.

    Tests/Expectations/catalogs.py              rewrites Tests/StringCatalogTests/Expected/catalogs.json
    Tests/Expectations/catalogs.py FILE         prints the facts of one catalog, one on each line

The facts of a catalog are its texts with their places, in file order. Python's json module reads them,
never galley; the tests compare their number and their hash.
"""
import json
import pathlib
import sys
from json.decoder import scanstring

TESTS = pathlib.Path(__file__).resolve().parent.parent


class Text(str):
    """A string with the place of its quotation mark."""


def parse(text):
    """Parses JSON into lists of pairs and Text values, with places."""
    lines = [0]
    for place, character in enumerate(text):
        if character == "\n":
            lines.append(place + 1)
    blank = " \t\r\n"

    def skip(place):
        while place < len(text) and text[place] in blank:
            place += 1
        return place

    def location(place):
        low, high = 0, len(lines)
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if lines[middle] <= place else (low, middle)
        return f"{low + 1}:{place - lines[low] + 1}"

    def value(place):
        place = skip(place)
        if text[place] == '"':
            found, end = scanstring(text, place + 1)
            found = Text(found)
            found.place = location(place)
            return found, end
        if text[place] == "{":
            pairs, place = [], skip(place + 1)
            while text[place] != "}":
                name, place = value(place)
                place = skip(place)
                assert text[place] == ":"
                member, place = value(place + 1)
                pairs.append((name, member))
                place = skip(place)
                if text[place] == ",":
                    place = skip(place + 1)
            return pairs, place + 1
        if text[place] == "[":
            items, place = [], skip(place + 1)
            while text[place] != "]":
                item, place = value(place)
                items.append(item)
                place = skip(place)
                if text[place] == ",":
                    place = skip(place + 1)
            return items, place + 1
        end = place
        while text[end] not in ",}] \t\r\n":
            end += 1
        return json.loads(text[place:end]), end

    return value(0)[0]


def leaves(localization, path):
    """The leaves of a localization: path, state, value."""
    for name, member in localization:
        if name == "stringUnit":
            unit = dict(member)
            yield path, unit.get("state"), unit["value"]
        elif name == "stringSet":
            for number, text in enumerate(dict(member)["values"]):
                yield path + [f"values.{number}"], dict(member).get("state"), text
        elif name == "variations":
            for axis, cases in member:
                for case, content in cases:
                    yield from leaves(content, path + [f"{axis}.{case}"])
        elif name == "substitutions":
            for substitution, content in member:
                yield from leaves(content, path + [f"substitution.{substitution}"])


def facts(file):
    """The facts of a catalog, in file order."""
    root = dict(parse(file.read_text(encoding="utf-8")))
    yield "source", root["sourceLanguage"], root.get("version", "")
    for key, entry in root["strings"]:
        yield "entry", key, key.place
        for name, member in entry:
            if name in ("comment", "extractionState"):
                yield name, member, member.place if name == "comment" else ""
            elif name != "localizations":
                yield "flag", name, json.dumps(member)
        for locale, localization in dict(entry).get("localizations", []):
            yield "locale", locale, locale.place
            for path, state, value in leaves(localization, []):
                place = state.place if state is not None else value.place
                yield "leaf", ".".join(path), state or "", place, value, value.place


def fingerprint(lines):
    """FNV-1a with 64 bits, which takes a few lines in any programming language."""
    number = 0xCBF29CE484222325
    for line in lines:
        for byte in line.encode("utf-8", "surrogatepass"):
            number = (number ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return f"{number:016x}"


def main():
    if len(sys.argv) > 1:
        for fact in facts(pathlib.Path(sys.argv[1])):
            print(json.dumps(fact, ensure_ascii=False))
        return
    expected = {}
    roots = [TESTS / "StringCatalogTests" / "Corpus", TESTS.parent / "Catalogs"]
    for root in roots:
        for file in sorted(root.rglob("*.xcstrings")):
            found = list(facts(file))
            expected[str(file.relative_to(TESTS.parent))] = {
                "entries": sum(fact[0] == "entry" for fact in found),
                "localizations": sum(fact[0] == "locale" for fact in found),
                "leaves": sum(fact[0] == "leaf" for fact in found),
                "fingerprint": fingerprint("\x1f".join(fact) + "\x1e" for fact in found),
            }
    target = TESTS / "StringCatalogTests" / "Expected" / "catalogs.json"
    target.write_text(json.dumps(expected, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(expected)} catalogs in {target.relative_to(TESTS.parent)}")


main()
