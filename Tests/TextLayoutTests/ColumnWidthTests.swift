import LocalizedText
import Testing
import TextLayout

@Suite struct ColumnWidthTests {
  struct Vector: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let columns: Int
  }

  static let vectors: [Vector] = {
    do {
      return try vectorRows("clusters.tsv").map { columns in
        Vector(
          testDescription: "\(columns[0]) \(columns[1])", text: try text(scalars: columns[1]),
          columns: try #require(Int(columns[2])))
      }
    } catch {
      Issue.record(error)
      return []
    }
  }()

  /// Swift does not join consonants over a Khmer coeng (GB9c of Unicode 16), so that the vowel of
  /// the second one counts beside it.
  static let known: Set<String> = ["khmer 1781 17D2 1798 17C2 179A"]

  @Test func allVectorsAreThere() {
    #expect(Self.vectors.count == 461)
  }

  @Test(arguments: vectors)
  func measures(vector: Vector) {
    let columns = ColumnWidth().columns(of: vector.text)
    if Self.known.contains(vector.testDescription) {
      withKnownIssue { #expect(columns == vector.columns) }
    } else {
      #expect(columns == vector.columns)
    }
  }

  @Test(arguments: [
    ("🍿", 2), ("🍿🍿🍿🍿🍿🍿", 12), ("🎥", 2), ("✉\u{FE0F}", 2), ("👨‍👩‍👧", 2), ("👤", 2), ("🚋", 2), ("★", 1),
    ("◆", 1), ("✓", 1), ("✗", 1),
  ])
  func emojiTakeTwoColumns(text: String, columns: Int) {
    #expect(ColumnWidth().columns(of: text) == columns)
  }

  /// What terminals draw that know all but one of the features; written by hand.
  @Test(
    arguments: [
      // Symbols with the selector for emoji, a keycap, and what has no text style.
      ("\u{2600}\u{FE0F}", .emojiSelectors, 2, 1), ("1\u{FE0F}\u{20E3}", .emojiSelectors, 2, 1),
      ("\u{1F37F}\u{FE0F}", .emojiSelectors, 2, 2), ("\u{2600}", .emojiSelectors, 1, 1),
      // A family, a heart on fire, a flag of two pictographs.
      ("👨‍👩‍👧", .joiners, 2, 6), ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", .joiners, 2, 4),
      ("🏳️‍🌈", .joiners, 2, 4), ("👤", .joiners, 2, 2),
      // A thumb, and two people whose skin is not the same.
      ("👍🏽", .modifiers, 2, 4), ("🧑🏻‍🤝‍🧑🏿", .modifiers, 2, 6), ("👍", .modifiers, 2, 2),
      // Consonants that join, a vowel beside them, a vowel below.
      ("क्षि", .clusters, 2, 3), ("நி", .clusters, 2, 2), ("कु", .clusters, 1, 1),
      // Flags and syllables of Hangul are one everywhere.
      ("🇯🇵", .all, 2, 2), ("\u{1112}\u{1161}\u{11AB}", .all, 2, 2), ("e\u{301}", .all, 1, 1),
    ] as [(String, ColumnWidth.Features, Int, Int)])
  func terminalsWithoutAFeature(
    text: String, feature: ColumnWidth.Features, columns: Int, without: Int
  ) {
    #expect(ColumnWidth().columns(of: text) == columns)
    let width = ColumnWidth(features: .all.subtracting(feature))
    #expect(width.columns(of: text) == without)
    let measurer = TextMeasurer(locale: LocaleTag("en"), columnWidth: width)
    #expect(measurer.measure(text + "x").columns == without + 1)
  }

  @Test(arguments: [
    ("\u{1}", 1), ("\u{7f}", 1), ("\u{9b}", 1), ("\u{ad}", 0), ("\u{600}", 1), ("", 0), ("abc", 3),
  ])
  func measuresControlsAndFormats(text: String, columns: Int) {
    #expect(ColumnWidth().columns(of: text) == columns)
  }
}
