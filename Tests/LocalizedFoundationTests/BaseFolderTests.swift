import Foundation
import LocalizedFoundation
import Testing

/// `Base.lproj` holds the texts of the development language, and `""` is a text.
@Suite struct BaseFolderTests {
  private static func information(_ language: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>\(language)</string>
    </dict></plist>
    """
  }

  /// A bundle in a development language with texts in Base and German.
  private func bundle(_ language: String) throws -> TestBundle {
    try TestBundle([
      "Info.plist": Self.information(language),
      "Base.lproj/Localizable.strings": "\"key\" = \"base\"; \"empty\" = \"\";\n",
      "Base.lproj/Only.strings": "\"key\" = \"only in base\";\n",
      "de.lproj/Localizable.strings": "\"key\" = \"deutsch\"; \"empty\" = \"\";\n",
    ])
  }

  @Test(arguments: [
    ("en", "en", "base"), ("en", "en-GB", "base"), ("en", "de-AT", "deutsch"), ("en", "ja", "base"),
    ("fr", "fr-CA", "base"), ("fr", "ja", "base"), ("fr", "de", "deutsch"), ("fr", "en", "base"),
  ])
  func baseServesTheDevelopmentLanguage(development: String, wanted: String, text: String) throws {
    let bundle = try bundle(development)
    Localizer.withPreferredLanguages([wanted]) {
      #expect(String(localized: "key", bundle: bundle.bundle) == text)
      #expect(NSLocalizedString("key", bundle: bundle.bundle, comment: "") == text)
    }
  }

  /// A folder without the file of a table does not hide that of the development language.
  @Test(arguments: ["de", "en", "ja"])
  func aTableThatOnlyBaseHas(wanted: String) throws {
    let bundle = try bundle("en")
    Localizer.withPreferredLanguages([wanted]) {
      #expect(String(localized: "key", table: "Only", bundle: bundle.bundle) == "only in base")
    }
  }

  /// A folder of the development language's own comes before Base.
  @Test func theFolderOfTheLanguageComesFirst() throws {
    let both = try TestBundle([
      "Info.plist": Self.information("en"),
      "Base.lproj/Localizable.strings": "\"key\" = \"base\";\n",
      "en.lproj/Localizable.strings": "\"key\" = \"english\";\n",
      "Base.lproj/Only.strings": "\"key\" = \"only in base\";\n",
    ])
    Localizer.withPreferredLanguages(["en"]) {
      #expect(String(localized: "key", bundle: both.bundle) == "english")
      #expect(String(localized: "key", table: "Only", bundle: both.bundle) == "only in base")
    }
  }

  @Test(arguments: ["en", "de"])
  func anEmptyTextIsAText(wanted: String) throws {
    let bundle = try bundle("en")
    Localizer.withPreferredLanguages([wanted]) {
      #expect(String(localized: "empty", bundle: bundle.bundle) == "")
      #expect(
        String(localized: "empty", defaultValue: "default", bundle: bundle.bundle) == "")
      #expect(NSLocalizedString("empty", bundle: bundle.bundle, value: "v", comment: "") == "")
    }
  }
}
