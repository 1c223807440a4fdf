#!/usr/bin/env python3
"""Times how long the lexicon of a language takes to load and a span to agree, and how many words galley
generates in a second beside `lt-proc -g` of lttoolbox."""

import resource
import statistics
import subprocess
import tempfile
from pathlib import Path

from builds import BUILDS, HERE
from rates import ROUNDS, medians, report

VECTORS = str(HERE.parent / "GrammarTests" / "Vectors" / "grammar.tsv")
GENERATORS = {
    "it": "apertium-cat-ita/cat-ita",
    "es": "apertium-spa-cat/cat-spa",
    "fr": "apertium-fra-cat/cat-fra",
    "pt": "apertium-por-cat/cat-por_BR",
    "en": "apertium-eng-cat/cat-eng_US",
}
LINES = 200_000


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()


def timed(*command):
    """The processor time of a process in seconds, and its output."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    text = output(*command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, text


def measure_look_ups(program, language, name, folder):
    """Prints how many words each program generates in a second, without its start and the loading."""
    path = f"/usr/share/apertium/{name}.autogen.bin"
    lt_proc = Path("/usr/bin/lt-proc")
    if not lt_proc.exists() or not Path(path).exists():
        print(f"  {language}: lttoolbox or the package with the words is missing, row skipped")
        return
    inputs = output(program, "inputs", path, VECTORS).split()
    inputs = [line for line in inputs if not set(line) & set("^$/{}\\*@[]")]
    file, empty = folder / "inputs", folder / "empty"
    file.write_text("".join(f"^{inputs[n % len(inputs)]}$\n" for n in range(LINES)))
    empty.write_text("")
    commands = ((program, "generate", path), (lt_proc, "-g", path))
    rates = [[], []]
    for _ in range(ROUNDS):
        texts = []
        for kept, command in zip(rates, commands):
            start, _ = timed(*command, empty)
            time, text = timed(*command, file)
            kept.append(LINES / (time - start))
            texts.append(text.replace("\\", ""))
        if texts[0] != texts[1]:
            raise SystemExit(f"  {language}: the outputs differ")
    ours, theirs = map(statistics.median, rates)
    print(f"  {language:10}{len(inputs):10}{ours:14,.0f}{theirs:14,.0f}{ours / theirs:8.2f}")


def main():
    found = medians([(build, [build.tool("grammar-words"), VECTORS]) for build in BUILDS])
    for title, kind, unit in (
        ("Loading a lexicon (goal: at most 30 ms)", "loading", "ms"),
        ("Agreeing a span with new words", "first span", "us"),
        ("Agreeing a span (goal: at most 20 us)", "span", "us"),
    ):
        print(f"\n{title}, processor time on one core")
        rows = {which: time for which, time in found.items() if which[1].startswith(kind + " ")}
        print(f"{unit:>46}{'ratio':>8}")
        report(rows, unit, title.split(" (")[0])
    print("\nGenerated words in a second of processor time on one core")
    print(f"{'entries':>22}{'galley':>14}{'lt-proc -g':>14}{'ratio':>8}")
    with tempfile.TemporaryDirectory() as folder:
        for language, name in GENERATORS.items():
            measure_look_ups(BUILDS[-1].tool("grammar-words"), language, name, Path(folder))


if __name__ == "__main__":
    main()
