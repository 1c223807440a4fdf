import LocalizedText
import MessageSyntax
import SourceText
import StringCatalog
import TestMaterial
import Testing

/// Rules that return early for most texts, beside plain definitions of what they find, over random
/// texts.
@Suite struct EarlyReturnTests {
  private static let pieces = [
    "a", "Datei", " ", "  ", "\u{A0}", "長い", "ไทย", "👋", "é", ".", "?", "%", "%%", "%@", "%lld",
    "%1$@", "%2$lld", "% d", "50% of", "%5d", "%l", "%1$ d", "%.1f", "%#@", "\u{200B}",
  ]

  private static func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...14, using: &random))
      .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  /// The rules of this suite that find something wrong with a translation.
  private func rules(of text: String, source: String) -> Set<String> {
    let table = Table(key: "%@ %lld", texts: ["en": source, "de": text])
    let names = JudgedRow(of: table, locale: "de").diagnostics.map(\.rule.rawValue)
    return Set(names).intersection(["length-ratio", "double-space", "percent-ambiguous", "blank"])
  }

  private func expectedRules(of text: String, source: String) -> Set<String> {
    var expected: Set<String> = []
    func isBlank(_ text: String) -> Bool {
      text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
    func weight(_ text: String) -> Int {
      text.unicodeScalars.map { (0x1100...0x11FF) ~= $0.value || $0.value >= 0x2E80 ? 2 : 1 }
        .reduce(0, +)
    }
    func hasHole(_ text: String) -> Bool {
      let scalars = Array(text.unicodeScalars)
      return scalars.indices.contains { start in
        guard start > 0, scalars[start] == " ", scalars[start - 1] != " " else { return false }
        let end = scalars[start...].firstIndex { $0 != " " } ?? scalars.endIndex
        let before = scalars[start - 1]
        return end < scalars.endIndex && end - start > 1
          && !scalars[end].properties.isWhitespace
          && (!before.properties.isWhitespace || before == "\u{A0}")
      }
    }
    if isBlank(text), !isBlank(source) { expected.insert("blank") }
    if hasHole(text), !hasHole(source) { expected.insert("double-space") }
    let (own, other) = (weight(text), weight(source))
    if max(own, other) >= 24, own > other * 3 && other >= 6 || own * 4 < other {
      expected.insert("length-ratio")
    }
    let isAmbiguous = FormatString(text).pieces.contains { piece in
      switch piece {
      case .placeholder(let placeholder): placeholder.specifier.mayBeProse
      case .invalid(_, let reason): reason == .incomplete
      default: false
      }
    }
    if isAmbiguous { expected.insert("percent-ambiguous") }
    return expected
  }

  @Test(arguments: 0..<20 as Range<UInt64>) func randomTexts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let source = Self.text(&random)
      let text = Self.text(&random)
      // Between texts with substitutions and others nothing is compared.
      guard !source.contains("#@"), !text.contains("#@") else { continue }
      #expect(
        rules(of: text, source: source) == expectedRules(of: text, source: source),
        "\(source) → \(text)")
    }
  }
}
