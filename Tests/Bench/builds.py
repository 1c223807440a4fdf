"""The builds of galley that are measured, and the figures that are kept of each.

By default one build is measured: the one of this checkout. If the variable BASELINE has the path of
another checkout, every figure is taken of both builds, in turn, and `python3 builds.py` prints a table
of all of them.
"""

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
FIGURES = HERE / ".build" / "figures.tsv"


@dataclass(frozen=True)
class Build:
    """A checkout in which galley and this package have been built."""

    name: str
    root: Path

    @property
    def galley(self):
        return str(self.root / ".build" / "release" / "galley")

    def tool(self, name):
        """The path of a program of this package, as this checkout builds it."""
        return str(self.root / "Tests" / "Bench" / ".build" / "release" / name)

    def label(self, name):
        return f"{name}, {self.name}" if self.name else name


def _builds():
    root = HERE.parent.parent
    baseline = os.environ.get("BASELINE")
    if not baseline:
        return [Build("", root)]
    return [Build("before", Path(baseline).resolve()), Build("after", root)]


BUILDS = _builds()


def builds_with(command):
    """The builds whose galley has a command; an older one may lack it."""
    return [build for build in BUILDS if _has(build, command)]


def _has(build, command):
    helped = subprocess.run([build.galley, "help", command], capture_output=True)
    if helped.returncode != 0:
        print(f"  galley {command} is missing in {build.name}, row skipped")
    return helped.returncode == 0


def keep(build, figure, unit, value):
    """Keeps a figure of a build for the table of all figures."""
    FIGURES.parent.mkdir(exist_ok=True)
    with open(FIGURES, "a", encoding="utf-8") as file:
        file.write(f"{figure}\t{unit}\t{build.name}\t{value}\n")


def main():
    """Prints the figures of both builds; a ratio above 1 means that the later build is slower or larger."""
    if len(BUILDS) < 2:
        return
    figures = {}
    with open(FIGURES, encoding="utf-8") as lines:
        for line in lines:
            figure, unit, build, value = line.rstrip("\n").split("\t")
            figures.setdefault((figure, unit), {})[build] = float(value)
    print(f"\nAll figures: before is {BUILDS[0].root}, after is {BUILDS[1].root}")
    print(f"  {'':58}{'before':>12}{'after':>12}{'ratio':>8}")
    for (figure, unit), values in figures.items():
        row = f"  {f'{figure} ({unit})':58}"
        for name in ("before", "after"):
            value = values.get(name)
            digits = 0 if value is None or value >= 1000 else 1 if value >= 10 else 2
            row += f"{'-' if value is None else f'{value:,.{digits}f}':>12}"
        if values.get("before") and "after" in values:
            row += f"{values['after'] / values['before']:8.2f}"
        print(row)


if __name__ == "__main__":
    main()
