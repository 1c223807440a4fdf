#!/usr/bin/env python3
"""Counts mistakes in string catalogs without galley, and compares the counts with the findings of `galley check`.

    Tests/Bench/counts.py [PATH OF galley [FOLDER]]

Counted are missing plural forms, forms that leave out their number, source texts with several translations, keys with
different texts in two tables, and keys that no source has. Plural categories come from Tests/ICUServicesTests/Vectors/plurals.tsv,
which Babel has made; for the last count the script writes sources that have half of the keys. The folder is that of the
test corpus unless one is named. What differs is printed, and is an error.
"""
import collections
import json
import pathlib
import plistlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GALLEY = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/debug/galley")
FOLDER = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else ROOT / "Tests/StringCatalogTests/Corpus")
PLACEHOLDER = re.compile(r"%(?:%|(?:(\d+)\$)?[-+0#']*\d*(?:\.\d*)?(?:hh|h|ll|l|q|L|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsS])|(?:\d+\$)?\d*#@([^@%]+)@)")
# What a source may write in another way than the key: placeholders, tokens, and characters that are escaped.
SPLIT = re.compile(r"%%|%(?:\d+\$)?[-+0#' ]*\d*(?:\.\d*)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsS]|\$\{[^}]*\}|[\x00-\x1f\"\\&<>'/%]")
NUMBERS = "dDiuUxXoOfFeEgGaA"


def categories():
    """The whole numbers up to 200 of each category, by language."""
    table = {}
    for line in (ROOT / "Tests/ICUServicesTests/Vectors/plurals.tsv").read_text().splitlines():
        locale, *groups = line.split("\t")
        table[locale] = {}
        for group in groups:
            name, numbers = group.split(": ")
            found = []
            for word in numbers.split():
                first, _, last = word.partition("-")
                if "." not in word and int(first) <= 200:
                    found += range(int(first), int(last or first) + 1)
            if found:
                table[locale][name] = found
    return table


CATEGORIES = categories()


def numbers(locale):
    parts = locale.replace("_", "-").split("-")
    return CATEGORIES.get("-".join(parts[:2])) or CATEGORIES.get(parts[0])


def arguments(text):
    """The number of each placeholder, and whether it writes a number."""
    found, counted = [], 0
    for match in PLACEHOLDER.finditer(text.replace("%arg", "")):
        if match[0] == "%%":
            continue
        if match[1] is None:
            counted += 1
        found.append((int(match[1] or counted), (match[2] or "") in NUMBERS and match[2] is not None))
    return found


def groups(node):
    """The texts by plural form of a localization, one table for each device and substitution."""
    for axis, cases in node.get("variations", {}).items():
        if axis == "plural":
            forms = {name: case.get("stringUnit", {}).get("value", "") for name, case in cases.items()}
            yield {name: text for name, text in forms.items() if text}
        for case in cases.values():
            yield from groups(case)
    for substitution in node.get("substitutions", {}).values():
        yield from groups(substitution)


def localizations(catalog):
    for key, entry in catalog["strings"].items():
        for locale, localization in entry.get("localizations", {}).items():
            yield key, locale, groups(localization)


def dictionaries(path):
    """The same of a .stringsdict file in the folder of a language."""
    names = ["zero", "one", "two", "few", "many", "other"]
    for key, entry in plistlib.loads(path.read_bytes()).items():
        variables = [variable for variable in entry.values() if isinstance(variable, dict) and variable.get("NSStringFormatSpecTypeKey") == "NSStringPluralRuleType"]
        yield key, path.parent.stem, ({name: variable[name] for name in names if variable.get(name)} for variable in variables)


def plural_mistakes(entries):
    for key, locale, tables in entries:
        known = numbers(locale)
        if known is not None:
            for forms in tables:
                if not forms:
                    continue
                for name in known:
                    if name != "other" and name not in forms:
                        yield "plural-missing", key, locale
                last = forms.get("other") or list(forms.values())[-1]
                shown = [number for number, is_number in arguments(last) if is_number]
                chooser = "arg" if "%arg" in last else min(shown, default=None)
                for name, text in forms.items():
                    covered = [n for n in known.get(name, [0] if name == "zero" else []) if n or name == "zero" or "zero" not in forms]
                    if name == "other" or chooser is None or len(covered) < 2 or "%arg" in text:
                        continue
                    if chooser == "arg" and not re.search(r"%arg", text) or chooser != "arg" and chooser not in [number for number, _ in arguments(text)]:
                        yield "plural-implied-number", key, locale


def is_identifier(key):
    return re.fullmatch(r"[A-Za-z0-9._-]*[._-][A-Za-z0-9._-]*", key) is not None


def source_text(catalog, key, entry):
    """The only source text; None if there are several or none."""
    source = entry.get("localizations", {}).get(catalog["sourceLanguage"])
    if source is None:
        return None if is_identifier(key) else key
    texts = list(leaves(source))
    return texts[0] if len(texts) == 1 and texts[0] else None


def leaves(node):
    if "stringUnit" in node:
        yield node["stringUnit"].get("value", "")
    if "stringSet" in node:
        yield from node["stringSet"].get("values", [])
    for cases in node.get("variations", {}).values():
        for case in cases.values():
            yield from leaves(case)
    for substitution in node.get("substitutions", {}).values():
        yield from leaves(substitution)


def inconsistencies(catalog):
    same = collections.defaultdict(list)
    for key, entry in catalog["strings"].items():
        text = source_text(catalog, key, entry)
        if entry.get("shouldTranslate", True) and text and any(c.isalpha() for c in PLACEHOLDER.sub("", text)):
            same[text].append((key, entry.get("localizations", {})))
    for entries in same.values():
        for locale in {locale for _, texts in entries for locale in texts} - {catalog["sourceLanguage"]}:
            found = [(key, texts[locale].get("stringUnit", {}).get("value")) for key, texts in entries if locale in texts]
            found = [(key, text) for key, text in found if text]
            for key, text in found[1:]:
                if text != found[0][1]:
                    yield "inconsistent", key, locale


def clashes(catalogs):
    first = {}
    for path, catalog in catalogs:
        for key, entry in catalog["strings"].items():
            text = source_text(catalog, key, entry)
            if key and entry.get("shouldTranslate", True) and text is not None and first.setdefault(key, (path, text))[1] != text:
                yield "text-clash", key, None


def write_sources(catalog, folder, chance):
    """Sources with half of the keys, as literals of Swift, of Objective-C, or in a property list."""
    keys = sorted(catalog["strings"])
    for number, key in enumerate(chance.sample(keys, len(keys) // 2)):
        quoted = json.dumps(key, ensure_ascii=False)
        if number % 3 == 0 and not re.search(r"[\x00-\x1f]", key):
            text, name = f'#"{key}"#' if '"' not in key else quoted, "swift"
            text = f"Text({text})" if "\\" not in key else f"Text({quoted})"
        elif number % 3 == 1:
            text, name = f"NSLocalizedString(@{quoted}, nil)", "m"
        else:
            text, name = f"<string>{key.replace('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</string>", "plist"
        (folder / f"Source{number}.{name}").write_text(text, encoding="utf-8")


def unused(catalog, folder):
    sources = "\0".join(path.read_text(encoding="utf-8") for path in sorted(folder.iterdir()))
    for key, entry in catalog["strings"].items():
        words = [word for word in SPLIT.split(key) if word]
        # Some files may escape what is not ASCII.
        ascii = [part for word in words for part in re.split(r"[^\x00-\x7f]+", word) if part]
        lists = [texts for texts in (words, ascii) if texts]
        if words and not any(all(text in sources for text in texts) for texts in lists):
            yield "key-unused", key, None


def findings(rules, *arguments):
    run = subprocess.run(
        [GALLEY, "check", "--no-config", "--severity=info", "--format=json", "--only", ",".join(rules), *map(str, arguments)],
        capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr)
    return collections.Counter(
        (row["rule"], row["key"], None if row["rule"] in ("text-clash", "key-unused") else row["locale"])
        for row in map(json.loads, run.stdout.splitlines()))


def main():
    chance = random.Random(15)
    total, differences = collections.Counter(), []
    paths = sorted(path for path in FOLDER.rglob("*.xcstrings"))
    by_folder = collections.defaultdict(list)
    for path in paths:
        catalog = json.loads(path.read_text(encoding="utf-8"))
        by_folder[path.parent].append((path, catalog))
        own = collections.Counter([*plural_mistakes(localizations(catalog)), *inconsistencies(catalog)])
        compare(path, own, findings(["plural-missing", "plural-implied-number", "inconsistent"], path), total, differences)
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            write_sources(catalog, folder, chance)
            if path.stem != "InfoPlist" and not path.stem.endswith("-InfoPlist"):
                compare(path, collections.Counter(unused(catalog, folder)), findings(["key-unused"], "--sources", folder, path), total, differences)
    for folder, catalogs in by_folder.items():
        if len(catalogs) > 1:
            files = [path for path, _ in catalogs]
            compare(folder, collections.Counter(clashes(catalogs)), findings(["text-clash"], *files), total, differences)
    for path in sorted(path for path in FOLDER.rglob("*.lproj/*.stringsdict")):
        own = collections.Counter(plural_mistakes(dictionaries(path)))
        compare(path, own, findings(["plural-missing", "plural-implied-number"], path), total, differences)
    print("rule\tcounted here\tfound by check\tin both")
    for rule in ("plural-missing", "plural-implied-number", "inconsistent", "text-clash", "key-unused"):
        print(f"{rule}\t{total[rule, 'own']}\t{total[rule, 'check']}\t{total[rule, 'both']}")
    for difference in differences:
        print(*difference, sep="\t")
    sys.exit(bool(differences))


def compare(path, own, found, total, differences):
    for (rule, key, locale), count in (own | found).items():
        mine, theirs = own[rule, key, locale], found[rule, key, locale]
        total[rule, "own"] += mine
        total[rule, "check"] += theirs
        total[rule, "both"] += min(mine, theirs)
        if mine != theirs:
            differences.append(("differs", path.name, rule, json.dumps(key), locale, mine, theirs))


main()
