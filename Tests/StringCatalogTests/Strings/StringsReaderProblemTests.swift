import Testing

@testable import StringCatalog

/// What is said of broken .strings files, and what is read of them all the same.
@Suite struct StringsReaderProblemTests {
  static let cases: [(text: String, problems: [String], entries: [[String]])] = [
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      [
        "1:10: strings-missing-semicolon: a semicolon is missing behind this entry; Foundation rejects the file"
      ],
      [["a", "b"], ["c", "d"]]
    ),
    (
      "a = b c = d; e = f",
      [
        "1:6: strings-missing-semicolon: a semicolon is missing behind this entry; Foundation rejects the file",
        "1:19: strings-missing-semicolon: a semicolon is missing behind this entry; Foundation rejects the file",
      ],
      [["a", "b"], ["c", "d"], ["e", "f"]]
    ),
    (
      "{ a = b }",
      [
        "1:8: strings-missing-semicolon: a semicolon is missing behind this entry; Foundation rejects the file"
      ],
      [["a", "b"]]
    ),
    (
      "\"a\" = \"x \"y\" z\"; \"lost\" = \"l\";\n// c\n\"c\" = \"d\";",
      [
        "1:10: strings-syntax: the text ends at this quotation mark; one inside a text is written \\\""
      ],
      [["c", "d"]]
    ),
    (
      "\"a\" = \"open;\n\"c\" = \"d\";\n\"e\" = \"f\";",
      [
        "1:7: strings-syntax: the quotation mark that closes this text is missing, or one inside it is not written \\\""
      ],
      [["c", "d"], ["e", "f"]]
    ),
    (
      "\"a = \"b\";\n\"c\" = \"d\";",
      ["1:1: strings-syntax: neither “=” nor “;” follows this key"], [["c", "d"]]
    ),
    (
      "\"c\" = \"d\";\n\"e\" = \"f",
      ["2:7: strings-syntax: this text is never closed by a quotation mark"], [["c", "d"]]
    ),
    (
      "\"a\" = \"open\n\"c\" = \"d\";\n'e' = 'f",
      [
        "1:7: strings-syntax: the quotation mark that closes this text is missing, or one inside it is not written \\\"",
        "3:7: strings-syntax: this text is never closed by a quotation mark",
      ],
      [["c", "d"]]
    ),
    (
      "a = b;=\n\nc = d;",
      ["1:7: strings-syntax: a stray “=”; Foundation drops everything behind it"],
      [["a", "b"], ["c", "d"]]
    ),
    (
      "a = b;;=; c = d;",
      ["1:7: strings-syntax: a stray “;=;”; Foundation drops everything behind it"],
      [["a", "b"], ["c", "d"]]
    ),
    (
      "# note = x;\nc = d;",
      ["1:1: strings-syntax: “#” starts no comment here; Foundation drops everything behind it"],
      [["c", "d"]]
    ),
    (
      "“a” = “b”;\n\"c\" = \"d\";",
      ["1:1: strings-syntax: “ (U+201C) does not start a key; quotation marks are \" here"],
      [["c", "d"]]
    ),
    (
      "\"a\" = “b”;\n\"c\" = \"d\";",
      ["1:7: strings-syntax: “ (U+201C) does not start a value; quotation marks are \" here"],
      [["c", "d"]]
    ),
    (
      "\"a\" : \"b\";",
      ["1:5: strings-syntax: “:” stands in the place of “=”; Foundation rejects the file"],
      [["a", "b"]]
    ),
    (
      "\"a\" = ; b = c;", ["1:7: strings-syntax: the value of this key is missing"], [["b", "c"]]
    ),
    (
      "a = b)\nc = d;", ["1:6: strings-syntax: “)” stands where “;” is missing"], [["c", "d"]]
    ),
    (
      "a = \u{7};\nc = d;", ["1:5: strings-syntax: U+0007 does not start a value"], [["c", "d"]]
    ),
    (
      "a = (x, y); b = {c = d;}; e = <00>; f = g;",
      [
        "1:5: strings-syntax: the value of this key is an array, not a text; it is left out",
        "1:17: strings-syntax: the value of this key is a dictionary, not a text; it is left out",
        "1:31: strings-syntax: the value of this key is data, not a text; it is left out",
      ],
      [["f", "g"]]
    ),
    (
      "a = <0>;\nb = (x y);\nc = {d = e};\nf = g;",
      [
        "1:7: strings-syntax: “>” is not the hexadecimal digit that data needs here",
        "2:8: strings-syntax: “y” stands where “,” is missing",
        "3:11: strings-syntax: “}” stands where “;” is missing",
      ],
      [["f", "g"]]
    ),
    ("a = b; (", ["1:8: strings-syntax: “(” does not start a key"], [["a", "b"]]),
    ("a = b; c", ["1:8: strings-syntax: neither “=” nor “;” follows this key"], [["a", "b"]]),
    (
      "a = b; c =", ["1:11: strings-syntax: the file ends in the middle of an entry"], [["a", "b"]]
    ),
    (
      "a = b; /* open\nc = d;",
      ["1:8: strings-syntax: this comment is never closed; the rest of the file belongs to it"],
      [["a", "b"]]
    ),
    (
      "{ a = b;", ["1:9: strings-syntax: the brace that starts the file is never closed"],
      [["a", "b"]]
    ),
    (
      "{ a = b; } c = d;",
      [
        "1:12: strings-syntax: nothing may follow the closing brace; the rest of the file is left out"
      ],
      [["a", "b"]]
    ),
    (
      "\"a\" = \"b\";\n\"c\" = \"d\";\n\"a\" = \"e\";",
      [
        "3:1: strings-duplicate: this key stands twice: its value on line 1 is replaced by the one on line 3"
      ],
      [["a", "e"], ["c", "d"]]
    ),
    (
      #""a" = "\u203A \U41 \351 \001 \q \(x) \' \n";"#,
      [
        "1:8: strings-bad-escape: \\u is no escape and is shown as “u”; write \\U",
        "1:15: strings-bad-escape: \\U has 2 of its 4 hexadecimal digits here",
        "1:20: strings-bad-escape: \\351 is a NeXTSTEP code: it stands for Ø (U+00D8)",
        "1:30: strings-bad-escape: \\q is no escape and is shown as “q”",
        "1:33: strings-bad-escape: \\( is no escape and is shown as “(”",
      ],
      [["a", "u203A A Ø \u{1} q (x) ' \n"]]
    ),
    (
      "a = " + String(repeating: "(", count: 600) + "\nb = c;",
      ["1:517: strings-syntax: more than 512 arrays and dictionaries in each other"], [["b", "c"]]
    ),
  ]

  @Test(arguments: cases.indices) func reportsAndReadsOn(_ number: Int) {
    let (text, problems, entries) = Self.cases[number]
    let file = LegacyFile(strings: text)
    #expect(file.diagnostics == problems)
    #expect(file.texts == entries)
  }

  @Test func namesTheKey() {
    let file = LegacyFile(strings: "\"my key\" = \"b\"")
    #expect(file.file.diagnostics.map(\.key) == ["my key"])
  }

  @Test(arguments: [
    ("a = b", false), ("a = b;= c = d;", false), ("a = (", true), ("a = \"b\"c\";", true),
    ("{} a", true), ("a = b; a = c;", false),
  ])
  func saysWhetherBytesWereSkipped(_ text: String, _ skips: Bool) {
    #expect(LegacyFile(strings: text).file.diagnostics.contains(where: \.skipsBytes) == skips)
  }

  @Test func goesOnInsideTheRightComment() {
    let file = LegacyFile(
      strings: "\"a\" = \"x\"y\";\n/*\n\"no\" = \"no\";\n*/\n/* c */\n\"c\" = \"d\";")
    #expect(file.texts == [["c", "d"]])
    #expect(file.table.entry(forKey: "c")?.comment == "c")
  }
}
