import ICUServices
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

  /// A word with a Khmer coeng, which joins the consonants on both sides since Unicode 16.
  ///
  /// Swift's strings follow older rules and split the joined consonants into two characters. Here a
  /// cluster always is a `Character`, so each part counts, and the word takes one column more than
  /// in a terminal that draws the consonants as one. This ends when Swift's rules follow Unicode 16.
  static let splitBySwift: Set<String> = ["khmer 1781 17D2 1798 17C2 179A"]

  @Test func allVectorsAreThere() {
    #expect(Self.vectors.count == 461)
  }

  @Test(arguments: vectors)
  func measures(vector: Vector) {
    let columns = ColumnWidth().columns(of: vector.text)
    if Self.splitBySwift.contains(vector.testDescription) {
      withKnownIssue(isIntermittent: true) { #expect(columns == vector.columns) }
    } else {
      #expect(columns == vector.columns)
    }
  }

  @Test(arguments: [
    ("🍿", 2), ("🍿🍿🍿🍿🍿🍿", 12), ("🎥", 2), ("✉\u{FE0F}", 2), ("👨‍👩‍👧", 2), ("👤", 2), ("🚋", 2), ("★", 1),
    ("◆", 1), ("✓", 1), ("✗", 1),
  ])
  func emojiTakeTwoColumnsAndSymbolsOne(text: String, columns: Int) {
    #expect(ColumnWidth().columns(of: text) == columns)
  }

  /// Columns in a terminal with all features, and in one without a single feature.
  ///
  /// Written by hand.
  @Test(
    arguments: [
      // Symbols with the emoji selector, a keycap, and an emoji without text style.
      ("\u{2600}\u{FE0F}", .emojiSelectors, 2, 1), ("1\u{FE0F}\u{20E3}", .emojiSelectors, 2, 1),
      ("\u{1F37F}\u{FE0F}", .emojiSelectors, 2, 2), ("\u{2600}", .emojiSelectors, 1, 1),
      // A family, a heart on fire, a flag of two pictographs.
      ("👨‍👩‍👧", .joiners, 2, 6), ("\u{2764}\u{FE0F}\u{200D}\u{1F525}", .joiners, 2, 4),
      ("🏳️‍🌈", .joiners, 2, 4), ("👤", .joiners, 2, 2),
      // A thumb, and two people with different skin tones.
      ("👍🏽", .modifiers, 2, 4), ("🧑🏻‍🤝‍🧑🏿", .modifiers, 2, 6), ("👍", .modifiers, 2, 2),
      // Joined consonants with a vowel, a consonant with a vowel beside it, and with one below.
      ("क्षि", .clusters, 2, 3), ("நி", .clusters, 2, 2), ("कु", .clusters, 1, 1),
      // Flags, Hangul syllables and letters with marks do not depend on any feature.
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

/// Compares columns with those of Python's wcwidth 0.9.4, which `Tests/Expectations/columns.py` wrote.
///
/// ICU and wcwidth know different versions of Unicode. So only scalars that Unicode 15 has are
/// compared exactly: later versions of ICU change the rest, and only some of it.
@Suite struct WidthOracleTests {
  /// Why the columns of a single scalar differ.
  private enum Difference: String {
    /// Drawn as a mark of one column; wcwidth has no columns for it.
    case control
    /// A vowel sign beside its letter. Alone it is visible too, but wcwidth gives it no columns.
    case spacingMark
    /// Hangul fillers, which take the place of a letter; wcwidth gives them no columns.
    case hangulFiller
    /// Not drawn here; wcwidth counts the hyphen that some terminals draw.
    case softHyphen
    /// Unassigned and reserved for emoji: wide already, so that future emoji fit.
    case reservedForEmoji
    /// Wide since Unicode 16: trigrams, hexagrams and counting rods.
    case wideSinceUnicode16
    /// Unassigned in ICU's version of Unicode, and assigned in that of wcwidth.
    case unassigned
    /// Assigned after Unicode 15, so that ICU's data may differ from wcwidth's.
    case newerThanUnicode15
    /// Unexplained.
    case other

    init(_ scalar: Unicode.Scalar) {
      let properties = ScalarProperties(scalar)
      self =
        switch (properties.generalCategory, scalar.value) {
        case (.control, _): .control
        case (.spacingMark, _): .spacingMark
        case (_, 0x3164), (_, 0xFFA0): .hangulFiller
        case (_, 0xAD): .softHyphen
        case (.unassigned, _): properties.isExtendedPictographic ? .reservedForEmoji : .unassigned
        case (_, 0x2630...0x2637), (_, 0x268A...0x268F), (_, 0x4DC0...0x4DFF),
          (_, 0x1D300...0x1D356), (_, 0x1D360...0x1D376):
          .wideSinceUnicode16
        case _ where (scalar.properties.age?.major ?? .max) > 15: .newerThanUnicode15
        default: .other
        }
    }

    /// Whether the number of such scalars depends on the version of ICU.
    var dependsOnVersion: Bool {
      switch self {
      case .control, .hangulFiller, .softHyphen, .other: false
      case .spacingMark, .reservedForEmoji, .wideSinceUnicode16, .unassigned, .newerThanUnicode15:
        true
      }
    }
  }

  /// How many scalars differ for each reason with ICU 72.
  private static let differing: [Difference: Int] = [
    .control: 65, .spacingMark: 452, .hangulFiller: 2, .softHyphen: 1,
    .wideSinceUnicode16: 188, .reservedForEmoji: 1_471, .unassigned: 5_044,
  ]

  @Test(arguments: [1, 2]) func singleScalars(ambiguous: Int) throws {
    let width = ColumnWidth(ambiguous: ambiguous)
    var found: [Difference: Int] = [:]
    var unexplained: [String] = []
    var count = 0
    for row in try vectorRows("wcwidth-scalars.tsv") {
      let first = try #require(UInt32(row[0], radix: 16))
      let last = try #require(UInt32(row[1], radix: 16))
      let columns = try #require(Int(row[1 + ambiguous]))
      for scalar in (first...last).compactMap({ Unicode.Scalar($0) }) {
        count += 1
        guard width.columns(of: Character(scalar)) != columns else { continue }
        let difference = Difference(scalar)
        found[difference, default: 0] += 1
        if difference == .other { unexplained.append(String(scalar.value, radix: 16)) }
      }
    }
    #expect(count == 0x11_0000 - 0x800)
    #expect(unexplained == [])
    if ICUVersion.hasUnicode15 {
      #expect(found == Self.differing)
    } else {
      #expect(
        found.filter { !$0.key.dependsOnVersion }
          == Self.differing.filter { !$0.key.dependsOnVersion })
    }
  }

  /// All emoji, marks on letters, and the texts of the sample catalogs.
  @Test func clusters() throws {
    let rows = try vectorRows("wcwidth-clusters.tsv")
    #expect(rows.count > 2_000)
    let differing = try rows.filter {
      ColumnWidth().columns(of: try text(scalars: $0[0])) != Int($0[1])
    }
    #expect(differing == [])
  }
}
