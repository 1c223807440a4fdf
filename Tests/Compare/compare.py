#!/usr/bin/env python3
"""Plays random keys to two builds of galley, and compares what they show and write.

    compare.py OLD NEW [--scripts N] [--seed N]

Each script runs in a fresh copy of a project: the samples, real catalogs, or broken ones, with a Git
history. The last screen with its styles, the messages, the exit code and every file must be equal. A
difference is reduced to as few keys as still show it. `intended.txt` lists what may differ.
"""

import argparse
import concurrent.futures
import difflib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIMIT = 60

# Arguments of commands; each action that is not here is tried with those of "".
ARGUMENTS = {
    "": ["", "x", "1", "nonsense and more"],
    "table": ["Travel", "Wallet", "Localizable", "All", "nothing"],
    "search": ["a", "e n", "%", "/[a-c]+x?/", "key: a", "source: the", "tw", "(", "é"],
    "filter": ["a", "key: o", "text: e", "/^.{3,9}$/", "zzzz", ""],
    "sort": ["file", "key", "width", "width all", "state", "problems"],
    "locale": ["de", "fr", "ja", "ar", "he", "ru", "hi", "en-GB", "xx", "de-x-linearf", "pseudo"],
    "add-locale": ["nl", "de", "uk", "!"],
    "width": ["10", "20", "33", "60", "0", "-1", "999999999999"],
    "count": ["0", "1", "2", "5", "21", "1.5", "-3", "1000000", ""],
    "device": ["iphone", "ipad", "mac", "applewatch", "x"],
    "pseudo": ["off", "accented", "double", "bounded", "rtl", "widest", "tallest"],
    "sample-length": ["short", "typical", "long"],
    "fallback": ["editor", "runtime"],
    "markdown": ["on", "off"],
    "metric": ["columns", "points"],
    "screen": ["iPhone SE", "iPhone 17 Pro Max"],
    "text-size": ["XS", "L", "AX5"],
    "theme": ["dark", "light", "mono"],
    "diff": ["", "HEAD", "HEAD~1", "yesterday", "nothing"],
    "since": ["HEAD~1", "HEAD", "off", "yesterday"],
    "state": ["translated", "needs_review", "new", "machine_translated", "missing"],
    "comment": ["a comment", ""],
    "translate": ["yes", "no"],
    "add-key": ["new.key", "new.key Text %@", "Welcome"],
    "pipe": ["cat", "tr a-z A-Z", "sh change.sh", "false", "head -1"],
    "open": [".", "Wallet.xcstrings", "nothing.xcstrings"],
    "sources": ["."],
}
# Actions that start another program on the terminal, ask the outside, or end the script at once.
LEFT_OUT = {"edit", "edit-key", "edit-code", "exit", "mouse"}
WORDS = ["Hallo", "zwei Wörter", "%@", "%1$lld", "ü", "日本", "a..", "**b**", "  x", "שלום", "%", '"']
IN_FIELDS = [
    "<Left>", "<Right>", "<Home>", "<End>", "<Backspace>", "<Delete>", "<C-w>", "<C-u>", "<C-k>",
    "<C-n>", "<C-p>", "<Tab>", "<S-Tab>", "<Up>", "<Down>", "<C-s>", "<C-a>", "<C-e>", "<C-z>", "<A-b>",
]  # fmt: skip
ANY_KEY = (
    ["<Enter>", "<Esc>", "<Tab>", "<S-Tab>", "<Space>", "<Backspace>", "<Up>", "<Down>", "<Left>", "<Right>"]
    + ["<PageUp>", "<PageDown>", "<Home>", "<End>", "<F1>", "<F5>", "<Insert>", "<C-c>", "<C-g>", "<A-x>"]
    + [chr(code) if chr(code) != "<" else "<lt>" for code in range(0x21, 0x7F)]
)
# Keys after which typed words are a text.
PROMPTS = {"search": "/", "filter": "&", "find-key": "<C-p>", "edit-text": "i", "edit-forms": "I", "prompt": ":"}
PROMPTS |= {"arguments": "a", "locale": "gl", "table": "gt", "compare": "ci"}


def actions():
    """The keys and the names of all actions, from the table of the reference."""
    found = []
    for line in (ROOT / "Documentation" / "reference.md").read_text(encoding="utf-8").splitlines():
        columns = re.split(r" \| ", line.removeprefix("| ").removesuffix(" |"))
        name = re.fullmatch(r"`:([a-z-]+)[^`]*`", columns[-1])
        if len(columns) == 3 and name and name[1] not in LEFT_OUT:
            keys = re.findall(r"`` ` ``|`([^`]+)`", columns[0])
            found.append((name[1], [("<lt>" if key == "<" else key or "`") for key in keys]))
    return found


def script(chance, table):
    """The steps of one random script."""
    steps = []
    for _ in range(chance.choice([3, 6, 12, 25])):
        name, keys = chance.choice(table)
        kind = chance.random()
        if kind < 0.5 and keys:
            count = str(chance.choice([2, 3, 10, 40, 999])) if chance.random() < 0.2 else ""
            steps.append(count + chance.choice(keys))
        elif kind < 0.65:
            arguments = chance.choice(ARGUMENTS.get(name, ARGUMENTS[""]))
            steps.append(f":{name} {arguments.replace('<', '<lt>')}".rstrip() + "<Enter>")
        elif kind < 0.85:
            typed = [chance.choice(list(PROMPTS.values()))]
            for _ in range(chance.choice([0, 1, 2, 4])):
                typed.append(chance.choice(WORDS if chance.random() < 0.6 else IN_FIELDS))
            typed.append(chance.choice(["<Enter>", "<Enter>", "<Enter>", "<Esc>", "<C-s>", ""]))
            steps.append("".join(typed))
        elif kind < 0.92:
            steps.append(chance.choice(ANY_KEY))
        elif kind < 0.97:
            steps.append(f"<{chance.choice([1, 12, 20, 40, 60, 80, 100, 140])}x{chance.choice([1, 4, 8, 16, 24, 50])}>")
        else:
            steps.append("1G:pipe sh change.sh<Enter>r")
    return steps


def git(folder, *words):
    """Runs git with a fixed author and date, so that both builds see the same history."""
    date = {"GIT_AUTHOR_DATE": "2026-01-02T03:04:05Z", "GIT_COMMITTER_DATE": "2026-01-02T03:04:05Z"}
    names = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", "-C", folder, *names, *words], check=True, capture_output=True, env=os.environ | date)


def projects(folder):
    """Makes the projects to play in: each with two commits, and changes after them."""
    sources = [ROOT / "Catalogs", ROOT / "Tests" / "Broken"]
    corpus = ROOT / "Tests" / "StringCatalogTests" / "Corpus"
    sources += sorted(path for path in corpus.iterdir() if path.is_dir())
    made = []
    for source in sources:
        target = Path(folder) / source.name
        shutil.copytree(source, target)
        (target / "change.sh").write_text(CHANGE, encoding="utf-8")
        git(target, "init", "-q")
        catalogs = sorted([*target.rglob("*.xcstrings"), *target.rglob("*.strings")])
        for number in range(2):
            git(target, "add", "-A")
            git(target, "commit", "-q", "--allow-empty", "-m", f"Change {number}")
            for path in catalogs[number::3]:
                path.write_bytes(TEXT.sub(rb"\1\2\2", path.read_bytes(), 40))
        made.append(target)
    return made


# The beginning of a text that a commit changes.
TEXT = re.compile(rb'((?:"value" :|" =) ")([A-Za-z])')

# Changes a file as another program would while galley shows it.
CHANGE = """for file in $(find . -name '*.xcstrings' | sort | head -2); do
  sed 's/"value" : "\\([a-m]\\)/"value" : "\\1\\1/' "$file" >changed && mv changed "$file"
done
cat
"""


def play(program, project, place, keys, options):
    """What a build shows and writes in a fresh copy of a project."""
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(project, place / "project", symlinks=True)
    home = {name: str(place / "home") for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")}
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", **home}
    command = [program, "--no-config", "--color", "always", *options, "--script", keys]
    try:
        done = subprocess.run(
            command, cwd=place / "project", env=environment, capture_output=True, stdin=subprocess.DEVNULL, timeout=LIMIT
        )
        outcome = [f"exit code {done.returncode}", *done.stdout.decode("utf-8", "replace").splitlines()]
        outcome += done.stderr.decode("utf-8", "replace").splitlines()
    except subprocess.TimeoutExpired:
        outcome = [f"no end after {LIMIT} s"]
    for path in sorted(place.rglob("*")):
        name = path.relative_to(place)
        if ".git" not in name.parts and path.is_file():
            outcome.append(f"file {name}: {hash_of(path, project)}")
    return outcome


def hash_of(path, project):
    """The lines of a file that differ from the project's, or that it is the project's."""
    original = project / Path(*path.parts[path.parts.index("project") + 1 :]) if "project" in path.parts else None
    text = path.read_bytes()
    if original and original.is_file() and original.read_bytes() == text:
        return "unchanged"
    before = original.read_text("utf-8", "replace").splitlines() if original and original.is_file() else []
    return "\n".join(difflib.unified_diff(before, text.decode("utf-8", "replace").splitlines(), lineterm="", n=0))


def intended():
    """Patterns, and what replaces them in what both builds show, so that it may differ."""
    lines = (HERE / "intended.txt").read_text(encoding="utf-8").splitlines()
    pairs = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(re.compile(pattern), replacement) for pattern, replacement in pairs]


class Comparison:
    """Two builds, and the projects in which they play."""

    def __init__(self, old, new, folder):
        self.programs = [str(Path(old).resolve()), str(Path(new).resolve())]
        self.projects = projects(folder)
        self.folder = Path(folder)
        self.table = actions()
        self.intended = intended()

    def outcomes(self, project, steps, options, place):
        shown = []
        for program in self.programs:
            text = "\n".join(play(program, project, place, "".join(steps), options))
            for pattern, replacement in self.intended:
                text = pattern.sub(replacement, text)
            shown.append(text.splitlines())
        return shown

    def run(self, seed):
        """Plays the script of a seed; returns a description of the difference, or nothing."""
        chance = random.Random(seed)
        project = chance.choice(self.projects[:1] * 4 + self.projects[1:])
        size = f"{chance.choice([20, 40, 60, 80, 80, 120])}x{chance.choice([5, 10, 24, 24, 40])}"
        options = ["--size", size, "-l", chance.choice(["en", "de", "fr", "ja", "ar"])]
        steps = script(chance, self.table)
        place = self.folder / f"place-{os.getpid()}-{seed}"
        try:
            old, new = self.outcomes(project, steps, options, place)
            # On a busy machine a program may miss a limit of time, so only a difference that stays counts.
            if old == new or len(set(map(tuple, self.outcomes(project, steps, options, place)))) == 1:
                return None
            # Steps that the difference does not need are left out, later ones first.
            for index in reversed(range(len(steps))):
                fewer = steps[:index] + steps[index + 1 :]
                less, more = self.outcomes(project, fewer, options, place)
                if less != more:
                    steps, old, new = fewer, less, more
            words = " ".join([*options, "--script", "'" + "".join(steps).replace("'", "'\\''") + "'"])
            difference = list(difflib.unified_diff(old, new, "old", "new", lineterm="", n=1))
            return "\n".join([f"seed {seed}, in {project.name}: galley {words}", *difference[:60]])
        finally:
            shutil.rmtree(place, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old", metavar="OLD")
    parser.add_argument("new", metavar="NEW")
    parser.add_argument("--scripts", type=int, default=200, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the seed of the first script")
    options = parser.parse_args()
    differences = 0
    with tempfile.TemporaryDirectory() as folder:
        comparison = Comparison(options.old, options.new, folder)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            seeds = range(options.seed, options.seed + options.scripts)
            for number, difference in enumerate(pool.map(comparison.run, seeds), 1):
                if difference:
                    differences += 1
                    print(difference, flush=True)
                if sys.stderr.isatty():
                    print(f"\r{number} of {options.scripts} ", end="", file=sys.stderr)
    print(f"{options.scripts} scripts, {differences} differences")
    return differences > 0


if __name__ == "__main__":
    raise SystemExit(main())
