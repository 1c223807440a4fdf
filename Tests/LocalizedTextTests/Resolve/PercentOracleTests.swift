import Foundation
import LocalizedText
import MessageSyntax
import TestMaterial
import Testing

/// Percent signs in texts that are formatted, compared with what Foundation shows.
@Suite struct PercentOracleTests {
  /// What a reader of an app sees, from the fragments: of a sign without a conversion, apps show the
  /// character after it, if one belongs to it.
  private static func shown(_ text: ResolvedText) -> String {
    text.fragments.map { fragment in
      guard fragment.kind == .unresolved(.incomplete) else { return fragment.text }
      return String(fragment.text.unicodeScalars.dropFirst().prefix(1))
    }.joined()
  }

  private static let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag("en")))
  private static let names = (1...24).map { "Name\($0)" }

  private static func texts(of format: String) -> (ours: String, foundations: String) {
    let text = resolver.resolve(FormatString(format), arguments: names.map { .string($0) })
    return (shown(text), String(format: format, arguments: names.map { $0 as NSString }))
  }

  @Test(arguments: [
    "Rate %@ %", "Ouvrir dans % @", "20%, %@", "20% weiter %@", "20%. %@", "20%，%@", "%y%@",
    "% y%@",
    "%-5 y%@", "%ly %@", "%1$ y %@", "%@ % %@", "%@ % %%", "%5%|", "%- @|", "%.y%@", "%é%@",
    "%12$, %@", "% + @|", "%$@ %@", "%100 m%@",
  ])
  func percentages(format: String) {
    let texts = Self.texts(of: format)
    #expect(texts.ours == texts.foundations)
  }

  /// At the end of a text, nothing after the sign is shown.
  @Test(arguments: ["%ll", "% ", "%-"])
  func percentagesAtTheEnd(end: String) {
    let text = Self.resolver.resolve(FormatString("Total " + end))
    #expect(text.fragments.map(\.text) == ["Total ", end])
    #expect(text.fragments.last?.kind == .unresolved(.incomplete))
    #expect(String(format: "Total " + end) == "Total ")
  }

  /// No word begins with a letter that converts, because Foundation would read other memory.
  private static let words = [
    "%@", "% @", "%1$@", "%%", "% ", "%,", "%y", "% y", "%-5 y", "%é", "%ly", "%", " ", ".",
    "w", "é", "文", "-", "5", "$",
  ]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func randomFormats(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let format =
        (0..<Int.random(in: 1...8, using: &random)).map { _ in
          Self.words.randomElement(using: &random) ?? ""
        }.joined() + "|"
      let texts = Self.texts(of: format)
      #expect(texts.ours == texts.foundations, "\(format)")
    }
  }

  /// Apps read the integer with a blank for its sign, and so is it written.
  @Test(arguments: [(7 as Int64, "50 7e r"), (-7, "50-7e r")])
  func integers(value: Int64, expected: String) {
    let text = Self.resolver.resolve(FormatString("50% de r"), arguments: [.integer(value)])
    #expect(text.text == expected)
    #expect(text.text == String(format: "50% de r", Int32(value)))
  }
}
