#!/usr/bin/env python3
"""Times how many texts a core resolves a second, beside Foundation's String(format:locale:), and
what a switch of the locale costs in catalogs of several sizes."""

import statistics
import subprocess
from pathlib import Path

BUILT = Path(__file__).resolve().parent / ".build" / "release"
ROUNDS = 5


def times(command):
    lines = subprocess.run([BUILT / command], stdout=subprocess.PIPE, check=True).stdout.decode()
    return {name: float(time) for name, time in (line.split("\t") for line in lines.splitlines())}


def medians(*commands):
    kept = {}
    for _ in range(ROUNDS):
        for command in commands:
            for name, time in times(command).items():
                kept.setdefault(name, []).append(time)
    return {name: statistics.median(times) for name, times in kept.items()}


def main():
    found = medians("resolve-texts", "foundation-formats")
    print("\nTexts, processor time on one core")
    print(f"{'ns a text':>40}{'texts a second':>17}{'ratio':>8}")
    for name, time in found.items():
        ratio = time / found["two arguments"]
        print(f"  {name:28}{time:10.0f}{1e9 / time:17,.0f}{ratio:8.2f}")

    found = medians("locale-switch")
    least = next(iter(found.values()))
    print("\nA switch of the locale and the 60 rows of a screen, processor time on one core")
    print(f"{'us a switch':>40}{'ratio':>8}")
    for name, time in found.items():
        print(f"  {name:28}{time:10.0f}{time / least:8.2f}")


if __name__ == "__main__":
    main()
