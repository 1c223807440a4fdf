import Foundation
import TestMaterial
import Testing

@testable import PointMetrics
@testable import TextLayout

/// The tables of Inter, compared with HarfBuzz, which shapes the texts of public catalogs with the fonts
/// that the tables come from.
@Suite(
  .enabled(
    if: HarfBuzz.isInstalled,
    "hb-shape or fonts-inter is missing: make can-test installs them"))
struct HarfBuzzTests {
  /// The texts by language: those whose scalars all have an advance of Inter.
  private let texts: [String: Set<String>]

  init() throws {
    var texts: [String: Set<String>] = [:]
    let table = GlyphTable.shared
    let glyphs = UInt16(GlyphTable.Shape.allCases.count)..<table.firstOfStandIns
    for path in try Checkout.catalogs(below: "Tests/StringCatalogTests/Corpus") {
      let root = try JSONSerialization.jsonObject(with: Data(Checkout.bytes(path)))
      for (language, text) in Checkout.texts(of: root) {
        let text = text.precomposedStringWithCanonicalMapping
        let isInter = text.unicodeScalars.allSatisfy { glyphs.contains(table.glyph(of: $0.value)) }
        if isInter, !text.isEmpty, text.utf8.count < 400 {
          texts[language, default: []].insert(text)
        }
      }
    }
    self.texts = texts
  }

  /// In 13 languages and more, and in every weight; a width is exactly the sum of the tables.
  @Test(.onDebian12) func widthsAreThoseOfTheFonts() throws {
    #expect(texts.count { $0.value.count >= 50 } >= 13)
    let all = texts.values.reduce(into: Set<String>()) { $0.formUnion($1) }.sorted()
    #expect(all.count >= 5_000)
    for (number, weight) in ["Regular", "Medium", "SemiBold", "Bold"].enumerated() {
      for isDisplay in [false, true] {
        let font = "\(isDisplay ? "InterDisplay" : "Inter")-\(weight)"
        let advances = (isDisplay ? InterAdvances.display : InterAdvances.text)[number].pairNumbers
        // Kerning of the regular weight serves all weights.
        let isKerned = number == 0
        let shaped = try HarfBuzz.widths(of: all, in: font, isKerned: isKerned)
        #expect(shaped.count == all.count)
        let different = zip(all, shaped).filter { text, width in
          width != sum(of: text, advances, isKerned: isKerned, isDisplay: isDisplay)
        }
        #expect(
          different.isEmpty, "\(font): \(different.count) of \(all.count): \(different.prefix(5))")
      }
    }
    print(
      "points: \(all.count) texts in \(texts.count) languages are as wide as HarfBuzz shapes them")
  }

  /// The width of a text in units of the font.
  private func sum(
    of text: String, _ advances: [Int], isKerned: Bool, isDisplay: Bool
  ) -> Int {
    let table = GlyphTable.shared
    var sum = 0
    var last = 0
    for scalar in text.unicodeScalars {
      let glyph = Int(table.glyph(of: scalar.value))
      sum += advances[glyph - Int(GlyphTable.firstOfInter)]
      let row = Int(table.leftClasses[last]) * InterKerning.rightClassCount
      let kerning = table.kernings[
        Int(table.classKernings[row + Int(table.rightClasses[glyph])])]
      if isKerned { sum += isDisplay ? kerning.display : kerning.text }
      last = glyph
    }
    return sum
  }
}

/// The program that shapes a text in each line of its input.
private enum HarfBuzz {
  private static let program = "/usr/bin/hb-shape"
  private static let fonts = "/usr/share/fonts/opentype/inter"

  static let isInstalled = [program, "\(fonts)/Inter-Regular.otf"].allSatisfy {
    FileManager.default.fileExists(atPath: $0)
  }

  /// The sum of the advances of each text.
  ///
  /// Contextual alternates are off: they are a matter of taste, and Apple's font has others.
  static func widths(of texts: [String], in font: String, isKerned: Bool) throws -> [Int] {
    let folder = try TemporaryFolder()
    let input = try folder.write("texts", texts.joined(separator: "\n") + "\n")
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = [
      "--no-glyph-names", "--no-clusters", "--features=-calt\(isKerned ? "" : ",-kern")",
      "\(fonts)/\(font).otf",
    ]
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    process.standardOutput = output
    try process.run()
    let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // A line such as [2+1712|453+1728].
    return lines.split(separator: "\n").map { line in
      line.split(separator: "|").reduce(0) { sum, glyph in
        sum + (glyph.split(separator: "+").last.flatMap { Int($0.filter(\.isNumber)) } ?? 0)
      }
    }
  }
}

extension Checkout {
  /// The string catalogs in a folder of this package.
  fileprivate static func catalogs(below folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: path(folder))?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".xcstrings") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The keys of a catalog, in its language, and its texts, each with its language.
  fileprivate static func texts(of root: Any) -> [(language: String, text: String)] {
    guard let root = root as? [String: Any], let entries = root["strings"] as? [String: Any]
    else { return [] }
    let source = root["sourceLanguage"] as? String ?? "en"
    return entries.flatMap { key, entry in
      let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      return [(source, key)]
        + localizations.flatMap { language, node in values(of: node).map { (language, $0) } }
    }
  }

  private static func values(of node: Any) -> [String] {
    guard let node = node as? [String: Any] else { return [] }
    let own = (node["stringUnit"] as? [String: Any])?["value"] as? String
    return [own].compactMap(\.self) + node.values.flatMap(values)
  }
}
