#!/usr/bin/env python3
"""Counts the content of string catalogs with Python's JSON reader, for CoverageTests.

Reads Catalogs/*.xcstrings and Tests/StringCatalogTests/Corpus/**/*.xcstrings of this checkout and
writes Tests/CatalogCheckTests/Vectors/coverage.json. Run it again when one of those catalogs has changed.
"""
import collections
import json
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
PLACEHOLDER = re.compile(r"%(?:\d+\$)?(?:#@\w+@|[-+#0]*[\d*]*(?:\.[\d*]+)?(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z%])")
DONE = {"translated", "needs_review", "machine_translated"}


def leaves(node):
    """The (state, text) pairs of a localization, a variation or a substitution."""
    if unit := node.get("stringUnit"):
        yield unit.get("state", ""), unit.get("value", "")
    if texts := node.get("stringSet"):
        yield from ((texts.get("state", ""), text) for text in texts.get("values", []))
    for cases in node.get("variations", {}).values():
        for case in cases.values():
            yield from leaves(case)
    for substitution in node.get("substitutions", {}).values():
        yield from leaves(substitution)


def lacks_other(localization):
    """Whether the forms are those of numbers alone, and none is for most of them."""
    if set(localization) != {"variations"} or set(localization["variations"]) != {"plural"}:
        return False
    forms = localization["variations"]["plural"]
    return "other" not in forms and all(set(form) == {"stringUnit"} for form in forms.values())


def is_done(entry, locale, is_source):
    localization = entry.get("localizations", {}).get(locale, {})
    found = list(leaves(localization))
    if found and lacks_other(localization):
        return False
    # In the source language, the key is the text of an entry without another text.
    return all(state in DONE and text for state, text in found) and bool(found or is_source)


def texts(entry, locale):
    return list(leaves(entry.get("localizations", {}).get(locale, {})))


def has_words(key, entry, source):
    text = next((text for _, text in texts(entry, source) if text), key)
    return any(character.isalpha() for character in PLACEHOLDER.sub("", text))


def parents(locale):
    """The locales that a regional variant falls back to: those without its last parts, unless that is a script."""
    parts = locale.split("-")
    while len(parts) > 1 and len(parts[-1]) != 4:
        parts.pop()
        yield "-".join(parts)


def is_needed(key, entry, locale, source):
    """Whether a locale needs the entry, unless it has it."""
    return (entry.get("extractionState") != "stale" and has_words(key, entry, source)
            and locale.split("-")[0] != source.split("-")[0]
            and not any(texts(entry, parent) for parent in parents(locale)))


def coverage(path):
    catalog = json.loads(path.read_text(encoding="utf-8"))
    entries, source = catalog["strings"], catalog["sourceLanguage"]
    translatable = {key: e for key, e in entries.items() if key and e.get("shouldTranslate", True)}
    locales = []
    for locale in sorted({name for e in entries.values() for name in e.get("localizations", {})}):
        named = [e for e in entries.values() if locale in e.get("localizations", {})]
        found = [leaf for e in named for leaf in leaves(e["localizations"][locale])]
        states = collections.Counter(state for state, _ in found)
        wanted = [e for key, e in translatable.items()
                  if locale == source or texts(e, locale) or is_needed(key, e, locale, source)]
        done = sum(is_done(e, locale, locale == source) for e in wanted)
        missing = sum(not texts(e, locale) for e in wanted)
        percent = (2000 * done // len(wanted) + 1) // 2 / 10 if wanted else 100.0
        locales.append({
            "locale": locale, "keys": len(named), "leaves": len(found), "states": dict(states),
            "translated": states["translated"], "needs_review": states["needs_review"],
            "new": states["new"], "missing": 0 if locale == source else missing,
            "percent": percent if done == len(wanted) else min(percent, 99.9)})
    return {"table": path.stem, "source": source, "keys": len(entries), "locales": locales}


paths = sorted(ROOT.glob("Catalogs/*.xcstrings"))
paths += sorted(ROOT.glob("Tests/StringCatalogTests/Corpus/**/*.xcstrings"))
result = {str(path.relative_to(ROOT)): coverage(path) for path in paths}
target = ROOT / "Tests/CatalogCheckTests/Vectors/coverage.json"
lines = ",\n".join(f" {json.dumps(path)}: {json.dumps(table)}" for path, table in result.items())
target.write_text("{\n" + lines + "\n}\n", encoding="utf-8")
