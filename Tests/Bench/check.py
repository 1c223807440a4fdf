#!/usr/bin/env python3
"""Times `galley check` with all rules beside `msgfmt -c` and pofilter, over the same texts.

galley reads a catalog of 100 MB. msgfmt and pofilter read it as .po files, one for each language, which this script writes:
each text with a placeholder is marked objc-format, so that msgfmt compares the placeholders. pofilter takes a tenth of
the texts, because it is slow, and is left out if it is not installed.

Goals: a third of the rate of msgfmt, 20 times that of pofilter, and memory for the file and 30 %. That is the memory that
is galley's alone: the kernel counts the pages of the program in its file as well, which are in memory once for all, and
more or fewer of them from one build to the next.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import time

from bench import CATALOGS, Reader, catalog, of_each_build, present, run
from builds import HERE, keep

FORMS = ["zero", "one", "two", "few", "many", "other"]
PLURALS = HERE.parent / "ICUServicesTests" / "Vectors" / "plurals.tsv"


def plural_forms():
    """The forms that whole numbers take, by language."""
    forms = {}
    for line in PLURALS.read_text(encoding="utf-8").splitlines():
        locale, *groups = line.split("\t")
        names = {group.split(":")[0] for group in groups if re.search(r": \d+(-\d+)?( |$)", group)}
        forms[locale] = [form for form in FORMS if form in names or form == "other"]
    return forms


def quoted(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def write_po(path, folder, share):
    """Writes a catalog as .po files, and returns how many texts they have."""
    folder.mkdir(parents=True, exist_ok=True)
    content = json.loads(path.read_bytes())
    known = plural_forms()
    entries = list(content["strings"].items())
    locales = sorted({locale for _, entry in entries for locale in entry.get("localizations", {})})
    count = 0
    for locale in locales:
        forms = known.get(locale) or known.get(locale.split("-")[0]) or ["other"]
        with open(folder / f"{locale}.po", "w", encoding="utf-8") as file:
            # The rule itself is not used: msgfmt wants its number of forms.
            rule = "0" if len(forms) == 1 else "n%" + str(len(forms))
            file.write('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n')
            file.write(f'"Language: {locale.replace("-", "_")}\\n"\n')
            file.write(f'"Plural-Forms: nplurals={len(forms)}; plural={rule};\\n"\n\n')
            for key, entry in entries[: len(entries) // share]:
                localization = entry.get("localizations", {}).get(locale)
                if not key or localization is None:
                    continue
                if "%" in key:
                    file.write("#, objc-format\n")
                plural = localization.get("variations", {}).get("plural")
                file.write(f"msgctxt {quoted(key)}\nmsgid {quoted(key)}\n")
                if plural:
                    file.write(f"msgid_plural {quoted(key)}\n")
                    for number, form in enumerate(forms):
                        case = plural.get(form, plural.get("other", {}))
                        file.write(f"msgstr[{number}] {quoted(case.get('stringUnit', {}).get('value', ''))}\n")
                        count += 1
                else:
                    file.write(f"msgstr {quoted(localization.get('stringUnit', {}).get('value', ''))}\n")
                    count += 1
                file.write("\n")
    return count


def leaf_count(path):
    """The number of texts of a catalog."""
    return path.read_bytes().count(b'"stringUnit"')


def po_folder(path, share):
    """The .po files of a catalog, and how many texts they have."""
    folder = CATALOGS / f"{path.stem}-po-{share}"
    counted = folder / "texts"
    if not counted.exists() or counted.stat().st_mtime < path.stat().st_mtime:
        shutil.rmtree(folder, ignore_errors=True)
        count = write_po(path, folder, share)
        counted.write_text(str(count), encoding="utf-8")
    return folder, int(counted.read_text(encoding="utf-8"))


def accepting(words):
    """A command whose status may be 1: something is wrong with the texts."""
    return ["sh", "-c", f"{{ {words}; }} >/dev/null 2>&1; [ $? -le 1 ]"]


def private_memory(command):
    """The most memory that a command has for itself, in bytes."""
    peak = 0
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while process.poll() is None:
        with open(f"/proc/{process.pid}/status", encoding="ascii", errors="replace") as lines:
            found = [int(line.split()[1]) for line in lines if line.startswith("RssAnon")]
        peak = max([peak, *found])
        time.sleep(0.002)
    return peak * 1024


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rounds", type=int, default=5)
    options.add_argument("--megabytes", type=int, default=100)
    options = options.parse_args()
    path = catalog(options.megabytes)
    whole, texts = po_folder(path, 1)
    tenth, few = po_folder(path, 10)
    subjects = [
        (reader, path, leaf_count(path))
        for reader in of_each_build(
            "galley check", lambda build: accepting(f"'{build.galley}' check --severity=info --no-config '{{}}'")
        )
    ]
    others = [
        (Reader("msgfmt -c", ["msgfmt"]), f"for f in '{whole}'/*.po; do msgfmt -c -o /dev/null \"$f\"; done; true", whole, texts),
        (Reader("pofilter, a tenth", ["pofilter"]), f"pofilter '{tenth}' '{tenth}-out'", tenth, few),
    ]
    there = present([reader for reader, *_ in others])
    subjects += [
        (Reader(reader.name, accepting(command)), folder, count)
        for reader, command, folder, count in others if reader in there
    ]
    runs = {reader.name: [] for reader, *_ in subjects}
    for _ in range(options.rounds):
        for reader, file, _ in subjects:
            runs[reader.name].append(run(reader, file))
    print(f"\nAll rules over {options.megabytes} MB, load {os.getloadavg()[0]:.2f}")
    print(f"  {'':20} {'wall ms':>9} {'user+sys':>9} {'peak MB':>8} {'texts':>8} {'texts/s':>9}")
    rates = {}
    for reader, _, count in subjects:
        wall, cpu, peak = (
            statistics.median(getattr(one, name) for one in runs[reader.name]) for name in ("wall", "cpu", "peak")
        )
        rates[reader.name] = count / wall
        print(f"  {reader.name:20} {wall * 1e3:9.0f} {cpu * 1e3:9.0f} {peak / 1e6:8.0f} {count:8} {rates[reader.name]:9.0f}")
        if reader.build:
            keep(reader.build, f"check with all rules, {options.megabytes} MB", "texts/s", rates[reader.name])
            own = rates[reader.name]
            private = private_memory([reader.build.galley, "check", "--severity=info", "--no-config", str(path)])
            share = private / path.stat().st_size
            print(f"  {'':20} {private / 1e6:.0f} MB of its own: {share:.2f} times the file (goal: 1.30)")
        else:
            print(f"  {'':20} galley has {own / rates[reader.name]:.2f} times the rate")


if __name__ == "__main__":
    main()
