import TestMaterial
import Testing

/// `:replace`: words in the listed translations, shown row by row before they are written.
@Suite struct ReplaceWordsTests {
  private let folder: ScriptedFolder

  private static let catalog = """
    {"sourceLanguage":"en", "strings":{
        "Account":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Das Konto"}}}},
      "Delete" : {"localizations":{"de":{"stringUnit":{"state":"translated","value":"Löschen"}}}},
      "Two accounts":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Konto und Konto %@"}}}}
    },"version":"1.0"}
    """

  init() throws { folder = try ScriptedFolder(["Own.xcstrings": Self.catalog]) }

  private var text: String {
    get throws { String(decoding: try folder.bytes("Own.xcstrings"), as: UTF8.self) }
  }

  @Test func everyRowIsShownBefore() throws {
    let screen = try folder.play(":replace Konto Zugang<Enter>")
    #expect(screen.has("replace words in 2 strings?"))
    #expect(screen.has("- Das Konto") && screen.has("+ Das Zugang"))
    #expect(screen.has("+ Zugang und Zugang %@"))
    #expect(try text == Self.catalog)
  }

  @Test func oneEditAndOneUndo() throws {
    _ = try folder.play(":replace Konto Zugang<Enter><Enter>")
    #expect(try text == Self.catalog.replacing("Konto", with: "Zugang"))
    _ = try folder.play(":replace Zugang Konto<Enter><Enter>u")
    #expect(try text == Self.catalog.replacing("Konto", with: "Zugang"))
  }

  /// Marked rows alone change; words with spaces stand between marks.
  @Test func markedRowsAndPhrases() throws {
    _ = try folder.play("x:replace Konto Zugang<Enter><Enter>")
    #expect(try text == Self.catalog.replacing("Das Konto", with: "Das Zugang"))
    _ = try folder.play(":replace /Konto und Konto/Zwei Konten/<Enter><Enter>")
    #expect(try text.contains("Zwei Konten %@"))
  }

  /// Rows that the filter hides stay as they are.
  @Test func onlyListedRows() throws {
    _ = try folder.play("vr:replace Konto Zugang<Enter><Enter>")
    #expect(try text == Self.catalog.replacing("Das Konto", with: "Das Zugang"))
  }

  @Test(arguments: [
    (":replace Konto<Enter>", ":replace takes OLD NEW"),
    (":replace a b c<Enter>", ":replace takes OLD NEW"),
    (":replace //x/<Enter>", ":replace takes OLD NEW"),
    (":replace Auto Wagen<Enter>", "no translation here has 'Auto'"),
    (":replace Konto Konto<Enter>", "no translation here has 'Konto'"),
  ])
  func nothingToReplace(keys: String, message: String) throws {
    #expect(try folder.play(keys).has(message))
    #expect(try text == Self.catalog)
  }

  @Test func theQuestionCanBeDeclined() throws {
    #expect(try folder.play(":replace Konto Zugang<Enter><Esc>").has("nothing changed"))
    #expect(try text == Self.catalog)
  }
}
