import Foundation
import TestMaterial
import Testing

/// The phrases of AppShortcuts, which are lists: each is written without the others.
@Suite struct PhraseEditTests {
  private let folder: ScriptedFolder
  private static let key = "Next train in ${applicationName}"

  private static func set(_ locale: String, _ values: String...) -> String {
    let values = values.map { "\"\($0)\"" }.joined(separator: ",")
    return #""\#(locale)":{"stringSet":{"state":"translated","values":[\#(values)]}}"#
  }

  init() throws {
    let localizations = [
      Self.set(
        "en", Self.key, "Which train is next in ${applicationName}?", "${applicationName} next"),
      Self.set(
        "de", "Nächster Zug in ${applicationName}", "Welcher Zug fährt in ${applicationName}?"),
    ].joined(separator: ",")
    folder = try ScriptedFolder([
      "AppShortcuts.xcstrings":
        #"{"sourceLanguage":"en","strings":{"\#(Self.key)":{"localizations":{\#(localizations)}}},"version":"1.0"}"#
    ])
  }

  private func values(_ locale: String) throws -> [String]? {
    try folder.value(
      "AppShortcuts.xcstrings", "strings", Self.key, "localizations", locale, "stringSet", "values")
      as? [String]
  }

  private func set(_ text: String, _ words: String...) throws -> Program.Outcome {
    try Program.galley(["set", Self.key, text] + words + [folder["AppShortcuts.xcstrings"]])
  }

  /// After one phrase is saved, the others are still to be filled in.
  @Test func phrasesAreFilledInOneAfterAnother() throws {
    var screen = try folder.play("gldut<Enter>Ii")
    #expect(screen.contains { $0.hasPrefix("nl 1 >") }, "\(screen)")
    screen = try folder.play(":add-locale nl<Enter>IiEen ${applicationName}<Enter>")
    #expect(try values("nl") == ["Een ${applicationName}"])
    #expect(screen.contains { $0.hasPrefix("  1  Een ${applicationName}") }, "\(screen)")
    #expect(screen.contains { $0.hasPrefix("▌ 2") && $0.contains("missing") }, "\(screen)")
    #expect(screen.contains { $0.hasPrefix("  3") && $0.contains("missing") }, "\(screen)")
    _ = try folder.play(
      "IjiTwee ${applicationName}<Enter>iDrie ${applicationName}<Enter>", locale: "nl")
    #expect(try values("nl") == ["Een", "Twee", "Drie"].map { "\($0) ${applicationName}" })
  }

  /// A list has no gaps.
  @Test func aPhraseIsNotAddedBeforeTheOneAboveIt() throws {
    let screen = try folder.play(":add-locale nl<Enter>Ijji")
    #expect(screen.has("add phrase 1 first"), "\(screen)")
  }

  @Test func setAddsTheNextPhrase() throws {
    #expect(try set("Zug ${applicationName}", "-l", "de", "--form", "values.2").status == 0)
    #expect(try values("de")?.count == 3)
    #expect(try values("de")?.last == "Zug ${applicationName}")
    for index in 0..<2 {
      let outcome = try set(
        "\(index) ${applicationName}", "-l", "nl", "--form", "values.\(index)", "--add-locale")
      #expect(outcome.status == 0, "\(outcome.output)")
    }
    #expect(try values("nl") == ["0 ${applicationName}", "1 ${applicationName}"])
    let outcome = try set("x ${applicationName}", "-l", "de", "--form", "values.9")
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("the list has 3 values; set values.3 first"), "\(outcome.output)")
  }

  // MARK: The name of the app

  /// What check reports about names in braces, set refuses, and the field asks about.
  @Test func aPhraseNeedsTheNameOfTheApp() throws {
    let before = try folder.bytes("AppShortcuts.xcstrings")
    let outcome = try set("Nächster Zug", "-l", "de", "--form", "values.0")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("missing ${applicationName}"), "\(outcome.output)")
    #expect(outcome.output.contains("(--force writes it)"))
    #expect(try folder.bytes("AppShortcuts.xcstrings") == before)
    let screen = try folder.play("Ii<C-u>Zug<Enter>")
    #expect(screen.contains { $0.hasPrefix("de 1 > Zug") }, "\(screen)")
    #expect(screen.has("Enter saves anyway"), "\(screen)")
    #expect(try folder.bytes("AppShortcuts.xcstrings") == before)
    _ = try folder.play("Ii<C-u>Zug<Enter><Enter>")
    #expect(try values("de")?.first == "Zug")
    #expect(try set("Nächster Zug", "-l", "de", "--form", "values.0", "--force").status == 0)
    #expect(try values("de")?.first == "Nächster Zug")
  }
}
