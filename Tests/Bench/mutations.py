#!/usr/bin/env python3
"""Plants defects into translations, one at a time, and counts which ones `galley check` finds.

    Tests/Bench/mutations.py [--galley PATH] [--each N] [--seed N] [--missed] [CATALOG OR FOLDER …]

Without a path it takes the catalogs of the tests. An entry is chosen at random among those about which the check says
nothing. defects.py has the kinds of defects in a text; those of a whole entry or file are here. A defect counts as found if
the check says something about the key that it did not say before: with its usual severity, and with --severity=info. The
script fails if fewer than 95 % of those that break at run time are found. The seed is fixed, so that two versions of
galley are given the same defects.
"""
import argparse
import collections
import copy
import json
import pathlib
import random
import subprocess
import sys
import tempfile

from defects import BREAKING, MADE, TEXT_DEFECTS

ROOT = pathlib.Path(__file__).resolve().parents[2]


# Defects of an entry or of a file: each gets an entry and a locale, and changes the entry or returns False.


def other_removed(entry, locale):
    plural = entry["localizations"][locale].get("variations", {}).get("plural", {})
    return plural.pop("other", None) is not None


def number_lost(form):
    def plant(entry, locale):
        plural = entry["localizations"][locale].get("variations", {}).get("plural", {})
        unit = plural.get(form, {}).get("stringUnit", {})
        if "%lld" not in unit.get("value", "") or "%lld" not in plural.get("other", {}).get("stringUnit", {}).get("value", ""):
            return False
        unit["value"] = unit["value"].replace("%lld ", "").replace("%lld", "")
        return True
    return plant


def form_removed(entry, locale):
    plural = entry["localizations"][locale].get("variations", {}).get("plural", {})
    return locale in ("ru", "uk", "pl", "cs") and plural.pop("few", None) is not None


def unknown_state(entry, locale):
    unit = entry["localizations"][locale].get("stringUnit")
    if unit is None:
        return False
    unit["state"] = "transalted"
    return True


def emptied(entry, locale):
    unit = entry["localizations"][locale].get("stringUnit")
    if unit is None:
        return False
    unit["value"] = ""
    return True


ENTRY_DEFECTS = {
    "form 'other' removed": other_removed, "form 'few' removed": form_removed,
    "number lost in 'many'": number_lost("many"), "number lost in 'other'": number_lost("other"),
    "unknown state": unknown_state, "emptied": emptied,
}
ENTRY_BREAKING = {"form 'other' removed"}


class Galley:
    """Runs the check over one catalog."""

    def __init__(self, program, folder):
        self.program = program
        self.folder = pathlib.Path(folder)

    def findings(self, text, name="Main.xcstrings", *options):
        """The rules that find something, by key and locale, with the severity of each."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        command = [self.program, "check", "--no-config", "--severity=info", "--format", "json", *options, str(path)]
        run = subprocess.run(command, capture_output=True, text=True, cwd=self.folder)
        if run.returncode not in (0, 1, 3):
            sys.exit(run.stderr)
        found = collections.defaultdict(set)
        for row in map(json.loads, run.stdout.splitlines()):
            rule = (row.get("rule") or row.get("check"), row["severity"])
            locales = [row["locale"], *(other["locale"] for other in row.get("also", [])), None]
            for place in [(row["key"], locale) for locale in locales] + [(None, None)]:
                found[place].add(rule)
        return found


def encoded(catalog):
    return json.dumps(catalog, ensure_ascii=False)


def source_text(catalog, key, entry):
    unit = entry.get("localizations", {}).get(catalog["sourceLanguage"], {}).get("stringUnit")
    return unit["value"] if unit else key


def catalogs_at(paths):
    found = []
    for path in map(pathlib.Path, paths):
        found += sorted(path.rglob("*.xcstrings")) if path.is_dir() else [path]
    for path in found:
        try:
            catalog = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            continue
        if catalog.get("strings") and "sourceLanguage" in catalog:
            yield catalog
    yield {"sourceLanguage": "en", "version": "1.0", "strings": {
        source: {"localizations": {locale: {"stringUnit": {"state": "translated", "value": text}} for locale, text in texts.items()}}
        for source, texts in MADE.items()}}


class Trial:
    """The defects that were planted, and what was found of each."""

    def __init__(self):
        self.total, self.hits, self.hints = (collections.Counter() for _ in range(3))
        self.rules = collections.defaultdict(collections.Counter)
        self.missed = []

    def note(self, kind, found, what):
        self.total[kind] += 1
        self.hits[kind] += any(severity != "info" for _, severity in found)
        self.hints[kind] += bool(found)
        self.rules[kind].update({rule for rule, _ in found} or ["nothing"])
        if not found:
            self.missed.append((kind, what))


def plant_in_entries(galley, catalogs, chance, each, trial):
    places = collections.defaultdict(list)
    known = []
    for number, catalog in enumerate(catalogs):
        known.append(galley.findings(encoded(catalog)))
        for key, entry in catalog["strings"].items():
            source = source_text(catalog, key, entry)
            for locale, localization in entry.get("localizations", {}).items():
                said = {rule for rule, severity in known[-1][key, locale] if severity != "info"}
                if locale == catalog["sourceLanguage"] or said:
                    continue
                for kind, plant in ENTRY_DEFECTS.items():
                    if plant(copy.deepcopy(entry), locale):
                        places[kind].append((number, key, locale, None))
                text = localization.get("stringUnit", {}).get("value")
                if not text or "substitutions" in localization:
                    continue
                for kind, plant in TEXT_DEFECTS.items():
                    if (damaged := plant(text, source, locale.split("-")[0])) not in (None, text, ""):
                        places[kind].append((number, key, locale, damaged))
    for kind in sorted(places):
        for number, key, locale, damaged in chance.sample(places[kind], min(each, len(places[kind]))):
            catalog = catalogs[number]
            # The other entries change nothing about this one.
            small = {**catalog, "strings": {key: copy.deepcopy(catalog["strings"][key])}}
            entry = small["strings"][key]
            if damaged is None:
                ENTRY_DEFECTS[kind](entry, locale)
            else:
                entry["localizations"][locale]["stringUnit"]["value"] = damaged
            found = galley.findings(encoded(small))[key, locale] - known[number][key, locale]
            trial.note(kind, found, (key, locale, damaged))
    return places


def plant_in_files(galley, trial):
    """Defects that only the bytes of a file can have."""
    text = encoded(next(iter(catalogs_at([]))))
    trial.note("U+0000 in JSON", {rule for rule in galley.findings(text.replace("Dateien", "Dat\0eien"))[None, None]
                                  if rule[1] == "error"}, "")
    trial.note("comma lost", galley.findings(text.replace("}, ", "} ", 1))[None, None], "")
    for name, second in (("same", "Beenden"), ("other", "Abbrechen")):
        strings = f'"Quit" = "Beenden";\n"Quit" = "{second}";\n'
        found = galley.findings(strings, "de.lproj/Main.strings")[None, None]
        trial.note(f"key twice, {name} text", {rule for rule in found if rule[0] == "strings-duplicate"}, "")
    (galley.folder / "de.lproj/Main.strings").unlink()


def plant_in_history(galley, trial):
    """A source text changes, and its translations do not."""
    def git(*words):
        subprocess.run(["git", "-c", "user.name=x", "-c", "user.email=x", *words], cwd=galley.folder, check=True, capture_output=True)
    def text(source):
        units = {"en": source, "de": "Die Datei öffnen"}
        return encoded({"sourceLanguage": "en", "version": "1.0", "strings": {"open": {"localizations": {
            locale: {"stringUnit": {"state": "translated", "value": value}} for locale, value in units.items()}}}})
    git("init", "-q")
    galley.findings(text("Open the file"))
    git("add", "Main.xcstrings")
    git("commit", "-qm", "1")
    trial.note("source changed", galley.findings(text("Close the window"), "Main.xcstrings", "--since", "HEAD")["open", "de"], "")


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--galley", default=str(ROOT / ".build/debug/galley"))
    options.add_argument("--each", type=int, default=12)
    options.add_argument("--seed", type=int, default=7)
    options.add_argument("--missed", action="store_true", help="print each defect that was not found")
    options.add_argument("paths", nargs="*")
    options = options.parse_args()
    paths = options.paths or [ROOT / "Tests/StringCatalogTests/Corpus", *sorted((ROOT / "Catalogs").glob("*.xcstrings"))]
    trial = Trial()
    with tempfile.TemporaryDirectory() as folder:
        galley = Galley(str(pathlib.Path(options.galley).resolve()), folder)
        plant_in_entries(galley, list(catalogs_at(paths)), random.Random(options.seed), options.each, trial)
        plant_in_files(galley, trial)
        plant_in_history(galley, trial)
    breaking = [kind for kind in trial.total if kind in BREAKING or kind in ENTRY_BREAKING]
    for kind in sorted(trial.total):
        told = ", ".join(f"{rule} {count}" for rule, count in trial.rules[kind].most_common(4))
        sign = "breaks" if kind in breaking else "shows "
        print(f"{trial.hits[kind]:3}, with hints {trial.hints[kind]:3}, of {trial.total[kind]:3}  {sign}  {kind}: {told}")
    for kind, what in trial.missed if options.missed else []:
        print(f"missed  {kind}: {what}")
    total = sum(trial.total.values())
    mean, hints = (100 * sum(counts[kind] / trial.total[kind] for kind in trial.total) / len(trial.total) for counts in (trial.hits, trial.hints))
    share = 100 * sum(trial.hits[kind] for kind in breaking) / sum(trial.total[kind] for kind in breaking)
    print(f"{sum(trial.hits.values())} of {total} found, {sum(trial.hints.values())} with hints; "
          f"{len(trial.total)} kinds, of each on average {mean:.1f} %, {hints:.1f} % with hints; "
          f"{share:.1f} % of those that break at run time")
    sys.exit(share < 95)


main()
