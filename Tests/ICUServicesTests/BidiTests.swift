import Foundation
import ICUServices
import TestMaterial
import Testing

/// Unicode's own tests of UAX #9: all that were written by hand, and a part of the generated ones.
@Suite struct BidiTests {
  struct Case: Sendable {
    let units: [UInt16]
    let paragraph: Bidi.Paragraph
    let level: UInt8
    /// The level of each unit; nil if UAX #9 removes the unit.
    let levels: [UInt8?]
    let order: [Int]
  }

  static func cases() throws -> [Case] {
    try Checkout.text("Tests/ICUServicesTests/Vectors/bidi-characters.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
          .map { $0.split(separator: " ") }
        let scalars = try fields[0].map { try #require(UInt32($0, radix: 16)) }
        let paragraphs: [Bidi.Paragraph] = [.leftToRight, .rightToLeft, .contentElseLeftToRight]
        return Case(
          units: scalars.map(UInt16.init), paragraph: paragraphs[try #require(Int(fields[1][0]))],
          level: try #require(UInt8(fields[2][0])), levels: fields[3].map { UInt8($0) },
          order: try fields[4].map { try #require(Int($0)) })
      }
  }

  /// The cases in which ICU 72 differs from Unicode.
  ///
  /// They are not tested, because a later ICU may agree.
  ///
  /// They have isolates and brackets next to the ends of embeddings and overrides, marks after
  /// brackets, or more than 63 nested brackets.
  static let differingInICU72 = Set(12...38).union([42, 44, 48, 85])

  @Test func agreesWithUnicode() throws {
    let cases = try Self.cases()
    #expect(cases.count == 1_146)
    var bidi = try Bidi()
    for (number, expected) in cases.enumerated() where !Self.differingInICU72.contains(number) {
      let levels = try bidi.levels(of: expected.units, paragraph: expected.paragraph)
      #expect(levels.paragraph == expected.level, "\(expected)")
      #expect(
        zip(levels.units, expected.levels).allSatisfy { $1 == nil || $0 == $1 }, "\(expected)")
      let shown = expected.levels.indices.filter { expected.levels[$0] != nil }
      let order = Bidi.visualOrder(of: shown.map { levels.units[$0] }).map { shown[$0] }
      #expect(order == expected.order, "\(expected)")
    }
  }

  @Test(
    arguments: [
      (.leftToRight, 0), (.rightToLeft, 1), (.contentElseLeftToRight, 0),
      (.contentElseRightToLeft, 1),
    ] as [(Bidi.Paragraph, UInt8)])
  func withoutStrongCharactersTheDirectionDecides(paragraph: Bidi.Paragraph, level: UInt8) throws {
    var bidi = try Bidi()
    #expect(try bidi.levels(of: [], paragraph: paragraph).paragraph == level)
    #expect(try bidi.levels(of: Array("12".utf16), paragraph: paragraph).paragraph == level)
    let strong = try bidi.levels(of: Array("a".utf16), paragraph: paragraph).paragraph
    #expect(strong == (paragraph == .rightToLeft ? 1 : 0))
    #expect(Bidi.visualOrder(of: []) == [])
  }

  @Test func knowsScalarsThatAreReadFromRightToLeft() {
    // TextLayout does not look at scalars below this one.
    let early = (0..<0x590).compactMap(Unicode.Scalar.init)
    #expect(!early.contains { ScalarProperties($0).isReadFromRight })
    for scalar in "אעﬡݐࠀ𐤀𞤀٣\u{200F}\u{202B}\u{202E}\u{2067}".unicodeScalars {
      #expect(ScalarProperties(scalar).isReadFromRight, "\(scalar.value)")
    }
    for scalar in "日한ก۳\u{200E}\u{2068}😀".unicodeScalars {
      #expect(!ScalarProperties(scalar).isReadFromRight, "\(scalar.value)")
    }
  }

  @Test(arguments: [("(", ")"), ("»", "«"), ("≤", "≥"), ("a", "a"), ("٪", "٪"), ("“", "“")])
  func knowsMirrorImages(scalar: Unicode.Scalar, mirror: Unicode.Scalar) {
    #expect(ScalarProperties(scalar).mirrored == mirror)
  }
}
