import Foundation
import LocalizedFoundation
import Testing

/// The search for tables in bundles.
@Suite struct BundleCatalogsTests {
  private static let rules = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>%lld Datei</string><key>other</key><string>%lld Dateien</string>
      </dict></dict></dict></plist>
    """

  @Test func readsPairsInUTF16() throws {
    let pair = try TestBundle(utf16: [
      "en.lproj/Localizable.strings": #""pencil" = "pencil"; "%lld files" = "%lld files";"#,
      "de.lproj/Localizable.strings": #""pencil" = "Bleistift"; "%lld files" = "nie";"#,
    ])
    inProcess(of: "de") {
      #expect(String(localized: "pencil", bundle: pair.bundle) == "Bleistift")
      #expect(String(localized: "\(2) files", bundle: pair.bundle) == "nie")
    }
  }

  @Test(arguments: [(1, "1 Datei"), (2, "2 Dateien"), (1_000, "1.000 Dateien")])
  func rulesOverrideTexts(count: Int, expected: String) throws {
    let pair = try TestBundle([
      "de.lproj/Localizable.strings": #""%lld files" = "nie"; "pencil" = "Bleistift";"#,
      "de.lproj/Localizable.stringsdict": Self.rules,
    ])
    inProcess(of: "de") {
      #expect(String(localized: "\(count) files", bundle: pair.bundle) == expected)
      #expect(String(localized: "pencil", bundle: pair.bundle) == "Bleistift")
    }
  }

  @Test func oneLocalizationServesTheWholeProcess() throws {
    let pair = try TestBundle([
      "en.lproj/Localizable.strings": #""pencil" = "Pencil"; "ruler" = "Ruler";"#,
      "de.lproj/Localizable.strings": #""pencil" = "Bleistift";"#,
    ])
    inProcess(of: "de") {
      // German serves the locale, so a key that it lacks is not looked up in English.
      #expect(String(localized: "ruler", bundle: pair.bundle) == "ruler")
    }
    inProcess(of: "ja") {
      #expect(String(localized: "ruler", bundle: pair.bundle) == "Ruler")
    }
  }

  @Test func nestedBundlesAreSeparate() throws {
    let outer = try TestBundle([
      "Inner.resources/Localizable.xcstrings": TestBundle.catalog(["pencil": "Bleistift"])
    ])
    inProcess(of: "de") {
      #expect(String(localized: "pencil", bundle: outer.bundle) == "pencil")
    }
  }

  @Test func theDevelopmentLanguageIsThatOfTheBundle() throws {
    let strings = #""pencil" = "%@";"#
    let bundle = try TestBundle([
      "Info.plist": """
      <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>fr</string>
      </dict></plist>
      """,
      "en.lproj/Localizable.strings": strings.replacing("%@", with: "pencil"),
      "fr.lproj/Localizable.strings": strings.replacing("%@", with: "crayon"),
    ])
    inProcess(of: "ja") {
      #expect(String(localized: "pencil", bundle: bundle.bundle) == "crayon")
    }
  }

  @Test(arguments: ["file:///nowhere/at/all", "https://example.org/x", "file:///dev/null"])
  func missingFoldersHaveNoTexts(address: String) throws {
    let url = try #require(URL(string: address))
    let resource = LocalizedStringResource("pencil", bundle: .atURL(url))
    #expect(String(localized: resource) == "pencil")
  }
}
