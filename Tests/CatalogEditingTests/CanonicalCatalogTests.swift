import Foundation
import JSONDocuments
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogEditing

@Suite struct CanonicalCatalogTests {
  private let order: KeyOrder

  init() throws { order = try .xcode() }

  private func canonical(
    _ bytes: [UInt8], _ finalNewline: CanonicalCatalog.FinalNewline = .kept
  ) throws -> (bytes: [UInt8], differences: [CanonicalCatalog.Difference]) {
    let catalog = try CanonicalCatalog(
      of: ByteBuffer(bytes), path: "a.xcstrings", order: order, finalNewline: finalNewline)
    var written: [UInt8] = []
    let differences = catalog.write { piece in
      for index in piece.indices { written.append(piece[index]) }
    }
    guard let differences else { throw catalog.fault }
    return (written, differences)
  }

  private func canonical(_ text: String) throws -> String {
    String(decoding: try canonical(Array(text.utf8)).bytes, as: UTF8.self)
  }

  /// All catalogs of the tests that Foundation reads, as another writer writes what Foundation has read.
  @Test func catalogsOfOtherProjects() throws {
    let tests = Checkout.folder.appending(path: "Tests")
    let files = try FileManager.default.contentsOfDirectory(atPath: tests.path).flatMap {
      FileManager.default.enumerator(
        at: tests.appending(path: $0).resolvingSymlinksInPath(), includingPropertiesForKeys: nil
      ).map(Array.init) ?? []
    }
    var count = 0
    var canonicalFiles = 0
    // Not those of 1 GB that the benchmark makes in its build folder.
    for case let file as URL in files
    where file.pathExtension == "xcstrings" && !file.path.contains("/.build/") {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard takesManyCases || bytes.count < 100_000 else { continue }
      guard let result = try? canonical(bytes), let model = try? JSONModel(bytes) else { continue }
      count += 1
      let text = String(decoding: bytes, as: UTF8.self)
      let end = text.hasSuffix("\n") || text.hasSuffix("\r\n") ? "\n" : ""
      // Numbers are copied, but Foundation has other digits for some.
      guard !text.contains("e+"), !text.contains("1.0,") else { continue }
      let expected = JSONStyle().text(model) + end
      #expect(String(decoding: result.bytes, as: UTF8.self) == expected, "\(file.path)")
      #expect(result.differences.isEmpty == (result.bytes == bytes), "\(file.path)")
      let again = try canonical(result.bytes)
      #expect(again.bytes == result.bytes && again.differences.isEmpty, "\(file.path)")
      if result.bytes == bytes { canonicalFiles += 1 }
    }
    #expect(count > 8 && canonicalFiles > 2)
  }

  /// The same catalog in every layout becomes the same.
  @Test(arguments: JSONStyle.all.indices) func layouts(index: Int) throws {
    let source =
      #"{"sourceLanguage":"en","strings":{"b":{},"a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"x"}}}},"A 10":{"x":[]},"a 9":{"x":[1,{}]}},"version":"1.0"}"#
    let model = try JSONModel(Array(source.utf8))
    let text = JSONStyle.all[index].style.text(model)
    let result = try canonical(Array(text.utf8))
    let expected = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "a" : {
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "x"
                }
              }
            }
          },
          "a 9" : {
            "x" : [
              1,
              {

              }
            ]
          },
          "A 10" : {
            "x" : [

            ]
          },
          "b" : {

          }
        },
        "version" : "1.0"
      }
      """
    #expect(String(decoding: result.bytes, as: UTF8.self) == expected)
    #expect(result.differences.isEmpty == (index == 0))
  }

  /// A large catalog is passed on in pieces.
  @Test(arguments: takesManyCases ? Array(0...JSONStyle.all.count) : [0, 3, JSONStyle.all.count])
  func pieces(style: Int) throws {
    let comment = String(repeating: "c", count: 8000)
    let entries = (0..<300).map { number in
      let key = number * 7 % 300
      return #""k\#(key)":{"x":[\#(number)],"comment":"\#(comment)"}"#
    }
    let strings = entries.joined(separator: ",")
    let source = #"{"sourceLanguage":"en","strings":{\#(strings)},"version":"1.0"}"#
    let text =
      style == JSONStyle.all.count
      ? source : JSONStyle.all[style].style.text(try JSONModel(Array(source.utf8)))
    let bytes = Array(text.utf8)
    let catalog = try CanonicalCatalog(of: ByteBuffer(bytes), path: "a.xcstrings", order: order)
    var written: [UInt8] = []
    var count = 0
    let differences = catalog.write { piece in
      for index in piece.indices { written.append(piece[index]) }
      count += 1
    }
    #expect(count > 8)
    let expected = JSONStyle().text(try JSONModel(Array(source.utf8)))
    #expect(String(decoding: written, as: UTF8.self) == expected)
    #expect(catalog.isCanonical == (written == bytes) && differences?.isEmpty == (written == bytes))
  }

  @Test(arguments: [
    (#"\/"#, "/"), (#"\u00e9"#, "é"), (#"\u0041"#, "A"), (#"\uD83D\uDE00"#, "😀"),
    (#"\u0022"#, #"\""#),
    (#"\u005C"#, #"\\"#), (#"\u000a"#, #"\n"#), (#"\u0018"#, #"\u0018"#), (#"\u001F"#, #"\u001F"#),
    (#"\ud800x"#, #"\ud800x"#), (#"\u2028"#, "\u{2028}"), (#"\b\f\n\r\t\"\\"#, #"\b\f\n\r\t\"\\"#),
    ("a\tb", #"a\tb"#), ("a\u{1}b", #"a\u0001b"#), (#"\\/"#, #"\\/"#), (#"\\u0041"#, #"\\u0041"#),
    ("\u{7F}\u{FEFF}", "\u{7F}\u{FEFF}"),
  ])
  func escapes(token: String, expected: String) throws {
    let text = try canonical("{\"strings\":{\"\(token)\":{\"comment\":\"\(token)\"}}}")
    #expect(text.contains("\"\(expected)\" : {\n      \"comment\" : \"\(expected)\""))
  }

  @Test func numbersAndUnknownMembersAreCopied() throws {
    let text = try canonical(#"{"strings":{"a":{"z":1.50e+01,"y":-0,"x":null}},"zero":{"b":true}}"#)
    for part in [
      #""z" : 1.50e+01"#, #""y" : -0"#, #""x" : null"#, "\"zero\" : {\n    \"b\" : true",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test(arguments: ["", "\n", "\r\n", "\n\n", "  "]) func finalNewline(end: String) throws {
    let text = "{\n  \"strings\" : {\n\n  }\n}"
    let kept = try canonical(Array((text + end).utf8))
    #expect(
      String(decoding: kept.bytes, as: UTF8.self) == text
        + (end.contains("\n") || end.contains("\r\n") ? "\n" : ""))
    #expect(kept.differences.map(\.kind) == (["", "\n"].contains(end) ? [] : [.layout]))
    let none = try canonical(Array((text + end).utf8), .none)
    #expect(String(decoding: none.bytes, as: UTF8.self) == text)
    #expect(
      none.differences.map(\.kind)
        == (end == "" ? [] : end == "\n" || end == "\r\n" ? [.finalNewline] : [.layout]))
  }

  @Test func differencesInTheirOrder() throws {
    let text = "{\"strings\" : {\n\n  },\n  \"Sources\": \"\\/\"\n}"
    let differences = try canonical(Array(text.utf8)).differences
    #expect(
      differences.map(\.kind) == [
        .separator, .layout, .order("Sources", before: "strings"), .escape,
      ])
  }

  @Test func otherEncodings() throws {
    let text = "{\n  \"strings\" : {\n    \"é\" : {\n\n    }\n  }\n}"
    for encoding in [
      FileEncoding(.utf8, markCount: 1), FileEncoding(.utf16(isBigEndian: false), markCount: 1),
    ] {
      let result = try canonical(encoding.encode(text))
      #expect(String(decoding: result.bytes, as: UTF8.self) == text)
      #expect(result.differences.map(\.kind) == [.encoding])
    }
  }

  @Test(arguments: [
    ("{\"strings\":{\"a\":{},\"a\":{}}}", "json-duplicate-key"),
    ("{\"strings\":{\"a\":{\"b\":{\"c\":1,\"\\u0063\":2}}}}", "json-duplicate-key"),
    ("{\"strings\":{", "json-syntax"), ("{\"strings\":{},}", "json-syntax"), ("[]", "json-syntax"),
    ("{}", "json-syntax"),
    ("", "json-syntax"), ("{\"strings\":[]}", "json-syntax"),
    ("{\"strings\":{\"\u{FFFD}\":01}}", "json-syntax"),
    ("{\"strings\":{\"a\":{\"b\":[1,]}}}", "json-syntax"),
    ("{\"strings\":{\"a\":{\"b\":1]}}}", "json-syntax"),
    ("{\"strings\":{\"a\":{\"b\":\"\\x\"}}}", "json-syntax"),
    ("{\"strings\":{\"a\":{\"b\":\"open}}}", "json-syntax"),
    ("{\"strings\":{\"a\":{\"b\" 1}}}", "json-syntax"),
    ("{\"strings\":\n<<<<<<< a\n{}\n=======\n{\"a\":{}}\n>>>>>>> b\n}", "json-syntax"),
  ])
  func refusals(text: String, rule: String) {
    #expect { try canonical(text) } throws: { ($0 as? Diagnostic)?.rule.rawValue == rule }
  }

  /// Entries are checked when they are written, in another order: the fault is the first of the file,
  /// as when all of it is read.
  @Test func theFirstFaultIsReported() throws {
    let comment = String(repeating: "c", count: 8000)
    for (one, other) in [(20, 250), (250, 20), (0, 299), (299, 299)] {
      let entries = (0..<300).map { number in
        let value = number == one || number == other ? "[\(number),]" : "[\(number)]"
        return #""k\#(number * 7 % 300)":{"x":\#(value),"comment":"\#(comment)"}"#
      }
      let bytes = Array(#"{"strings":{\#(entries.joined(separator: ","))}}"#.utf8)
      let catalog = try CanonicalCatalog(of: ByteBuffer(bytes), path: "a.xcstrings", order: order)
      #expect(catalog.write { _ in } == nil)
      #expect(catalog.differences == nil && !catalog.isCanonical)
      let whole = #expect(throws: JSONTree.Fault.self) { try JSONTree(ByteBuffer(bytes)) }
      #expect(catalog.fault.location?.column == 1 + (try #require(whole)).offset)
      #expect(catalog.fault.message == whole?.message)
    }
  }
}
