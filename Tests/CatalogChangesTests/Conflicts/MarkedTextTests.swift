import CatalogChanges
import Foundation
import TestMaterial
import Testing

/// The markers of conflicts in a file.
@Suite struct MarkedTextTests {
  private static let plain = """
    a
    <<<<<<< HEAD
    b1
    =======
    b2
    b3
    >>>>>>> feature
    c
    <<<<<<< HEAD
    =======
    d
    >>>>>>> feature
    """

  private func text(_ text: String) throws -> MarkedText { try MarkedText(Array(text.utf8)) }

  private func sides(_ marked: MarkedText) -> [String] {
    [CatalogMerge.Side.ours, .theirs].map { String(decoding: marked.text(of: $0), as: UTF8.self) }
  }

  @Test func bothSidesAreKnown() throws {
    let marked = try text(Self.plain)
    #expect(marked.blocks.map(\.line) == [2, 9])
    #expect(sides(marked) == ["a\nb1\nc\n", "a\nb2\nb3\nc\nd\n"])
  }

  @Test func theBaseIsLeftOut() throws {
    let marked = try text(
      "<<<<<<< ours\nx\n||||||| base\nw\n=======\ny\n>>>>>>> theirs\nz")
    #expect(sides(marked) == ["x\nz", "y\nz"])
  }

  /// Git shows what both were made of with earlier conflicts, whose markers are longer.
  @Test func theBaseMayHaveConflicts() throws {
    let marked = try text(
      """
      <<<<<<< ours
      x
      ||||||| merged common ancestors
      <<<<<<<<< one
      v
      =========
      w
      >>>>>>>>> other
      =======
      y
      >>>>>>> theirs

      """)
    #expect(sides(marked) == ["x\n", "y\n"])
  }

  @Test(arguments: [7, 8, 15]) func markersMayBeLonger(size: Int) throws {
    let signs = ["<", "=", ">"].map { String(repeating: $0, count: size) }
    let marked = try text("\(signs[0]) a\nx\n\(signs[1])\ny\n\(signs[2]) b\n")
    #expect(sides(marked) == ["x\n", "y\n"])
    #expect(MarkedText.hasMarkers(marked.bytes))
  }

  private static let quoted = "\"a\" = \"\n<<<<<<< x\n=======\n>>>>>>> y\n\";\n"

  /// A text of several lines may explain conflicts.
  @Test(arguments: ["", "/* it's */\n", "// \"\n", "\"b\" = \"\\\"\";\n"])
  func linesOfStringsAreNoMarkers(before: String) throws {
    let bytes = Array((before + Self.quoted).utf8)
    #expect(try MarkedText(bytes, skipsStrings: true).blocks.isEmpty)
    #expect(!CatalogConflicts.hasMarkers(bytes, path: "de.lproj/A.strings"))
    #expect(CatalogConflicts.hasMarkers(bytes, path: "A.xcstrings"))
    let block = "<<<<<<< a\n\"k\" = \"1\";\n=======\n\"k\" = \"2\";\n>>>>>>> b\n"
    let marked = try MarkedText(bytes + Array(block.utf8), skipsStrings: true)
    #expect(marked.blocks.count == 1)
    #expect(sides(marked)[1] == before + Self.quoted + "\"k\" = \"2\";\n")
  }

  /// Git may cut through a text.
  @Test(arguments: [
    "<<<<<<< a\n\"k\" = \"1\n=======\n\"k\" = \"2\n>>>>>>> b\nx\";\n",
    "<<<<<<< a\n\"k\" = \"1\";\n=======\n\"k\" = \"2\";\n>>>>>>> it's b\n",
  ])
  func conflictsAroundPartsOfStringsAreFound(text: String) throws {
    #expect(try MarkedText(Array(text.utf8), skipsStrings: true).blocks.count == 1)
  }

  @Test func windowsLines() throws {
    let marked = try text("<<<<<<< a\r\nx\r\n=======\r\ny\r\n>>>>>>> b\r\n")
    #expect(sides(marked) == ["x\r\n", "y\r\n"])
  }

  @Test(arguments: [
    ("<<<<<<< a\nx\n", 1, "the conflict does not end"),
    ("a\n<<<<<<< a\nx\n=======\ny\n", 2, "the conflict does not end"),
    ("<<<<<<< a\nx\n>>>>>>> b\n", 3, "a marker is missing before this one"),
    ("a\n>>>>>>> b\n", 2, "end of a conflict without a start"),
    ("||||||| b\n", 1, "end of a conflict without a start"),
    (
      "<<<<<<< a\n<<<<<<< a\n=======\n>>>>>>> b\n=======\n>>>>>>> b\n", 2,
      "nested conflict markers"
    ),
    (
      "<<<<<<< a\n=======\n<<<<<<< a\n=======\n>>>>>>> b\n>>>>>>> b\n", 3,
      "nested conflict markers"
    ),
    ("<<<<<<< a\n========\n>>>>>>> b\n", 2, "conflict marker of another length"),
    ("<<<<<<< a\n=======\n=======\n>>>>>>> b\n", 3, "a marker is missing before this one"),
  ])
  func wrongMarkersAreRefused(text: String, line: Int, reason: String) {
    let fault = #expect(throws: MarkedText.Fault.self) { try self.text(text) }
    #expect(fault?.line == line && fault?.reason == reason)
  }

  @Test(arguments: ["", "a", "<<<<<< a", "<<<<<<<x", " <<<<<<< a", "=======\n", "a\n<<<<<<"])
  func otherLinesAreNoMarkers(text: String) throws {
    let marked = try self.text(text)
    #expect(marked.blocks.isEmpty && sides(marked) == [text, text])
    #expect(!MarkedText.hasMarkers(marked.bytes))
  }

  /// A file that was cut off anywhere has all its conflicts, or is refused.
  @Test func everyBeginningIsReadOrRefused() throws {
    let bytes = Array(Self.plain.utf8)
    for end in 0...bytes.count {
      let marked = try? MarkedText(Array(bytes[..<end]))
      #expect(marked?.blocks.count ?? 0 <= 2)
      if let marked { #expect(marked.text(of: .ours).count <= end) }
    }
  }
}
