import TestMaterial
import Testing

@testable import MessageSyntax

/// The parts of formats, compared with the text of the formats.
@Suite struct FormatStringTests {
  private static let words = [
    "%", "%%", "%@", "%1$@", "%2$lld", "%5.2f", "%-08d", "%#@n@", "%1$#@n@", "%arg", "%p", "%0$@",
    "%*d", "%'d", "%é", "% ", " ", "a", "é", "文", "👍🏽", "d", "@", "$", "#", "1", "%#@", "%1$",
  ]

  /// The ranges of the parts cover the format, and the text between placeholders is a part, too.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func partsCoverTheText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }.joined()
      let format = FormatString(text)
      #expect(format.ranges.first?.lowerBound ?? 0 == 0)
      #expect(format.ranges.last?.upperBound ?? 0 == text.utf8.count)
      #expect(
        zip(format.ranges, format.ranges.dropFirst()).allSatisfy {
          $0.upperBound == $1.lowerBound
        })
      for (piece, range) in zip(format.pieces, format.ranges) {
        let source = String(decoding: Array(text.utf8)[range], as: UTF8.self)
        switch piece {
        case .text(let words): #expect(words == Self.withoutPairs(source))
        case .placeholder(let placeholder): #expect(placeholder.source == source)
        case .substitution(let name, _, let written):
          #expect(written == source && source.hasSuffix("#@\(name)@"))
        case .ownArgument: #expect(source == "%arg")
        case .invalid(let written, _): #expect(written == source)
        }
      }
      #expect(FormatString.mayHavePlaceholders(text) == text.utf8.contains(UInt8(ascii: "%")))
      #expect(
        MarkdownText.mayHaveMarkup(text)
          == text.utf8.contains { "*_~`[<&\\".utf8.contains($0) })
    }
  }

  /// Apps ignore a width before a substitution, and drop a sign without a conversion.
  @Test func partsOfUnusualFormats() {
    #expect(
      FormatString("%1#@n@").pieces == [.substitution(name: "n", position: nil, source: "%1#@n@")])
    #expect(
      FormatString("5% y, 7%, %\u{661}$@").pieces == [
        .text("5"), .invalid(source: "% y", reason: .incomplete), .text(", 7"),
        .invalid(source: "%", reason: .incomplete), .text(", %\u{661}$@"),
      ])
    #expect(!FormatString("50% off, 20% less").takesArguments)
    #expect(FormatString("50% off %@").takesArguments)
  }

  /// Xcode 26 writes the name of a symbol's argument into the placeholder.
  @Test(arguments: [
    ("%(name)@", nil, "name", "%@"), ("%2$(count)lld", 2, "count", "%2$lld"),
    ("%@", nil, nil, "%@"), ("%1$(größe).2f", 1, "größe", "%1$.2f"),
  ])
  func aPlaceholderMayHaveALabel(
    source: String, position: Int?, label: String?, without: String
  ) throws {
    let format = FormatString("a \(source) b")
    let placeholder = try #require(format.placeholders.first)
    #expect(format.pieces.count == 3)
    #expect(placeholder.source == source)
    #expect(placeholder.position == position)
    #expect(placeholder.label == label)
    #expect(placeholder.sourceWithoutLabel == without)
  }

  @Test(arguments: ["100%(about one in two)d", "%()", "%(a", "%(a)", "%((a)@", "%(a%b)@"])
  func whatIsNoLabelIsText(text: String) {
    #expect(FormatString(text).placeholders.filter { $0.label != nil }.isEmpty)
  }

  /// The text with each pair of percent signs, from the left, as one sign.
  private static func withoutPairs(_ text: String) -> String {
    var words = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      words.append(scalar)
      if scalar == "%", rest.first == "%" { rest.removeFirst() }
    }
    return String(words)
  }

  @Test func marksAreFoundAtEveryPlace() {
    for mark in "*_~`[<&\\".unicodeScalars {
      for length in 1...50 {
        for place in 0..<length {
          var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
          #expect(!MarkdownText.mayHaveMarkup(String(decoding: text, as: UTF8.self)))
          text[place] = UInt8(ascii: mark)
          #expect(MarkdownText.mayHaveMarkup(String(decoding: text, as: UTF8.self)))
        }
      }
    }
  }
}
