#!/usr/bin/env python3
"""Counts the bytes that a coding agent reads and writes to translate 200 missing strings into five languages.

A script plays the agent: it sees only what commands print, and of each command 30,000 characters. It fills in
what `galley print --format template` prints and writes it with `galley set --from`; beside it, the same with
JSON lines. The strings are those of a real catalog, with their comments and plural forms.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from builds import HERE, builds_with, keep

CORPUS = HERE.parent / "StringCatalogTests" / "Corpus"
CATALOG = CORPUS / "Murzav+xcstrings-mcp" / "tests" / "fixtures" / "golden.xcstrings"
LANGUAGES = ["cs", "de", "fr", "ja", "pl"]
STRINGS = 200
SEEN = 30_000
PLACEHOLDER = re.compile(r"%(?:\d+\$)?(?:#@\w+@|[-+#0-9.]*(?:hh|h|ll|l|q|z)?[@diouxXeEfgGcsp%])|\$\{\w+\}")


class Agent:
    """Runs commands in a folder, and counts what it reads and writes."""

    def __init__(self, galley, folder):
        self.galley, self.folder = galley, folder
        self.read = self.written = 0
        self.seconds = 0.0

    def run(self, *words, shell=None):
        """The part of a command's output that an agent sees."""
        line = shell or "galley " + " ".join(words)
        self.written += len(line.encode())
        start = time.perf_counter()
        variables = {**os.environ, "PATH": f"{Path(self.galley).parent}:{os.environ['PATH']}"}
        finished = subprocess.run(
            ["bash", "-c", line], cwd=self.folder, env=variables, capture_output=True, text=True
        )
        self.seconds += time.perf_counter() - start
        output = finished.stdout + finished.stderr
        if len(output) > SEEN:
            sys.exit(f"{line}: {len(output)} characters, of which an agent sees {SEEN}")
        self.read += len(output.encode())
        return finished.stdout

    def write(self, name, text):
        self.written += len(text.encode())
        (Path(self.folder) / name).write_text(text, encoding="utf-8")


def translated(text):
    """A text of the same length with the same placeholders: what a model would write takes as many bytes."""
    parts, last = [], 0
    for found in PLACEHOLDER.finditer(text):
        parts += [text[last : found.start()].swapcase(), found.group()]
        last = found.end()
    return "".join(parts + [text[last:].swapcase()])


def make(folder):
    """A catalog with 200 strings that five languages lack."""
    root = json.loads(CATALOG.read_text(encoding="utf-8"))
    source = root["sourceLanguage"]
    strings = {}
    for key, entry in root["strings"].items():
        entry = dict(entry)
        own = entry.get("localizations", {}).get(source, {})
        words = json.dumps(own, ensure_ascii=False) if own else key
        is_plain = "substitutions" not in own and "device" not in own.get("variations", {})
        if not key or not entry.get("shouldTranslate", True) or not is_plain or not re.search("[a-z]{2}", words):
            continue
        entry["localizations"] = {source: own} if own else {}
        entry.pop("extractionState", None)
        strings[key] = entry
        if len(strings) == STRINGS:
            break
    known = {"stringUnit": {"state": "translated", "value": "OK"}}
    strings["OK"] = {"localizations": {language: known for language in LANGUAGES}}
    text = json.dumps({**root, "strings": strings}, ensure_ascii=False, indent=2, separators=(",", " : "))
    (Path(folder) / "Localizable.xcstrings").write_text(text + "\n", encoding="utf-8")


def by_template(agent):
    command = f"galley print -l {','.join(LANGUAGES)} --state missing --format template --max-bytes 25000"
    page = 0
    while command:
        output = agent.run(shell=command)
        command, answers = None, []
        for piece in re.findall(r"^\{.*?^\}\}$|^\{\"next\".*?\}$", output, re.S | re.M):
            part = json.loads(piece)
            if "next" in part:
                command = part["next"]
                continue
            filled = {}
            for key, value in part["strings"].items():
                if isinstance(value, str):
                    filled[key] = translated(key)
                    continue
                sources = value.get("source", key)
                forms = [name for name in value if value[name] == "" and name != "comment"]
                texts = {
                    name: translated(sources if isinstance(sources, str) else sources.get(name, sources.get("other")))
                    for name in forms
                }
                filled[key] = texts["text"] if list(texts) == ["text"] else texts
            lines = ",\n".join(json.dumps({k: v}, ensure_ascii=False, separators=(",", ":"))[1:-1] for k, v in filled.items())
            answers.append(f'{{"table":"{part["table"]}","locale":"{part["locale"]}","strings":{{\n{lines}\n}}}}\n')
        page += 1
        agent.write(f"answers{page}.json", "".join(answers))
        agent.run("set", "--from", f"answers{page}.json", "--draft", "--keep-going")
    return page


def by_lines(agent):
    pages = 0
    for language in LANGUAGES:
        after = ""
        while True:
            output = agent.run("print", "-l", language, "--state missing --format json --limit 20" + after)
            rows = [json.loads(line) for line in output.splitlines()]
            if not rows:
                break
            pages += 1
            lines = []
            for row in rows:
                for form in row["forms"] or [None]:
                    line = {"key": row["key"], "locale": language, "text": translated(row["source"])}
                    if form:
                        line["path"] = form
                    line["source"] = row["source"]
                    lines.append(json.dumps(line, ensure_ascii=False))
            agent.write("answers.jsonl", "\n".join(lines) + "\n")
            agent.run("set", "--from", "answers.jsonl", "--keep-going")
            after = ""
    return pages


def main():
    for build in builds_with("set"):
        print(f"\n{build.label('Agents')}: {STRINGS} strings in {len(LANGUAGES)} languages")
        print("                         read/string  written/string  galley, s  pages  left")
        for name, fill in (("templates", by_template), ("JSON lines", by_lines)):
            with tempfile.TemporaryDirectory() as folder:
                make(folder)
                agent = Agent(build.galley, folder)
                pages = fill(agent)
                count = STRINGS * len(LANGUAGES)
                left = subprocess.run(
                    [build.galley, "print", "-l", ",".join(LANGUAGES), "--state", "missing", "--fields", "key"],
                    cwd=folder, capture_output=True, text=True,
                ).stdout.count("\n")
                read, written = agent.read / count, agent.written / count
                print(f"  {name:20} {read:14.0f} {written:15.0f} {agent.seconds:10.2f} {pages:6} {left:5}")
                keep(build, f"an agent with {name}, bytes read a string", "bytes", read)
                keep(build, f"an agent with {name}, bytes written a string", "bytes", written)


if __name__ == "__main__":
    main()
