#!/usr/bin/env python3
"""Times how many texts a core resolves a second, beside Foundation's String(format:locale:)."""

import statistics
import subprocess
from pathlib import Path

BUILT = Path(__file__).resolve().parent / ".build" / "release"
ROUNDS = 5


def rates(command):
    lines = subprocess.run([BUILT / command], stdout=subprocess.PIPE, check=True).stdout.decode()
    return {name: float(time) for name, time in (line.split("\t") for line in lines.splitlines())}


def main():
    times = {}
    for _ in range(ROUNDS):
        for command in ("resolve-texts", "foundation-formats"):
            for name, time in rates(command).items():
                times.setdefault(name, []).append(time)
    medians = {name: statistics.median(kept) for name, kept in times.items()}
    print("\nTexts, processor time on one core")
    print(f"{'ns a text':>40}{'texts a second':>17}{'ratio':>8}")
    for name, time in medians.items():
        ratio = time / medians["two arguments"]
        print(f"  {name:28}{time:10.0f}{1e9 / time:17,.0f}{ratio:8.2f}")


if __name__ == "__main__":
    main()
