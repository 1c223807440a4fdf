import Foundation
import TestMaterial
import Testing

@testable import galley

/// The commands take the files of translators as they take catalogs.
@Suite struct TranslatorFileTests {
  private let project: ExchangeProject
  private var folder: TemporaryFolder { project.folder }
  private let file: String

  init() throws {
    project = try ExchangeProject()
    file = project.folder["fr.xliff"]
    try project.folder.write("fr.xliff", project.export("fr"))
  }

  private var text: String { get throws { try folder.text(of: "fr.xliff") } }

  @Test func printShowsTheTranslations() throws {
    let outcome = try project.galley(["print", file, "--format", "csv"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let lines = outcome.output.split(separator: "\r\n").dropFirst().map { String($0) }
    #expect(
      lines == [
        "%lld files,%lld file,%lld fichier,plural.one,translated,%lld fichier",
        "%lld files,%lld files,%lld fichiers,plural.other,translated,%lld fichiers",
        "\"Hello, %@\",\"Hello, %@\",Salut %@,,needs_review,Salut %@",
        "Price,Price,Prix\u{A0}: 5\u{A0}€,,translated,Prix\u{A0}: 5\u{A0}€",
        "Sign out,Sign out,,,missing,",
      ])
  }

  @Test func missingAndReviewAreFilters() throws {
    let missing = try project.galley(["print", file, "--state", "missing", "--format", "csv"])
    #expect(missing.output.hasSuffix("\r\nSign out,Sign out,,,missing,\r\n"))
    let review = try project.galley(["print", file, "--state", "needs_review", "--format", "csv"])
    #expect(review.output.split(separator: "\r\n").count == 2)
  }

  @Test func coverageCountsTheLanguage() throws {
    let outcome = try project.galley(["coverage", file])
    let french = outcome.output.split(separator: "\n").first { $0.hasPrefix("fr") } ?? ""
    // Of four keys, one is missing and one is to be reviewed.
    #expect(outcome.status == 0 && french.contains(" 75.0% "), "\(outcome.output)")
    #expect(french.split(separator: " ").suffix(5) == ["1", "1", "0", "0", "4"], "\(french)")
    try folder.write("uk.xliff", project.export("uk"))
    let none = try project.galley(["coverage", folder["uk.xliff"]])
    #expect(none.output.contains("uk") && none.output.contains("0.0%"), "\(none.output)")
  }

  @Test func checkFindsWhatIsWrong() throws {
    try folder.write(
      "fr.xliff",
      text.replacing("Salut %@", with: "Salut <x id=\"1\"/>")
        .replacing("original=\"App/Localizable.xcstrings\"", with: "original=\"\""))
    let outcome = try project.galley(["check", file])
    #expect(outcome.status == 1)
    for part in [
      "fr.xliff:3:3: error: the path of the catalog (original) is lost",
      "error: an inline element without text", "missing placeholder %@", "[missing-locale]",
    ] {
      #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)")
    }
    // The source strings are not the translator's.
    #expect(!outcome.output.contains("in en:"))
  }

  /// No-break spaces that a platform has lost are found without the catalog.
  @Test(arguments: [
    ("5\u{A0}km", "5 km", "fr.xliff:10:17: warning: the no-break space of the source string"),
    ("Stop!", "Arrêtez !", "[french-space]"),
  ])
  func checkFindsLostSpaces(source: String, translation: String, problem: String) throws {
    try folder.write(
      "App/Localizable.xcstrings",
      "{\"sourceLanguage\":\"en\",\"strings\":{\"\(source)\":{}},\"version\":\"1.0\"}")
    try folder.write(
      "fr.xliff",
      project.export("fr").replacing(
        "</source>", with: "</source>\n        <target>\(translation)</target>"))
    let outcome = try project.galley(["check", file])
    #expect(outcome.status == 1 && outcome.output.contains(problem), "\(outcome)")
    let kept = try text.replacing(translation, with: translation.replacing(" ", with: "\u{A0}"))
    try folder.write("fr.xliff", kept)
    #expect(try !project.galley(["check", file]).output.contains(problem))
  }

  /// An .xcloc folder has the catalogs to compare with, and others can be named.
  @Test(arguments: [true, false]) func checkFindsWhatImportRefuses(isInFolder: Bool) throws {
    let words = isInFolder ? ["--xcloc"] : []
    #expect(
      try project.galley(["export", "-l", "fr", "-o", folder["Out"], folder["App"]] + words).status
        == 0)
    let path = isInFolder ? "Out/fr.xcloc/Localized Contents/fr.xliff" : "Out/fr.xliff"
    let checked = isInFolder ? [folder["Out/fr.xcloc"]] : [folder[path], folder["App"]]
    let command = ["check", "--only", "xliff-refused", "-l", "fr"] + checked
    #expect(try project.galley(command).status == 0)
    try folder.write(
      path,
      folder.text(of: path).replacing(
        "<source>Sign out</source>", with: "<source>Log out</source><target>Quitter</target>"
      )
      .replacing("Prix\u{A0}: 5\u{A0}€", with: "Prix : 5 €")
      .replacing("id=\"Hello, %@\"", with: "id=\"Hi, %@\""))
    let outcome = try project.galley(command)
    #expect(outcome.status == 1)
    for part in [
      "fr.xliff:18:7: error: galley import refuses it: no such key; 'Hello, %@' has the same",
      "refuses it: it only loses no-break spaces",
      "refuses it: the source string is now 'Sign out'",
    ] {
      #expect(outcome.output.contains(part), "\(part)\n\(outcome.output)")
    }
    #expect(outcome.output.split(separator: "\n").count { $0.contains("[xliff-refused]") } == 3)
  }

  /// Names in the file do not lead out of the folder.
  @Test func checkStaysInTheFolder() throws {
    #expect(
      try project.galley(["export", "-l", "fr", "--xcloc", "-o", folder["Out"], folder["App"]])
        .status == 0)
    let path = "Out/fr.xcloc/Localized Contents/fr.xliff"
    try folder.write(
      "Out/Localizable.xcstrings", #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#)
    for original in [
      "../../Localizable.xcstrings", "/Localizable.xcstrings", folder["Out/Localizable.xcstrings"],
    ] {
      try folder.write(
        path,
        project.export("fr").replacing("\"App/Localizable.xcstrings\"", with: "\"\(original)\""))
      let outcome = try project.galley(["check", "--only", "xliff-refused", folder["Out/fr.xcloc"]])
      #expect(outcome.status == 0, "\(outcome.output)")
    }
  }

  @Test func setWritesTranslations() throws {
    let old = try text
    #expect(try project.galley(["set", "Sign out", "Quitter", file, "-l", "fr"]).status == 0)
    #expect(
      try text
        == old.replacing(
          "<source>Sign out</source>",
          with: "<source>Sign out</source>\n        <target state=\"translated\">Quitter</target>"))
    let review = ["set", "Sign out", "Sortir", file, "-l", "fr", "--state", "needs_review"]
    #expect(try project.galley(review).status == 0)
    #expect(try text.contains("<target state=\"needs-review-l10n\">Sortir</target>"))
    let imported = try project.galley(["import", file, folder["App"]])
    #expect(imported.status == 0 && imported.output.contains("1 string written"))
    #expect(try project.catalog.contains("\"Sortir\""))
  }

  @Test(arguments: [
    (["set", "Sign out", "X", "-l", "en"], "source string in the catalog", Int32(1)),
    (["set", "New", "X", "-l", "fr", "--create"], "no such key; add it to the catalog", 1),
    (["remove", "Sign out"], "an XLIFF file only takes translations", 1),
    (["normalize"], "not a String Catalog", 3),
    (["compile", "-o", "out"], "no String Catalogs", 3),
    (["export", "-l", "fr"], "galley import writes it into the catalogs", 3),
  ])
  func otherCommandsRefuse(words: [String], reason: String, status: Int32) throws {
    let old = try text
    let outcome = try project.galley(words + [file])
    #expect(outcome.status == status, "\(outcome)")
    #expect((outcome.output + outcome.errors).contains(reason), "\(outcome)")
    #expect(try text == old)
  }

  @Test func diffComparesTwoFiles() throws {
    try folder.write("new.xliff", text.replacing("Salut", with: "Bonjour"))
    let outcome = try project.galley(["diff", file, folder["new.xliff"]])
    #expect(outcome.status == 1 && outcome.output.contains("[-Salut-]{+Bonjour+}"))
    #expect(outcome.output.contains("1 translation changed"))
  }

  @Test func explainAndFitTakeTheFile() throws {
    let explained = try project.galley(["explain", "Sign out", file])
    #expect(explained.status == 0 && explained.output.contains("Lookup for fr"))
    #expect(try project.galley(["fit", file]).status == 0)
  }

  /// A search of a project does not find files for translators, which would double all strings.
  @Test func searchLeavesThemOut() throws {
    let names = try project.galley(["print", folder.path, "--format", "csv"])
    #expect(!names.output.contains("table,"))
  }

  // MARK: Folders

  @Test func folderOpensAsItsFile() throws {
    try folder.makeFolder("fr.xcloc/Localized Contents")
    try folder.write("fr.xcloc/Localized Contents/fr.xliff", text)
    try folder.makeFolder("fr.xcloc/Source Contents")
    try folder.write("fr.xcloc/Source Contents/Localizable.xcstrings", project.catalog)
    let bundle = folder["fr.xcloc"]
    #expect(
      try project.galley(["print", bundle]).output == project.galley(["print", file]).output)
    #expect(try project.galley(["set", "Sign out", "Quitter", bundle, "-l", "fr"]).status == 0)
    #expect(
      try folder.text(of: "fr.xcloc/Localized Contents/fr.xliff").contains(">Quitter</target>"))
    #expect(
      try folder.text(of: "fr.xcloc/Source Contents/Localizable.xcstrings") == project.catalog)
  }

  @Test func folderWithoutAFileIsRefused() throws {
    try folder.makeFolder("fr.xcloc")
    let outcome = try project.galley(["print", folder["fr.xcloc"]])
    #expect(outcome.status == 3 && outcome.errors.contains("no XLIFF file in 'Localized Contents'"))
  }

  /// No file outside of a folder is taken for one in it.
  @Test func linksOutOfTheFolderAreRefused() throws {
    try folder.makeFolder("fr.xcloc/Localized Contents")
    try folder.link("fr.xcloc/Localized Contents/fr.xliff", to: file)
    let outcome = try project.galley(["print", folder["fr.xcloc"]])
    #expect(outcome.status == 3 && outcome.errors.contains("symbolic link"), "\(outcome)")
  }
}
