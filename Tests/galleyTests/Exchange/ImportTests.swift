import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley import`: what it writes, refuses and reports.
@Suite struct ImportTests {
  private let project: ExchangeProject
  private var folder: TemporaryFolder { project.folder }

  init() throws { project = try ExchangeProject() }

  private func expectUntouched(_ location: SourceLocation = #_sourceLocation) throws {
    #expect(try project.catalog == ExchangeProject.catalog, sourceLocation: location)
  }

  @Test func exportChangesNothing() throws {
    let outcome = try project.importing(try project.export("fr"))
    #expect(outcome == Program.Outcome(output: "0 strings written, 4 unchanged\n", status: 0))
    try expectUntouched()
  }

  @Test func changesAreSpliced() throws {
    let sent = try project.export("fr")
      .replacing("needs-review-l10n\">Salut", with: "translated\">Bonjour")
      .replacing("%lld fichiers<", with: "%lld documents<")
    let dry = try project.importing(sent, ["--dry-run"])
    #expect(
      dry.output.hasPrefix("would write App/Localizable.xcstrings · %lld files · fr · plural.other")
    )
    #expect(dry.output.hasSuffix("2 strings to write, 2 unchanged\n"))
    try expectUntouched()
    let outcome = try project.importing(sent)
    #expect(
      outcome.output == """
        written App/Localizable.xcstrings · %lld files · fr · plural.other
        written App/Localizable.xcstrings · Hello, %@ · fr
        2 strings written, 2 unchanged

        """)
    #expect(
      try project.catalog
        == ExchangeProject.catalog.replacing("%lld fichiers", with: "%lld documents")
        .replacing(
          "\"needs_review\", \"value\" : \"Salut", with: "\"translated\", \"value\" : \"Bonjour"))
  }

  /// A translator is the first in a language, and fills its plural forms.
  @Test func newLanguageIsAdded() throws {
    var sent = try project.export("pl")
    for (id, text) in [
      ("%lld files|==|plural.one", "%lld plik"), ("%lld files|==|plural.few", "%lld pliki"),
      ("%lld files|==|plural.many", "%lld plików"), ("%lld files|==|plural.other", "%lld pliku"),
      ("Sign out", "Wyloguj się"),
    ] {
      let unit = "<trans-unit id=\"\(id)\" xml:space=\"preserve\">\n"
      let start = try #require(sent.range(of: unit))
      let end = try #require(sent.range(of: "</source>", range: start.upperBound..<sent.endIndex))
      sent.insert(contentsOf: "<target>\(text)</target>", at: end.upperBound)
    }
    let outcome = try project.importing(sent, as: "pl.xliff")
    #expect(outcome.status == 0 && outcome.output.hasSuffix("5 strings written, 0 unchanged\n"))
    let printed = try project.galley(
      ["print", "-l", "pl", "--count", "3", "--fields", "text", folder["App"]])
    #expect(printed.output.contains("3 pliki\n") && printed.output.contains("Wyloguj się\n"))
  }

  // MARK: Damage

  /// Each fault is named, and nothing is written.
  @Test(arguments: [
    (
      "source", "<source>Sign out</source>", "<source>Log out</source><target>Quitter</target>",
      "the source string is now 'Sign out'"
    ),
    (
      "no source", "<source>Sign out</source>", "<target>Quitter</target>",
      "the source string is missing"
    ),
    (
      "id", "id=\"Sign out\" xml:space=\"preserve\">\n        <source>Sign out</source>",
      "id=\"sign-out\"><source>Sign out</source><target>Quitter</target>",
      "no such key; 'Sign out' has the same source string"
    ),
    ("placeholder", "Salut %@<", "Salut<", "[spec-missing]"),
    ("inline", "Salut %@<", "Salut <x id=\"1\"/><", "which may be a lost placeholder"),
    // A draft without a text is not done, and says nothing.
    ("empty", ">Salut %@</target>", "/>", ""),
    (
      "deleted", "\"needs-review-l10n\">Salut %@</target>", "\"final\"/>",
      "empty; it would delete the translation"
    ),
    (
      "copy", "\"needs-review-l10n\">Salut %@", "\"translated\">Hello, %@",
      "it would replace the translation with the source string"
    ),
    ("space", "Prix\u{A0}: 5\u{A0}€", "Prix : 5 €", "it only loses no-break spaces"),
    (
      "secret", "id=\"Sign out\" xml:space=\"preserve\">\n        <source>Sign out</source>",
      "id=\"Secret\"><source>Secret</source><target>Geheim</target>", "marked \"Don't Translate\""
    ),
    ("language", "target-language=\"fr\"", "", "the file does not name its language"),
    (
      "source language", "source-language=\"en\"", "source-language=\"de\"",
      "translated from 'de', but the source language is 'en'"
    ),
    ("form", "plural.one", "plural.few", "never uses 'few'"),
    (
      "twice", "</body>",
      "<trans-unit id=\"Sign out\"><source>Sign out</source><target>A</target></trans-unit>"
        + "<trans-unit id=\"Sign out\"><source>Sign out</source><target>B</target></trans-unit></body>",
      "the same string is set twice"
    ),
  ])
  func damageIsRefused(fault: String, old: String, new: String, message: String) throws {
    let sent = try project.export("fr")
    try #require(sent.contains(old))
    let outcome = try project.importing(sent.replacing(old, with: new))
    if message.isEmpty {
      #expect(outcome.status == 0)
    } else {
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(message), "\(outcome)")
      let refused = outcome.output.split(separator: "\n").filter { $0.hasPrefix("refused") }
      #expect(refused.allSatisfy { $0.contains(" fr.xliff:") })
    }
    try expectUntouched()
  }

  /// What is suspicious and can be imported is named.
  @Test(arguments: [
    (
      "original", "original=\"App/Localizable.xcstrings\"", "",
      "the path of the catalog (original) is lost; there is only one catalog"
    ),
    (
      "other original", "App/Localizable.xcstrings", "Other.xcstrings",
      "no catalog 'Other.xcstrings'; strings are found by their keys"
    ),
    (
      "tags", ">Salut %@<", ">Bonjour <g id=\"1\">%@</g><",
      "the tags of inline elements were dropped"
    ),
    (
      "copy", "<source>Sign out</source>",
      "<source>Sign out</source><target state=\"translated\">Sign out</target>",
      "the same as the source string; marked as needs review"
    ),
    ("spaces", "Prix\u{A0}: 5\u{A0}€", "Coût : 5 €", "fewer no-break spaces than before"),
  ])
  func damageIsReported(fault: String, old: String, new: String, message: String) throws {
    let sent = try project.export("fr")
    try #require(sent.contains(old))
    let outcome = try project.importing(sent.replacing(old, with: new))
    #expect(outcome.status == 0 && outcome.errors.contains(message), "\(outcome)")
    #expect(outcome.errors.hasPrefix("galley: fr.xliff:"))
    if fault == "copy" { #expect(try project.export("fr").contains("l10n\">Sign out</target>")) }
  }

  /// A space that the source string has, and no translation had before.
  @Test func lostSpacesOfTheSourceAreReported() throws {
    try folder.write(
      "App/Localizable.xcstrings",
      "{\"sourceLanguage\":\"en\",\"strings\":{\"5\u{A0}km\":{}},\"version\":\"1.0\"}")
    let sent = try project.export("fr").replacing(
      "</source>", with: "</source><target>5 km</target>")
    let outcome = try project.importing(sent)
    #expect(
      outcome.errors.hasSuffix(
        "the no-break space of the source string is a plain space in '5 km'\n"), "\(outcome)")
    #expect(outcome.output.hasSuffix("1 string written, 0 unchanged\n"))
  }

  /// Without any state, an unchanged draft stays a draft.
  @Test func lostStatesAreReported() throws {
    let sent = try project.export("fr").replacing(/\ state="[a-z0-9-]*"/, with: "")
      .replacing("%lld fichiers<", with: "%lld documents<")
    let outcome = try project.importing(sent)
    #expect(outcome.errors.contains("no translation has a state"))
    #expect(outcome.output.hasSuffix("1 string written, 3 unchanged\n"))
    #expect(try project.export("fr").contains("\"needs-review-l10n\">Salut"))
  }

  @Test func lostPluralFormsAreReported() throws {
    let sent = try project.export("fr")
    let start = try #require(sent.range(of: "      <trans-unit id=\"%lld files|==|plural.one"))
    let end = try #require(sent.range(of: "      <trans-unit id=\"%lld files|==|plural.other"))
    var cut = sent
    cut.removeSubrange(start.lowerBound..<end.lowerBound)
    let outcome = try project.importing(cut)
    #expect(outcome.errors.contains("'%lld files' lacks the form plural.one"))
    try expectUntouched()
  }

  /// Two catalogs with the same key cannot be told apart without their paths.
  @Test func sameKeyInTwoCatalogs() throws {
    try folder.write("App/Other.xcstrings", ExchangeProject.catalog)
    let sent = try project.export("fr")
    let changed = sent.replacing("Salut", with: "Bonjour")
    #expect(try project.importing(changed).output.contains("2 strings written"))
    let lost = changed.replacing(/\ original="[^"]*"/, with: "").replacing("Bonjour", with: "Ciao")
    let outcome = try project.importing(lost)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("have the key, and the file does not say which it means"))
  }

  @Test func keepGoingWritesTheOthers() throws {
    let sent = try project.export("fr").replacing("%lld fichiers<", with: "%lld documents<")
      .replacing("Salut %@<", with: "Salut<")
    let outcome = try project.importing(sent, ["--keep-going"])
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("1 string written, 1 refused, 2 unchanged\n"))
    #expect(
      try project.catalog
        == ExchangeProject.catalog.replacing("%lld fichiers", with: "%lld documents"))
  }

  @Test func resultsAreJSON() throws {
    let sent = try project.export("fr").replacing("Salut %@<", with: "Salut<")
    let outcome = try project.importing(sent, ["--format", "json"])
    #expect(outcome.output.contains("\"action\":\"refused\""))
    #expect(outcome.output.contains("\"line\":"))
  }

  @Test(arguments: ["", "<xliff", "<html/>", "no XML", "<xliff version=\"2.0\"></xliff>"])
  func brokenFileIsRefused(text: String) throws {
    let outcome = try project.importing(text)
    #expect(outcome.status == 3 && outcome.errors.hasPrefix("galley: fr.xliff:"))
    try expectUntouched()
  }

  // MARK: Attacks

  /// Bombs, entities of other files, depth, and characters that are none.
  @Test(arguments: [
    (
      "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;\">]>",
      "&c;", "declares entities of its own"
    ),
    ("<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>", "&e;", "declares entities"),
    ("<!DOCTYPE x [<!ENTITY % e SYSTEM \"http://[::1]/e\"> %e;]>", "x", "declares entities"),
    ("", "&e;", "unknown entity"), ("", "&#0;", "invalid character number"),
    ("", "&#xD800;", "invalid character number"), ("", "&#99999999;", "invalid character number"),
    ("", String(repeating: "<g>", count: 100_000), "nested more than 100 deep"),
  ])
  func attacksAreRefused(declaration: String, text: String, reason: String) throws {
    let sent = try project.export("fr")
      .replacing("<xliff ", with: declaration + "<xliff ", maxReplacements: 1)
      .replacing("Salut %@", with: text)
    let outcome = try project.importing(sent)
    #expect(outcome.status == 3 && outcome.errors.contains(reason), "\(outcome.errors.prefix(300))")
    try expectUntouched()
  }

  @Test func deepGroupsAreRefused() throws {
    let sent = try project.export("fr").replacing(
      "<body>", with: "<body>" + String(repeating: "<group>", count: 100_000))
    let outcome = try project.importing(sent)
    #expect(outcome.status == 3 && outcome.errors.contains("nested more than 100 deep"))
    try expectUntouched()
  }

  /// A language is no path, and a bundle holds no special files.
  @Test func namesOfLanguagesAreChecked() throws {
    let sent = try project.export("fr").replacing(
      "target-language=\"fr\"", with: "target-language=\"../../x\"")
    let outcome = try project.importing(sent)
    #expect(outcome.status == 1 && outcome.output.contains("'../../x' is not a language"))
    try expectUntouched()
    try folder.makeFolder("de.xcloc/Localized Contents/de.xliff")
    let bundle = try project.galley(["import", folder["de.xcloc"], folder["App"]])
    #expect(bundle.status == 3 && !bundle.errors.isEmpty, "\(bundle)")
  }

  // MARK: Bundles

  @Test func bundleComesBack() throws {
    let words = ["export", "--xcloc", "-l", "fr", "-o", folder["out"], folder["App"]]
    #expect(try project.galley(words).status == 0)
    let name = "out/fr.xcloc/Localized Contents/fr.xliff"
    // The language of the bundle serves where the file has none.
    let sent = try folder.text(of: name).replacing("Salut", with: "Bonjour")
      .replacing(" target-language=\"fr\"", with: "")
    try folder.write(name, sent)
    let outcome = try project.galley(["import", folder["out/fr.xcloc/"], folder["App"]])
    #expect(outcome.status == 0 && outcome.output.contains("1 string written"))
    #expect(try project.catalog.contains("Bonjour"))
  }

  /// A translator edits the bundle, and sends it back.
  @Test func translatorEditsABundle() throws {
    let words = ["export", "--xcloc", "-l", "pl", "-o", folder["sent"], folder["App"]]
    #expect(try project.galley(words).status == 0)
    let bundle = folder["sent/pl.xcloc"]
    for (form, text) in [
      ("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "%lld pliku"),
    ] {
      let set = ["set", "%lld files", text, "-l", "pl", "--form", form, "--force"]
      #expect(try project.galley(set + [bundle]).status == 0)
    }
    #expect(
      try project.galley(["set", "Sign out", "Wyloguj się", "-l", "pl", bundle]).status == 0)
    let outcome = try project.galley(["import", bundle, folder["App"]])
    #expect(outcome.errors.isEmpty && outcome.status == 0)
    #expect(outcome.output.hasSuffix("5 strings written, 0 unchanged\n"))
    #expect(try project.catalog.contains("\"Wyloguj się\""))
  }

  /// No name in a bundle leads out of it.
  @Test func bundleStaysInItsFolder() throws {
    try folder.write("secret.xliff", project.export("fr").replacing("Salut", with: "Bonjour"))
    try folder.makeFolder("fr.xcloc/Localized Contents")
    try folder.link("fr.xcloc/Localized Contents/fr.xliff", to: folder["secret.xliff"])
    let linked = try project.galley(["import", folder["fr.xcloc"], folder["App"]])
    #expect(linked.status == 3 && linked.errors.contains("symbolic link"), "\(linked)")
    try folder.write(
      "de.xcloc/contents.json", #"{"targetLocale": "../../../etc", "version": "1.0"}"#)
    let empty = try project.galley(["import", folder["de.xcloc"], folder["App"]])
    #expect(empty.status == 3 && empty.errors.contains("de.xcloc: no XLIFF file"))
    let original = try project.importing(
      project.export("fr").replacing("App/Localizable", with: "../../../../etc/passwd"))
    #expect(original.status == 0 && original.errors.contains("no catalog '../../../../etc/passwd"))
    try expectUntouched()
  }

  // MARK: Spreadsheets and JSON Lines

  @Test func spreadsheetComesBack() throws {
    let words = ["export", "--format", "csv", "-o", folder["out"], folder["App"]]
    #expect(try project.galley(words).output == "out/fr.csv: 5 strings\n")
    let sheet = try folder.text(of: "out/fr.csv")
    #expect(
      sheet.hasPrefix(
        "\u{FEFF}file,key,form,locale,source,translation,state,comment\r\n"
          + "App/Localizable.xcstrings,%lld files,plural.one,fr,%lld file,%lld fichier,translated,"
          + "Number of files\r\n"))
    #expect(sheet.contains("Sign out,,fr,Sign out,,missing,\r\n"))
    let same = try project.importing(sheet, as: "fr.csv")
    #expect(same.output == "0 strings written, 4 unchanged\n")
    let changed = sheet.replacing(
      "Sign out,,missing", with: "Sign out,\"Quitter, \"\"ici\"\"\",missing"
    )
    .replacing("Salut %@", with: "Bonjour %@")
    let outcome = try project.importing(changed, as: "fr.csv")
    #expect(outcome.status == 0 && outcome.output.contains("2 strings written"), "\(outcome)")
    #expect(try project.catalog.contains(#"Quitter, \"ici\""#))
    // The state of the column is that of the new text.
    #expect(try project.export("fr").contains("\"needs-review-l10n\">Bonjour %@"))
  }

  @Test func spreadsheetWithSemicolons() throws {
    let text = "key;locale;translation;source\nSign out;fr;Quitter;Sign out\n"
    #expect(try project.importing(text, as: "a.csv").output.contains("1 string written"))
    #expect(try project.catalog.contains("Quitter"))
  }

  @Test(arguments: [
    ("key,translation\na,b\n", "no column 'locale'"),
    ("key,locale,translation,state\nSign out,fr,A,done\n", "invalid state 'done'"),
    ("key,locale,translation,form\nSign out,fr,A,plenty\n", "invalid form 'plenty'"),
    ("key,locale,translation\nSign out,fr,\"A\n", "unterminated quotation mark"),
  ])
  func brokenSpreadsheetIsRefused(text: String, message: String) throws {
    let outcome = try project.importing(text, as: "a.csv")
    #expect(outcome.status == 3 && outcome.errors.contains(message), "\(outcome)")
    try expectUntouched()
  }

  @Test func staleSpreadsheetIsRefused() throws {
    let text = "key,locale,translation,source\nSign out,fr,Quitter,Log out\n"
    let outcome = try project.importing(text, as: "a.csv")
    #expect(outcome.output.contains("a.csv:2:1: "))
    #expect(outcome.output.contains("the source string is now 'Sign out'"))
    try expectUntouched()
  }

  @Test func linesOfJSONAreTaken() throws {
    let line = #"{"key": "Sign out", "locale": "fr", "text": "Quitter", "source": "Sign out"}"#
    #expect(try project.importing(line, as: "a.jsonl").output.contains("1 string written"))
    #expect(try project.importing("{", as: "a.jsonl").status == 3)
  }

  @Test func filesToImportAreRequired() throws {
    #expect(try project.galley(["import"]).status == 2)
    #expect(
      try project.galley(["import", folder["App"]]).errors.contains("is not a file to import"))
    #expect(try project.galley(["import", folder["no.xliff"], folder["App"]]).status == 3)
  }
}
