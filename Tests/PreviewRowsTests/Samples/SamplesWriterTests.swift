import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

@Suite struct SamplesWriterTests {
  private typealias Values = Samples.Values

  private func written(_ samples: [String: Samples.Values], into text: String?) throws -> String {
    let bytes = try SamplesWriter.write(
      samples, into: text.map { Array($0.utf8) }, path: "T.samples.json")
    return try #require(String(validating: bytes, as: UTF8.self))
  }

  /// The content of the files afterwards, written by hand.
  @Test(arguments: [
    (nil, "{\n  \"k\": {\"arguments\":[3]}\n}\n"), ("", "{\n  \"k\": {\"arguments\":[3]}\n}\n"),
    ("{}", #"{"k": {"arguments":[3]}}"#), ("{ }\n", "{\"k\": {\"arguments\":[3]}}\n"),
    (#"{"a":{"value":"x"}}"#, #"{"a":{"value":"x"},"k":{"arguments":[3]}}"#),
    (
      "{\r\n\t\"a\" : {},\r\n\t\"b\" : { }\r\n}",
      "{\r\n\t\"a\" : {},\r\n\t\"b\" : { },\r\n\t\"k\" : {\"arguments\":[3]}\r\n}"
    ),
    (
      #"{"k" : { "arguments" : [1, 2] , "note":7 } }"#,
      #"{"k" : { "arguments" : [3] , "note":7 } }"#
    ),
    (#"{"k":{"value":1,"x":{}},"z":[]}"#, #"{"k":{"x":{},"arguments":[3]},"z":[]}"#),
    (#"{"k":{"value":1}}"#, #"{"k":{"arguments":[3]}}"#),
    (#"{"k":{"a":0,"value":1,"value":2}}"#, #"{"k":{"a":0,"arguments":[3]}}"#),
    (#"{"k":5,"z":null}"#, #"{"k":{"arguments":[3]},"z":null}"#),
    (
      #"{"k":{"arguments":[1]},"k":{"arguments":[2]}}"#,
      #"{"k":{"arguments":[1]},"k":{"arguments":[3]}}"#
    ),
    ("\u{FEFF}{\"\\u006b\":{}}", "\u{FEFF}{\"\\u006b\":{\"arguments\": [3]}}"),
  ])
  func keepsEverythingElse(old: String?, new: String) throws {
    #expect(try written(["k": Samples.Values(arguments: [.integer(3)])], into: old) == new)
  }

  @Test(arguments: ["[]", "5", "{", #"{"a":}"#, "{} x", "\u{0}"])
  func writesIntoNoOtherFile(text: String) {
    #expect(throws: Diagnostic.self) { try written(["k": Samples.Values()], into: text) }
  }

  // MARK: Any samples, any file

  private struct Maker {
    var random: SeededGenerator

    mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &random) }

    mutating func text() -> String {
      let pieces = ["a", "%@", "\"", "\\", "\n", "é", "日本", "👩‍👩‍👧", "\u{1}", " ", "{", "]", ":", ","]
      return (0..<number(0..<6)).map { _ in pieces[number(0..<pieces.count)] }.joined()
    }

    mutating func sample(depth: Int = 0) -> Sample {
      switch number(0..<(depth < 3 ? 12 : 11)) {
      case 0: .string(text())
      case 1: .integer(Int64(number(-5..<5)))
      case 2: .unsigned(.max - UInt64(number(0..<9)))
      case 3: .double(Double(number(-9..<9)) / 4)
      case 4: .double([1e300, -1e-300, 0.1, 123_456_789.125][number(0..<4)])
      case 5: .userName(Sample.UserName(full: text(), display: text()))
      case 6: .date(Double(number(-3_000_000_000..<3_000_000_000)), style: .dateTime)
      case 7: .currency(Double(number(0..<999)) / 100, code: "EUR")
      case 8: .percent(Double(number(0..<100)) / 100)
      case 9: .symbol(text())
      case 10: number(0..<2) == 0 ? .localized(text()) : .markdown(text())
      default: .list((0..<number(0..<4)).map { _ in sample(depth: depth + 1) })
      }
    }

    mutating func values() -> Samples.Values {
      Samples.Values(
        arguments: number(0..<4) == 0 ? nil : (0..<number(0..<4)).map { _ in sample() },
        value: number(0..<2) == 0 ? nil : sample())
    }

    /// Blanks as a user may have typed them.
    mutating func blanks() -> String {
      ["", "", " ", "\n  ", "\r\n", "\t"][number(0..<6)]
    }

    /// A file of odd entries.
    mutating func file(_ keys: [String]) -> String {
      let members = (0..<number(0..<8)).map { _ in
        let key = keys[number(0..<keys.count)]
        let names = ["arguments", "value", "note", "valu\\u0065"]
        let parts = (0..<number(0..<4)).map { _ in
          let content = [#"["x", {"a": [1]}]"#, "5", #""t""#, "null", "[]"][number(0..<5)]
          return "\"\(names[number(0..<4)])\"\(blanks()):\(blanks())\(content)"
        }
        let inside = parts.joined(separator: "\(blanks()),\(blanks())")
        return "\"\(key)\"\(blanks()):\(blanks()){\(blanks())\(inside)\(blanks())}"
      }
      let all = members.joined(separator: "\(blanks()),\(blanks())")
      return "\(blanks()){\(blanks())\(all)\(blanks())}\(blanks())"
    }
  }

  @Test(arguments: 0..<200)
  func writtenSamplesAreReadBack(seed: UInt64) throws {
    var maker = Maker(random: SeededGenerator(seed: seed))
    let keys = ["k", "l", "m", "n"]
    let old = maker.file(keys)
    let before = Samples(bytes: old.utf8, path: "")
    var edits: [String: Samples.Values] = [:]
    for key in keys + ["new"] where maker.number(0..<3) == 0 { edits[key] = maker.values() }
    let new = try written(edits, into: old)
    let after = Samples(bytes: new.utf8, path: "")
    for key in keys + ["new", "none"] {
      #expect(after[key] == edits[key] ?? before[key], "\(key) in \(old) and \(new)")
    }
    // Members that galley does not know are still there.
    #expect(new.split(separator: "note").count >= old.split(separator: "note").count)
    #expect(try written(edits, into: new) == new)
  }

  /// Samples that are added after a string without its end would become a part of it.
  @Test(arguments: ["{\"\": \"\n}", "{\"a\n}", "{\"k\": {\"value\": \"x\n}}"])
  func filesWithUnterminatedStringsAreLeft(file: String) {
    #expect(throws: Diagnostic.self) {
      try SamplesWriter.write(
        ["k": Samples.Values(value: .integer(1))], into: Array(file.utf8), path: "")
    }
  }

  @Test(arguments: 0..<200)
  func oddFilesAreLeftOrHoldWhatWasWritten(seed: UInt64) throws {
    var maker = Maker(random: SeededGenerator(seed: seed))
    var bytes = Array(maker.file(["k", "l"]).utf8)
    for _ in 0..<maker.number(1..<4) where !bytes.isEmpty {
      bytes[maker.number(0..<bytes.count)] = UInt8(maker.number(0..<256))
    }
    let values = Samples.Values(arguments: [maker.sample()])
    do throws(Diagnostic) {
      let new = try SamplesWriter.write(["k": values], into: bytes, path: "")
      #expect(Samples(bytes: new, path: "")["k"] == values)
    } catch {
      #expect(error.skipsBytes)
    }
  }
}
