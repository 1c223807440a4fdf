#!/usr/bin/env python3
"""Writes the HTML names of characters, from Python's html.entities, as a Swift table.

    Tests/Expectations/Markdown/entities.py  rewrites Sources/Strings/MessageSyntax/Markdown/MarkdownEntityNames.swift
"""
import html.entities
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
OUTPUT = ROOT / "Sources/Strings/MessageSyntax/Markdown/MarkdownEntityNames.swift"
# CommonMark accepts only names with a semicolon.
NAMES = {name[:-1]: text for name, text in html.entities.html5.items() if name.endswith(";")}

HEAD = '''\
/// The HTML names of characters; Tests/Expectations/Markdown/entities.py writes this file.
enum MarkdownEntityNames {
  /// How many letters the longest name has.
  static let longest = LONGEST

  /// The characters by their names.
  static let texts: [String: String] = {
    var texts: [String: String] = [:]
    for group in groups.split(whereSeparator: { $0 == ";" || $0 == "\\n" }) {
      let columns = group.split(separator: "=")
      let scalars = columns[0].drop { $0 == " " }.split(separator: "+")
        .compactMap { UInt32($0, radix: 16) }
      let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
      for name in columns[1].split(separator: " ") { texts[String(name)] = text }
    }
    return texts
  }()

  /// The number of each character, followed by its names.
  private static let groups = """
'''


def lines():
    texts = {}
    for name, text in sorted(NAMES.items()):
        texts.setdefault(text, []).append(name)
    line = "   "
    for text, names in sorted(texts.items()):
        group = f" {'+'.join(f'{ord(scalar):X}' for scalar in text)}={' '.join(names)};"
        if len(line + group) > 100:
            yield line + "\n"
            line = "   "
        line += group
    yield line + "\n"


head = HEAD.replace("LONGEST", str(max(map(len, NAMES))))
OUTPUT.write_text(head + "".join(lines()) + '    """\n}\n', encoding="utf-8")
