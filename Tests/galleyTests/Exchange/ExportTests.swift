import CatalogFiles
import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley export`: what it writes, and where.
@Suite struct ExportTests {
  private let project: ExchangeProject
  private var folder: TemporaryFolder { project.folder }

  init() throws { project = try ExchangeProject() }

  @Test func oneLanguageGoesToStandardOutput() throws {
    let xliff = try project.export("fr")
    #expect(xliff.contains("<file original=\"App/Localizable.xcstrings\" source-language=\"en\""))
    #expect(xliff.contains("target-language=\"fr\""))
    #expect(
      xliff.contains(
        """
              <trans-unit id="%lld files|==|plural.one" xml:space="preserve">
                <source>%lld file</source>
                <target state="translated">%lld fichier</target>
                <note>Number of files</note>
              </trans-unit>
        """))
    #expect(xliff.contains("<target state=\"needs-review-l10n\">Salut %@</target>"))
    #expect(!xliff.contains("Secret"))
  }

  /// The forms are those of the language, although the catalogs do not have it.
  @Test func languageThatTheCatalogsLack() throws {
    let xliff = try project.export("pl")
    for form in ["one", "few", "many", "other"] {
      #expect(xliff.contains("id=\"%lld files|==|plural.\(form)\""))
    }
    #expect(!xliff.contains("<target") && xliff.contains("target-language=\"pl\""))
  }

  @Test func severalLanguagesGoToAFolder() throws {
    let words = ["export", "-l", "fr,de", folder["App"]]
    let refused = try project.galley(words)
    #expect(refused.status == 2 && refused.errors.contains("2 languages to export"))
    let outcome = try project.galley(words + ["-o", folder["out"]])
    #expect(outcome.output == "out/fr.xliff: 5 strings\nout/de.xliff: 5 strings\n")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    #expect(try folder.text(of: "out/fr.xliff") == project.export("fr"))
    let all = try project.galley(["export", "-o", folder["all"], folder["App"]])
    #expect(all.output == "all/fr.xliff: 5 strings\n")
    let planned = try project.galley(["export", "--dry-run", "-o", folder["no"], folder["App"]])
    #expect(planned.output == "no/fr.xliff: 5 strings\n")
    #expect(!folder["no"].isExistingPath)
  }

  @Test func statesAndKeysSelect() throws {
    func ids(_ words: [String]) throws -> Int {
      let output = try project.galley(["export", "-l", "fr", folder["App"]] + words).output
      return output.components(separatedBy: "<trans-unit").count - 1
    }
    #expect(try ids(["--state", "missing"]) == 1)
    #expect(try ids(["--state", "missing,needs_review"]) == 2)
    #expect(try ids(["--key", "%lld*"]) == 2)
    let none = try project.galley(
      ["export", "-l", "fr", "--state", "machine_translated", folder["App"]])
    #expect(none.status == 3 && none.errors == "galley: fr: no strings to export\n")
  }

  @Test func bundleIsXcodes() throws {
    let outcome = try project.galley(
      ["export", "--xcloc", "-l", "fr", "-o", folder["out"], folder["App"]])
    #expect(outcome.output == "out/fr.xcloc: 5 strings\n")
    let manifest = try folder.text(of: "out/fr.xcloc/contents.json")
    #expect(
      manifest == """
        {
          "developmentRegion" : "en",
          "project" : "App.xcodeproj",
          "targetLocale" : "fr",
          "toolInfo" : {
            "toolBuildNumber" : "27A266a",
            "toolID" : "com.apple.dt.xcode",
            "toolName" : "Xcode",
            "toolVersion" : "galley \(Galley.version)"
          },
          "version" : "1.0"
        }
        """)
    #expect(
      try folder.text(of: "out/fr.xcloc/Localized Contents/fr.xliff") == project.export("fr"))
    let source = try folder.text(of: "out/fr.xcloc/Source Contents/App/Localizable.xcstrings")
    #expect(source == ExchangeProject.catalog)
    let missing = try project.galley(["export", "--xcloc", "-l", "fr", folder["App"]])
    #expect(missing.status == 2)
  }

  /// What Xcode would lose is left out, named, and included only on request.
  @Test func stringsThatXcodeLosesAreLeftOut() throws {
    try folder.write(
      "App/Localizable.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {
        "a|==|plural.one": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "A"}}}},
        "phrases": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["a"]}}}},
        "plain": {}}}
      """)
    let words = ["export", "-l", "fr", folder["App"]]
    let outcome = try project.galley(words)
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == """
        galley: App/Localizable.xcstrings:2:3: 'a|==|plural.one' was left out: Xcode takes the end of the \
        key for a form of another key
        galley: App/Localizable.xcstrings:3:3: 'phrases' was left out: a phrase list of App Shortcuts, \
        which XLIFF cannot hold

        """)
    #expect(!outcome.output.contains("plural.one") && outcome.output.contains("id=\"plain\""))
    let unsafe = try project.galley(words + ["--unsafe"])
    #expect(unsafe.output.contains("id=\"a|==|plural.one\""))
    let csv = try project.galley(words + ["--format", "csv"])
    #expect(csv.status == 0 && csv.output.contains("phrases,values.0,fr,a,,missing,"))
  }

  @Test func aFileWhoseNameXMLCannotHoldIsLeftOut() throws {
    let name = "A\u{1B}[31m.xcstrings"
    try folder.write(name, #"{"sourceLanguage": "en", "strings": {"Trip": {}}, "version": "1.0"}"#)
    let outcome = try project.galley(["export", "-l", "fr", folder[name]])
    #expect(outcome.status == 3)
    #expect(
      outcome.errors.contains("XML cannot hold the character U+001B")
        && !outcome.errors.contains("\u{1B}"))
    #expect(!outcome.output.contains("\u{1B}"))
    let csv = try project.galley(["export", "-l", "fr", "--format", "csv", folder[name]])
    #expect(csv.status == 0 && csv.output.contains("Trip"))
  }

  @Test func legacyTablesHaveXcodesNames() throws {
    try folder.write(
      "Old/en.lproj/Main.strings", "/* Button */\n\"ok\" = \"OK\";\n\"Go\" = \"Go\";\n")
    try folder.write("Old/fr.lproj/Main.strings", "\"ok\" = \"D'accord\";\n")
    let dictionary = { (one: String, other: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>n</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string>
      </dict></dict></dict></plist>
      """
    }
    try folder.write("Old/en.lproj/Main.stringsdict", dictionary("%d day", "%d days"))
    try folder.write("Old/fr.lproj/Main.stringsdict", dictionary("%d jour", "%d jours"))
    let xliff = try project.galley(["export", "-l", "fr", folder["Old"]]).output
    #expect(xliff.contains("original=\"Old/en.lproj/Main.strings\""))
    #expect(xliff.contains("original=\"Old/en.lproj/Main.stringsdict\""))
    #expect(
      xliff.contains(
        """
              <trans-unit id="Go" xml:space="preserve">
                <source>Go</source>
                <note/>
              </trans-unit>
              <trans-unit id="ok" xml:space="preserve">
                <source>OK</source>
                <target>D'accord</target>
                <note>Button</note>
              </trans-unit>
        """))
    #expect(xliff.contains("id=\"/n:dict/NSStringLocalizedFormatKey:dict/:string\""))
    #expect(
      xliff.contains(
        """
              <trans-unit id="/n:dict/v:dict/one:dict/:string" xml:space="preserve">
                <source>%d day</source>
                <target>%d jour</target>
        """))
    // What comes back is written into the files of the language.
    try folder.write(
      "back.xliff",
      xliff.replacing("<source>Go</source>", with: "<source>Go</source><target>Allez</target>")
        .replacing("%d jours", with: "%d journées"))
    let outcome = try project.galley(["import", folder["back.xliff"], folder["Old"]])
    #expect(
      outcome.output == """
        written Old/fr.lproj/Main.strings · Go · fr
        written Old/fr.lproj/Main.stringsdict · n · fr · substitution.v.plural.other
        2 strings written, 3 unchanged

        """)
    #expect(try folder.text(of: "Old/fr.lproj/Main.strings").contains("\"Go\" = \"Allez\";"))
    // A state says nothing about a text that the files have.
    try folder.write(
      "back.xliff",
      try folder.text(of: "back.xliff").replacing("<target>", with: "<target state=\"new\">"))
    let again = try project.galley(["import", folder["back.xliff"], folder["Old"]])
    #expect(again.output == "0 strings written, 5 unchanged\n")
    #expect(
      try folder.text(of: "Old/fr.lproj/Main.stringsdict") == dictionary("%d jour", "%d journées"))
  }
}
