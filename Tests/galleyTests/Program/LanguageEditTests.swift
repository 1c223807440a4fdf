import TestMaterial
import Testing

/// `remove --locale` and `set --rename-locale`: whole languages of String Catalogs.
@Suite struct LanguageEditTests {
  private let folder: TemporaryFolder

  private static func entry(_ locales: String...) -> String {
    let units = locales.map { locale in
      """
              "\(locale)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(locale) text"
                }
              }
      """
    }
    return "{\n      \"localizations\" : {\n\(units.joined(separator: ",\n"))\n      }\n    }"
  }

  private static func catalog(_ entries: (String, String)...) -> String {
    let members = entries.map { "    \"\($0.0)\" : \($0.1)" }.joined(separator: ",\n")
    return
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(members)\n  },\n  \"version\" : \"1.0\"\n}"
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "a.xcstrings",
      Self.catalog(
        ("one", Self.entry("de", "en")), ("two", Self.entry("de", "fr")), ("six", Self.entry("fr")))
    )
  }

  private var text: String { get throws { try folder.text(of: "a.xcstrings") } }

  private func run(_ words: String...) throws -> Program.Outcome {
    try Program.galley(words + [folder["a.xcstrings"]])
  }

  @Test func removesATranslation() throws {
    let outcome = try run("remove", "two", "-l", "de")
    #expect(outcome.output == "removed a · two · de\n")
    #expect(
      try text
        == Self.catalog(
          ("one", Self.entry("de", "en")), ("two", Self.entry("fr")), ("six", Self.entry("fr"))))
    let again = try run("remove", "two", "-l", "de")
    #expect(again.status == 1)
    #expect(again.output == "refused a · two · de: no translation in this language\n")
    #expect(try run("remove", "one", "-l", "en").output.contains("en is the source language"))
  }

  @Test func removesALanguageOnlyByForce() throws {
    let old = try text
    let held = try run("remove", "-l", "de")
    #expect(held.status == 1)
    #expect(held.errors.contains("2 of 3 strings would be removed; nothing is removed without"))
    #expect(try text == old)
    let outcome = try run("remove", "-l", "de", "--force")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      try text
        == Self.catalog(
          ("one", Self.entry("en")), ("two", Self.entry("fr")), ("six", Self.entry("fr"))))
    let source = try run("remove", "-l", "en", "--force")
    #expect(source.status == 1)
    #expect(source.output.split(separator: "\n").count == 1)
  }

  @Test func renamesALanguage() throws {
    let outcome = try run("set", "--rename-locale", "fr=fr-CA")
    #expect(outcome.output == "renamed a · fr → fr-CA · 2 translations\n", "\(outcome.errors)")
    let renamed = Self.catalog(
      ("one", Self.entry("de", "en")), ("two", Self.entry("de", "fr-CA")),
      ("six", Self.entry("fr-CA")))
    #expect(try text == renamed.replacing("fr-CA text", with: "fr text"))
    for (words, message) in [
      ("en=nl", "en is the source language"),
      ("de=fr-CA", "'two' has a translation in fr-CA already"),
      ("fr=nl", "no String Catalog has translations in 'fr'"),
    ] {
      let refused = try run("set", "--rename-locale", words)
      #expect(refused.status == 1)
      #expect((refused.output + refused.errors).contains(message), "\(refused)")
    }
    for words in ["fr", "fr=", "=fr", "fr=fr", "a=b=c"] {
      #expect(try run("set", "--rename-locale", words).status == 2)
    }
    #expect(try text == renamed.replacing("fr-CA text", with: "fr text"))
  }
}
