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
        var scalars = String.UnicodeScalarView()
        for code in columns[1].split(separator: " ") {
          let value = try #require(UInt32(code, radix: 16))
          scalars.append(try #require(Unicode.Scalar(value)))
        }
        return Vector(
          testDescription: "\(columns[0]) \(columns[1])", text: String(scalars),
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
  func rows8And16EmojiTakeTwoColumns(text: String, columns: Int) {
    #expect(ColumnWidth().columns(of: text) == columns)
  }

  @Test(arguments: [
    ("\u{1}", 1), ("\u{7f}", 1), ("\u{9b}", 1), ("\u{ad}", 0), ("\u{600}", 1), ("", 0), ("abc", 3),
  ])
  func measuresControlsAndFormats(text: String, columns: Int) {
    #expect(ColumnWidth().columns(of: text) == columns)
  }
}
