import TestMaterial
import Testing

@testable import SourceText

@Suite struct SourceLocationTests {
  @Test func describesItselfAsCompilersDo() {
    #expect(SourceLocation(line: 12, column: 7).description == "12:7")
  }

  @Test func comesInTheOrderOfTheFile() {
    #expect(SourceLocation(line: 2, column: 9) < SourceLocation(line: 10, column: 1))
    #expect(SourceLocation(line: 2, column: 9) < SourceLocation(line: 2, column: 10))
  }

  @Test(arguments: [
    ("", 0, "1:1", 1), ("abc", 2, "1:3", 3), ("a\nbc", 3, "2:2", 2), ("a\r\nb", 3, "2:1", 1),
    ("a\rb", 2, "2:1", 1), ("é長b", 5, "1:3", 3), ("😀b", 4, "1:2", 3), ("\u{FEFF}ab", 4, "1:2", 2),
  ])
  func countsLinesAndColumns(text: String, offset: UInt32, location: String, utf16Column: Int) {
    let file = SourceFile(path: "T", bytes: ByteBuffer(text.utf8))
    #expect(file.location(of: offset).description == location)
    #expect(file.utf16Column(of: offset) == utf16Column)
    #expect(file.utf16Column(at: file.location(of: offset)) == utf16Column)
  }

  @Test func binaryFilesHaveNoLines() {
    let file = SourceFile(path: "T", bytes: ByteBuffer([0x0A, 0x0A, 0x0A]), encoding: nil)
    #expect(file.location(of: 2) == SourceLocation(line: 1, column: 3))
    #expect(file.utf16Column(of: 2) == 3)
    #expect(file.utf16Column(at: SourceLocation(line: 1, column: 3)) == 3)
  }

  /// Any order of queries has the same answers as counting from the start.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func theOrderOfQueriesDoesNotMatter(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let parts = ["a", "é", "長", "😀", "\n", "\r\n", "\r", String(repeating: "x", count: 700)]
    let text = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    let bytes = Array(text.utf8)
    let file = SourceFile(path: "T", bytes: ByteBuffer(bytes))
    for _ in 0..<50 {
      let index = text.unicodeScalars.indices.randomElement(using: &random) ?? text.startIndex
      let before = text.unicodeScalars[..<index]
      // A CR LF is one line end, so its LF is still on the line before.
      let normal = String(String.UnicodeScalarView(before)).replacing("\r\n", with: "\u{85}")
      let lines = normal.split(omittingEmptySubsequences: false) { $0.isNewline }
      let last = lines.last ?? ""
      let isInPair = before.last == "\r" && text.unicodeScalars[index] == "\n"
      guard !isInPair else { continue }
      let offset = UInt32(text.utf8.distance(from: text.startIndex, to: index))
      #expect(
        file.location(of: offset)
          == SourceLocation(line: lines.count, column: last.unicodeScalars.count + 1))
      #expect(file.utf16Column(of: offset) == last.utf16.count + 1)
      let location = file.location(of: offset)
      #expect(file.utf16Column(at: location) == last.utf16.count + 1)
      // A file that was asked for nothing yet has the same answer.
      let other = SourceFile(path: "T", bytes: ByteBuffer(bytes))
      #expect(other.utf16Column(at: location) == last.utf16.count + 1)
    }
  }
}
