import Foundation
import ICUServices
import TestMaterial
import Testing

/// The order of Foundation, which is that of `localizedStandardCompare` with a fixed locale.
@Suite struct CollationTests {
  private static let locale = Locale(identifier: "en_US")
  private let collation: Collation

  init() throws { collation = try Collation() }

  private static func foundation(_ one: String, _ other: String) -> Int {
    (one as NSString).compare(
      other, options: [.numeric, .caseInsensitive, .forcedOrdering],
      range: NSRange(location: 0, length: one.utf16.count), locale: locale
    ).rawValue
  }

  @Test(arguments: [
    "-%@ < %lld", "cancel < Cancel", "Cancel < cancel x", "Item 2 < Item 10", "zh-Hant < zh-HK",
    "1 < 01", "01 < 2", "a01 < A1", "1A < 01a", "! < 1", "9 < a", "ä < b", "a < ä", "Z < Ω",
    "\u{2018}a < 'b", "'a < \u{2018}a", "\u{201C}a < \"b", "\"a < \u{201C}a", "other < two",
    "few < many",
    " < a",
  ])
  func known(line: String) {
    let sides = line.components(separatedBy: " < ")
    #expect(collation.compare(sides[0], sides[1]) < 0)
    #expect(collation.compare(sides[1], sides[0]) > 0)
    #expect(collation.compare(sides[0], sides[0]) == 0)
  }

  /// All names of members in the catalogs of other projects.
  @Test func namesOfCatalogs() throws {
    var names: Set<String> = []
    func visit(_ value: Any) {
      if let object = value as? [String: Any] {
        for (name, member) in object {
          names.insert(name)
          visit(member)
        }
      } else if let array = value as? [Any] {
        for element in array { visit(element) }
      }
    }
    let corpus = Checkout.folder.appending(path: "Tests/StringCatalogTests/Corpus")
    let files = try #require(
      FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "xcstrings" {
      visit(try JSONSerialization.jsonObject(with: Data(contentsOf: file)))
    }
    #expect(names.count > 1_000)
    let expected = names.sorted { Self.foundation($0, $1) < 0 }
    let found = names.sorted { collation.compare($0, $1) < 0 }
    #expect(found == expected)
  }

  /// Texts of letters, digits, marks and scripts that meet at every place.
  ///
  /// Without those that Foundation compares to ß and to a joiner in a number, which it splits, and those
  /// that it puts before each other.
  @Test func generatedTexts() {
    let pieces = [
      "a", "A", "b", "B", "e", "é", "É", "e\u{301}", "1", "2", "10", "01", "0", " ", "-", "_", ".",
      "%@", "%lld", "'", "\u{2018}", "\u{2019}", "\"", "\u{201C}", "\u{201D}", "あ", "ア", "中", "ก",
      "Ａ", "😀", "가", "א", "ح", "!", "?", "(", ")", "/", "\n", "\t", "\u{A0}", "\u{FB01}x",
    ]
    var generator = SeededGenerator(seed: 36)
    func text() -> String {
      (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
    }
    for _ in 0..<20_000 {
      let one = text()
      let end = text()
      let other = Bool.random(using: &generator) ? text() + end : text()
      let texts = (one + end, other)
      let expected = Self.foundation(texts.0, texts.1)
      guard expected == -Self.foundation(texts.1, texts.0) else { continue }
      #expect(collation.compare(texts.0, texts.1).signum() == expected, "\(texts)")
    }
  }

  /// A private character comes after a surrogate pair in UTF-16, before it in UTF-8.
  @Test func equalTextsHaveTheOrderOfUTF16() {
    let invisible = ["\u{FEFF}", "\u{E0001}"]
    #expect(collation.compare(invisible[0], invisible[1]) > 0)
    #expect(collation.compare(invisible[1], invisible[0]) < 0)
  }

  /// Any bytes are compared: others than UTF-8 count as U+FFFD.
  @Test func bytesThatAreNotUTF8() {
    let bytes: [UInt8] = [0x61, 0xFF, 0xC3]
    #expect(collation.compare(bytes.span, bytes.span) == 0)
    #expect(collation.compare(bytes.span, [UInt8]("a".utf8).span) > 0)
    #expect(collation.compare([UInt8]().span, bytes.span) < 0)
  }
}
