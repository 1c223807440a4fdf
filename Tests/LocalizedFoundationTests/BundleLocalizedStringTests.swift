import Foundation
import LocalizedFoundation
import Testing

/// Foundation's method of bundles, which reads catalogs here.
@Suite struct BundleLocalizedStringTests {
  @Test func itReadsCatalogs() throws {
    let things = try TestBundle.things()
    inProcess(of: "de") {
      let bundle = things.bundle
      #expect(bundle.localizedString(forKey: "pencil", value: nil, table: "Things") == "Griffel")
      #expect(bundle.localizedString(forKey: "pencil", value: "", table: nil) == "Bleistift")
      #expect(bundle.localizedString(forKey: "pencil", value: "x", table: "Things") == "Griffel")
      #expect(bundle.localizedString(forKey: "rubber", value: "x", table: "Things") == "x")
      #expect(bundle.localizedString(forKey: "rubber", value: "", table: nil) == "rubber")
    }
  }

  /// Foundation crashes at such a table.
  @Test func pluralRulesAreText() throws {
    let rules = try TestBundle([
      "de.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>other</key><string>%lld Dateien</string></dict></dict></dict></plist>
      """
    ])
    inProcess(of: "de") {
      #expect(
        rules.bundle.localizedString(forKey: "%lld files", value: "", table: nil)
          == "%lld Dateien")
    }
  }

  @Test func theLanguagesMayBeNamed() throws {
    let things = try TestBundle.things()
    func text(_ languages: String...) -> String {
      things.bundle.localizedString(
        forKey: "pencil", value: nil, table: nil,
        localizations: languages.map { Locale.Language(identifier: $0) })
    }
    #expect(text("de") == "Bleistift")
    #expect(text("it", "de") == "Bleistift")
    #expect(text("en", "de") == "pencil")
    #expect(text() == "pencil")
  }

  @Test func attributedStringsHaveTheirMarkdown() throws {
    let things = try TestBundle.things()
    let string = Localizer.withPreferredLanguages(["de"]) {
      things.bundle.localizedAttributedString(forKey: "**Pay** %@", value: nil, table: nil)
    }
    #expect(String(string.characters) == "Zahle %@")
    #expect(string.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    let missing = things.bundle.localizedAttributedString(
      forKey: "nowhere", value: "*a*", table: nil)
    #expect(String(missing.characters) == "a")
  }
}
