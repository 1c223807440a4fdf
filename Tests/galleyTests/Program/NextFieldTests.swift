import Foundation
import TestMaterial
import Testing

/// Lists of strings that need work, in which Enter opens the next field.
@Suite struct NextFieldTests {
  private let folder: ScriptedFolder

  init() throws {
    func unit(_ text: String) -> String {
      #"{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"\#(text)"}}}}"#
    }
    folder = try ScriptedFolder([
      "Own.xcstrings": #"""
      {"sourceLanguage":"en","strings":{"Banned":{},"Close":\#(unit("Fermer")),"Reduced":{},"Sent":{}
      },"version":"1.0"}
      """#
    ])
  }

  @Test func theNextTextIsThatOfTheNextString() throws {
    let screen = try folder.play("vmiBanni<Enter>Réduit<Enter>", locale: "fr")
    #expect(try folder.unit("Own.xcstrings", "Banned", "fr")?["value"] == "Banni")
    #expect(try folder.unit("Own.xcstrings", "Reduced", "fr")?["value"] == "Réduit")
    #expect(screen.has("saved 'Reduced' to Own.xcstrings · next: 'Sent'"), "\(screen)")
    #expect(screen.contains { $0.hasPrefix("fr >") })
  }

  @Test func theLastOneClosesTheField() throws {
    let screen = try folder.play("vmiBanni<Enter>Réduit<Enter>Envoyé<Enter>", locale: "fr")
    #expect(try folder.unit("Own.xcstrings", "Sent", "fr")?["value"] == "Envoyé")
    #expect(!screen.contains { $0.hasPrefix("fr >") })
    #expect(screen.has("saved to Own.xcstrings") || screen.has("saved 'Sent' to"), "\(screen)")
  }

  @Test func undoAfterEscapeTakesTheLastOneBack() throws {
    _ = try folder.play("vmiBanni<Enter>Réduit<Enter><Esc>u", locale: "fr")
    #expect(try folder.unit("Own.xcstrings", "Banned", "fr")?["value"] == "Banni")
    #expect(try folder.unit("Own.xcstrings", "Reduced", "fr") == nil)
  }

  /// Elsewhere the field closes.
  @Test func aListOfAllStringsStays() throws {
    let screen = try folder.play("iBanni<Enter>j", locale: "fr")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Fermer") }, "\(screen)")
  }

  /// After many rows, the selection stays where it was.
  @Test func undoOfManyRowsStays() throws {
    let screen = try folder.play("iBanni<Enter>Gkx<Up><Up>X~G<Up>u", locale: "fr")
    #expect(screen.contains { $0.hasPrefix("▌") && $0.contains("Reduced") }, "\(screen)")
  }
}
