import StringCatalog
import Testing

/// Every message of the catalog reader, as users see it.
@Suite struct CatalogProblemTests {
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
    Case("", "1:1: the file is empty; a string catalog begins with {"),
    Case(
      "  ", "1:3: the file ends before its brackets are closed",
      "1:1: there is no \"strings\", so there are no entries"),
    Case("[]", "1:1: a string catalog begins with {, this does not"),
    Case("{}", "1:1: there is no \"strings\", so there are no entries"),
    Case("{\"strings\":{}} x", "1:16: the catalog ends before this; the rest is not read"),
    Case("{\"strings\":3}", "1:12: \"strings\" must be an object; this is passed over"),
    Case(
      "{\"strings\":{},\"strings\":{}}",
      "1:15: \"strings\" stands twice in this object; the last one counts"),
    Case(
      "{\"strings\":{},\"version\":\"7\"}",
      "1:25: version \"7\" is not known; it is read like 1.2"),
    Case(
      "{\"strings\":{},\"version\":7}", "1:25: \"version\" must be a string; this is passed over"),
    Case(
      "{\"strings\":{},\"Hello\":{}}",
      "1:15: \"Hello\" stands beside \"strings\": no app reads it"),
    Case("{\"strings\":{}, nonsense}", "1:16: a string is missing here; the rest is not read"),
    Case("{\"strings\":{},\"a\":}", "1:19: a value is missing here; the rest is not read"),
    Case(
      "{\"strings\":{},\"a\":[}]}",
      "1:20: this bracket does not close the last one; the rest is not read"),
    Case(
      "{\"strings\":{},\"a\":\(String(repeating: "[", count: 600))"
        + "\(String(repeating: "]", count: 600))}",
      "1:15: \"a\" stands beside \"strings\": no app reads it",
      "1:531: brackets are nested deeper than 512 from here on"),
  ]

  static let entries = [
    Case.entries("\"a\":{} \"b\":{}", "2:8: a comma is missing before this key", keys: ["a", "b"]),
    Case.entries("\"a\":{},", "3:1: a comma stands before this }", keys: ["a"]),
    Case.entries("\"a\" {}", "2:5: a colon is missing before this", keys: ["a"]),
    Case.entries("\"a\":7", "2:5: an entry must be an object; this is passed over", keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"x\" \"x\":1}", "2:20: a comma is missing before this",
      keys: ["a"]),
    Case.entries("\"a\":{\"comment\":\"x\",}", "2:20: a comma stands before this }", keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":1}", "2:16: \"comment\" must be a string; this is passed over",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"x\",\"comment\":\"y\"}",
      "2:20: \"comment\" stands twice in this object; the last one counts", keys: ["a"]),
    Case.entries(
      "\"a\":{\"odd\":1,\"odd\":2}",
      "2:14: \"odd\" stands twice in this object; the last one counts", keys: ["a"]),
    Case.entries(
      "\"a\":{\"shouldTranslate\":1}",
      "2:24: \"shouldTranslate\" must be true or false", keys: ["a"]),
    Case.entries(
      "\"a\":{},\n\"a\":{}",
      "3:1: \"a\" stands twice, first in line 2; the last one counts", keys: ["a"]),
    Case.entries(
      "\"a\":{\"x\":!},\"b\":{}",
      "2:10: a value is missing here; galley goes on at the next entry", keys: ["a", "b"]),
    Case.entries(
      "  \"a\" : {\n    \"x\" : {\n  },\n  \"b\" : {}",
      "5:3: a } is missing before this key; galley goes on at the next entry", keys: ["a", "b"]),
    // A nested key may stand where an entry's would, unless a bracket is missing somewhere.
    Case.entries("  \"a\" : {\n  \"x\" : {\n  },\n  \"y\" : {}},\n  \"b\" : {}", keys: ["a", "b"]),
    Case.entries(
      "  \"a\" : {\n  \"localizations\" : {\n  \"de\" : {\n  \"x\" : 1}}},\n  \"b\" : {}",
      keys: ["a", "b"]),
    Case.entries(
      "\"a\":{\"localizations\":1}",
      "2:22: \"localizations\" must be an object; this is passed over", keys: ["a"]),
    Case.entries(
      "\"a\":{\"localizations\":{\"de\":1}}",
      "2:28: a localization must be an object; this is passed over", keys: ["a"]),
    Case.entries(
      "\"a\":{\"localizations\":{\"de\":{},\"de\":{}}}",
      "2:31: \"de\" stands twice in this object; the last one counts", keys: ["a"]),
  ]

  static let strings = [
    Case.entries(
      "\"a\":{\"comment\":\"x\n}",
      "2:16: the closing quotation mark of this string is "
        + "missing; it ends with its line",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"x\ny\"}",
      "2:18: a control character (U+000A) stands in this "
        + "string; JSON wants it escaped", keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"\\q\"}", "2:17: this escape sequence is none of JSON's",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"\\u12\"}", "2:17: \\u wants four hexadecimal digits",
      keys: ["a"]),
    Case.entries(
      "\"a\":{\"comment\":\"\\uD83D\"}",
      "2:17: half of a surrogate pair stands alone "
        + "here; it is shown as U+FFFD", keys: ["a"]),
  ]

  static let shapes = [
    Case.localization(
      "{\"stringUnit\":1}",
      "2:42: a stringUnit must be an object; this is passed over"),
    Case.localization(
      "{\"stringUnit\":{\"value\":\"a\",\"value\":\"b\"}}",
      "2:55: \"value\" stands twice in this object; the last one counts"),
    Case.localization(
      "{\"stringUnit\":{\"value\":\"a\"},\"variations\":{\"plural\":{}}}",
      "2:23: \"de\" has a stringUnit and variations: Xcode exports only one of them, and an import "
        + "deletes the other"),
    Case.localization(
      "{\"variations\":1}",
      "2:42: \"variations\" must be an object; this is passed over"),
    Case.localization(
      "{\"variations\":{\"plural\":1}}",
      "2:52: the cases of a variation must be an object; this is passed over"),
    Case.localization(
      "{\"variations\":{\"plural\":{\"one\":1}}}",
      "2:59: a case of a variation must be an object; this is passed over"),
    Case.localization(
      "{\"variations\":{\"plural\":{},\"device\":{}}}",
      "2:42: variations by plural and by device stand side by side: Xcode exports only one of them, "
        + "and an import deletes the other"),
    Case.localization(
      "{\"variations\":{\"plural\":{\"one\":{\"variations\":{\"device\":{}}}}}}",
      "2:60: a plural case cannot vary further: Xcode compiles none of these texts"),
    Case.localization(
      "{\"variations\":{\"device\":{\"other\":{\"variations\":{\"plural\":{}}}}}}",
      "2:62: \"other\" is what the other devices fall back to and cannot vary further: "
        + "Xcode compiles none of these texts"),
    Case.localization(
      "{\"stringSet\":1}",
      "2:41: a stringSet must be an object; this is passed over"),
    Case.localization(
      "{\"stringSet\":{\"values\":1}}",
      "2:51: \"values\" must be an array of strings; this is passed over"),
    Case.localization(
      "{\"substitutions\":{}}",
      "2:23: \"de\" has substitutions but no stringUnit to refer to them: no text is compiled"),
    Case.localization(
      "{\"stringUnit\":{\"value\":\"a\"},\"substitutions\":{\"n\":{\"argNum\":0}}}",
      "2:87: \"argNum\" must be a whole number from 1"),
    Case.localization(
      "{\"variations\":{\"device\":{\"mac\":{\"substitutions\":{}}}}}",
      "2:60: substitutions must stand beside the localization's own text; no text finds these"),
  ]

  @Test(arguments: roots + entries + strings + shapes)
  func saysWhatIsWrong(_ test: Case) {
    let file = readCatalog(test.text)
    #expect(file.complaints.sorted() == test.complaints.sorted())
    #expect(Table(catalog: file).entries.map(\.key) == test.keys)
  }

  @Test func marksBytesThatAreNotUTF8() {
    let text =
      Array("{\"strings\":{\"a\":{\"comment\":\"x".utf8) + [0xFF, 0xC3] + Array("\"}}}".utf8)
    let file = readCatalog(text)
    #expect(file.complaints == ["1:30: this is not UTF-8; it is shown as U+FFFD"])
    #expect(Table(catalog: file).entries[0].comment == "x\u{FFFD}\u{FFFD}")
  }

  @Test func countsWhatItDoesNotList() {
    let entries = (0..<1500).map { "\"\($0)\":1" }.joined(separator: ",")
    let problems = readCatalog("{\"strings\":{\(entries)}}").diagnostics
    #expect(problems.count == 1001)
    #expect(problems.last?.message == "500 more problems like these (json-syntax)")
  }
}
