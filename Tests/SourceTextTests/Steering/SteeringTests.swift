import Testing

@testable import SourceText

@Suite struct SteeringTests {
  /// All scalars that have the category Cc, Zl or Zp, or the property Bidi_Control, and no others.
  @Test func theClassificationIsThatOfUnicode() {
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      switch scalar.properties.generalCategory {
      case .control: #expect(scalar.steering == .control)
      case .lineSeparator, .paragraphSeparator: #expect(scalar.steering == .lineSeparator)
      default:
        #expect((scalar.steering != nil) == scalar.properties.isBidiControl, "\(scalar.codePoint)")
      }
    }
  }

  @Test(
    arguments: [
      ("\u{061C}", Steering.directionalMark), ("\u{200E}", .directionalMark),
      ("\u{200F}", .directionalMark), ("\u{202A}", .embedding), ("\u{202B}", .embedding),
      ("\u{202C}", .embeddingEnd), ("\u{202D}", .override), ("\u{202E}", .override),
      ("\u{2066}", .isolate), ("\u{2067}", .isolate), ("\u{2068}", .isolate),
      ("\u{2069}", .isolateEnd), ("\u{1B}", .control), ("\u{7F}", .control), ("\u{9B}", .control),
      ("\u{2028}", .lineSeparator),
    ] as [(Unicode.Scalar, Steering)])
  func directionalCharactersAreToldApart(scalar: Unicode.Scalar, steering: Steering) {
    #expect(scalar.steering == steering)
    #expect(scalar.isEscaped && scalar.isNeverSent)
    #expect(scalar.isShownAsMark == (steering == .control))
  }

  @Test(
    arguments: [
      ("\n", false), ("\r", false), ("\t", false), ("\u{0B}", false), ("\u{0C}", false),
      ("\u{85}", false), ("\u{2028}", false), ("a", false), ("\0", true), ("\u{1B}", true),
      ("\u{7F}", true), ("\u{9F}", true),
    ] as [(Unicode.Scalar, Bool)])
  func blanksAndLineEndsAreNotUnwanted(scalar: Unicode.Scalar, isUnwanted: Bool) {
    #expect(scalar.isUnwantedControl == isUnwanted)
  }

  @Test(arguments: [
    ("plain – text", "plain – text"), ("a\nb\tc", "a\\nb\\tc"), ("\u{1B}[31m", "\\u{1B}[31m"),
    ("a\u{202E}b\u{2028}", "a\\u{202E}b\\u{2028}"), ("\u{200D}\u{FE0F}", "\u{200D}\u{FE0F}"),
  ])
  func messagesContainNothingThatATerminalObeys(text: String, marked: String) {
    #expect(text.marked == marked)
    #expect(text.quoted == "\"" + marked + "\"")
  }

  @Test(
    arguments: [("a", "U+0061"), ("\0", "U+0000"), ("😀", "U+1F600")] as [(Unicode.Scalar, String)])
  func codePointsHaveFourDigitsOrMore(scalar: Unicode.Scalar, codePoint: String) {
    #expect(scalar.codePoint == codePoint)
  }
}
