import Foundation
import LocalizedFoundation
import LocalizedText
import LocalizedViews
import Testing

/// Row 20: `String(localized:)` is looked up at once, in the language of the process.
@Suite struct StringLocalizedTests {
  private let things: TestBundle

  init() throws { things = try .things() }

  private var bundle: Bundle { things.bundle }

  @Test(arguments: [("de", "Bleistift"), ("de-AT", "Bleistift"), ("en", "pencil")])
  func readsInTheLanguageOfTheProcess(locale: String, expected: String) {
    let text = inProcess(of: locale) { String(localized: "pencil", bundle: bundle) }
    #expect(text == expected)
  }

  @Test func takesTheTableAndTheBundle() {
    inProcess(of: "de") {
      #expect(String(localized: "pencil", table: "Things", bundle: bundle) == "Griffel")
      #expect(String(localized: "pencil", table: "", bundle: bundle) == "Bleistift")
      #expect(String(localized: "pencil", table: "None", bundle: bundle) == "pencil")
      #expect(String(localized: "pencil", bundle: .module) == "Bleistift")
    }
  }

  @Test func showsTheDefaultValueIfTheKeyIsMissing() {
    inProcess(of: "de") {
      let missing = String(localized: "cart.none", defaultValue: "\(2) left", bundle: bundle)
      #expect(missing == "2 left")
      let found = String(localized: "cart.total", defaultValue: "Total \("5")", bundle: bundle)
      #expect(found == "Summe 5")
      #expect(String(localized: "no key", bundle: bundle) == "no key")
    }
  }

  @Test func theLocaleFormatsAndDoesNotLookUp() {
    inProcess(of: "de") {
      let french = Locale(identifier: "fr")
      let text = String(localized: "\(1.5) km", bundle: bundle, locale: french)
      #expect(text == "1,500000 Kilometer")
      let english = Locale(identifier: "en")
      #expect(
        String(localized: "\(1.5) km", bundle: bundle, locale: english) == "1.500000 Kilometer")
      #expect(String(localized: "\(1.5) km", bundle: bundle) == "1,500000 Kilometer")
      #expect(String(localized: "pencil", bundle: bundle, locale: english) == "Bleistift")
    }
  }

  @Test func theLocaleOfAResourceLooksUpAndFormats() {
    var resource = LocalizedStringResource("\(1.5) km", bundle: .init(bundle))
    inProcess(of: "en") {
      #expect(String(localized: resource) == "1.500000 km")
      resource.locale = Locale(identifier: "de")
      #expect(String(localized: resource) == "1,500000 Kilometer")
    }
  }

  @Test func resourcesInATextAreLookedUpWithIt() {
    let size = LocalizedStringResource("pencil", bundle: .init(bundle))
    inProcess(of: "de") {
      let text = String(
        localized: "large \(size)", bundle: bundle, locale: Locale(identifier: "en"))
      #expect(text == "großer Bleistift")
    }
  }

  @Test func translatorsReorderReplacements() {
    var options = String.LocalizationOptions()
    options.replacements = ["Ann", 3]
    inProcess(of: "de") {
      let names = String(
        localized: "\(placeholder: .object)’s \(placeholder: .int, specifier: "%@")",
        options: options, bundle: bundle)
      #expect(names == "3 von Ann")
      options.replacements = [3, "four"]
      let count = String(
        localized: "\(placeholder: .int) of \(placeholder: .object)", options: options,
        bundle: bundle)
      #expect(count == "four: 3")
    }
  }

  @Test func unfilledPlaceholdersStayVisible() {
    let text = String(localized: "\(placeholder: .int) of \("x")")
    #expect(text == "%lld of x")
  }

  @Test func keepsMarkupRaw() {
    inProcess(of: "de") {
      #expect(String(localized: "**Pay** \("€ 2")", bundle: bundle) == "**Zahle** € 2")
      #expect(
        String(localized: "^[\(2) pen](inflect: true)", bundle: bundle)
          == "^[2 Stift](inflect: true)")
    }
  }

  @Test func percentSignsOfLiteralsStay() {
    #expect(String(localized: "100%") == "100%")
    #expect(String(localized: "100% \("sure")") == "100% sure")
  }

  /// Row 22: a text made from a text that was looked up is looked up twice.
  @Test func looksUpTwice() throws {
    let twice = try TestBundle([
      "Localizable.xcstrings": TestBundle.catalog(["pencil": "crayon", "crayon": "Kreide"])
    ])
    inProcess(of: "de") {
      let text = Text(
        LocalizedStringKey(String(localized: "pencil", bundle: twice.bundle)),
        bundle: twice.bundle)
      #expect(text.resolve(in: .current).text == "Kreide")
    }
  }

  /// The literal makes a value.
  ///
  /// If it made a resource, the locale would take part in the lookup.
  @Test func overloadsOfLiterals() {
    let value: String.LocalizationValue = "pencil"
    let resource: LocalizedStringResource = "pencil"
    #expect(String(localized: "pencil") == String(localized: value))
    #expect(String(localized: resource, options: .init()) == "pencil")
  }
}
