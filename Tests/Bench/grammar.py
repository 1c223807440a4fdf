#!/usr/bin/env python3
"""Times how long the lexicon of a language takes to load and a span to agree, and how many words galley
generates in a second beside `lt-proc -g` of lttoolbox."""

import resource
import statistics
import subprocess
import tempfile
from pathlib import Path

from builds import BUILDS, HERE, keep
from rates import ROUNDS, medians

VECTORS = str(HERE.parent / "GrammarAgreementTests" / "Vectors" / "grammar.tsv")
GENERATORS = {
    "it": "apertium-cat-ita/cat-ita",
    "es": "apertium-spa-cat/cat-spa",
    "fr": "apertium-fra-cat/cat-fra",
    "pt": "apertium-por-cat/cat-por_BR",
    "en": "apertium-eng-cat/cat-eng_US",
}
LINES = 200_000
# What grammar-words prints for each language, its unit, and its title in the table.
FIGURES = (
    ("waiting", "ms", "loading ms"),
    ("loading", "ms", "of the processor ms"),
    ("tables", "ms", "tables ms"),
    ("first span", "us", "span of new words us"),
    ("span", "us", "span us"),
)


def output(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()


def timed(*command):
    """The processor time of a process in seconds, and its output."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    text = output(*command)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, text


def look_ups(program, language, folder):
    """How many words galley and lttoolbox generate in a second, without their start and the loading.

    None if lttoolbox or the package with the words is missing.
    """
    path = f"/usr/share/apertium/{GENERATORS[language]}.autogen.bin"
    lt_proc = Path("/usr/bin/lt-proc")
    if not lt_proc.exists() or not Path(path).exists():
        return None
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
            raise SystemExit(f"{language}: the outputs of galley and lt-proc differ")
    return tuple(map(statistics.median, rates))


def row(build, language, found, rates):
    """A line of the table; `-` where nothing was measured."""
    cells = [build.label(language)]
    for kind, unit, _ in FIGURES:
        value = found.get((build, f"{kind} {language}"))
        cells.append("-" if value is None else f"{value:.1f}")
        if value is not None:
            keep(build, f"{kind}, {language}", unit, value)
    if rates:
        cells += [f"{rate:,.0f}" for rate in rates] + [f"{rates[0] / rates[1]:.2f}"]
        keep(build, f"words generated, {language}", "words a second", rates[0])
    else:
        cells += ["-"] * 3
    return "| " + " | ".join(cells) + " |"


def main():
    programs = [(build, build.tool("grammar-words")) for build in BUILDS]
    found = medians([(build, [program, VECTORS]) for build, program in programs])
    print("\nGrammar agreement (goals: at most 30 ms to load, at most 20 us a span, at least as many words")
    print("a second as lt-proc; all but the loading in processor time on one core)\n")
    titles = ["language"] + [title for _, _, title in FIGURES]
    titles += ["words a second", "lt-proc -g", "ratio"]
    print("| " + " | ".join(titles) + " |")
    print("|---|" + "---:|" * (len(titles) - 1))
    languages = [name.removeprefix("loading ") for _, name in found if name.startswith("loading ")]
    with tempfile.TemporaryDirectory() as folder:
        for language in dict.fromkeys(languages):
            for build, program in programs:
                rates = None
                if language in GENERATORS:
                    rates = look_ups(program, language, Path(folder))
                print(row(build, language, found, rates))


if __name__ == "__main__":
    main()
