#!/usr/bin/env python3
"""Finds wrong arguments in string catalogs with regular expressions, for ArgumentOracleTests.

Reads Catalogs/**/*.xcstrings and Tests/StringCatalogTests/Corpus/**/*.xcstrings of this checkout, makes a catalog of
random texts (Tests/CatalogCheckTests/Vectors/arguments.xcstrings), and writes what is wrong in all of them to
Tests/CatalogCheckTests/Vectors/arguments.tsv: the file, the rule, the locale, the path of the leaf and the key in
JSON. Texts with substitutions are left out.
"""
import json
import pathlib
import random
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
VECTORS = ROOT / "Tests/CatalogCheckTests/Vectors"
SPECIFIER = re.compile(
    r"%(?:%|(?:(?P<number>\d+)\$)?(?P<flags>[-+0# ']*)(?:\d+)?(?:\.\d*)?(?P<length>hh|h|ll|l|q|L|z|t|j)?"
    r"(?P<conversion>[@dDiuUxXoOfFeEgGaAcCsS])"
    # A sign without a conversion: apps drop what may precede one, and one character more.
    r"|(?:(?:[-+ #.*0-9hlqLztj]|(?<=[0-9])\$)+.?)?)", re.S)
BITS = {"hh": "8", "h": "16", None: "32"}
ORDER = ["zero", "one", "two", "few", "many", "other"]


def kind(length, conversion):
    if conversion in "DUO":
        return "integer 64"
    if conversion in "diuxXo":
        return "integer " + BITS.get(length, "64")
    if conversion in "fFeEgGaA":
        return "fraction"
    return {"c": "character", "C": "character", "s": "bytes", "S": "bytes"}.get(conversion, "object")


def arguments(text, prose=False):
    """The (number, type) of each placeholder, in order.

    A blank after the sign tells that the author meant a percentage. An app counts it as a placeholder (prose), but
    passes no argument for it; its type is None.
    """
    found, counted = [], 0
    for match in SPECIFIER.finditer(text):
        is_prose = " " in (match["flags"] or "")
        if not match["conversion"] or (is_prose and not prose):
            continue
        if match["number"] is None:
            counted += 1
        type_ = None if is_prose else kind(match["length"], match["conversion"])
        found.append((int(match["number"] or counted), type_))
    return found


def leaves(node, path=()):
    if unit := node.get("stringUnit"):
        yield path, unit.get("value", "")
    for axis, cases in node.get("variations", {}).items():
        for name, case in cases.items():
            yield from leaves(case, path + ((axis, name),))


def is_identifier(key):
    return re.fullmatch(r"[A-Za-z0-9._-]*", key) and re.search(r"[._-]", key)


def source_text(source, path):
    """The source text that a translation at a path has to agree with."""
    texts = dict(source)
    others = tuple((axis, "other" if axis == "plural" else name) for axis, name in path)
    forms = [text for where, text in source if ("plural", "other") in where]
    first = source[0][1]
    if len(source) == 1:
        return first
    return texts.get(path, texts.get(others, forms[0] if forms else first))


def problems(entry, key, source_language):
    localizations = entry.get("localizations", {})
    source = list(leaves(localizations.get(source_language, {})))
    declared = {}
    for text in [key] + [text for _, text in source]:
        for number, type_ in arguments(text):
            declared.setdefault(number, type_)
    said = {argument for _, text in source for argument in arguments(text)}
    numbers = [n for n, t in declared.items() if t.startswith(("integer", "fraction"))]
    for locale, localization in localizations.items():
        if "substitutions" in localization:
            continue
        for path, text in leaves(localization):
            if not text:
                continue
            # A text without arguments is no format.
            taken = arguments(text, prose=True) if declared or arguments(text) else []
            rules = set()
            if locale != source_language:
                required = {n for n, _ in arguments(source_text(source, path) if source else key)}
                forms = [name for axis, name in path if axis == "plural"]
                if forms and forms[-1] != "other" and numbers:
                    required.discard(min(numbers))
                if required - {n for n, _ in taken}:
                    rules.add("spec-missing")
            for number, type_ in taken:
                if type_ is None:
                    continue
                expected = declared.get(number, type_)
                # A mistake of the source text is reported there alone.
                if expected != type_ and (locale == source_language or (number, type_) not in said):
                    both = expected.startswith("integer") and type_.startswith("integer")
                    rules.add("spec-width-only" if both else "spec-type")
                known = locale == source_language or source or not is_identifier(key)
                if known and number > max(declared, default=0):
                    rules.add("spec-extra")
            for rule in sorted(rules):
                yield rule, locale, ".".join(f"{axis}.{name}" for axis, name in path), key


def random_catalog():
    """Keys with placeholders, and translations of them that are right, shuffled or damaged."""
    chance = random.Random(20)
    specifiers = ["%@", "%lld", "%d", "%.1f", "%ld", "%s", "%c", "%hd", "%#x"]
    words = ["swap", "100%", "of", "50%% off", "für", "列", "%"]
    strings = {}
    while len(strings) < 300:
        wanted = chance.choices(specifiers, k=chance.randrange(4))
        pieces = wanted + chance.choices(words, k=2)
        chance.shuffle(pieces)
        key = " ".join(pieces)
        localizations = {}
        for locale in ["en", "de", "pl"]:
            if chance.random() < 0.3:
                continue
            other = [piece for piece in pieces if chance.random() < 0.9]
            if chance.random() < 0.3:
                chance.shuffle(other)
            if chance.random() < 0.2:
                other.append(chance.choice(specifiers))
            if chance.random() < 0.3:
                count = iter(range(1, 9))
                other = [f"%{next(count)}${o[1:]}" if o in specifiers else o for o in other]
                chance.shuffle(other)
            unit = {"stringUnit": {"state": "translated", "value": " ".join(other) or "-"}}
            if chance.random() < 0.2:
                less = [o for o in other if not o.endswith("d")]
                unit = {"variations": {"plural": {
                    "one": {"stringUnit": {"state": "translated", "value": " ".join(less) or "-"}},
                    "other": unit}}}
            localizations[locale] = unit
        strings[key] = {"localizations": localizations}
    return {"sourceLanguage": "en", "strings": strings, "version": "1.0"}


target = VECTORS / "arguments.xcstrings"
target.write_text(json.dumps(random_catalog(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
paths = sorted(ROOT.glob("Catalogs/*.xcstrings")) + sorted(ROOT.glob("Tests/Broken/spec-*.xcstrings"))
paths += sorted(ROOT.glob("Tests/StringCatalogTests/Corpus/**/*.xcstrings")) + [target]
lines = []
for path in paths:
    catalog = json.loads(path.read_text(encoding="utf-8"))
    lines.append(str(path.relative_to(ROOT)))
    for key, entry in catalog["strings"].items():
        for found in problems(entry, key, catalog.get("sourceLanguage", "en")):
            lines.append("\t".join(found[:3] + (json.dumps(key, ensure_ascii=False),)))
(VECTORS / "arguments.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")
