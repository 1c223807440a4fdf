import Foundation
import LocalizedFoundation
import Testing

/// A request's languages, best first.
@Suite struct PreferredLanguagesTests {
  /// Numbers are written as in the language of the texts, not as in one without texts.
  @Test func theFirstLanguageWithTextsIsUsed() async {
    Localizer.withPreferredLanguages(["it", "de-AT", "fr"]) {
      #expect(String(localized: "pencil", bundle: .module) == "Bleistift")
    }
    await Localizer.withPreferredLanguages(["de"]) {
      await Task.yield()
      #expect(String(localized: "pencil", bundle: .module) == "Bleistift")
    }
  }

  @Test func theOperationMayThrow() async {
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try Localizer.withPreferredLanguages(["de"]) { () throws(Refused) in throw Refused() }
    }
    await #expect(throws: Refused.self) {
      try await Localizer.withPreferredLanguages(["de"]) {
        await Task.yield()
        throw Refused()
      }
    }
  }

  /// Without any text of the program, no language is better than another.
  @Test func localesThatAreServed() {
    #expect(Localizer.shared.supportedLocales(from: [] as [String]).isEmpty)
    #expect(Localizer.shared.supportedLocales(from: ["fr-CA"]).map(\.identifier) == ["fr-CA"])
  }

  @Test(arguments: ["", "\u{0}", "x-", "*", String(repeating: "a-", count: 5_000), "../de"])
  func anyNameIsAccepted(name: String) {
    Localizer.withPreferredLanguages([name, "de"]) {
      #expect(!String(localized: "pencil", bundle: .module).isEmpty)
    }
  }
}
