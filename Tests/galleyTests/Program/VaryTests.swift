import Foundation
import TestMaterial
import Testing

/// Translations that get plural or device forms in the app, and lose them.
@Suite struct VaryTests {
  private let folder: ScriptedFolder

  /// A catalog as Xcode writes it, with a Polish translation.
  private static func catalog(_ polish: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld files" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "%lld Dateien"
              }
            },
            "pl" : {
    \(polish)
            }
          }
        },
        "Close" : {

        }
      },
      "version" : "1.0"
    }
    """
  }

  private static func unit(_ state: String, _ text: String, indent: Int) -> String {
    [
      #""stringUnit" : {"#, #"  "state" : "\#(state)","#, #"  "value" : "\#(text)""#, "}",
    ].map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }

  private static func forms(_ axis: String, _ forms: KeyValuePairs<String, String>) -> String {
    let blanks = { String(repeating: " ", count: $0) }
    let members = forms.map { name, state in
      blanks(14) + #""\#(name)" : {"# + "\n" + unit(state, "%lld pliki", indent: 16) + "\n"
        + blanks(14) + "}"
    }
    return blanks(10) + "\"variations\" : {\n" + blanks(12) + "\"\(axis)\" : {\n"
      + members.joined(separator: ",\n") + "\n" + blanks(12) + "}\n" + blanks(10) + "}"
  }

  private static let plain = catalog(unit("translated", "%lld pliki", indent: 10))
  private static let plural = catalog(
    forms("plural", ["few": "new", "many": "new", "one": "new", "other": "translated"]))
  private static let device = catalog(forms("device", ["mac": "new", "other": "translated"]))

  init() throws { folder = try ScriptedFolder(["Own.xcstrings": Self.plain]) }

  private func play(_ keys: String, locale: String = "pl") throws -> [String] {
    try folder.play(keys, locale: locale)
  }

  private var text: String {
    get throws { String(decoding: try folder.bytes("Own.xcstrings"), as: UTF8.self) }
  }

  // MARK: Plural

  @Test func thePluralFormsOfTheLanguageAreOffered() throws {
    let screen = try play("I")
    #expect(screen.has("plural") && screen.has("adds one, few, many, other"))
    #expect(screen.has("this string has no forms; vary it by: "))
    #expect(screen.has("adds iphone, other"))
    #expect(try text == Self.plain)
    #expect(try play("I<Esc>j").has("Close"))
    #expect(try text == Self.plain)
  }

  /// Only `other` keeps its state: nobody has looked at the rest.
  @Test func aTextGetsPluralForms() throws {
    let screen = try play("I<Enter>")
    #expect(try text == Self.plural)
    #expect(screen.has("saved to Own.xcstrings; u to undo"))
    #expect(screen.contains { $0.contains("few ") && $0.contains("new") && $0.contains("2, 3, 4") })
    // The next edit is that of a form.
    _ = try play("Iji<C-u>%lld plik<Enter>")
    #expect(try text.contains(#""value" : "%lld plik""#))
  }

  @Test(arguments: ["I<Enter>u", "I<Enter><Esc>u", "I<Enter>v<Enter><Enter>", "I<Enter>u<C-r>u"])
  func aTextIsPlainAgain(keys: String) throws {
    _ = try play(keys)
    #expect(try text == Self.plain)
  }

  @Test func whatWouldBeLostIsShownFirst() throws {
    let screen = try play("I<Enter>v<Enter>")
    #expect(screen.has("remove 3 forms and keep 'other'?"))
    for form in ["few   %lld pliki", "many  %lld pliki", "one   %lld pliki"] {
      #expect(screen.has(form))
    }
    #expect(try text == Self.plural)
    // Esc goes back to the forms.
    #expect(try play("Iv<Enter><Esc>").contains { $0.contains("few") && $0.contains("2, 3, 4") })
    #expect(try text == Self.plural)
  }

  // MARK: Devices

  @Test func aTextGetsDeviceForms() throws {
    _ = try play("Imac<Enter>")
    #expect(try text == Self.device)
    _ = try play("Iviphone<Enter>")
    let new = ["iphone": "new", "mac": "new", "other": "translated"] as KeyValuePairs
    #expect(try text == Self.catalog(Self.forms("device", new)))
    #expect(try play("Ivplain<Enter>").has("remove 2 forms and keep 'other'?"))
    _ = try play("Ivplain<Enter><Enter>")
    #expect(try text == Self.plain)
  }

  @Test func aFormOfADeviceVariesByPlural() throws {
    _ = try play("Imac<Enter>")
    _ = try play("Ikvplural<Enter>")
    let mac =
      try folder.value(
        "Own.xcstrings", "strings", "%lld files", "localizations", "pl", "variations", "device",
        "mac", "variations", "plural") as? [String: Any]
    #expect(Set(mac.map { Array($0.keys) } ?? []) == ["one", "few", "many", "other"])
    // Without its plural forms, it is as before.
    _ = try play("Ikkkkkvplain mac<Enter><Enter>")
    #expect(try text == Self.device)
  }

  // MARK: Refusals

  /// Without a number, Enter alone changes nothing: a row has to be selected.
  @Test func enterAloneAddsNoDevice() throws {
    let screen = try play("jI<Enter>", locale: "en")
    #expect(screen.has("this string has no forms; vary it by: "))
    #expect(try text == Self.plain)
    _ = try play("jI<Down><Enter>", locale: "en")
    #expect(try text.contains(#""iphone" : {"#))
  }

  @Test func withoutANumberThereAreNoPluralForms() throws {
    let screen = try play("jI", locale: "en")
    #expect(screen.has("iphone") && !screen.has("plural"))
    #expect(try play("jI").has("no translation yet; i adds it"))
    #expect(try text == Self.plain)
  }

  /// Without a text in the source language, the key is the text.
  @Test func aKeyVaries() throws {
    _ = try play("I<Enter>", locale: "en")
    let one = try folder.value(
      "Own.xcstrings", "strings", "%lld files", "localizations", "en", "variations", "plural",
      "one", "stringUnit")
    #expect(one as? [String: String] == ["state": "new", "value": "%lld files"])
  }

  @Test func readOnlyCatalogsDoNotVary() throws {
    let outcome = try Program.galley([
      "-l", "pl", "--read-only", "--script", "I", folder["Own.xcstrings"],
    ])
    #expect(outcome.output.contains("read-only"))
    #expect(try text == Self.plain)
  }

  /// The letters that move elsewhere move here too, and others search.
  @Test func lettersMove() throws {
    let first = try play("I")
    let second = try play("Ij")
    #expect(
      first.contains { $0.hasPrefix("▌ plural") } && second.contains { $0.hasPrefix("▌ iphone") })
    #expect(try play("Ijk") == first)
    #expect(try play("Imac").contains { $0.hasPrefix("▌ mac") })
  }
}
