#!/usr/bin/env python3
"""Plants one defect into each of 300 translations of the test corpus, and counts which ones `galley check` finds.

    Tests/Bench/mutations.py [PATH OF galley]

An entry is chosen at random among those about which the check says nothing. A defect breaks at run time (an argument is
lost, doubled, read as another type or moved without a position; a brace is lost; the form `other` is removed), or readers
see it (a blank, a mark, an address, Markdown). The script fails if fewer than 95 % of the former are found. The seed is
fixed, so that two versions of galley are given the same defects.
"""
import collections
import copy
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GALLEY = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / ".build/debug/galley")
SPECIFIER = re.compile(r"%(?:\d+\$)?(?:lld|ld|d|@|(?:\.\d+)?f)")
LETTER = r"[^\W\d_]"


def drop(text, source):
    return SPECIFIER.sub("", text, count=1) if SPECIFIER.search(text) else None


def double(text, source):
    """One argument more than the app passes."""
    count = len(SPECIFIER.findall(source))
    return f"{text} %{count + 1}$@" if SPECIFIER.search(text) else None


def retype(text, source):
    def other(match):
        return match[0][:-1] + "lld" if match[0].endswith("@") else re.sub(r"(lld|ld|d|(\.\d+)?f)$", "@", match[0])
    return SPECIFIER.sub(other, text, count=1) if SPECIFIER.search(text) else None


def swap(text, source):
    """Two placeholders of different types change places, and have no positions."""
    found = [re.sub(r"\d+\$", "", word) for word in SPECIFIER.findall(text)]
    passed = [re.sub(r"\d+\$", "", word) for word in SPECIFIER.findall(source)]
    if len(found) < 2 or found[0] == found[1]:
        return None
    other = [found[1], found[0]] + found[2:]
    if other == passed:
        return None
    words = iter(other)
    return SPECIFIER.sub(lambda match: next(words), text)


def spoil(text, source):
    """A sign of another script."""
    return text.replace("%", "\uff05", 1) if SPECIFIER.search(text) else None


def half(text, source):
    """The conversion is lost."""
    return re.sub(r"%@", "% ", text, count=1) if "%@" in text else None


def brace(text, source):
    return re.sub(r"(\$?\{\w+)\}", r"\1", text, count=1) if re.search(r"\$?\{\w+\}", text) else None


def blank(text, source):
    return text + " " if not text.endswith(" ") else None


def two_blanks(text, source):
    return re.sub(rf"({LETTER}) ({LETTER})", r"\1  \2", text, count=1) if re.search(rf"{LETTER} {LETTER}", text) else None


def mark(text, source):
    """The question mark is lost."""
    return text[:-1] if text and text[-1] in "?？؟" and source.endswith("?") else None


def address(text, source):
    return re.sub(r"https?://", "https: //", text, count=1) if re.search(r"https?://\w+\.", text) else None


def bold(text, source):
    return text.replace("**", "** ", 1) if re.search(r"\*\*\w", text) else None


def line(text, source):
    return text.replace("\n", " ", 1) if "\n" in text.strip() else None


def invisible(text, source):
    return re.sub(rf"({LETTER})({LETTER})", "\\1\u200b\\2", text, count=1) if re.search(rf"{LETTER}{{2}}", text) else None


# The corpus has no clean entry with two arguments of different types, and none with a brace, so these are made.
MADE = {
    "sourceLanguage": "en", "version": "1.0",
    "strings": {
        source: {"localizations": {
            locale: {"stringUnit": {"state": "translated", "value": text}} for locale, text in texts.items()}}
        for source, texts in {
            "%@ has %lld files": {"de": "%@ hat %lld Dateien", "fr": "%@ a %lld fichiers", "ja": "%@のファイルは%lld個です"},
            "%lld of %@": {"de": "%lld von %@", "ja": "%2$@の%1$lld", "sv": "%lld av %@"},
            "%1$@ took %2$.1f s": {"de": "%1$@ brauchte %2$.1f s", "nl": "%1$@ duurde %2$.1f s", "ko": "%2$.1f초 걸림: %1$@"},
            "Open ${applicationName} now": {"de": "${applicationName} jetzt öffnen", "fr": "Ouvrir ${applicationName}", "ja": "${applicationName}を開く"},
            "Hello {name}, you have {count} points": {"de": "Hallo {name}, du hast {count} Punkte", "es": "Hola {name}, tienes {count} puntos", "ja": "{name}さん、{count}点です"},
            "Sent by {{sender}}": {"de": "Gesendet von {{sender}}", "it": "Inviato da {{sender}}"},
        }.items()
    },
}

BREAKING = {"argument dropped": drop, "argument added": double, "argument retyped": retype, "arguments swapped": swap,
            "percent sign replaced": spoil, "conversion lost": half, "brace lost": brace}
VISIBLE = {"blank at the end": blank, "two blanks": two_blanks, "question mark lost": mark, "address broken": address,
           "bold broken": bold, "line end lost": line, "invisible character": invisible}
OTHER_LOST = "form 'other' removed"


def findings(catalog, folder):
    path = pathlib.Path(folder) / "Main.xcstrings"
    path.write_text(json.dumps(catalog, ensure_ascii=False), encoding="utf-8")
    run = subprocess.run([GALLEY, "check", "--no-config", "--format", "json", str(path)], capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(run.stderr)
    found = collections.defaultdict(set)
    for row in map(json.loads, run.stdout.splitlines()):
        found[row["key"], row["locale"]].add(row["rule"])
        found[row["key"], None].add(row["rule"])
    return found


def source_text(catalog, key, entry):
    unit = entry.get("localizations", {}).get(catalog["sourceLanguage"], {}).get("stringUnit")
    return unit["value"] if unit else key


def main():
    chance = random.Random(7)
    # What can be planted, by the kind of the defect.
    places = collections.defaultdict(list)
    catalogs = []
    with tempfile.TemporaryDirectory() as folder:
        paths = sorted((ROOT / "Tests/StringCatalogTests/Corpus").rglob("*.xcstrings")) + sorted((ROOT / "Catalogs").glob("*.xcstrings"))
        for catalog in [json.loads(path.read_text(encoding="utf-8")) for path in paths] + [MADE]:
            known = findings(catalog, folder)
            catalogs.append((catalog, known))
            for key, entry in catalog["strings"].items():
                source = source_text(catalog, key, entry)
                for locale, localization in entry.get("localizations", {}).items():
                    if locale == catalog["sourceLanguage"] or known.get((key, locale)):
                        continue
                    if "other" in localization.get("variations", {}).get("plural", {}):
                        places[OTHER_LOST].append((len(catalogs) - 1, key, locale, None))
                    text = localization.get("stringUnit", {}).get("value")
                    if not text or "substitutions" in localization:
                        continue
                    for name, plant in (BREAKING | VISIBLE).items():
                        if (damaged := plant(text, source)) not in (None, text, ""):
                            places[name].append((len(catalogs) - 1, key, locale, damaged))
        names = sorted(places)
        chosen = [(names[number % len(names)],) + chance.choice(places[names[number % len(names)]]) for number in range(300)]
        total, hits, rules = collections.Counter(), collections.Counter(), collections.defaultdict(collections.Counter)
        for name, number, key, locale, damaged in chosen:
            catalog, known = catalogs[number]
            # The other entries change nothing about this one.
            small = {**catalog, "strings": {key: copy.deepcopy(catalog["strings"][key])}}
            localization = small["strings"][key]["localizations"][locale]
            if name == OTHER_LOST:
                del localization["variations"]["plural"]["other"]
            else:
                localization["stringUnit"]["value"] = damaged
            found = findings(small, folder)[key, locale] - known.get((key, locale), set())
            total[name] += 1
            hits[name] += bool(found)
            rules[name].update(found or ["nothing"])
    for name in names:
        told = ", ".join(f"{rule} {count}" for rule, count in rules[name].most_common(4))
        print(f"{hits[name]:3} of {total[name]:3}  {'breaks' if name in BREAKING or name == OTHER_LOST else 'shows '}  {name}: {told}")
    breaking = [name for name in names if name in BREAKING or name == OTHER_LOST]
    share = 100 * sum(hits[name] for name in breaking) / sum(total[name] for name in breaking)
    print(f"{sum(hits.values())} of {sum(total.values())} found; {share:.1f} % of those that break at run time")
    sys.exit(share < 95)


main()
