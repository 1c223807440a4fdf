#!/usr/bin/env python3
"""Times how many texts one core resolves in a second, beside Foundation's String(format:locale:), what
`String(localized:)` costs, and what a change of the locale costs in catalogs of several sizes."""

import statistics
import subprocess

from builds import BUILDS, HERE, keep

ROUNDS = 5
FOUNDATION = str(HERE / ".build" / "release" / "foundation-formats")


def times(command):
    output = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()
    return {name: float(time) for name, time in (line.split("\t") for line in output.splitlines())}


def medians(commands):
    """The medians of all figures that some programs print, by build and name; the programs take turns."""
    kept = {}
    for _ in range(ROUNDS):
        for build, command in commands:
            for name, time in times(command).items():
                kept.setdefault((build, name), []).append(time)
    return {which: statistics.median(times) for which, times in kept.items()}


def report(found, unit, figure, extra=lambda time: ""):
    """Prints figures; the ratio is to the first figure of the same name, which is of the first build."""
    first = {}
    for (build, name), time in found.items():
        label = build.label(name) if build else name
        row = f"  {label:34}{time:10.0f}{extra(time)}"
        print(row + f"{time / first.setdefault(name, time):8.2f}")
        if build:
            keep(build, f"{figure}, {name}", unit, time)


def main():
    texts = [(build, build.tool("resolve-texts")) for build in BUILDS]
    found = medians([*texts, (None, FOUNDATION)])
    print("\nTexts, processor time on one core")
    base = found[BUILDS[0], "two arguments"]
    print(f"{'ns a text':>46}{'texts a second':>17}{'to two args':>13}{'ratio':>8}")
    report(found, "ns", "Text", lambda time: f"{1e9 / time:17,.0f}{time / base:13.2f}")

    found = medians([(build, build.tool("localized-strings")) for build in BUILDS])
    print("\nTexts of a program by Foundation's names, processor time on one core")
    print(f"{'ns a text':>46}{'ratio':>8}")
    report(found, "ns", "LocalizedFoundation")

    found = medians([(build, build.tool("locale-switch")) for build in BUILDS])
    base = next(iter(found.values()))
    print("\nA change of the locale and the 60 rows of a screen, processor time on one core")
    print(f"{'us a change':>46}{'to the smallest':>17}{'ratio':>8}")
    report(found, "us", "Change of the locale", lambda time: f"{time / base:17.2f}")


if __name__ == "__main__":
    main()
