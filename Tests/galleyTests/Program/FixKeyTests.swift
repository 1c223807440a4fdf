import TestMaterial
import Testing

/// `F`: fixes that are shown before they are written.
@Suite struct FixKeyTests {
  private let folder: ScriptedFolder

  /// Two texts with a certain fix, in a layout that no tool writes.
  private static let catalog = """
    {"sourceLanguage":"en", "strings":{
        "Zebra crossing":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Der  Zebrastreifen"}}}},
      "Apple" : {"localizations":{"de":{"stringUnit":{"state":"translated","value":"Apfel"}}}},
      "Wait…":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Warten..."}}}}
    },"version":"1.0"}
    """
  private static let fixed = catalog.replacing("Der  ", with: "Der ")

  init() throws { folder = try ScriptedFolder(["Own.xcstrings": Self.catalog]) }

  private var text: String {
    get throws { String(decoding: try folder.bytes("Own.xcstrings"), as: UTF8.self) }
  }

  @Test func bothTextsAreShownBefore() throws {
    let screen = try folder.play("F")
    #expect(screen.has("fix 1 problem in 1 string?"))
    let entry = try #require(screen.firstIndex { $0.hasPrefix(" Zebra crossing  ") })
    #expect(screen[entry + 1].hasPrefix(" - Der  Zebrastreifen"))
    #expect(screen[entry + 2].hasPrefix(" + Der Zebrastreifen"))
    #expect(try text == Self.catalog)
  }

  /// The state stays, because nobody has looked at the text.
  @Test func enterWritesTheFixAndNothingElse() throws {
    let screen = try folder.play("F<Enter>")
    #expect(try text == Self.fixed)
    #expect(screen.has("saved to Own.xcstrings; u to undo"))
  }

  @Test(arguments: ["F<Esc>", "Fn", "Fq", "F<Enter>u", "jF", "jF<Enter>"])
  func otherKeysLeaveTheFile(keys: String) throws {
    _ = try folder.play(keys)
    #expect(try text == Self.catalog)
  }

  @Test func withoutAProblemNothingIsFixed() throws {
    #expect(try folder.play("jF").has("nothing to fix"))
  }

  @Test func markedRowsAreOneQuestion() throws {
    let screen = try folder.play("XF")
    #expect(screen.has("fix 2 problems in 2 strings?"))
    #expect(screen.has("- Warten...") && screen.has("+ Warten…"))
    _ = try folder.play("XF<Enter>")
    #expect(try text == Self.fixed.replacing("Warten...", with: "Warten…"))
    _ = try folder.play("XF<Enter>")
    #expect(try text == Self.fixed.replacing("Warten...", with: "Warten…"))
  }

  @Test func oneUndoTakesAllBack() throws {
    _ = try folder.play("XF<Enter>u")
    #expect(try text == Self.catalog)
  }

  /// Spaces that cannot be seen are written as escapes, and nothing of a key reaches the terminal raw.
  @Test func hiddenCharactersAreShown() throws {
    let folder = try ScriptedFolder([
      "Own.xcstrings": """
      {"sourceLanguage":"en","strings":{
      "Name\\u001b[31m:":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Nom\\u001b[2J :"}}}},
      "Ready?":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Prêt ?"}}}}
      },"version":"1.0"}
      """
    ])
    #expect(try folder.play("/Ready<Enter>F", locale: "fr").has(#"+ Prêt\u{A0}?"#))
    _ = try folder.play("XF", locale: "fr")
    _ = try folder.play("X:remove<Enter>", locale: "fr")
  }

  @Test func projectsThatTurnARuleOffKeepItsTexts() throws {
    let folder = try ScriptedFolder([
      "Own.xcstrings": Self.catalog, ".galley.json": #"{"severities":{"double-space":"off"}}"#,
    ])
    #expect(try folder.play("F").has("nothing to fix"))
  }
}
