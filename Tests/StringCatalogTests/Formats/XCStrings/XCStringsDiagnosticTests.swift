import StringCatalog
import Testing

/// Every message of the catalog reader, as users see it.
@Suite struct XCStringsDiagnosticTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var complaints: [String]
    var keys: [String]
    var testDescription: String { complaints.first ?? text }

    init(_ text: String, _ complaints: String..., keys: [String] = []) {
      self.text = text
      self.complaints = complaints
      self.keys = keys
    }

    /// A catalog with these members of `strings` on line 2.
    static func entries(_ text: String, _ complaints: String..., keys: [String]) -> Case {
      var result = Case("{\"sourceLanguage\":\"en\",\"strings\":{\n\(text)\n}}", keys: keys)
      result.complaints = complaints
      return result
    }

    /// A catalog with this localization, on line 2 from column 27, of the entry `k`.
    static func localization(_ text: String, _ complaints: String...) -> Case {
      var result = entries("\"k\":{\"localizations\":{\"de\":\(text)}}", keys: ["k"])
      result.complaints = complaints
      return result
    }
  }

  static let roots = [
    Case("", "1:1: empty file; a String Catalog starts with {"),
    Case(
      "  ", "1:3: unexpected end of file; missing }",
      "1:1: missing \"strings\"; the catalog has no strings"),
    Case("[]", "1:1: expected { at the start of a String Catalog"),
    Case("{}", "1:1: missing \"strings\"; the catalog has no strings"),
    Case(
      "{\"strings\":{}} x",
      "1:16: unexpected text after the end of the catalog; ignoring the rest"),
    Case("{\"strings\":3}", "1:12: \"strings\" must be an object; ignored"),
    Case(
      "{\"strings\":{},\"strings\":{}}",
      "1:15: duplicate field \"strings\" in this object; the last one wins"),
    Case(
      "{\"strings\":{},\"version\":\"7\"}",
      "1:25: version \"7\" is not known; read as version 1.3"),
    Case(
      "{\"strings\":{},\"version\":\"1.4\"}",
      "1:25: version \"1.4\" is newer than 1.3; read as version 1.3"),
    Case("{\"strings\":{},\"version\":\"1.3\"}"),
    Case(
      "{\"strings\":{},\"version\":7}", "1:25: \"version\" must be a string; ignored"),
    Case(
      "{\"strings\":{},\"Hello\":{}}",
      "1:15: unknown field \"Hello\" next to \"strings\"; ignored"),
    Case("{\"strings\":{}, nonsense}", "1:16: expected a string; the rest of the file is not read"),
    Case("{\"strings\":{},\"a\":}", "1:19: expected a value; the rest of the file is not read"),
    Case(
      "{\"strings\":{},\"a\":[}]}",
      "1:20: mismatched bracket; the rest of the file is not read"),
    Case(
      "{\"strings\":{},\"a\":\(String(repeating: "[", count: 600))"
        + "\(String(repeating: "]", count: 600))}",
      "1:15: unknown field \"a\" next to \"strings\"; ignored",
      "1:531: brackets nested more than 512 deep"),
  ]

  /// Each name of an unknown member is reported once.
  static let members = [
    Case.entries(
      "\"a\":{\"x\":1,\"localizations\":{\"de\":{\"x\":2,\"stringunit\":{},\"stringUnit\":{\"value\":\"A\",\"y\":3}}}}",
      "2:6: unknown field \"x\" in an entry, 2 times; ignored",
      "2:41: unknown field \"stringunit\" in an entry; ignored",
      "2:83: unknown field \"y\" in an entry; ignored", keys: ["a"])
  ]

  static let entries = [
    Case.entries("\"a\":{} \"b\":{}", "2:8: missing comma before this key", keys: ["a", "b"]),
    Case.entries("\"a\":{},", "3:1: trailing comma before }", keys: ["a"]),
    Case.entries("\"a\" {}", "2:5: missing colon", keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"x\0y\"}",
      "2:18: U+0000 is not allowed in JSON; write \\u0000, or remove it", keys: ["a"]),
    Case.entries("\"a\":7", "2:5: an entry must be an object; ignored", keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"x\" \"x\":1}", "2:20: missing comma",
      keys: ["a"]),
    Case.entries("\"a\":{\"comment\":\"x\",}", "2:20: trailing comma before }", keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":1}", "2:16: \"comment\" must be a string; ignored",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"x\",\"comment\":\"y\"}",
      "2:20: duplicate field \"comment\" in this object; the last one wins", keys: ["a"]),
    Case.entries(
      "\"a\":{\"odd\":1,\"odd\":2}",
      "2:14: duplicate field \"odd\" in this object; the last one wins",
      "2:6: unknown field \"odd\" in an entry, 2 times; ignored", keys: ["a"]),
    Case.entries(
      "\"a\":{\"shouldTranslate\":1}",
      "2:24: \"shouldTranslate\" must be true or false", keys: ["a"]),
    Case.entries(
      "\"a\":{},\n\"a\":{}",
      "3:1: duplicate key \"a\", first on line 2; the last one wins", keys: ["a"]),
    Case.entries(
      "\"a\":{\"x\":!},\"b\":{}",
      "2:10: expected a value; continuing at the next entry", keys: ["a", "b"]),
    Case.entries(
      "  \"a\" : {\n    \"x\" : {\n  },\n  \"b\" : {}",
      "5:3: missing } before this key; continuing at the next entry", keys: ["a", "b"]),
    // A nested key may have the indentation of an entry's key, unless a bracket is missing.
    Case.entries(
      "  \"a\" : {\n  \"x\" : {\n  },\n  \"y\" : {}},\n  \"b\" : {}",
      "3:3: unknown field \"x\" in an entry; ignored",
      "5:3: unknown field \"y\" in an entry; ignored", keys: ["a", "b"]),
    Case.entries(
      "  \"a\" : {\n  \"localizations\" : {\n  \"de\" : {\n  \"x\" : 1}}},\n  \"b\" : {}",
      "5:3: unknown field \"x\" in an entry; ignored", keys: ["a", "b"]),
    Case.entries(
      "\"a\":{\"localizations\":1}",
      "2:22: \"localizations\" must be an object; ignored", keys: ["a"]),
    Case.entries(
      "\"a\":{\"localizations\":{\"de\":1}}",
      "2:28: a localization must be an object; ignored", keys: ["a"]),
    Case.entries(
      "\"a\":{\"localizations\":{\"de\":{},\"de\":{}}}",
      "2:31: duplicate field \"de\" in this object; the last one wins", keys: ["a"]),
  ]

  static let strings = [
    Case.entries(
      "\"a\":{\"comment\":\"x\n}",
      "2:16: missing closing quotation mark; the string ends at the line end",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"x\ny\"}",
      "2:18: unescaped control character U+000A in this string", keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"\\q\"}", "2:17: invalid escape sequence",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"\\u12\"}", "2:17: \\u must be followed by four hexadecimal digits",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"\\uD83D\"}",
      "2:17: unpaired surrogate, shown as U+FFFD", keys: ["a"]),
  ]

  static let shapes = [
    Case.localization(
      "{\"stringUnit\":1}",
      "2:42: a stringUnit must be an object; ignored"),
    Case.localization(
      "{\"stringUnit\":{\"value\":\"a\",\"value\":\"b\"}}",
      "2:55: duplicate field \"value\" in this object; the last one wins"),
    Case.localization(
      "{\"stringUnit\":{\"value\":\"a\"},\"variations\":{\"plural\":{}}}",
      "2:23: \"de\" has a stringUnit and variations: Xcode exports only one of them, and an import "
        + "deletes the other"),
    Case.localization(
      "{\"variations\":1}",
      "2:42: \"variations\" must be an object; ignored"),
    Case.localization(
      "{\"variations\":{\"plural\":1}}",
      "2:52: the cases of a variation must be an object; ignored"),
    Case.localization(
      "{\"variations\":{\"plural\":{\"one\":1}}}",
      "2:59: a case of a variation must be an object; ignored"),
    Case.localization(
      "{\"variations\":{\"plural\":{},\"device\":{}}}",
      "2:42: variations by plural and by device in one object: Xcode exports only one of them, "
        + "and an import deletes the other"),
    Case.localization(
      "{\"variations\":{\"plural\":{\"one\":{\"variations\":{\"device\":{}}}}}}",
      "2:60: a plural form cannot vary further; Xcode drops these strings"),
    Case.localization(
      "{\"variations\":{\"device\":{\"other\":{\"variations\":{\"plural\":{}}}}}}",
      "2:62: the device form \"other\" cannot vary further; Xcode drops these strings"),
    Case.localization(
      "{\"stringSet\":1}",
      "2:41: a stringSet must be an object; ignored"),
    Case.localization(
      "{\"stringSet\":{\"values\":1}}",
      "2:51: \"values\" must be an array of strings; ignored"),
    Case.localization(
      "{\"substitutions\":{}}",
      "2:23: \"de\" has substitutions but no stringUnit that uses them: Xcode compiles nothing"
    ),
    Case.localization(
      "{\"stringUnit\":{\"value\":\"a\"},\"substitutions\":{\"n\":{\"argNum\":0}}}",
      "2:87: \"argNum\" must be a whole number, 1 or greater"),
    Case.localization(
      "{\"variations\":{\"device\":{\"mac\":{\"substitutions\":{}}}}}",
      "2:60: substitutions belong next to the localization's stringUnit; these are never used"
    ),
  ]

  @Test(arguments: roots + members + entries + strings + shapes)
  func reportsEachProblem(_ test: Case) {
    let file = readCatalog(test.text)
    #expect(file.complaints.sorted() == test.complaints.sorted())
    #expect(Table(catalog: file).entries.map(\.key) == test.keys)
  }

  @Test func marksBytesThatAreNotUTF8() {
    let text =
      Array("{\"strings\":{\"a\":{\"comment\":\"x".utf8) + [0xFF, 0xC3] + Array("\"}}}".utf8)
    let file = readCatalog(text)
    #expect(file.complaints == ["1:30: invalid UTF-8, shown as U+FFFD"])
    #expect(Table(catalog: file).entries[0].comment == "x\u{FFFD}\u{FFFD}")
  }

  @Test func countsWhatItDoesNotList() {
    let entries = (0..<1500).map { "\"\($0)\":1" }.joined(separator: ",")
    let problems = readCatalog("{\"strings\":{\(entries)}}").diagnostics
    #expect(problems.count == 1001)
    #expect(problems.last?.message == "500 more problems like these (json-syntax)")
  }

  @Test func aProblemBelongsToTheLocalizationInWhichItIs() {
    let catalog = readCatalog(
      #"""
      {"sourceLanguage": "en", "strings": {
        "k": {"shouldTranslate": 1, "localizations": {
          "lt": {"stringUnit": {"state": "new", "value": "a"}},
          "pl": {"stringUnit": {"state": 3, "value": "\q"}},
          "pl": {"stringUnit": {"state": "new", "value": "b"}},
          "ru": {"stringUnit": {"state": "new", "value": "c"} "x": 1}
        }},
        "m": {}, "m": {},
        "l": {"localizations": {"pl": {"stringUnit": {"state" "new"}, ]}}}
      }}
      """#)
    let found = catalog.diagnostics.filter { $0.key != nil }
      .map { "\($0.key ?? "-") \($0.localization ?? "-") \($0.rule)" }
    #expect(
      found == [
        "k - json-syntax", "k pl json-syntax", "k pl json-syntax", "k pl json-duplicate-key",
        "k ru json-syntax", "m - json-duplicate-key", "l pl json-syntax", "l - json-syntax",
      ])
  }

  @Test func anEmptyStateIsKept() throws {
    let catalog = readCatalog(
      #"{"strings": {"k": {"localizations": {"de": {"stringUnit": {"state": "", "value": "a"}}, "#
        + #""fr": {"stringUnit": {"value": "b"}}}}}}"#)
    let entry = try #require(Table(catalog: catalog).entry(forKey: "k"))
    #expect(entry.localization("de")?.leaves.map(\.state) == [""])
    #expect(entry.localization("fr")?.leaves.map(\.state) == [nil])
    // The state is shown before its location, the text and the location of the text.
    #expect(catalog.dump.contains("\n      \"\" 1:"))
  }

  @Test func aCatalogHasAtMost65536Languages() throws {
    let localizations = (0...65_536).map { "\"l\($0)\":{\"stringUnit\":{\"value\":\"t\"}}" }
    let catalog = readCatalog(
      """
      {"strings": {"a": {"localizations": {
      \(localizations.joined(separator: ",\n"))
      }}, "b": {"localizations": {"l65536": {}, "l1": {"stringUnit": {"value": "rest"}}}}}}
      """)
    let message = "more than 65536 languages; ignored"
    #expect(catalog.diagnostics.map { $0.location?.line } == [65_538, 65_539])
    #expect(catalog.diagnostics.allSatisfy { $0.message == message })
    let table = Table(catalog: catalog)
    #expect(table.locales.count == 65_536)
    #expect(table.entry(forKey: "a")?.localizations.count == 65_536)
    #expect(table.entry(forKey: "b")?.localization("l1")?.text == "rest")
  }
}
