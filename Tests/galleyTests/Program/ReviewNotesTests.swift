import TestMaterial
import Testing

/// The notes of a review: problems of the string, and the nearest other translations.
@Suite struct ReviewNotesTests {
  private let folder: ScriptedFolder

  private static func entry(_ key: String, _ state: String, _ value: String) -> String {
    #""\#(key)":{"localizations":{"de":{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}}}"#
  }

  init() throws {
    let strings = [
      Self.entry("Delete this photo", "needs_review", "Dieses Bild löschen"),
      Self.entry("Delete this video", "translated", "Dieses Video löschen"),
      Self.entry("Move this photo now", "translated", "Dieses Foto jetzt bewegen"),
      Self.entry("Quit", "needs_review", "Beenden"),
      Self.entry("Settings", "translated", "Einstellungen"),
    ]
    folder = try ScriptedFolder([
      "Own.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\(strings.joined(separator: ","))},\"version\":\"1.0\"}",
      ".galley.json": #"{"terms": [{"term": "photo", "translations": {"de": "Foto"}}]}"#,
    ])
  }

  @Test func termsAndNearestTranslationsAreShown() throws {
    let screen = try folder.play("R", "--size", "80x24")
    let status = try #require(screen.firstIndex { $0.hasPrefix(" en  Delete this photo") })
    #expect(screen[status - 3].contains("the glossary translates 'photo' as 'Foto'"))
    #expect(screen[status - 2].hasPrefix("  66% Delete this video"))
    #expect(screen[status - 2].hasSuffix("Dieses Video löschen"))
    #expect(screen[status - 1].hasPrefix("  50% Move this photo now"))
    #expect(screen[status].hasSuffix("1 line at 19+"), "\(screen[status])")
    // The list above stays as it is.
    #expect(screen.has("Settings") == false && screen.has("Einstellungen"))
  }

  @Test func narrowScreensShowTranslationsAlone() throws {
    let screen = try folder.play("R", "--size", "40x12")
    #expect(screen.has("  66% Dieses Video löschen"))
    #expect(!screen.has("Delete this video"))
  }

  /// A string without problems that resembles no other has no notes, and a field hides them.
  @Test func notesAreOfTheSelectedString() throws {
    #expect(!(try folder.play("Rn", "--size", "80x24")).has("50%"))
    #expect(!(try folder.play("Ri", "--size", "80x24")).has("66%"))
    #expect(try folder.play("Ri<Esc>", "--size", "80x24").has("66%"))
    #expect(!(try folder.play("R<Esc>", "--size", "80x24")).has("66%"))
    #expect(!(try folder.play("RP", "--size", "80x24")).has("66%"))
  }
}
