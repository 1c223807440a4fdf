import Foundation
import LocalizedFoundation
import Testing

/// `NSLocalizedString` reads catalogs: these calls are also those of code written for Foundation.
@Suite struct NSLocalizedStringTests {
  @Test func findsTheTextOfTheLanguage() throws {
    let things = try TestBundle.things()
    inProcess(of: "de") {
      #expect(NSLocalizedString("pencil", bundle: things.bundle, comment: "") == "Bleistift")
      #expect(
        NSLocalizedString("pencil", tableName: "Things", bundle: things.bundle, comment: "")
          == "Griffel")
      #expect(
        NSLocalizedString("cart.total", bundle: things.bundle, comment: "") == "Summe %@")
    }
    inProcess(of: "en") {
      #expect(NSLocalizedString("pencil", bundle: things.bundle, comment: "") == "pencil")
    }
  }

  @Test func aMissingKeyGivesTheValueOrTheKey() throws {
    let things = try TestBundle.things()
    inProcess(of: "de") {
      #expect(NSLocalizedString("no %d key", bundle: things.bundle, comment: "") == "no %d key")
      #expect(
        NSLocalizedString("no key", bundle: things.bundle, value: "none", comment: "") == "none")
      #expect(
        NSLocalizedString(
          "no key", tableName: "None", bundle: things.bundle, value: "", comment: "") == "no key")
    }
  }

  @Test func theProgramsOwnTablesNeedNoBundle() {
    // The tests' executable has no table.
    #expect(NSLocalizedString("a key", comment: "") == "a key")
    #expect(NSLocalizedString("a key", tableName: "Things", comment: "") == "a key")
    #expect(NSLocalizedString("a key", value: "text", comment: "") == "text")
    #expect(NSLocalizedString("a key", tableName: nil, value: "text", comment: "") == "text")
  }

  /// Foundation returns the dictionary of forms as if it were a text, and crashes.
  @Test func pluralFormsGiveOther() throws {
    let bundle = try TestBundle([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {
        "%lld files": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld Datei"}},
          "other": {"stringUnit": {"value": "%lld Dateien"}}}}}}},
        "%lld of %@": {"localizations": {"de": {
          "stringUnit": {"value": "%#@files@ von %2$@"},
          "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {
            "plural": {"one": {"stringUnit": {"value": "%arg Datei"}},
                       "other": {"stringUnit": {"value": "%arg Dateien"}}}}}}}}}}}
      """
    ])
    inProcess(of: "de") {
      let files = NSLocalizedString("%lld files", bundle: bundle.bundle, comment: "")
      #expect(String(format: files, 3) == "3 Dateien")
      let share = NSLocalizedString("%lld of %@", bundle: bundle.bundle, comment: "")
      #expect(share == "%1$lld Dateien von %2$@")
    }
  }
}
