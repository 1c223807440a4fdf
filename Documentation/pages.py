#!/usr/bin/env python3
"""Checks that every public symbol of the libraries is documented, and that every type has a page.

    pages.py GRAPHS DOCS

GRAPHS has a folder of symbol graphs for each product, DOCS is the merged archive: docs.sh makes both. A
summary must say more than the name of its symbol.
"""

import json
import pathlib
import re
import sys

graphs, docs = map(pathlib.Path, sys.argv[1:])
types = {"class", "enum", "macro", "protocol", "struct", "typealias"}
fillers = set("a an and are as at by for from in is it its of on or that the this to whether which with".split())


def words(text):
    text = re.sub(r"([a-z])([A-Z])", r"\1 \2", text)
    found = re.findall(r"[a-z]+", text.lower())
    return {re.sub(r"(s|es|ed)$", "", word) for word in found if word not in fillers}


problems = []
pages = symbols = 0
for folder in sorted(path for path in graphs.iterdir() if path.is_dir() and path.suffix == ""):
    product = folder.name
    for path in sorted(folder.glob("*.symbols.json")):
        graph = json.loads(path.read_text())
        for symbol in graph["symbols"]:
            kind = symbol["kind"]["identifier"].removeprefix("swift.")
            if kind == "extension":
                continue
            names = symbol["pathComponents"]
            place = f"{product}: {'.'.join(names)}"
            lines = [line["text"] for line in symbol.get("docComment", {}).get("lines", [])]
            symbols += 1
            if not lines:
                problems.append(f"{place} has no documentation")
                continue
            # Initializers and operators have no name to repeat.
            if kind not in ("init", "func.op") and not words(lines[0]) - words(names[-1]):
                problems.append(f"{place} repeats its name: {lines[0]}")
            if kind not in types:
                continue
            page = "/".join([product] + names).lower()
            # The extensions of a type of another module are below the module that extends it.
            found = [docs / "data/documentation" / f"{page}.json"]
            found += (docs / "data/documentation" / product.lower()).glob(f"**/{names[-1].lower()}*.json")
            if not any(file.exists() for file in found):
                problems.append(f"{place} has no page")
            pages += 1
for problem in problems:
    print(f"docs: {problem}", file=sys.stderr)
if problems:
    sys.exit(1)
print(f"docs: {pages} types have pages, {symbols} symbols are documented", file=sys.stderr)
