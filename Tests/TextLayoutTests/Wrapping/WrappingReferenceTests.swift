import Foundation
import LocalizedText
import TestMaterial
import Testing
import TextLayout

/// Compares breakpoints with wrapping at every width; `make fuzz` does it with more texts.
@Suite(.enabled(if: ICUVersion.hasUnicode15, ICUVersion.lineBreakReason))
struct WrappingReferenceTests {
  private static let parts = 100
  /// How many random texts each part has.
  private static let texts = caseCount(40_000, many: 1_000_000) / parts
  /// Locales with different rules and dictionaries.
  private static let locales = ["en", "ja", "zh-Hans", "ko", "he", "th", "my"]

  @Test(arguments: 0..<UInt64(parts))
  func breakpointsAgreeWithWrapping(part: UInt64) throws {
    var generator = SeededGenerator(seed: part)
    let locale = Self.locales[Int(part) % Self.locales.count]
    let measurer = TextMeasurer(locale: LocaleTag(locale))
    var reference = try WrappingReference(locale: locale)
    var differing: [String] = []
    for _ in 0..<Self.texts {
      let text = RandomText.ofAnyKind(using: &generator)
      differing += try Self.differences(text, measurer, &reference).map { "\($0) in \(locale)" }
    }
    #expect(differing == [])
  }

  /// Random texts whose breakpoints were once wrong.
  @Test(
    arguments: [
      // A mark of a script with a dictionary belongs to the bracket, so no line ends after its blanks.
      "\u{FE10}\u{FE09}\u{FE47}\u{1085}  \u{1096} \u{106E}"
    ], locales)
  func regressions(text: String, locale: String) throws {
    var reference = try WrappingReference(locale: locale)
    let measurer = TextMeasurer(locale: LocaleTag(locale))
    #expect(try Self.differences(text, measurer, &reference) == [])
  }

  /// The widths at which wrapping gives another layout than the breakpoints, or more lines than at a
  /// smaller width.
  private static func differences(
    _ text: String, _ measurer: TextMeasurer, _ reference: inout WrappingReference
  ) throws -> [String] {
    let breakpoints = measurer.breakpoints(of: text)
    let wrapped = try reference.text(text)
    var previous = Int.max
    var differing: [String] = []
    for width in 1...max(wrapped.columns.reduce(0, +) + 2, 4) {
      let lines = wrapped.lines(at: width)
      if breakpoints.layout(at: width) != lines.layout || lines.count > previous {
        differing.append("\(text.debugDescription) at \(width): \(lines)")
      }
      previous = lines.count
    }
    return differing
  }

  /// The lines that are drawn agree too, unless a word is split; and a wider row never has more.
  @Test(arguments: 0..<UInt64(10))
  func drawnLinesAgreeWithWrapping(part: UInt64) throws {
    var generator = SeededGenerator(seed: part + 1_000)
    let measurer = TextMeasurer(locale: LocaleTag("en"))
    var reference = try WrappingReference(locale: "en")
    for _ in 0..<400 {
      let text = RandomText.ofAnyKind(using: &generator)
      let measured = measurer.measure(text)
      let wrapped = try reference.text(text)
      #expect(measured.breakpoints == measurer.breakpoints(of: text))
      var previous = Int.max
      for width in 1...max(measured.columns + 2, 4) {
        let found = measured.lineCount(at: width)
        let expected = wrapped.lines(at: width)
        #expect(found.breaksWord == expected.breaksWord, "\(text.debugDescription) at \(width)")
        #expect(
          found.breaksWord || found.lines == expected.count, "\(text.debugDescription) at \(width)")
        #expect(found.lines <= previous, "\(text.debugDescription) at \(width)")
        previous = found.lines
      }
    }
  }
}
