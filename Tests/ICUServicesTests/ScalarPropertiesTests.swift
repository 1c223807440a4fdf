import ICUServices
import Testing

@Suite struct ScalarPropertiesTests {
  @Test(
    arguments: [
      ("a", EastAsianWidth.narrow), ("日", .wide), ("ｱ", .halfwidth), ("Ａ", .fullwidth),
      ("α", .ambiguous), ("ा", .neutral),
    ] as [(Unicode.Scalar, EastAsianWidth)])
  func knowsWidths(scalar: Unicode.Scalar, width: EastAsianWidth) {
    #expect(ScalarProperties(scalar).eastAsianWidth == width)
  }

  @Test(
    arguments: [
      ("\u{e9}", GeneralCategory.lowercaseLetter), ("\u{301}", .nonspacingMark),
      ("\u{93e}", .spacingMark), ("\u{200d}", .format), ("\u{7f}", .control),
      ("\u{2028}", .lineSeparator), ("\u{00bb}", .finalPunctuation), ("\u{378}", .unassigned),
    ] as [(Unicode.Scalar, GeneralCategory)])
  func knowsCategories(scalar: Unicode.Scalar, category: GeneralCategory) {
    #expect(ScalarProperties(scalar).generalCategory == category)
  }

  @Test func knowsEmoji() {
    #expect(ScalarProperties("😍").isEmojiPresentation)
    #expect(!ScalarProperties("✈").isEmojiPresentation)
    #expect(ScalarProperties("1").isEmoji && !ScalarProperties("1").isExtendedPictographic)
    #expect(ScalarProperties("\u{1f3fb}").isEmojiModifier)
    #expect(ScalarProperties("\u{1f1e6}").isRegionalIndicator)
    #expect(ScalarProperties("\u{600}").isPrependedConcatenationMark)
    #expect(ScalarProperties("\u{1161}").isJamoVowelOrTail)
  }
}
