import Foundation
import TestMaterial
import Testing

@testable import galley

/// What becomes of a text in the field if its file is no longer what it was: nothing is lost, and
/// everything is said.
@Suite struct EditFaultTests {
  private let folder: TemporaryFolder
  private let path: String

  private static func catalog(_ a: String = "Erstens", _ b: String = "Zweitens") -> String {
    func entry(_ key: String, _ text: String) -> String {
      #"    "\#(key)" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } } } }"#
    }
    return
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entry("a", a)),\n\(entry("b", b))\n"
      + "  },\n  \"version\" : \"1.0\"\n}"
  }

  init() throws {
    folder = try TemporaryFolder()
    path = folder["A.xcstrings"]
    try folder.write("A.xcstrings", Self.catalog())
  }

  private var text: String { get throws { try folder.text(of: "A.xcstrings") } }

  /// A fault, how it is made, and the words on the screen after Enter.
  enum Fault: String, CaseIterable {
    case deleted, replacedByTheSameText, emptied, truncated, folder, invalid, fifo
  }

  private func make(_ fault: Fault) throws {
    switch fault {
    case .deleted: try #require(unlink(path) == 0)
    case .replacedByTheSameText: try folder.write("A.xcstrings", Self.catalog("Anders"))
    case .emptied: try folder.write("A.xcstrings", "")
    case .truncated: try folder.write("A.xcstrings", String(Self.catalog().dropLast(40)))
    case .invalid: try folder.write("A.xcstrings", "<<<<<<< ours\n" + Self.catalog())
    case .folder:
      try #require(unlink(path) == 0)
      try folder.write("A.xcstrings/kept", "kept")
    case .fifo:
      try #require(unlink(path) == 0)
      try #require(mkfifo(path, 0o600) == 0)
    }
  }

  private func words(_ fault: Fault) -> String {
    switch fault {
    case .deleted: "no such file"
    case .replacedByTheSameText: "the translation is now 'Anders'"
    case .emptied: "unexpected end of file"
    case .truncated: "missing closing quotation mark"
    case .invalid: "A.xcstrings:1:"
    case .folder: "is a folder"
    case .fifo: "is not a regular file"
    }
  }

  @Test(arguments: Fault.allCases) func aTextIsKept(fault: Fault) throws {
    var session = try PlayedSession(path)
    try session.play("i<End>, vor allem")
    try make(fault)
    let before = fault == .folder || fault == .fifo || fault == .deleted ? nil : try text
    try session.play("<Enter>")
    let screen = session.screen
    #expect(
      screen.contains("not written: ") || screen.contains("changed on disk: Anders"), "\(screen)")
    // What is there now is not replaced by an older idea of it.
    switch fault {
    case .deleted: #expect(!FileManager.default.fileExists(atPath: path))
    case .folder: #expect(try folder.text(of: "A.xcstrings/kept") == "kept")
    case .fifo: #expect(!screen.isEmpty)
    default: #expect(try text == before)
    }
    // The text is still in the field, and what is wrong is above it.
    #expect(screen.contains("de > Erstens, vor allem"), "\(screen)")
    // When the file is back, it can be written.
    try FileManager.default.removeAll(atPath: path)
    try folder.write("A.xcstrings", Self.catalog("Erstens", "Zum zweiten"))
    // Enter asks once more where the file had another text meanwhile.
    for _ in 0..<6 where try text != Self.catalog("Erstens, vor allem", "Zum zweiten") {
      try session.play("<Enter>")
    }
    #expect(try text == Self.catalog("Erstens, vor allem", "Zum zweiten"), "\(session.screen)")
  }

  @Test(arguments: [Fault.deleted, .emptied, .truncated, .folder, .invalid])
  func theReasonIsSaid(fault: Fault) throws {
    var session = try PlayedSession(path)
    try make(fault)
    try session.play("~")
    #expect(session.shows("not written: "), "\(session.screen)")
    #expect(session.shows(words(fault)), "\(session.screen)")
  }

  /// A file that somebody else saved is edited as it is now.
  @Test func otherTextsOfANewVersionStay() throws {
    var session = try PlayedSession(path)
    try session.play("i<End>!")
    try folder.write("new", Self.catalog("Erstens", "Zum zweiten"))
    try #require(rename(folder["new"], path) == 0)
    try session.play("<Enter>")
    #expect(try text == Self.catalog("Erstens!", "Zum zweiten"))
    #expect(session.shows("Zum zweiten") && session.shows("saved to A.xcstrings"))
    try session.play("u")
    #expect(try text == Self.catalog("Erstens", "Zum zweiten"))
  }

  /// Undo refuses where the text has changed since.
  @Test func undoReplacesNoOtherText() throws {
    var session = try PlayedSession(path)
    try session.play("i<End>!<C-s>")
    try folder.write("A.xcstrings", Self.catalog("Anders"))
    try session.play("u")
    #expect(try text == Self.catalog("Anders"))
    #expect(session.shows("not undone: "), "\(session.screen)")
    try make(.deleted)
    try session.play("u")
    #expect(session.shows("not undone: "), "\(session.screen)")
  }

  /// A refusal goes with the next key, be it one that only moves.
  @Test(arguments: ["j", "l", "m", "G"]) func aRefusalGoesWithTheNextKey(key: String) throws {
    var session = try PlayedSession(path)
    try make(.deleted)
    try session.play("~")
    #expect(session.shows("not written: "), "\(session.screen)")
    try session.play(key)
    #expect(!session.shows("not written: "), "\(session.screen)")
  }

  /// A text that the row no longer shows, because Enter has gone on to the next one.
  @Test func theFieldGoesBackToItsRow() throws {
    try folder.write(
      "A.xcstrings",
      Self.catalog().replacingOccurrences(
        of: #""translated", "value" : "Erstens""#, with: #""new", "value" : "Erstens""#
      ).replacingOccurrences(
        of: #""translated", "value" : "Zweitens""#, with: #""new", "value" : """#))
    var session = try PlayedSession(path)
    try session.play("ggi<End>!")
    try make(.truncated)
    let before = try text
    try session.play("<Enter>")
    #expect(session.shows("de > Erstens!") && session.shows("not written: "), "\(session.screen)")
    #expect(session.shows("▌ + a "), "\(session.screen)")
    #expect(try text == before)
    // The next key types on, and the message goes.
    try session.play("?")
    #expect(session.shows("de > Erstens!?") && !session.shows("not written: "), "\(session.screen)")
  }

  /// An edit that another program has replaced does not keep those before it from being undone.
  @Test func undoGoesOnWithTheEditBefore() throws {
    var session = try PlayedSession(path)
    try session.play("i<End>!<C-s>ji<End>?<C-s>")
    #expect(try text == Self.catalog("Erstens!", "Zweitens?"))
    try folder.write("A.xcstrings", Self.catalog("Erstens!", "Anders"))
    try session.play("u")
    #expect(session.shows("not undone: "), "\(session.screen)")
    #expect(try text == Self.catalog("Erstens!", "Anders"))
    try session.play("u")
    #expect(session.shows("undone: 'a' in A.xcstrings"), "\(session.screen)")
    #expect(try text == Self.catalog("Erstens", "Anders"))
    try session.play("u")
    #expect(session.shows("not undone: "), "\(session.screen)")
    try session.play("<C-r>")
    #expect(try text == Self.catalog("Erstens!", "Anders"))
    // Its text is back, and so it can be undone.
    try folder.write("A.xcstrings", Self.catalog("Erstens!", "Zweitens?"))
    try session.play("uu")
    #expect(try text == Self.catalog())
  }

  // MARK: Two at once

  @Test func twoEditTheSameFile() throws {
    var one = try PlayedSession(path)
    var other = try PlayedSession(path)
    try one.play("i<End>!")
    try other.play("ji<End>?")
    try one.play("<C-s>")
    try other.play("<C-s>")
    #expect(try text == Self.catalog("Erstens!", "Zweitens?"))
    #expect(other.shows("Erstens!") && other.shows("Zweitens?"))
    // Each takes back its own edit.
    try one.play("u")
    #expect(try text == Self.catalog("Erstens", "Zweitens?"))
    try other.play("u")
    #expect(try text == Self.catalog())
  }

  @Test func twoEditTheSameText() throws {
    var one = try PlayedSession(path)
    var other = try PlayedSession(path)
    try one.play("i<End>!")
    try other.play("i<End>?")
    try one.play("<C-s>")
    try other.play("<C-s>")
    #expect(try text == Self.catalog("Erstens!"))
    #expect(
      other.shows("not written: the translation is now 'Erstens!'") || other.shows("Erstens!"),
      "\(other.screen)")
    // The second one sees what the first has written, and may still have its own.
    #expect(other.shows("de > Erstens?") && other.shows("Erstens!"), "\(other.screen)")
    try other.play("<Enter>")
    #expect(try text == Self.catalog("Erstens!"))
    #expect(other.shows("de > Erstens?") && other.shows("Erstens!"), "\(other.screen)")
    try other.play("<Enter>")
    #expect(try text == Self.catalog("Erstens?"))
  }

  /// An ordinary user may not write the file.
  @Test(.enabled(if: getuid() != 0 || FileManager.default.fileExists(atPath: "/usr/bin/setpriv")))
  func readOnlyFilesStay() throws {
    try #require(chmod(folder.path, 0o755) == 0 && chmod(path, 0o444) == 0)
    let words = ["-l", "de", "--script", "i", path]
    let galley = try Program.path()
    let outcome =
      getuid() == 0
      ? try Program.run(
        "/usr/bin/setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", galley] + words)
      : try Program.galley(words)
    #expect(outcome.output.contains("cannot write"), "\(outcome.output) \(outcome.errors)")
    #expect(try text == Self.catalog())
  }
}

extension FileManager {
  /// Removes what is at a path, if anything is.
  fileprivate func removeAll(atPath path: String) throws {
    if fileExists(atPath: path) || (try? attributesOfItem(atPath: path)) != nil {
      try removeItem(atPath: path)
    }
  }
}
