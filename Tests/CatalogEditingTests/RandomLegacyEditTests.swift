import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogEditing

/// Random edits of .strings and .stringsdict files: those of other projects, and made ones of which the
/// result is known byte for byte.
@Suite struct RandomLegacyEditTests {
  private static let encodings = [
    FileEncoding(), FileEncoding(), FileEncoding(), FileEncoding(.utf8, markCount: 1),
    FileEncoding(.utf16(isBigEndian: false), markCount: 1),
    FileEncoding(.utf16(isBigEndian: true), markCount: 1),
    FileEncoding(.utf16(isBigEndian: false)),
    FileEncoding(.utf32(isBigEndian: false), markCount: 1),
  ]

  private let order: KeyOrder
  private let seed: UInt64
  private var generator: SeededGenerator

  init() throws {
    order = try .xcode()
    seed = UInt64.random(in: 0...UInt64.max)
    generator = SeededGenerator(seed: seed)
  }

  /// Applies edits to a text, compares the result with the expected text, and takes them back.
  private func check(
    _ edits: [CatalogEdit], _ text: String, _ expected: String, _ path: String,
    _ encoding: FileEncoding, _ style: String
  ) {
    let bytes = encoding.encode(text)
    let place = Comment(rawValue: "\(style) \(encoding): \(edits)\n\(text)")
    do throws(EditRefusal) {
      let edited = try CatalogEditor(path: path, order: order).apply(edits, to: bytes)
      #expect(
        edited.bytes == encoding.encode(expected), "\(Self.difference(edited, expected)) \(place)")
      #expect(SourceSplice.apply(edited.splices, to: bytes)?.bytes == edited.bytes, place)
      #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == bytes, place)
      let back = try CatalogEditor(path: path, order: order)
        .apply(edited.inverse, to: edited.bytes)
      #expect(back.bytes.count >= 0)
    } catch {
      Issue.record("\(error)\n\(place)")
    }
  }

  /// What two texts have from the first difference on.
  private static func difference(_ edited: EditedCatalog, _ expected: String) -> String {
    var log = DiagnosticLog()
    let text = DecodedText(ByteBuffer(edited.bytes), reportingTo: &log).string
    let same = zip(text.unicodeScalars, expected.unicodeScalars).prefix { $0 == $1 }.count
    let parts = [text, expected].map { $0.unicodeScalars.dropFirst(max(0, same - 30)).prefix(120) }
    return parts.map { String(String.UnicodeScalarView($0)) }.joined(
      separator: "\n-- expected --\n")
  }

  @Test mutating func editsOfMadeStrings() {
    var count = 0
    var round = 0
    while count < 2000 {
      round += 1
      let style = MadeStrings.Style.all[round % MadeStrings.Style.all.count]
      let made = MadeStrings.random(style, &generator)
      var expected = made
      var edits: [CatalogEdit] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        edits += expected.edit(&generator, locale: "de")
      }
      count += edits.count
      let encoding = Self.encodings.randomElement(using: &generator) ?? FileEncoding()
      check(edits, made.text, expected.text, "de.lproj/a.strings", encoding, style.name)
    }
  }

  @Test mutating func editsOfMadePropertyLists() {
    var count = 0
    var round = 0
    while count < 1000 {
      round += 1
      let style = MadePropertyList.Style.all[round % MadePropertyList.Style.all.count]
      let made = MadePropertyList.random(style, &generator)
      var expected = made
      var edits: [CatalogEdit] = []
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        edits += expected.edit(&generator, locale: "de")
      }
      count += edits.count
      let encoding = Self.encodings.randomElement(using: &generator) ?? FileEncoding()
      check(edits, made.text, expected.text, "de.lproj/a.stringsdict", encoding, style.name)
    }
  }

  // MARK: Real files

  private static let corpus = "Tests/StringCatalogTests/Corpus"

  private static func paths(endingIn ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Checkout.path(corpus))
      .filter { $0.hasSuffix(ending) }.sorted()
  }

  /// Foundation reads the results, and a dictionary gets the same edits.
  @Test mutating func editsOfRealStrings() throws {
    let paths = try Self.paths(endingIn: ".strings")
    #expect(paths.count > 5)
    for path in paths {
      let bytes = try Checkout.bytes("\(Self.corpus)/\(path)")
      let file = CatalogFile(path: path, bytes: bytes)
      let locale = CatalogFile.Place(path).locale ?? ""
      let comments = { (bytes: [UInt8]) in
        Table(strings: bytes).entries.map { (key: $0.key, comment: $0.comment) }
      }
      // In one, a semicolon is missing, and in another one, Foundation stops early.
      guard let texts = (try? dictionary(bytes)) as? [String: String],
        !file.diagnostics.contains(where: \.skipsBytes)
      else { continue }
      for _ in 0..<3 {
        var expected = texts
        var edits: [CatalogEdit] = []
        let keys = texts.keys.sorted().shuffled(using: &generator)
        for (number, key) in keys.prefix(4).enumerated() {
          let new = number == 0 ? nil : "neu \"\(number)\"\n"
          expected[key] = new
          edits.append(
            CatalogEdit(
              key: key, .text(locale: locale, path: LeafPath()), from: texts[key], to: new))
        }
        expected["a new key"] = "x"
        edits.append(
          CatalogEdit(
            key: "a new key", .text(locale: locale, path: LeafPath()), from: nil, to: "x"))
        let edited = try CatalogEditor(path: path, order: order).apply(edits, to: bytes)
        #expect(try dictionary(edited.bytes) as? [String: String] == expected)
        #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == bytes)
        let after = comments(edited.bytes).filter { $0.key != "a new key" }
        let before = comments(bytes).filter { $0.key != keys.first }
        #expect(after.map(\.key) == before.map(\.key))
        #expect(after.map(\.comment) == before.map(\.comment))
      }
    }
  }

  @Test mutating func editsOfRealPropertyLists() throws {
    let paths = try Self.paths(endingIn: ".stringsdict")
    #expect(paths.count > 2)
    for path in paths {
      let bytes = try Checkout.bytes("\(Self.corpus)/\(path)")
      let locale = CatalogFile.Place(path).locale ?? ""
      let entries = Table(stringsdict: bytes, locale: locale).entries
      for _ in 0..<8 {
        let expected = try #require(try dictionary(bytes).mutableCopy() as? NSMutableDictionary)
        var edits: [CatalogEdit] = []
        for entry in entries.shuffled(using: &generator).prefix(3) {
          let leaves = entry.localizations[0].leaves.filter { $0.path.pluralCase != nil }
          guard let leaf = leaves.randomElement(using: &generator),
            let name = leaf.path.substitution, let form = leaf.path.pluralCase
          else { continue }
          let new = "neu < \(edits.count) & \"so\""
          edits.append(
            CatalogEdit(
              key: entry.key, .text(locale: locale, path: leaf.path), from: leaf.text, to: new))
          let old = try #require(expected[entry.key] as? NSDictionary)
          let copy = try #require(old.mutableCopy() as? NSMutableDictionary)
          let rule = try #require((copy[name] as? NSDictionary)?.mutableCopy())
          let forms = try #require(rule as? NSMutableDictionary)
          forms[form] = new
          copy[name] = forms
          expected[entry.key] = copy
        }
        let edited = try CatalogEditor(path: path, order: order).apply(edits, to: bytes)
        #expect(try dictionary(edited.bytes) == expected)
        #expect(SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == bytes)
        #expect(edited.splices.count == edits.count)
      }
    }
  }

  private func dictionary(_ bytes: [UInt8]) throws -> NSDictionary {
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return try #require(list as? NSDictionary)
  }

  // MARK: Hostile files

  /// The texts of a .strings file by key, as galley reads them.
  private static func texts(_ bytes: [UInt8]) -> [String: String] {
    let entries = Table(strings: bytes).entries
    return Dictionary(
      entries.compactMap { entry in
        entry.localizations.first?.leaves.first.map { (entry.key, $0.text) }
      }, uniquingKeysWith: { $1 })
  }

  /// Any bytes are edited or refused; what is edited, Foundation reads as before but for the edit.
  @Test mutating func editsOfDamagedFiles() throws {
    var (edited, compared) = (0, 0)
    for round in 0..<800 {
      let isXML = round % 3 == 0
      let style = MadeStrings.Style.all[round % MadeStrings.Style.all.count]
      let xml = MadePropertyList.Style.all[round % MadePropertyList.Style.all.count]
      let strings = MadeStrings.random(style, &generator)
      var list = MadePropertyList.random(xml, &generator)
      let text = isXML ? list.text : strings.text
      let encoding = Self.encodings.randomElement(using: &generator) ?? FileEncoding()
      var model = strings
      let edits =
        isXML
        ? list.edit(&generator, locale: "de") : model.edit(&generator, locale: "de")
      let bytes = generator.mutation(of: encoding.encode(text))
      let path = "de.lproj/a.\(isXML ? "stringsdict" : "strings")"
      guard let result = try? CatalogEditor(path: path, order: order).apply(edits, to: bytes)
      else { continue }
      edited += 1
      let back = SourceSplice.apply(result.undo, to: result.bytes)
      #expect(back?.bytes == bytes)
      // Where nothing names the encoding, Foundation guesses it from all bytes, and an edit may change
      // its guess. It guessed right if it reads the texts that galley reads.
      if let read = try? dictionary(bytes), isXML || Self.texts(bytes) == read as? [String: String]
      {
        compared += 1
        #expect(
          (try? dictionary(result.bytes)) != nil,
          "\(seed) \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(edited > 50)
    #expect(compared > 20)
  }
}
