import Foundation
import TestMaterial
import Testing

/// Texts that are edited in the app, and what becomes of their files.
@Suite struct EditTextTests {
  private let folder: TemporaryFolder
  private let path: String

  /// Two keys in a layout that no tool writes, of which the second lacks its German.
  private static let catalog = """
    {"sourceLanguage":"en", "strings":{
        "Hello %@":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Halo %@"}}}},
      "Save":{},
      "Trips" : {"localizations":{"de":{"stringUnit":{"state":"translated","value":"Reisen"}}}}
    },"version":"1.0"}
    """

  init() throws {
    folder = try TemporaryFolder()
    path = folder["Own.xcstrings"]
    try folder.write("Own.xcstrings", bytes: Array(Self.catalog.utf8))
  }

  private func play(_ keys: String, locale: String = "de") throws -> [String] {
    let outcome = try Program.galley(["-l", locale, "--script", keys, path])
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func enterWritesTheTextAndNothingElse() throws {
    let screen = try play("i<Home><Right><Right>l<Enter>")
    #expect(
      try text()
        == Self.catalog.replacing("needs_review", with: "translated")
        .replacing("Halo", with: "Hallo"))
    #expect(screen.contains { $0.hasPrefix(" saved to Own.xcstrings; u to undo") })
    #expect(screen.contains { $0.hasPrefix("▌   Hallo") })
  }

  /// In a list of rows that need work, the next one is opened, and the message names both.
  @Test(arguments: [
    ("vmvrgg", " saved 'Hello %@' to Own.xcstrings · next: 'Save'", "▌ ∅ Save"),
    ("", " saved to Own.xcstrings; u to undo", "▌   Halo Sample!"),
  ])
  func enterGoesOnInAListOfWork(filter: String, saved: String, next: String) throws {
    let screen = try play(filter + "i<End>!<Enter>")
    #expect(screen.contains { $0.hasPrefix(saved) }, "\(screen)")
    #expect(screen.contains { $0.hasPrefix(next) }, "\(screen)")
  }

  /// Who saves without Enter has not said that the text is right.
  @Test(arguments: ["i<Home><Right><Right>l<C-s>", "Ri<Home><Right><Right>l<C-s>"])
  func controlSKeepsTheState(keys: String) throws {
    _ = try play(keys)
    #expect(try text() == Self.catalog.replacing("Halo", with: "Hallo"))
  }

  /// The next row that needs work is above.
  @Test func goingRoundTheEndIsSaid() throws {
    let screen = try play("vmvrjiSichern<Enter>")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Halo") })
    #expect(
      screen.contains {
        $0.contains("saved 'Save' to Own.xcstrings · wrapped to the top · next: 'Hello %@'")
      })
  }

  /// In points, the message says how the text fits.
  @Test func howATextFitsIsSaid() throws {
    let long = "Alle Änderungen an dieser Reise jetzt sichern und für später behalten, bitte gleich"
    let screen = try play("pmji\(long)gleich<Enter>")
    #expect(screen.contains { $0.hasPrefix("▌✂  Alle Änderungen") }, "\(screen)")
    #expect(screen.contains { $0.hasPrefix(" saved to Own.xcstrings (truncated); u to undo") })
    #expect(try text().contains(long))
    let shortened = try play("pmji<C-u>Sichern<Enter>")
    #expect(shortened.contains { $0.hasPrefix(" saved to Own.xcstrings (fits); u to undo") })
    #expect(try text().contains("Sichern"))
  }

  @Test func theFirstTextOfALanguageIsShown() throws {
    let screen = try play(":locale nl<Enter>jiOpslaan")
    #expect(screen.contains { $0.hasPrefix("▌ + Opslaan") }, "\(screen)")
  }

  @Test func theRowShowsWhatIsTyped() throws {
    let screen = try play("i<Home>Ach, <End>!")
    #expect(screen.contains { $0.contains("Ach, Halo") })
    #expect(screen.contains { $0.hasPrefix("de > Ach, Halo %@!") })
    #expect(try text() == Self.catalog)
  }

  @Test func escapeLeavesTheFile() throws {
    let screen = try play("iNeues<Esc><Esc>")
    #expect(try text() == Self.catalog)
    #expect(!screen.contains { $0.contains("Neues") })
  }

  @Test func aMissingTextIsAdded() throws {
    _ = try play("jiSichern<Enter>")
    let object = try JSONSerialization.jsonObject(with: Data(text().utf8)) as? [String: Any]
    let strings = try #require(object?["strings"] as? [String: [String: Any]])
    let german = try #require(strings["Save"]?["localizations"] as? [String: Any])["de"]
    #expect(
      german as? [String: [String: String]]
        == ["stringUnit": ["state": "translated", "value": "Sichern"]])
  }

  @Test(arguments: [("u", 0), ("u<C-r>", 1), ("uu", 0), ("u<C-r><C-r>", 1)])
  func editsAreTakenBack(keys: String, isWritten: Int) throws {
    _ = try play("Gi<End>!<C-s>" + keys)
    let written = Self.catalog.replacing("Reisen", with: "Reisen!")
    #expect(try text() == (isWritten == 1 ? written : Self.catalog))
  }

  /// A text without the placeholder of its source would lose the name.
  @Test func anErrorWantsASecondEnter() throws {
    let once = try play("i<C-u><C-k>Hallo<Enter>")
    #expect(try text() == Self.catalog)
    #expect(once.contains { $0.contains("Enter saves anyway") })
    _ = try play("i<C-u><C-k>Hallo<Enter><Enter>")
    #expect(try text().contains(#""value":"Hallo""#))
  }

  @Test func enterAcceptsATextThatNeedsReview() throws {
    let screen = try play("i<Enter>")
    #expect(try text() == Self.catalog.replacing("needs_review", with: "translated"))
    #expect(
      screen.contains { $0.hasPrefix(" marked as translated, saved to Own.xcstrings; u to undo") })
  }

  @Test(arguments: [
    ("~", "translated"), ("~~", "needs_review"), ("~u", "needs_review"),
    (":state new<Enter>", "new"), (":state machine_translated<Enter>", "machine_translated"),
    (":state done<Enter>", "needs_review"), ("jjR~", "translated"),
  ])
  func theStateIsToggled(keys: String, state: String) throws {
    _ = try play(keys)
    #expect(try text() == Self.catalog.replacing("needs_review", with: state))
  }

  @Test func readOnlyCatalogsStay() throws {
    for keys in ["i", "~"] {
      let outcome = try Program.galley(["-l", "de", "--read-only", "--script", keys, path])
      #expect(outcome.output.contains("read-only"))
    }
    #expect(try text() == Self.catalog)
  }

  @Test func linesAndTheSourceTextGoIn() throws {
    _ = try play("ji<C-y><C-o>2<Enter>")
    #expect(try text().contains(#"Save\n2"#))
  }

  /// The source text is the key until the file has one.
  @Test func aSourceTextIsWritten() throws {
    _ = try play("Gi<C-u>Journeys<Enter>n", locale: "en")
    #expect(try text().contains("Journeys"))
  }

  @Test func anUnwritableFileKeepsItsBytes() throws {
    try FileManager.default.removeItem(atPath: path)
    try folder.write(
      "Own.xcstrings", bytes: Array("{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}".utf8))
    let outcome = try Program.galley(["-l", "de", "--script", "i", path])
    #expect(outcome.output.contains("cannot edit Own.xcstrings: "))
    #expect(outcome.output.contains(", line 1 (e opens it)"))
    #expect(try text() == "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{}")
  }
}
