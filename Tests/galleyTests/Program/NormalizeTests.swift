import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley normalize`: Xcode's order and layout.
@Suite struct NormalizeTests {
  private let folder: TemporaryFolder
  private var path: String { folder["a.xcstrings"] }
  private let canonical =
    "{\n  \"strings\" : {\n    \"a\" : {\n\n    },\n    \"b\" : {\n\n    }\n  }\n}"
  private let other = #"{"strings": {"b": {}, "a": {}}}"#

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func writes() throws {
    try folder.write("a.xcstrings", other)
    try folder.write("sub/b.xcstrings", other + "\n")
    try folder.write("de.lproj/c.strings", "\"b\"=\"x\";")
    let outcome = try Program.galley(["normalize", folder.path])
    #expect(outcome == Program.Outcome(output: "", errors: "", status: 0))
    #expect(try folder.text(of: "a.xcstrings") == canonical)
    #expect(try folder.text(of: "sub/b.xcstrings") == canonical + "\n")
    #expect(try folder.text(of: "de.lproj/c.strings") == "\"b\"=\"x\";")
    let again = try Program.galley(["normalize", "--final-newline", "no", folder.path])
    #expect(again == Program.Outcome(output: "", errors: "", status: 0))
    #expect(try folder.text(of: "sub/b.xcstrings") == canonical)
  }

  @Test func checks() throws {
    try folder.write("a.xcstrings", other)
    let outcome = try Program.galley(["normalize", "--check", path])
    #expect(outcome.status == 1)
    let kinds = outcome.output.split(separator: "\n").map {
      $0.dropFirst(path.count + 1).split(separator: " ").dropFirst().first.map(String.init) ?? ""
    }
    #expect(kinds == ["separator:", "layout:", "order:"])
    #expect(outcome.output.contains("\(path):1:23: order: 'a' belongs before 'b'"))
    #expect(try folder.text(of: "a.xcstrings") == other)
    try folder.write("a.xcstrings", canonical)
    #expect(
      try Program.galley(["normalize", "--check", path])
        == Program.Outcome(output: "", errors: "", status: 0))
  }

  @Test func showsTheDifference() throws {
    try folder.write("a.xcstrings", canonical.replacing("\"a\" : {\n\n    }", with: "\"a\": {}"))
    let outcome = try Program.galley(["normalize", "--diff", path])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("-    \"a\": {},\n+    \"a\" : {\n+\n+    },\n"))
    #expect(try folder.text(of: "a.xcstrings").contains("{}"))
  }

  /// Nothing of a file or of its name controls the terminal.
  @Test func theDifferenceIsEscaped() throws {
    let hostile = "\u{1B}[31m\u{9B}1m\u{202E}"
    let name = "a\u{1B}[2J.xcstrings"
    try folder.write(
      name, "{\"strings\": {\"b\": {\"comment\" : \"\(hostile.dropFirst())\\t\"}, \"a\": {}}}")
    let outcome = try Program.galley(["normalize", "--diff", folder[name]])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("a\\u{1B}[2J.xcstrings\n"), "\(outcome.output)")
    #expect(outcome.output.contains("[31m\\u{9B}1m\\u{202E}"), "\(outcome.output)")
    #expect(
      !outcome.output.unicodeScalars.contains { "\u{1B}\u{9B}\u{202E}".unicodeScalars.contains($0) }
    )
  }

  @Test func refuses() throws {
    try folder.write("a.xcstrings", #"{"strings": {"a": {}, "a": {}}}"#)
    try folder.write("b.xcstrings", #"{"strings": {"#)
    let outcome = try Program.galley(["normalize", folder.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("a.xcstrings:1:23: duplicate key \"a\""))
    #expect(outcome.errors.contains("b.xcstrings:1:14: unexpected end of file"))
    let legacy = try folder.write("c.strings", "")
    #expect(try Program.galley(["normalize", legacy]).errors.contains("not a String Catalog"))
    #expect(try folder.text(of: "b.xcstrings") == #"{"strings": {"#)
  }
}
