import Foundation
import TestMaterial
import Testing

/// `R`: the review of rows, and the question about the translations of a source text that changes.
@Suite struct ReviewKeysTests {
  private let folder: ScriptedFolder

  private static let catalog = """
    {"sourceLanguage":"en", "strings":{
        "One":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Eins"}}}},
      "Two" : {"localizations":{"de":{"stringUnit":{"state":"translated","value":"Zwei"}},
        "fr":{"stringUnit":{"state":"translated","value":"Deux"}}}},
      "Three":{"localizations":{"de":{"stringUnit":{"state":"machine_translated","value":"Drei"}}}},
      "Four":{}
    },"version":"1.0"}
    """
  private static let done = catalog.replacing("needs_review", with: "translated")
    .replacing("machine_translated", with: "translated")

  init() throws { folder = try ScriptedFolder(["Own.xcstrings": Self.catalog]) }

  private var text: String {
    get throws { String(decoding: try folder.bytes("Own.xcstrings"), as: UTF8.self) }
  }

  // MARK: Review

  @Test func whatIsLeftIsCounted() throws {
    let screen = try folder.play("R")
    #expect(screen[0].contains("2 to review"))
    #expect(screen.has("Esc end review   Enter ~ accept   n skip   i edit"))
    #expect(try folder.play("R<Enter>")[0].contains("1 to review"))
  }

  @Test(arguments: [
    "R<Enter><Enter>", "R~~", "Rn<Enter><Enter>", "RRR<Enter><Enter>", "Ri<Enter><Enter>",
    "jR<Enter>~",
  ])
  func allAreAccepted(keys: String) throws {
    let screen = try folder.play(keys)
    #expect(try text == Self.done)
    #expect(screen.has("nothing left to review; u to undo"))
    #expect(!screen[0].contains("to review"))
  }

  /// Nobody accepts several texts at once, and none is accepted and then marked again.
  @Test(arguments: ["R5<Enter>", "R2~", "R3n"])
  func aNumberAcceptsNothing(keys: String) throws {
    let screen = try folder.play(keys)
    #expect(try text == Self.catalog)
    #expect(screen.has("a review takes no number: each string is reviewed by itself"))
    #expect(try folder.play(keys + "<Enter>")[0].contains("1 to review"))
  }

  /// Nobody accepts a text without having seen it.
  @Test func formsAreShownBeforeTheyAreAccepted() throws {
    let forms = #"""
      {"sourceLanguage":"en","strings":{"Swipe":{"localizations":{"de":{"variations":{"device":{
      "applewatch":{"stringUnit":{"state":"needs_review","value":"Wischen"}},
      "other":{"stringUnit":{"state":"translated","value":"Streichen"}}}}}}}},"version":"1.0"}
      """#
    let folder = try ScriptedFolder(["Own.xcstrings": forms])
    let screen = try folder.play("R<Enter>")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("applewatch") })
    #expect(screen.has("1 form to review"), "\(screen)")
    #expect(try folder.play("R<Enter><Esc><Enter>").has("1 form to review"))
    #expect(String(decoding: try folder.bytes("Own.xcstrings"), as: UTF8.self) == forms)
    _ = try folder.play("R<Enter><Enter>")
    #expect(
      String(decoding: try folder.bytes("Own.xcstrings"), as: UTF8.self)
        == forms.replacing("needs_review", with: "translated"))
  }

  /// The status line shows the source string of the row to judge.
  @Test func theSourceStaysInView() throws {
    #expect(try folder.play("R<Enter>").has("Three"))
    #expect(try folder.play("R<Tab>").has("Esc end review   Enter ~ accept"))
  }

  /// A message stays until the next key, and then the source string is back.
  @Test func messagesAreShown() throws {
    #expect(try folder.play("R:sources nope<Enter>").has("nope: no such folder"))
    #expect(try folder.play("R:sources nope<Enter>n").has("Three"))
    let marked = try folder.play("R:state new<Enter>")
    #expect(marked.has("marked as new, saved to Own.xcstrings; u to undo"))
  }

  /// A row that is to be judged again needs its source string.
  @Test func undoKeepsTheSourceInView() throws {
    let screen = try folder.play("Rnn<Enter>u", "--size", "80x24")
    #expect(screen[0].contains("2 to review"))
    #expect(screen.contains { $0.hasPrefix(" en  ") }, "\(screen)")
    #expect(try text == Self.catalog)
    // The source string is below the row, and the line is free.
    #expect(try folder.play("R<Enter>u", "--size", "100x24").has("undone: "))
  }

  @Test func skippedRowsStay() throws {
    let screen = try folder.play("Rn<Enter>")
    #expect(try text == Self.catalog.replacing("machine_translated", with: "translated"))
    #expect(screen[0].contains("1 to review"))
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Eins") })
  }

  /// A review goes on at the top, and says so until the next key, beside the source string or alone.
  @Test(arguments: [("80x24", "wrapped to the top · en  One"), ("100x24", "wrapped to the top")])
  func theEndOfTheListIsSaid(size: String, words: String) throws {
    #expect(try folder.play("Rnn", "--size", size).has(words))
    #expect(!(try folder.play("Rn", "--size", size).has("wrapped")))
    #expect(!(try folder.play("Rnnn", "--size", size).has("wrapped")))
  }

  @Test func textsAreEdited() throws {
    _ = try folder.play("Ri<C-u>Ein<Enter><Enter>")
    #expect(try text == Self.done.replacing("Eins", with: "Ein"))
  }

  @Test func escapeLeaves() throws {
    let screen = try folder.play("R<Esc>")
    #expect(!screen[0].contains("to review") && screen.has("review ended"))
    #expect(try folder.play("R<Esc><Enter>").has("Eins"))
    #expect(try text == Self.catalog)
  }

  @Test func anUndoneReviewIsStillGoingOn() throws {
    #expect(try folder.play("R<Enter>u")[0].contains("2 to review"))
    #expect(try text == Self.catalog)
  }

  @Test func nothingToReviewIsSaid() throws {
    let screen = try folder.play("R", locale: "fr")
    #expect(screen.has("nothing needs review") && !screen[0].contains("to review"))
    #expect(screen.has("in French, only in de"), "\(screen)")
  }

  /// Only the listed rows are reviewed.
  @Test func filtersNarrowTheReview() throws {
    #expect(try folder.play("&Drei<Enter>R")[0].contains("1 to review"))
  }

  // MARK: Source strings

  @Test func aChangedSourceAsksForItsTranslations() throws {
    let screen = try folder.play("/Two<Enter>iA pair<Enter>", locale: "en")
    #expect(screen.has("mark its 2 translations as needs review?"))
    #expect(screen.has("- Two") && screen.has("+ A pair") && screen.has("de, fr"))
    #expect(try text == Self.catalog)
  }

  private func states() throws -> [String?] {
    try ["de", "fr"].map { try folder.unit("Own.xcstrings", "Two", $0)?["state"] }
  }

  @Test(arguments: [("<Enter>", "needs_review"), ("n", "translated")])
  func theAnswerIsWritten(key: String, state: String) throws {
    _ = try folder.play("/Two<Enter>iA pair<Enter>\(key)", locale: "en")
    #expect(try folder.unit("Own.xcstrings", "Two", "en")?["value"] == "A pair")
    #expect(try states() == [state, state])
    _ = try folder.play("/Two<Enter>i<C-u>Both<Enter>\(key)u", locale: "en")
    #expect(try folder.unit("Own.xcstrings", "Two", "en")?["value"] == "A pair")
  }

  @Test func escapeGoesBackToTheField() throws {
    let screen = try folder.play("/Two<Enter>iA pair<Enter><Esc>", locale: "en")
    #expect(screen.contains { $0.hasPrefix("en > A pair") })
    #expect(try text == Self.catalog)
    _ = try folder.play("/Two<Enter>iA pair<Enter><Esc>s<Enter>n", locale: "en")
    #expect(try folder.unit("Own.xcstrings", "Two", "en")?["value"] == "A pairs")
  }

  /// Case, punctuation and spaces change no meaning.
  @Test func minorChangesAskNothing() throws {
    _ = try folder.play("/Two<Enter>itwo!<Enter>", locale: "en")
    #expect(try folder.unit("Own.xcstrings", "Two", "en")?["value"] == "two!")
    #expect(try states() == ["translated", "translated"])
  }

  @Test func withoutTranslationsNothingIsAsked() throws {
    _ = try folder.play("/Four<Enter>iQuartet<Enter>", locale: "en")
    #expect(try folder.unit("Own.xcstrings", "Four", "en")?["value"] == "Quartet")
  }

  // MARK: Files that cannot be edited

  @Test func standardInputSaysWhy() throws {
    for keys in ["i", "~", "F", ":comment a<Enter>", ":remove<Enter>", "I"] {
      let outcome = try Program.galley(
        ["-l", "de", "--script", keys, "-"], input: Array(Self.catalog.utf8))
      let isMeant = keys != "F"
      #expect(!isMeant || outcome.output.contains("standard input cannot be edited"), "\(keys)")
    }
  }

  @Test(arguments: ["i", "~", ":comment a<Enter>", ":add-key b<Enter>", ":remove<Enter>"])
  func brokenFilesSayWhyAtOnce(keys: String) throws {
    let broken = Self.catalog.replacing("\"version\"", with: "\"version\":\"1.0\",\"version\"")
    try Data(broken.utf8).write(to: URL(filePath: folder["Own.xcstrings"]))
    let outcome = try Program.galley(["-l", "de", "--script", keys, folder["Own.xcstrings"]])
    #expect(
      outcome.output.contains("cannot edit Own.xcstrings: duplicate key \"version\", line"),
      "\(outcome.output)")
    #expect(try text == broken)
  }
}
