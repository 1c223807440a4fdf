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
  }

  /// The key stays, and is the source string then.
  @Test func removesTheSourceText() throws {
    let outcome = try run("remove", "one", "-l", "en")
    #expect(outcome.output == "removed a · one · en\n", "\(outcome.errors)")
    #expect(
      try text
        == Self.catalog(
          ("one", Self.entry("de")), ("two", Self.entry("de", "fr")), ("six", Self.entry("fr"))))
  }

  // MARK: Forms

  /// A plural with some forms, as Xcode writes it.
  private static func plural(_ forms: String...) -> String {
    let members = forms.map { form in
      """
                    "\(form)" : {
                      "stringUnit" : {
                        "state" : "translated",
                        "value" : "%lld \(form)"
                      }
                    }
      """
    }
    return """
      {
            "localizations" : {
              "pl" : {
                "variations" : {
                  "plural" : {
      \(members.joined(separator: ",\n"))
                  }
                }
              }
            }
          }
      """
  }

  @Test(arguments: [
    (["one", "-l", "pl", "--form", "two"], ["few", "many", "one", "other"]),
    (["-l", "pl", "--form", "plural.two", "--force"], ["few", "many", "one", "other"]),
    (["one", "-l", "pl", "--form", "few"], ["many", "one", "other", "two"]),
  ])
  func removesAForm(words: [String], rest: [String]) throws {
    let forms = ["few", "many", "one", "other", "two"]
    let catalog = { (names: [String]) in
      Self.catalog(
        ("one", Self.plural(names[0], names[1], names[2], names[3])), ("two", Self.entry("de")))
    }
    try folder.write(
      "a.xcstrings",
      Self.catalog(
        ("one", Self.plural(forms[0], forms[1], forms[2], forms[3], forms[4])),
        ("two", Self.entry("de"))))
    let outcome = try Program.galley(["remove"] + words + [folder["a.xcstrings"]])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let gone = forms.first { !rest.contains($0) } ?? ""
    #expect(outcome.output == "removed a · one · pl · plural.\(gone)\n")
    #expect(try text == catalog(rest))
    let again = try Program.galley(
      ["remove", "--format", "json"] + words + [folder["a.xcstrings"]])
    #expect(again.status == (words[0] == "one" ? 1 : 0))
    #expect(again.output.isEmpty == (words[0] != "one"))
  }

  /// The last form takes the translation with it.
  @Test func removesTheLastForm() throws {
    try folder.write("a.xcstrings", Self.catalog(("one", Self.plural("few", "other"))))
    let held = try run("remove", "one", "-l", "pl", "--form", "other")
    #expect(held.status == 1)
    #expect(held.output.contains("the other forms need 'plural.other' (--force removes it)"))
    _ = try run("remove", "one", "-l", "pl", "--form", "few")
    #expect(try text == Self.catalog(("one", Self.plural("other"))))
    _ = try run("remove", "one", "-l", "pl", "--form", "other")
    #expect(try text == Self.catalog(("one", "{\n\n    }")))
    #expect(try run("remove", "one", "--form", "other").status == 2)
  }

  @Test func removesAFormOfStringsdict() throws {
    let entry = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      \t<key>Trips</key><dict>
      \t\t<key>NSStringLocalizedFormatKey</key><string>%#@trips@</string>
      \t\t<key>trips</key><dict>
      \t\t\t<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      \t\t\t<key>NSStringFormatValueTypeKey</key><string>d</string>
      \t\t\t<key>one</key><string>%d Reise</string>
      \t\t\t<key>two</key><string>%d Reisen</string>
      \t\t\t<key>other</key><string>%d Reisen</string>
      \t\t</dict>
      \t</dict>
      </dict></plist>

      """
    try folder.write("p/de.lproj/Own.stringsdict", entry)
    try folder.write("p/en.lproj/Own.stringsdict", entry)
    let outcome = try Program.galley([
      "remove", "Trips", "-l", "de", "--form", "substitution.trips.plural.two", folder["p/"],
    ])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      try folder.text(of: "p/de.lproj/Own.stringsdict")
        == entry.replacing("\t\t\t<key>two</key><string>%d Reisen</string>\n", with: ""))
    #expect(try folder.text(of: "p/en.lproj/Own.stringsdict") == entry)
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
    #expect(source.output.contains("en is the source language; name the keys"))
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
