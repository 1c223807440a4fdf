import TestMaterial
import Testing

/// `-l` selects the same localizations in every command, and a gate that judges no string fails.
@Suite struct LanguageOptionTests {
  /// A catalog in some languages, each of which lacks the placeholder of the key.
  private func catalog(_ languages: [String]) -> String {
    let texts = languages.map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "text in \#($0)"}}"#
    }
    return #"""
      {"sourceLanguage": "en", "strings": {"Hello, %@": {"localizations": {
        \#(texts.joined(separator: ",\n"))
      }}}, "version": "1.0"}
      """#
  }

  private static let commands = ["check", "coverage", "fit", "print", "explain", "compile", ""]

  /// Runs a command on a catalog, with a language.
  private func run(_ command: String, _ language: String, _ folder: TemporaryFolder) throws
    -> Program.Outcome
  {
    let words: [String] =
      switch command {
      case "": ["--script", ""]
      case "explain": ["explain", "Hello, %@"]
      case "compile": ["compile", "--dry-run", "--output-directory", folder["out"]]
      case "check": ["check", "--format", "json"]
      default: [command]
      }
    return try Program.galley(words + ["-l", language, folder["Main.xcstrings"]])
  }

  @Test(arguments: [
    ("de_DE", "de"), ("de-AT", "de"), ("zh", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
    ("pt-BR", "pt-PT"), ("fr", "fr-CA"),
  ])
  func theLanguageThatAnAppWouldChoose(language: String, localization: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.xcstrings", catalog(["de", "fr-CA", "pt-PT", "zh-Hans", "zh-Hant"]))
    let text = "text in \(localization)"
    let checked = try run("check", language, folder)
    #expect(checked.status == 1)
    #expect(checked.output.contains(#""locale":"\#(localization)""#), "\(checked.output)")
    let counted = try run("coverage", language, folder)
    #expect(counted.status == 0)
    let row = counted.output.split(separator: "\n").dropFirst(2).first ?? ""
    #expect(row.hasPrefix("\(localization) "), "\(counted.output)")
    #expect(try run("fit", language, folder).output.contains("\n  \(localization) "))
    #expect(try run("print", language, folder).output.contains(text))
    #expect(try run("explain", language, folder).output.contains(text))
    #expect(try run("compile", language, folder).output.contains("/\(localization).lproj/"))
    #expect(try run("", language, folder).output.contains(text))
  }

  @Test(arguments: [
    ("german", "did you mean 'de'?"), ("Deutsch", "did you mean 'de'?"),
    ("portuguese", "did you mean 'pt-PT'?"), ("français", "did you mean 'fr-CA'?"),
    ("中文", "did you mean 'zh-Hant'?"), ("zh-Hans", "did you mean 'zh-Hant'?"),
    ("dee", "did you mean 'de'?"), ("sv", "the catalogs have de, en, fr-CA, pt-PT, zh-Hant"),
  ])
  func aLanguageWithoutTranslations(language: String, advice: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.xcstrings", catalog(["de", "fr-CA", "pt-PT", "zh-Hant"]))
    for command in Self.commands {
      let outcome = try run(command, language, folder)
      #expect(outcome.status == 3, "\(command)")
      // Commands that print rows say which.
      let shown = ["print", "explain"].contains(command) ? ", showing the source language" : ""
      #expect(
        outcome.errors.hasPrefix("galley: no translations for '\(language)'\(shown); \(advice)\n"),
        "\(command): \(outcome.errors)")
      // The app shows the source language instead.
      #expect(command == "" || !outcome.output.contains("100.0%"), "\(command)")
    }
  }

  @Test(arguments: ["", "toolonglanguage1", "d€", "fr,,de", "e n"])
  func whatIsNoLanguage(word: String) throws {
    #expect(try Program.galley(["check", "-l", word, "Catalogs"]).status == 2)
  }

  /// The name of a folder in the old spelling is a localization.
  @Test func anOldName() throws {
    let folder = try TemporaryFolder()
    try folder.write("German.lproj/Main.strings", #""a" = "b";"#)
    try folder.write("en.lproj/Main.strings", #""a" = "c";"#)
    for language in ["German", "de", "de-CH"] {
      let outcome = try Program.galley(["coverage", "-l", language, folder.path])
      #expect(outcome.status == 0, "\(language): \(outcome.errors)")
      #expect(outcome.output.contains("\nGerman  "))
    }
  }

  // MARK: Nothing to judge

  @Test(arguments: [
    (["check"], "checked"), (["coverage"], "counted"),
    (["coverage", "--fail-under", "90"], "counted"),
    (["fit"], "measured"), (["fit", "--format", "csv"], "measured"),
    (["check", "--format", "junit"], "checked"), (["coverage", "--format", "json"], "counted"),
  ])
  func noStrings(words: [String], verb: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Main.xcstrings", #"{"sourceLanguage": "en", "strings": {}, "version": "1.0"}"#)
    let outcome = try Program.galley(words + [folder.path])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("galley: no strings were \(verb)\n"), "\(outcome.errors)")
    #expect(!outcome.output.contains("100"))
  }

  @Test func noStringsInALanguage() throws {
    let folder = try TemporaryFolder()
    try folder.write("Main.xcstrings", catalog(["de"]))
    let settings = #"{"locales": ["sv"]}"#
    try folder.write(".galley.json", settings)
    let outcome = try Program.galley(["check", folder["Main.xcstrings"]])
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("no translations for 'sv'"))
    #expect(outcome.errors.contains("no strings were checked"))
  }

  /// The keys of an app in one language are its strings.
  @Test func keysAloneAreStrings() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Main.xcstrings", #"{"sourceLanguage": "en", "strings": {"Hello": {}}, "version": "1.0"}"#)
    for words in [["check"], ["check", "-l", "en"], ["fit"]] {
      let outcome = try Program.galley(words + [folder.path])
      #expect(outcome.status == 0, "\(words): \(outcome.errors)")
    }
    #expect(try Program.galley(["check", "-l", "de", folder.path]).status == 3)
  }
}
