import Foundation
import LocalizedText
import TestMaterial
import Testing

@testable import TextLayout

/// Lines in visual order.
@Suite struct BidiTests {
  /// Makes a text with arguments between braces, and Hebrew letters for capitals.
  static func text(_ text: String) -> ResolvedText {
    var fragments: [Fragment] = []
    for (number, part) in text.split(separator: #/[{}]/#, omittingEmptySubsequences: false)
      .enumerated() where !part.isEmpty
    {
      let letters = String(part).replacing(#/[A-Z]/#) { match in
        let capital = match.output.utf8.first ?? 0
        return String(UnicodeScalar(0x5D0 + UInt32(capital) - 0x41) ?? "?")
      }
      fragments.append(
        Fragment(
          number % 2 == 1 ? .argument(number: number) : .literal, letters,
          range: number..<number + 1
        ))
    }
    return ResolvedText(fragments)
  }

  static func capitals(_ text: String) -> String {
    String(
      text.map { character in
        guard let scalar = character.unicodeScalars.first, 0x5D0...0x5EA ~= scalar.value else {
          return character
        }
        return Character(UnicodeScalar(UInt8(scalar.value - 0x5D0 + 0x41)))
      })
  }

  static func rows(
    _ title: String, _ value: String? = nil, width: Int, _ direction: LayoutDirection,
    forced: Layout? = nil, order: BidiOrder = .visual, marks: LayoutMarks = .unicode
  ) -> [String] {
    let measurer = TextMeasurer(
      locale: LocaleTag("en"), direction: direction, order: order, marks: marks)
    return measurer.fit(
      title: text(title), value: value.map { text($0).text }, width: width, forced: forced
    ).rows.map(capitals)
  }

  /// Written by hand.
  @Test(
    arguments: [
      ("SHALOM, {tim}!", .rightToLeft, ["!tim ,MOLAHS"]),
      ("{tim}, SHALOM", .rightToLeft, ["MOLAHS ,tim"]),
      ("TO {12 main st.} (NEW)", .rightToLeft, ["(WEN) 12 main st. OT"]),
      ("he said {SHALOM!} twice.", .leftToRight, ["he said !MOLAHS twice."]),
      ("{ADAM}, {bob}", .leftToRight, ["MADA, bob"]),
      ("{ADAM}, {bob}", .rightToLeft, ["bob ,MADA"]),
      ("phone NEW", .rightToLeft, ["phone WEN"]),
      ("12 - {34}", .rightToLeft, ["34 - 12"]),
      ("12 - {34}", .leftToRight, ["12 - 34"]),
      ("PRICE {$12.50}, VAT 17%", .rightToLeft, ["17% TAV ,$12.50 ECIRP"]),
      ("A {B (c) D} E", .rightToLeft, ["E D (c) B A"]),
      ("read ABC 12, DEF", .leftToRight, ["read FED ,12 CBA"]),
      ("A {b) C} (D", .rightToLeft, ["D) b) C A"]),
      ("ONE\nTWO 2\n3 x", .rightToLeft, ["  ENO", "2 OWT", "  3 x"]),
      ("A\tB\u{85}C", .rightToLeft, ["C␤B␉A"]),
      ("A {b\u{2069}} C", .rightToLeft, ["C b A"]),
      ("A {\u{2067}b!} D", .rightToLeft, ["D !b A"]),
      ("{bob}{ADAM}{EVE}{tim}", .leftToRight, ["bobMADAEVEtim"]),
      ("{bob}{ADAM}{EVE}{tim}", .rightToLeft, ["timEVEMADAbob"]),
      ("x AB\u{200E}CD", .leftToRight, ["x BADC"]),
      ("a {\u{202E}b c} d", .leftToRight, ["a c b d"]),
    ] as [(String, LayoutDirection, [String])])
  func readsAsWritten(text: String, direction: LayoutDirection, expected: [String]) {
    let width = expected.map(\.count).max() ?? 0
    #expect(Self.rows(text, width: width, direction) == expected)
  }

  @Test func ordersLinesAfterBreakingThem() {
    #expect(
      Self.rows("ONE TWO {abc def} THREE", width: 11, .rightToLeft)
        == ["abc OWT ENO", "  EERHT def"])
    #expect(Self.rows("say ONE TWO now", width: 7, .leftToRight) == ["say ENO", "OWT now"])
  }

  @Test func theValueIsAtTheLeft() {
    #expect(Self.rows("AB CD", "7 NIS", width: 12, .rightToLeft) == ["SIN 7  DC BA"])
    #expect(Self.rows("AB CD", "7 NIS", width: 10, .rightToLeft) == ["        BA", "SIN 7   DC"])
    #expect(
      Self.rows("AB CD", "12 34", width: 4, .rightToLeft) == ["  BA", "  DC", "3 12", "4   "])
    #expect(Self.rows("AB", "12\n3", width: 8, .rightToLeft) == ["12    BA", "3       "])
  }

  /// In a right-to-left row, left-to-right text has the same lines at the other edge.
  @Test(arguments: FittedRowTests.vectors)
  func positionsAreMirrored(vector: FittedRowTests.Vector) {
    let rows = [LayoutDirection.leftToRight, .rightToLeft].map {
      TextMeasurer(locale: LocaleTag("en"), direction: $0).fit(
        title: ResolvedText(verbatim: vector.title), value: "ab 12", width: vector.width)
    }
    #expect(rows[0].layout == rows[1].layout)
    for (left, right) in zip(rows[0].lines + rows[0].valueLines, rows[1].lines + rows[1].valueLines)
    {
      #expect(left.text == right.text)
      #expect(left.row == right.row)
      #expect(right.column == vector.width - left.column - left.columns)
    }
  }

  @Test func inLogicalOrderLinesKeepTheirText() {
    #expect(
      Self.rows("SHALOM, {tim}!", "7 (X)", width: 24, .rightToLeft, order: .logical)
        == ["SHALOM, tim!       7 (X)"])
  }

  @Test func theEllipsisIsAtTheEndOfTheLine() {
    let compact = { (marks: LayoutMarks) in
      Self.rows("ABC DEF", width: 5, .rightToLeft, forced: .compact, marks: marks)
    }
    #expect(compact(.unicode) == [" …CBA"])
    #expect(compact(.ascii) == [" <CBA"])
    #expect(Self.rows("abc def", width: 5, .rightToLeft, forced: .compact) == [" abc…"])
    #expect(Self.rows("ABC DEF", width: 5, .leftToRight, forced: .compact) == ["…CBA "])
  }

  struct Vector: Sendable, CustomTestStringConvertible {
    struct Part: Decodable {
      let isArgument: Bool
      let text: String

      init(from decoder: any Decoder) throws {
        var parts = try decoder.unkeyedContainer()
        isArgument = try parts.decode(Bool.self)
        text = try parts.decode(String.self)
      }
    }

    let direction: LayoutDirection
    let title: ResolvedText
    let width: Int
    let lines: [String]

    var testDescription: String { title.text.debugDescription }
  }

  static let vectors: [Vector] = {
    do {
      return try vectorRows("bidi.tsv").map { columns in
        let decoder = JSONDecoder()
        let parts = try decoder.decode([Vector.Part].self, from: Data(columns[1].utf8))
        return Vector(
          direction: columns[0] == "rtl" ? .rightToLeft : .leftToRight,
          title: ResolvedText(
            parts.enumerated().map { number, part in
              Fragment(
                part.isArgument ? .argument(number: number) : .literal, part.text,
                range: number..<number + 1)
            }),
          width: try #require(Int(columns[2])),
          lines: try decoder.decode([String].self, from: Data(columns[3].utf8)))
      }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// The lines of GNU FriBidi and python-bidi for real and random sentences
  /// (Tests/Expectations/directions.py).
  @Test func agreesWithOtherImplementations() {
    #expect(Self.vectors.count == 512)
    for vector in Self.vectors {
      let measurer = TextMeasurer(locale: LocaleTag("en"), direction: vector.direction)
      let row = measurer.fit(title: vector.title, width: vector.width)
      #expect(row.lines.map(\.text) == vector.lines, "\(vector.title.text.debugDescription)")
      let edge = vector.direction == .rightToLeft
      #expect(row.lines.allSatisfy { $0.column == (edge ? vector.width - $0.columns : 0) })
    }
  }

  /// Both orders have the same layout, lines and columns; only positions and order of text differ.
  @Test func measuresTheSameInBothOrders() {
    for vector in Self.vectors.enumerated().filter({ $0.offset.isMultiple(of: 7) }).map(\.element) {
      let measurers = BidiOrder.allCases.map {
        TextMeasurer(locale: LocaleTag("en"), direction: vector.direction, order: $0)
      }
      for width in [1, 2, 7, 20, 33, 80] {
        let rows = measurers.map { $0.fit(title: vector.title, value: "٧ ₪ x", width: width) }
        #expect(rows[0].layout == rows[1].layout)
        #expect(rows[0].breakpoints == rows[1].breakpoints)
        #expect(rows[0].lines.map(\.columns) == rows[1].lines.map(\.columns))
        #expect(rows[0].lines.map(\.range) == rows[1].lines.map(\.range))
        #expect(rows[0].height == rows[1].height)
        let width = ColumnWidth()
        for row in rows {
          #expect(row.rows.allSatisfy { width.columns(of: $0) == row.columns })
          #expect(!row.rows.joined().unicodeScalars.contains { 0x200E...0x200F ~= $0.value })
        }
      }
    }
  }

  /// Text without right-to-left characters skips the algorithm, which would change nothing.
  @Test func leftToRightTextSkipsTheAlgorithm() throws {
    let pieces = RandomText.pieces.filter { piece in
      piece.unicodeScalars.allSatisfy {
        !(0x590..<0x900).contains($0.value) && !(0x200E..<0x2010).contains($0.value)
          && !(0x202A..<0x202F).contains($0.value) && !(0x2066..<0x206A).contains($0.value)
      }
    }
    var generator = SeededGenerator(seed: 7)
    let measurer = TextMeasurer(locale: LocaleTag("en"))
    for _ in 0..<500 {
      let words = (0..<Int.random(in: 0...12, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }
      let text = ResolvedText([
        Fragment(.literal, words.joined()),
        Fragment(.argument(number: 1), words.reversed().joined(separator: "\n")),
      ])
      let measured = measurer.measure(text)
      #expect(measured.levels == nil)
      let levels = try #require(measured.allLevels(of: text))
      #expect(levels.clusters.count == measured.clusters.count)
      #expect(levels.clusters.allSatisfy { $0.isMultiple(of: 2) })
      for width in [1, 9, 30] {
        for range in measured.wrapped(at: width).lines {
          let ordered = measured.line(range, width: width, levels: levels).line
          #expect(ordered == measured.line(range, width: width).line)
        }
      }
    }
  }

  /// Unpaired brackets, unclosed isolates, and one letter in each paragraph do not hang.
  @Test(arguments: ["(", "\u{2067}", "א(", "א\n", "\u{202E}א]", "א\u{301}"])
  func survivesAbsurdTexts(unit: String) {
    let text = String(repeating: unit, count: 20_000) + String(repeating: "]", count: 20_000)
    let measurer = TextMeasurer(locale: LocaleTag("he"))
    let row = measurer.fit(title: ResolvedText(verbatim: text), width: 80)
    #expect(row.lines.allSatisfy { $0.columns <= 80 })
  }
}
