#!/usr/bin/env python3
"""Writes how cmark, cmark-gfm and json5 read inline Markdown, for MarkdownTextTests.

    apt-get install cmark cmark-gfm && pip install json5
    Tests/Expectations/Markdown/markdown.py  rewrites markdown.jsonl and attributes.jsonl in the vectors

markdown.jsonl has a text and its runs in each line: words, letters for the traits (strong, emphasis,
code, deleted) and, after a link, its destination. cmark-gfm reads the texts, and cmark must agree except
for tildes. Both know blocks, which galley does not, so each text is in a line of its own, between "x " and
" x", and line ends become tabs if a paragraph would lose white space.

attributes.jsonl has lists of attributes, as in ^[text](…), each with the value that json5 reads, or null.
"""
import html.entities
import json
import pathlib
import random
import re
import subprocess
import xml.etree.ElementTree

import json5

from markdown_samples import ATTRIBUTES, SAMPLES

VECTORS = pathlib.Path(__file__).resolve().parents[2] / "MessageSyntaxTests/Vectors"
CMARK = ["/usr/bin/cmark"]
CMARK_GFM = ["cmark-gfm"]
WITH_STRIKES = [*CMARK_GFM, "-e", "strikethrough"]
NAMESPACE = "{http://commonmark.org/xml/1.0}"
TRAITS = {"strong": "s", "emph": "e", "strikethrough": "d"}
PIECES = list(" **__~~[]()<>`\"\\&;!ab") + ["é", "。", "\na", "[", "](", "](b)", "**", "__", "``"]


def read(texts, command):
    """The runs of each text, in a paragraph of its own."""
    sources = [f"x {flattened(text)} x" for text in texts]
    document = subprocess.run(
        [*command, "--sourcepos", "-t", "xml"], input="\n\n".join(sources), text=True,
        capture_output=True, check=True).stdout
    paragraphs = list(xml.etree.ElementTree.fromstring(document))
    assert len(paragraphs) == len(texts), "a text became a block"
    found = []
    for text, source, paragraph in zip(texts, sources, paragraphs):
        assert paragraph.tag == NAMESPACE + "paragraph", text
        found.append(runs(paragraph, source, "\n" in text and "\n" not in source))
    return found


def expected(texts):
    """Pairs of a text and its runs, without the texts that the two programs read in different ways.

    They look for what a delimiter closes only as far back as a search failed before; but cmark 0.30
    forgets a digit of what that depends on, and cmark-gfm 0.29 another. cmark-gfm takes links with
    parentheses that do not match, and neither knows <!a> yet.
    """
    readings = zip(texts, read(texts, CMARK), read(texts, CMARK_GFM), read(texts, WITH_STRIKES))
    return [[text, strikes] for text, plain, same, strikes in readings
            if plain == same and not re.search("<![ab]", text)]


def flattened(text):
    """The text with tabs instead of the line ends that a paragraph would change."""
    isKept = re.search(r"^\n|\n(?![\w\"'])| \n", text) is None
    return text if isKept else text.replace("\n", "\t")


def runs(paragraph, source, hasTabs):
    pieces = []

    def visit(node, traits, link):
        name = node.tag.removeprefix(NAMESPACE)
        if name in ("text", "html_inline"):
            pieces.append((node.text or "", traits, link))
        elif name == "code":
            assert not hasTabs, source
            pieces.append((node.text or "", traits | {"c"}, link))
        elif name in ("softbreak", "linebreak"):
            pieces.append(("\n", traits, link))
        elif name == "image":
            pieces.append((place(node, source), traits, link))
        else:
            assert name in ("link", *TRAITS), name
            link = node.get("destination") if name == "link" else link
            for child in node:
                visit(child, traits | set(TRAITS.get(name, "")), link)

    for node in paragraph:
        visit(node, frozenset(), None)
    merged = []
    for text, traits, link in pieces:
        look = ["".join(sorted(traits))] + ([] if link is None else [link])
        text = text.replace("\t", "\n") if hasTabs else text
        if merged and merged[-1][1:] == look:
            merged[-1][0] += text
        elif text:
            merged.append([text, *look])
    assert merged[0][0].startswith("x ") and merged[-1][0].endswith(" x"), source
    merged[0][0] = merged[0][0][2:]
    merged[-1][0] = merged[-1][0][:-2]
    return [run for run in merged if run[0]]


def place(node, source):
    """The source of an image: galley cannot show it and leaves it as text."""
    first, last = (spot.split(":") for spot in node.get("sourcepos").split("-"))
    assert first[0] == last[0] and "\n" not in source, source
    image = source.encode()[int(first[1]) - 1:int(last[1])].decode()
    assert image.startswith("![") and image.endswith(")"), image
    return image


def random_texts(count):
    draw = random.Random(31)
    while count:
        text = "".join(draw.choice(PIECES) for _ in range(draw.randint(2, 24)))
        # The end of an image is known only if it is on the same line.
        if text.strip() and not ("\n" in text and "![" in text) and flattened(text) == text:
            count -= 1
            yield text


def entity_texts():
    names = sorted(name for name in html.entities.html5 if name.endswith(";"))
    for start in range(0, len(names), 25):
        yield ".".join(f"&{name}" for name in names[start:start + 25])
    # HTML knows some names without a semicolon, CommonMark none.
    yield " ".join(f"&{name}" for name in html.entities.html5 if not name.endswith(";"))


def tagged(value):
    """JSON with all bits of the numbers, in which objects cannot be confused with numbers."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, str):
        # json5 does not join pairs of surrogates.
        return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    if isinstance(value, list):
        return [tagged(element) for element in value]
    if isinstance(value, dict):
        return {"object": {key: tagged(member) for key, member in value.items()}}
    return {"number": float(value).hex()}


def attributes(text):
    try:
        return tagged(json5.loads("{" + text + "}"))
    except ValueError:
        return None


def write(name, lines):
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    (VECTORS / name).write_text(text, encoding="utf-8")


def main():
    samples = list(dict.fromkeys([*SAMPLES, *entity_texts()]))
    found = expected(samples)
    assert len(found) == len(samples), [
        text for text in samples if text not in dict(found)]
    write("markdown.jsonl", found + expected(list(random_texts(4000))))
    write("attributes.jsonl", [[text, attributes(text)] for text in ATTRIBUTES])


main()
