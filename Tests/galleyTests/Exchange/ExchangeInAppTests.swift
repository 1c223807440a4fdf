import TestMaterial
import Testing

@testable import galley

/// Files go to a translator and come back without leaving the app.
@Suite struct ExchangeInAppTests {
  private let project: ExchangeProject
  private var folder: TemporaryFolder { project.folder }

  init() throws { project = try ExchangeProject() }

  /// The last screen of the app in the folder of the project, after some keys.
  private func play(_ keys: String, _ path: String = "App", locale: String? = nil) throws -> String
  {
    let words =
      ["--no-config", "--script", keys, "--size", "100x30"] + (locale.map { ["-l", $0] } ?? [])
      + [path]
    let quoted = try ([Program.path()] + words).map { "'\($0)'" }.joined(separator: " ")
    let outcome = try Program.run("/bin/sh", ["-c", "cd '\(folder.path)' && exec \(quoted)"])
    #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output
  }

  @Test func exportWritesTheShownLanguage() throws {
    let screen = try play(":export<Enter>", locale: "fr")
    #expect(screen.contains("exported fr.xliff (5 strings)"), "\(screen)")
    #expect(try folder.text(of: "fr.xliff") == project.export("fr"))
    // It may have come back from a translator.
    let again = try play(":export de fr<Enter>", locale: "fr")
    #expect(again.contains("not exported: fr.xliff exists"), "\(again)")
    #expect(try play(":export de,it<Enter>").contains("exported de.xliff (5 strings), it.xliff"))
    #expect(try folder.text(of: "de.xliff") == project.export("de"))
  }

  @Test func exportRefusesTheSourceLanguage() throws {
    let screen = try play(":export<Enter>", locale: "en")
    #expect(screen.contains("en is the source language"), "\(screen)")
  }

  @Test func importIsOneStep() throws {
    let old = try project.catalog
    try folder.write(
      "fr.xliff",
      project.export("fr").replacing("Salut", with: "Bonjour").replacing(
        "<source>Sign out</source>",
        with: "<source>Sign out</source>\n<target state=\"translated\">Quitter</target>"))
    let screen = try play(":import fr.xliff<Enter>", locale: "fr")
    #expect(
      screen.contains("2 strings imported into Localizable.xcstrings; u to undo"), "\(screen)")
    #expect(screen.contains("Bonjour") && screen.contains("Quitter"))
    let new = try project.catalog
    #expect(new.contains("Bonjour") && new.contains("Quitter"))
    try folder.write("App/Localizable.xcstrings", old)
    _ = try play(":import fr.xliff<Enter>u", locale: "fr")
    #expect(try project.catalog == old)
    _ = try play(":import fr.xliff<Enter>u<C-r>", locale: "fr")
    #expect(try project.catalog == new)
  }

  @Test func refusedStringsAreListedAndNothingIsWritten() throws {
    let old = try project.catalog
    try folder.write(
      "fr.xliff",
      project.export("fr").replacing("Salut %@", with: "Bonjour").replacing(
        "<source>Price</source>", with: "<source>Old price</source>"
      )
      .replacing("Prix", with: "Tarif"))
    let screen = try play(":import fr.xliff<Enter>", locale: "fr")
    #expect(screen.contains("missing placeholder %@"), "\(screen)")
    #expect(screen.contains("the source string is now 'Price'"), "\(screen)")
    #expect(try project.catalog == old)
  }

  @Test(arguments: [
    ("none.xliff", "not imported: none.xliff"), ("App", "not a file to import"),
    ("broken.xliff", "not imported: broken.xliff:1:1"),
  ])
  func otherFilesAreRefused(name: String, message: String) throws {
    try folder.write("broken.xliff", "<html></html>")
    let screen = try play(":import \(name)<Enter>", locale: "fr")
    #expect(screen.contains(message), "\(screen)")
  }

  // MARK: The translator's side

  @Test func translatorSeesTheLanguageOfTheFile() throws {
    try folder.write("fr.xliff", project.export("fr"))
    let screen = try play("", "fr.xliff")
    #expect(screen.contains("fr  French") && screen.contains("Salut"), "\(screen)")
    let missing = try play("vm", "fr.xliff")
    #expect(missing.contains("Sign out") && !missing.contains("Salut"))
  }

  @Test func translatorWorksThroughTheFile() throws {
    try folder.write("pl.xliff", project.export("pl"))
    let keys =
      "vmgg/Sign<Enter>iWyloguj się<Enter><Esc>gg/files<Enter>Ii%lld plik<Enter>"
      + "i%lld pliki<Enter>i%lld plików<Enter>i%lld pliku<Enter>"
    _ = try play(keys, "pl.xliff")
    let text = try folder.text(of: "pl.xliff")
    for target in ["Wyloguj się", "%lld plik", "%lld pliki", "%lld plików", "%lld pliku"] {
      #expect(
        text.contains("<target state=\"translated\">\(target)</target>"), "\(target)\n\(text)")
    }
    let outcome = try project.galley(["import", folder["pl.xliff"], folder["App"]])
    #expect(outcome.status == 0 && outcome.output.hasSuffix("5 strings written, 0 unchanged\n"))
  }

  /// Two catalogs in one file may have the same key.
  @Test func equalKeysOfTwoCatalogsAreEditedApart() throws {
    try folder.write(
      "App/Other.xcstrings",
      #"{"sourceLanguage":"en","strings":{"Sign out":{}},"version":"1.0"}"#)
    try folder.write("fr.xliff", project.export("fr"))
    _ = try play("vmG:table Other<Enter>iAutre<Enter><Esc>", "fr.xliff")
    let text = try folder.text(of: "fr.xliff")
    let parts = text.split(separator: "<file ")
    #expect(parts.count == 3)
    #expect(!parts[1].contains("Autre") && parts[2].contains("Autre"), "\(text)")
  }
}
