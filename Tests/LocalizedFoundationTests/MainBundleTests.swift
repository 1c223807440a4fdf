import Foundation
import LocalizedFoundation
import Testing

/// The program's own bundle, which each test may choose.
@Suite struct MainBundleTests {
  @Test(arguments: ["Bleistift", "Stift", "Griffel", "Kuli"])
  func testsThatRunTogetherHaveTheirOwn(word: String) async throws {
    let bundle = try TestBundle([
      "Localizable.xcstrings": TestBundle.catalog(["pencil": word])
    ])
    await Localizer.withMainBundle(bundle.bundle) {
      await Localizer.withPreferredLanguages(["de"]) {
        for _ in 0..<20 {
          #expect(String(localized: "pencil") == word)
          await Task.yield()
        }
      }
    }
  }

  @Test func itIsForgottenAfterwards() throws {
    let things = try TestBundle.things()
    struct Failure: Error {}
    let before = Localizer.shared
    #expect(throws: Failure.self) {
      try Localizer.withMainBundle(things.bundle) { () throws(Failure) in
        #expect(Localizer.shared != before)
        throw Failure()
      }
    }
    #expect(Localizer.shared == before)
  }

  @Test func itReplacesThatOfTheLanguagesAround() throws {
    let things = try TestBundle.things()
    let text = Localizer.withPreferredLanguages(["de"]) {
      Localizer.withMainBundle(things.bundle) { String(localized: "pencil") }
    }
    #expect(text == "Bleistift")
  }

  @Test func itCanBeSetForATask() throws {
    let things = try TestBundle.things()
    let other = try TestBundle([
      "Localizable.xcstrings": TestBundle.catalog(["pencil": "Stift"])
    ])
    Localizer.withMainBundle(things.bundle) {
      Localizer.withPreferredLanguages(["de"]) {
        #expect(String(localized: "pencil") == "Bleistift")
        Localizer.setMainBundle(other.bundle)
        #expect(String(localized: "pencil") == "Stift")
      }
    }
  }
}
