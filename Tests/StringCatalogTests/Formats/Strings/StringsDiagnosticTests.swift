import Testing

@testable import StringCatalog

/// The diagnostics of broken .strings files, and the entries that are read nevertheless.
@Suite struct StringsDiagnosticTests {
  static let cases: [(text: String, problems: [String], entries: [[String]])] = [
    (
      "a = \"\\é\\ж\\–\\\"\";",
      [
        "1:6: strings-bad-escape: unknown escape sequence \\é, shown as 'é'",
        "1:8: strings-bad-escape: unknown escape sequence \\ж, shown as 'ж'",
      ],
      [["a", "éж–\""]]
    ),
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      [
        "1:10: strings-missing-semicolon: missing semicolon after this entry; Foundation rejects the file"
      ],
      [["a", "b"], ["c", "d"]]
    ),
    (
      "a = b c = d; e = f",
      [
        "1:6: strings-missing-semicolon: missing semicolon after this entry; Foundation rejects the file",
        "1:19: strings-missing-semicolon: missing semicolon after this entry; Foundation rejects the file",
      ],
      [["a", "b"], ["c", "d"], ["e", "f"]]
    ),
    (
      "{ a = b }",
      [
        "1:8: strings-missing-semicolon: missing semicolon after this entry; Foundation rejects the file"
      ],
      [["a", "b"]]
    ),
    (
      "\"a\" = \"x \"y\" z\"; \"lost\" = \"l\";\n// c\n\"c\" = \"d\";",
      [
        "1:10: strings-syntax: unexpected text after the closing quotation mark; write \\\" for one inside a string"
      ],
      [["c", "d"]]
    ),
    (
      "\"a\" = \"open;\n\"c\" = \"d\";\n\"e\" = \"f\";",
      [
        "1:7: strings-syntax: missing closing quotation mark, or one inside the string is not written \\\""
      ],
      [["c", "d"], ["e", "f"]]
    ),
    (
      "\"a = \"b\";\n\"c\" = \"d\";",
      ["1:1: strings-syntax: missing '=' after this key"], [["c", "d"]]
    ),
    (
      "\"c\" = \"d\";\n\"e\" = \"f",
      ["2:7: strings-syntax: unterminated string"], [["c", "d"]]
    ),
    (
      "\"a\" = \"open\n\"c\" = \"d\";\n'e' = 'f",
      [
        "1:7: strings-syntax: missing closing quotation mark, or one inside the string is not written \\\"",
        "3:7: strings-syntax: unterminated string",
      ],
      [["c", "d"]]
    ),
    (
      "a = b;=\n\nc = d;",
      ["1:7: strings-syntax: unexpected '='; Foundation drops everything after it"],
      [["a", "b"], ["c", "d"]]
    ),
    (
      "a = b;;=; c = d;",
      ["1:7: strings-syntax: unexpected ';=;'; Foundation drops everything after it"],
      [["a", "b"], ["c", "d"]]
    ),
    (
      "# note = x;\nc = d;",
      ["1:1: strings-syntax: '#' does not start a comment; Foundation drops everything after it"],
      [["c", "d"]]
    ),
    (
      "“a” = “b”;\n\"c\" = \"d\";",
      [
        "1:1: strings-syntax: expected a key, found “ (U+201C); Foundation drops everything after it; "
          + "write \" as the quotation mark"
      ],
      [["c", "d"]]
    ),
    (
      "\"a\" = “b”;\n\"c\" = \"d\";",
      ["1:7: strings-syntax: expected a value, found “ (U+201C); write \" as the quotation mark"],
      [["c", "d"]]
    ),
    (
      "\"a\" : \"b\";",
      ["1:5: strings-syntax: ':' instead of '='; Foundation rejects the file"],
      [["a", "b"]]
    ),
    (
      "\"a\" = ; b = c;", ["1:7: strings-syntax: missing value for this key"], [["b", "c"]]
    ),
    (
      "a = b)\nc = d;", ["1:6: strings-syntax: missing ';' before ')'"], [["c", "d"]]
    ),
    (
      "a = \u{7};\nc = d;", ["1:5: strings-syntax: expected a value, found U+0007"], [["c", "d"]]
    ),
    (
      "a = (x, y); b = {c = d;}; e = <00>; f = g;",
      [
        "1:5: strings-syntax: the value of this key is an array, not a string; ignored",
        "1:17: strings-syntax: the value of this key is a dictionary, not a string; ignored",
        "1:31: strings-syntax: the value of this key is data, not a string; ignored",
      ],
      [["f", "g"]]
    ),
    (
      "a = <0>;\nb = (x y);\nc = {d = e};\nf = g;",
      [
        "1:7: strings-syntax: expected a hexadecimal digit, found '>'",
        "2:8: strings-syntax: missing ',' before 'y'",
        "3:11: strings-syntax: missing ';' before '}'",
      ],
      [["f", "g"]]
    ),
    ("a = b; (", ["1:8: strings-stray: '(' after the last entry"], [["a", "b"]]),
    (
      "a = b;\n∂\n", ["2:1: strings-stray: ∂ (U+2202) after the last entry"],
      [["a", "b"]]
    ),
    (
      "a = b;\u{FEFF}\n=;", ["2:1: strings-stray: '=' after the last entry"],
      [["a", "b"]]
    ),
    (
      "a = b;\n( c = d;",
      ["2:1: strings-syntax: expected a key, found '('; Foundation drops everything after it"],
      [["a", "b"]]
    ),
    ("a = b; c", ["1:8: strings-syntax: missing '=' after this key"], [["a", "b"]]),
    (
      "a = b; c =", ["1:11: strings-syntax: unexpected end of file inside an entry"], [["a", "b"]]
    ),
    (
      "a = b; /* open\nc = d;",
      ["1:8: strings-syntax: unterminated comment; ignoring the rest of the file"],
      [["a", "b"]]
    ),
    (
      "{ a = b;", ["1:9: strings-syntax: missing closing brace"],
      [["a", "b"]]
    ),
    (
      "{ a = b; } c = d;",
      [
        "1:12: strings-syntax: unexpected text after the closing brace; ignoring the rest"
      ],
      [["a", "b"]]
    ),
    (
      "\"a\" = \"b\";\n\"c\" = \"d\";\n\"a\" = \"e\";",
      [
        "3:1: strings-duplicate: duplicate key: the value on line 3 replaces a different one on line 1"
      ],
      [["a", "e"], ["c", "d"]]
    ),
    (
      "\"a\" = \"b\";\n\"a\" = \"b\";",
      [
        "2:1: strings-duplicate: duplicate key: the value on line 2 is the same as the one on line 1"
      ],
      [["a", "b"]]
    ),
    (
      #""a" = "\u203A \U41 \351 \001 \q \(x) \' \n";"#,
      [
        "1:8: strings-bad-escape: unknown escape sequence \\u, shown as 'u'; write \\U",
        "1:15: strings-bad-escape: \\U must be followed by 4 hexadecimal digits, found 2",
        "1:20: strings-bad-escape: \\351 is the NeXTSTEP code of Ø (U+00D8)",
        "1:30: strings-bad-escape: unknown escape sequence \\q, shown as 'q'",
        "1:33: strings-bad-escape: unknown escape sequence \\(, shown as '('",
      ],
      [["a", "u203A A Ø \u{1} q (x) ' \n"]]
    ),
    (
      "a = " + String(repeating: "(", count: 600) + "\nb = c;",
      ["1:517: strings-syntax: arrays and dictionaries nested more than 512 deep"],
      [["b", "c"]]
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
    ("a = b", false), ("a = b;= c = d;", true), ("a = (", true), ("a = \"b\"c\";", true),
    ("{} a", true), ("a = b; a = c;", false),
  ])
  func saysWhetherBytesWereSkipped(_ text: String, _ skips: Bool) {
    #expect(LegacyFile(strings: text).file.diagnostics.contains(where: \.skipsBytes) == skips)
  }

  @Test func ignoresTextInCommentsAfterAFault() {
    let file = LegacyFile(
      strings: "\"a\" = \"x\"y\";\n/*\n\"no\" = \"no\";\n*/\n/* c */\n\"c\" = \"d\";")
    #expect(file.texts == [["c", "d"]])
    #expect(file.table.entry(forKey: "c")?.comment == "c")
  }
}
