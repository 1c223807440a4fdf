#!/usr/bin/env python3
"""Times what compares, merges and writes whole catalogs: galley diff, merge, normalize, export, import.

`galley diff` of two catalogs of 100 MB is timed beside `galley-index`, which reads each of them;
`galley merge` of three of 12 MB beside `git merge-file`; `galley normalize` of 100 MB beside `jq .`;
`galley export` and `galley import` of one language of 12 MB beside `galley-index`.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import time

from bench import BUILT, CATALOGS, SMALL, catalog
from builds import builds_with, keep

# Of so many texts one is changed.
RARE = 500
# The language that is exported and imported.
LANGUAGE = "de"


def changed(path, number):
    """The path of a version of a catalog in which some texts have another word at their end."""
    target = path.with_suffix(f".{number}.xcstrings")
    if target.exists() and target.stat().st_mtime >= path.stat().st_mtime:
        return target
    count = 0
    with open(path, "rb") as old, open(target, "wb") as new:
        for line in old:
            text = line.rstrip()
            if text.lstrip().startswith(b'"value"') and text.endswith(b'"'):
                if count % RARE == RARE * number // 4:
                    line = text[:-1] + b' %d"\n' % number
                count += 1
            new.write(line)
    return target


def translated(path):
    """The path of a version of an XLIFF file in which every third translation has another word."""
    target = path.with_suffix(".sent.xliff")
    count = 0
    with open(path, "rb") as old, open(target, "wb") as new:
        for line in old:
            text = line.rstrip()
            if text.endswith(b"</target>"):
                if count % 3 == 0:
                    line = text.removesuffix(b"</target>") + b" neu</target>\n"
                count += 1
            new.write(line)
    return target


def cost(command, copied=None, statuses=(0,)):
    """The wall time, the processor time in seconds, and the most memory in MB of a program.

    A file that the program writes is copied to its place before.
    """
    if copied:
        shutil.copyfile(*copied)
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in statuses:
        raise SystemExit(f"{' '.join(map(str, command))}: exit {process.returncode}")
    return wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def table(title, rounds, subjects):
    """Prints the medians of programs that take turns, each beside the last one."""
    taken = [[] for _ in subjects]
    for _ in range(rounds):
        for kept, (_, _, arguments) in zip(taken, subjects):
            kept.append(cost(**arguments))
    print(f"\n{title}, load {os.getloadavg()[0]:.2f}")
    print(f"{'wall ms':>46}{'user+sys ms':>14}{'peak MB':>10}{'ratio':>8}")
    medians = [[statistics.median(column) for column in zip(*kept)] for kept in taken]
    for (name, build, _), (wall, cpu, peak) in zip(subjects, medians):
        row = f"  {name:36}{wall * 1000:8.0f}{cpu * 1000:14.0f}{peak:10.0f}"
        print(f"{row}{wall / medians[-1][0]:8.2f}")
        if build:
            keep(build, f"{title}: {name}", "wall ms", wall * 1000)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    rounds = parser.parse_args().rounds
    large, small = catalog(100), catalog(SMALL)
    other = changed(large, 1)
    index = str(BUILT / "galley-index")
    reading = ["sh", "-c", f"'{index}' '{large}' && '{index}' '{other}'"]
    diffs = [
        (build.label("galley diff"), build, {"command": [build.galley, "diff", large, other], "statuses": (1,)})
        for build in builds_with("diff")
    ]
    table("Diff of two of 100 MB", rounds, [*diffs, ("reading both", None, {"command": reading})])

    mine, theirs = changed(small, 1), changed(small, 2)
    target = CATALOGS / "merged.xcstrings"
    merges = [
        (
            build.label("galley merge"),
            build,
            {"command": [build.galley, "merge", small, target, theirs], "copied": (mine, target)},
        )
        for build in builds_with("merge")
    ]
    git = {
        "command": ["git", "merge-file", "-q", target, small, theirs],
        "copied": (mine, target),
        "statuses": range(128),
    }
    table("Merge of three of 12 MB", rounds, [*merges, ("git merge-file", None, git)])

    for layout in ("compact", "xcode"):
        path = catalog(100, layout)
        writes = [
            (
                build.label("galley normalize"),
                build,
                {"command": [build.galley, "normalize", target], "copied": (path, target)},
            )
            for build in builds_with("normalize")
        ]
        jq = {"command": ["jq", ".", path]}
        table(f"Normalize 100 MB, {layout}", rounds, [*writes, ("jq .", None, jq)])
    target.unlink()

    reading = ("reading", None, {"command": [index, small]})
    exports = [
        (
            build.label("galley export"),
            build,
            {"command": [build.galley, "export", "-l", LANGUAGE, "-o", CATALOGS, small]},
        )
        for build in builds_with("export")
    ]
    table("Export of one language of 12 MB", rounds, [*exports, reading])
    imports = []
    for build in builds_with("import"):
        cost([build.galley, "export", "-l", LANGUAGE, "-o", CATALOGS, small])
        sent = translated(CATALOGS / f"{LANGUAGE}.xliff")
        copy = CATALOGS / "imported" / small.name
        copy.parent.mkdir(exist_ok=True)
        command = [build.galley, "import", sent, copy, "--keep-going"]
        arguments = {"command": command, "copied": (small, copy), "statuses": (0, 1)}
        imports.append((build.label("galley import"), build, arguments))
    table("Import of every third translation, 12 MB", rounds, [*imports, reading])


if __name__ == "__main__":
    main()
