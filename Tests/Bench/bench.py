#!/usr/bin/env python3
"""Times galley beside other readers of string catalogs, a whole process each, and prints tables."""

import argparse
import json
import os
import shlex
import shutil
import statistics
import subprocess
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass

from builds import BUILDS, HERE, Build, keep

BUILT = HERE / ".build" / "release"
GENERATOR = BUILT / "catalog-generator"
STOPWATCH = BUILT / "stopwatch"
CATALOGS = HERE / ".build" / "catalogs"
# The size of the largest catalogs known.
SMALL = 12
LAYOUTS = ("xcode", "compact", "tabs", "ascii")


@dataclass
class Reader:
    """A program that reads a catalog; in its command `{}` is replaced by the path of the catalog."""

    name: str
    command: list
    build: Build | None = None

    @property
    def is_there(self):
        return shutil.which(self.command[0]) is not None


@dataclass
class Run:
    """What one process cost, and its output."""

    wall: float
    cpu: float
    peak: int
    output: bytes


def run(reader, catalog):
    command = [part.replace("{}", str(catalog)) for part in reader.command]
    report, written = os.pipe()
    finished = subprocess.run(
        [STOPWATCH, str(written), *command], stdout=subprocess.PIPE, pass_fds=[written]
    )
    os.close(written)
    with open(report, encoding="ascii") as lines:
        costs = lines.read().split()
    if finished.returncode != 0:
        sys.exit(f"{shlex.join(command)}: exit {finished.returncode}")
    return Run(float(costs[0]), float(costs[1]), int(costs[2]), finished.stdout)


def of_each_build(name, command):
    """A reader of each build; `command` gives the command of a build."""
    return [Reader(build.label(name), command(build), build) for build in BUILDS]


def audit_command(build, *options):
    return [build.galley, "coverage", "{}", "--widths", "--format", "json", *options]


def present(readers):
    for reader in readers:
        if not reader.is_there:
            print(f"  {reader.name}: {reader.command[0]} is missing, row skipped")
    return [reader for reader in readers if reader.is_there]


def catalog(megabytes, layout="xcode"):
    """The path of a synthetic catalog, which is written if it is missing or older than the generator."""
    CATALOGS.mkdir(parents=True, exist_ok=True)
    path = CATALOGS / f"{megabytes}-{layout}.xcstrings"
    if not path.exists() or path.stat().st_mtime < GENERATOR.stat().st_mtime:
        unfinished = path.with_suffix(".unfinished")
        command = [GENERATOR, unfinished, str(megabytes), "--layout", layout]
        subprocess.run(command, check=True)
        unfinished.rename(path)
    return path


# The counts on which all readers must agree, made here by another program.


def leaf_states(localization):
    if "stringUnit" in localization:
        yield localization["stringUnit"].get("state", "")
    for axis in localization.get("variations", {}).values():
        for case in axis.values():
            yield from leaf_states(case)
    for substitution in localization.get("substitutions", {}).values():
        yield from leaf_states(substitution)


def states_by_locale(content):
    states = defaultdict(Counter)
    for entry in content["strings"].values():
        for locale, localization in entry.get("localizations", {}).items():
            states[locale].update(leaf_states(localization))
    return {locale: dict(counts) for locale, counts in states.items()}


def index_line(content):
    entries = content["strings"].values()
    states = sum(map(Counter, states_by_locale(content).values()), Counter())
    counts = {
        "entries": len(entries),
        "localizations": sum(len(entry.get("localizations", {})) for entry in entries),
        "leaves": states.total(),
        "translated": states["translated"],
        "needs_review": states["needs_review"],
        "new": states["new"],
    }
    return " ".join(f"{name}={count}" for name, count in counts.items())


def coverage_states(output):
    """The states by locale in the output of `galley coverage` or of the jq program."""
    report = json.loads(output)
    if "tables" not in report:
        return report
    return {locale["locale"]: locale["states"] for locale in report["tables"][0]["locales"]}


def verify(index_readers, coverage_readers):
    print("The four layouts hold the same strings, and all readers count the same (12 MB)")
    first = None
    for layout in LAYOUTS:
        path = catalog(SMALL, layout)
        content = json.loads(path.read_bytes())
        first = first or content
        if content != first:
            sys.exit(f"  {path.name} differs from {LAYOUTS[0]}")
        expected = index_line(content)
        for reader in index_readers:
            line = run(reader, path).output.decode().strip()
            if line != expected:
                sys.exit(f"  {reader.name}, {path.name}: {line}\n  expected: {expected}")
        for reader in coverage_readers:
            if coverage_states(run(reader, path).output) != states_by_locale(content):
                sys.exit(f"  {reader.name}, {path.name}: other leaves by state")
        print(f"  {layout:8} {expected}")


def measure(title, subjects, rounds, same=None):
    """Runs the subjects (a reader and its catalog) in turn and prints their medians.

    All subjects must have the same result; `same` makes the result of an output.
    """
    print(f"\n{title}")
    if not subjects:
        return
    warm = [run(*subject) for subject in subjects]
    if same and any(same(one.output) != same(warm[0].output) for one in warm):
        sys.exit("  the readers disagree: " + repr([one.output[:200] for one in warm]))
    runs = [[] for _ in subjects]
    for _ in range(rounds):
        for kept, subject in zip(runs, subjects):
            kept.append(run(*subject))
    print(f"{'wall ms':>40}{'user+sys':>10}{'peak MB':>9}{'peak/file':>11}{'ratio':>8}")
    base = statistics.median(one.wall for one in runs[0])
    for kept, (reader, path) in zip(runs, subjects):
        wall = statistics.median(one.wall for one in kept)
        cpu = statistics.median(one.cpu for one in kept)
        peak = statistics.median(one.peak for one in kept)
        size = path.stat().st_size
        print(
            f"  {f'{reader.name}, {size / 1e6:.0f} MB':28}{wall * 1e3:10.1f}{cpu * 1e3:10.1f}"
            f"{peak / 1e6:9.1f}{peak / size:11.2f}{wall / base:8.2f}"
        )
        if reader.build:
            figure = f"{title.split(', ')[0]}, {size / 1e6:.0f} MB"
            if title == "Peak memory":
                keep(reader.build, figure, "MB", peak / 1e6)
            else:
                keep(reader.build, figure, "wall ms", wall * 1e3)
                keep(reader.build, figure, "user+sys ms", cpu * 1e3)


def measure_breakpoints(readers, path):
    """Prints the medians of three runs: of each kind of text, the columns that the program prints."""
    print("\nBreakpoints on one core, against wrapping again at each of 100 widths")
    rows = {}
    head = ""
    for _ in range(3):
        for reader in readers:
            head, *lines = run(reader, path).output.decode().splitlines()
            for line in lines:
                kind, size, rate, gain = line.rsplit(maxsplit=3)
                kept = rows.setdefault((kind.strip(), reader.name), (reader, []))
                kept[1].append((int(rate), int(size), int(gain)))
    print(f"{'':30}{head}")
    for (kind, name), (reader, found) in sorted(rows.items()):
        rate, size, gain = sorted(found)[1]
        print(f"  {name:28}{kind:>20}{size:9}{rate:14}{gain:8}")
        keep(reader.build, f"Breakpoints, {kind.split(',')[0]}", "ns a text", 1e9 / rate)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    rounds = parser.parse_args().rounds
    sys.stdout.reconfigure(line_buffering=True)
    simdjson = str(HERE / ".build" / "simdjson-peer")
    jq_length = Reader("jq length", ["jq", ".strings|length", "{}"])
    print(f"load {os.getloadavg()[0]:.2f} on {os.cpu_count()} cores")
    index = present(
        of_each_build("galley index", lambda build: [build.tool("galley-index"), "{}"])
        + [
            Reader("simdjson", [simdjson, "{}"]),
            Reader("simdjson, mapped", [simdjson, "--map", "{}"]),
            Reader("JSONDecoder", [str(BUILT / "json-decoder-peer"), "{}"]),
        ]
    )
    coverage = present(
        of_each_build(
            "galley coverage", lambda build: [build.galley, "coverage", "{}", "--format", "json"]
        )
        + [Reader("jq coverage", ["jq", "-f", str(HERE / "Peers" / "coverage.jq"), "{}"])]
    )
    audit = present(of_each_build("galley audit", audit_command))
    audit_in_points = present(
        of_each_build(
            "galley audit in points", lambda build: audit_command(build, "--metric", "points")
        )
    )
    options = ["--metric", "points", "--text-size", "all"]
    audit_at_all_sizes = present(
        of_each_build("galley audit at all sizes", lambda build: audit_command(build, *options))
    )
    breakpoints = present(
        of_each_build("galley breakpoints", lambda build: [build.tool("galley-breakpoints"), "{}"])
    )

    verify(index, coverage)
    small, middle, large = catalog(SMALL), catalog(100), catalog(1000)
    for path in (small, middle):
        measure("Index", [(reader, path) for reader in index], rounds, bytes.strip)
    # A table of its own, because jq does less: it counts the entries alone.
    subjects = [(reader, middle) for reader in index[:len(BUILDS)] + present([jq_length])]
    measure("Index against jq length", subjects, rounds)
    for path in (small, middle):
        measure("Coverage", [(reader, path) for reader in coverage], rounds, coverage_states)
    subjects = [(reader, middle) for reader in present([jq_length]) + audit]
    measure("The layouts of all rows at all widths, against jq length", subjects, rounds)
    # The ratio is to columns in the same run.
    subjects = [(reader, middle) for reader in audit + audit_in_points + audit_at_all_sizes]
    measure("The layouts of all rows in points, against columns", subjects, rounds)
    measure_breakpoints(breakpoints, middle)
    # One run each, because memory does not vary.
    readers = [reader for reader in index if reader.build or reader.name == "simdjson"]
    subjects = [(reader, path) for reader in readers for path in (small, middle, large)]
    measure("Peak memory", subjects, 1)
    print(f"\nload {os.getloadavg()[0]:.2f}")


if __name__ == "__main__":
    main()
