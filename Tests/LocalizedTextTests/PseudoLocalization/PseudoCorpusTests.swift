import Foundation
import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// The parts of every string in real catalogs that no pseudo-localization may change.
@Suite struct PseudoCorpusTests {
  /// Every text and every key of the catalogs that are in the checkout.
  static let strings: [String] = {
    let folders = ["Tests/StringCatalogTests/Corpus", "Catalogs"].map { Checkout.path($0) }
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? [])
        .filter { CatalogFormat(path: $0) != nil }.sorted().compactMap { path in
          try? CatalogFile(
            path: path, bytes: [UInt8](Data(contentsOf: URL(filePath: folder + "/" + path))))
        }
    }
    var seen: Set<String> = []
    for entry in Catalog(files: files).tables.flatMap(\.entries) {
      seen.insert(entry.key)
      for localization in entry.localizations {
        seen.formUnion(localization.leaves.map(\.text))
      }
    }
    return seen.sorted()
  }()

  /// There are arguments of every kind; some placeholders receive none.
  static let arguments: [Argument] = [
    .integer(3), .string("Ann, ${x} <b> a.\nb"), .double(2.5), .text(Text("large")),
    .text(Text(markdown: "a *b*")), .string(""), .integer(-1),
  ]

  static func resolve(_ string: String, _ pseudo: PseudoLocalization?) -> ResolvedText {
    var environment = EnvironmentValues()
    environment.pseudo = pseudo
    let key = LocalizedStringKey(string, arguments: arguments)
    return Text(key, in: TableName()).resolve(in: environment)
  }

  /// The parts that must not change: the placeholders in their order, all styles, links and
  /// attributes.
  static func structure(_ text: ResolvedText) -> [Fragment] {
    text.fragments.map { fragment in
      var fragment = fragment
      // An argument may be a localized string itself.
      fragment.text = fragment.kind == .argument(number: 4) ? "" : fragment.text
      if fragment.kind == .literal { fragment.text = "" }
      return fragment
    }
  }

  /// The scalars, except for those that force a direction.
  static func scalars(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0 != "\u{202C}" && $0 != "\u{202E}" }
  }

  static func inOrder(_ text: ResolvedText, _ pattern: String) throws -> [String] {
    let words = text.fragments.filter { $0.kind == .literal }.map(\.text).joined(separator: "\0")
    return try words.matches(of: Regex<Substring>(pattern, as: Substring.self)).map {
      String($0.output)
    }
  }

  private static let letters = zip(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars,
    "ÅḂÇḊËḞĞĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽåḃçḋëḟğĥîĵķļṁñöṗɋŕšţûṽŵẋýž".unicodeScalars)

  /// The text without the marks of accented letters, even those of its own language.
  static func unaccented(_ text: String) -> String {
    let letters = Dictionary(uniqueKeysWithValues: letters.map { ($1, $0) })
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { plain.append(letters[scalar] ?? scalar) }
    return String(plain)
  }

  private func check(_ string: String) {
    let plain = Self.resolve(string, nil)
    let accented = Self.resolve(string, .accented)
    #expect(Self.structure(accented) == Self.structure(plain))
    #expect(Self.unaccented(accented.text) == Self.unaccented(plain.text))
    let double = Self.resolve(string, .double)
    #expect(Self.structure(double) == Self.structure(plain))
    checkFrames(string, around: plain)
  }

  /// Nothing is added inside a string, except for the end and the start of a direction at a line
  /// end.
  private func checkFrames(_ string: String, around plain: ResolvedText) {
    let bounded = Self.resolve(string, .bounded)
    let rightToLeft = Self.resolve(string, .rightToLeft)
    #expect(Self.scalars(rightToLeft.text) == Self.scalars(plain.text))
    for (framed, start, end) in [
      (bounded, "[# ", " #]"), (rightToLeft, "\u{202E}", "\u{202C}"),
    ] where !plain.text.isEmpty {
      #expect(framed.text.unicodeScalars.starts(with: start.unicodeScalars))
      #expect(framed.text.unicodeScalars.reversed().starts(with: end.unicodeScalars.reversed()))
      #expect(
        Self.structure(framed).filter { $0.kind != .literal }.map(\.kind)
          == Self.structure(plain).filter { $0.kind != .literal }.map(\.kind))
    }
    // The argument of the same name is a localized string with its own frame.
    guard !plain.text.contains("large") else { return }
    #expect(
      Array(bounded.text.unicodeScalars)
        == Array((plain.text.isEmpty ? "" : "[# " + plain.text + " #]").unicodeScalars))
  }

  @Test func realStringsKeepTheirStructure() throws {
    #expect(Self.strings.count > 3000)
    for string in Self.strings { check(string) }
  }

  @Test func realStringsKeepTokensTagsAndAddresses() throws {
    let patterns = [
      #"\$\{[a-zA-Z]+\}"#, #"</?[a-z]+>"#, #"https?://[a-zA-Z0-9./_#-]*[a-zA-Z0-9/]"#,
    ]
    var found = 0
    for string in Self.strings where string.contains(where: { "$</".contains($0) }) {
      let plain = Self.resolve(string, nil)
      for pattern in patterns {
        let expected = try Self.inOrder(plain, pattern)
        found += expected.count
        #expect(try Self.inOrder(Self.resolve(string, .accented), pattern) == expected)
        #expect(try Self.inOrder(Self.resolve(string, .double), pattern) == expected)
      }
    }
    #expect(found > 30)
  }

  /// Every letter of a string occurs twice, if the whole string is translatable.
  @Test func realStringsAreDoubled() {
    func letters(_ text: ResolvedText) -> Int {
      text.fragments.filter { $0.kind == .literal }.reduce(0) { count, fragment in
        count + fragment.text.unicodeScalars.count { $0.properties.isAlphabetic }
      }
    }
    for string in Self.strings where !string.contains(where: { "$<\\:`".contains($0) }) {
      guard !string.contains("www.") else { continue }
      let plain = Self.resolve(string, nil)
      #expect(letters(Self.resolve(string, .double)) == 2 * letters(plain), "\(string)")
    }
  }

  @Test func anyStringKeepsItsStructure() {
    var generator = SeededGenerator(seed: 12)
    let parts = [
      "*", "**", "_", "~~", "`", "[", "](", ")", "](https://a.example/%@)", "^[",
      "](inflect: true)",
      "%@", "%4$@", "%lld", "%", "%%", "%#@x@", "\\", "&amp;", "<b>", "<", ">", "${", "}", "a",
      "Go",
      " ", "\n", "\r\n", "é", "e\u{301}", "漢字", "https://", "www.", "\u{2029}", "\u{202E}", "#",
      "!",
    ]
    for _ in 0..<4000 {
      let count = Int.random(in: 0...12, using: &generator)
      check((0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined())
    }
  }

  @Test func noBytesCauseACrash() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test(arguments: ["<", "${", "a.", "https://", "\\", "a:", "<a", "\n", "www.", " "])
  func longStringsEnd(part: String) {
    let string = String(repeating: part, count: 100_000)
    let plain = Self.resolve(string, nil).text
    for pseudo in PseudoLocalization.allCases {
      #expect(Self.resolve(string, pseudo).text.utf8.count >= plain.utf8.count)
    }
  }
}
