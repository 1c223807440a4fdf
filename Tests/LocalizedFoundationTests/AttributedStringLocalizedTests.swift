import Foundation
import LocalizedFoundation
import MessageSyntax
import Testing

/// `AttributedString(localized:)` works like `String(localized:)`, with attributes.
@Suite struct AttributedStringLocalizedTests {
  private let things: TestBundle

  init() throws { things = try .things() }

  private var bundle: Bundle { things.bundle }

  private func words(_ string: AttributedString) -> String { String(string.characters) }

  @Test func readsInTheLanguageOfTheProcess() {
    inProcess(of: "de") {
      let french = Locale(identifier: "fr")
      let pencil = AttributedString(localized: "pencil", bundle: bundle, locale: french)
      #expect(words(pencil) == "Bleistift")
      let total = AttributedString(
        localized: "cart.total", defaultValue: "Total \("5")", bundle: bundle)
      #expect(words(total) == "Summe 5")
      let resource = LocalizedStringResource(
        "pencil", table: "Things", locale: Locale(identifier: "en"), bundle: bundle)
      #expect(words(AttributedString(localized: resource)) == "pencil")
    }
  }

  @Test func marksArgumentsOnRequest() {
    var options = AttributedString.LocalizationOptions()
    inProcess(of: "de") {
      let plain = AttributedString(localized: "\(3) of \("x")", options: options, bundle: bundle)
      #expect(plain.runs.map(\.replacementIndex) == [nil])
      options.applyReplacementIndexAttribute = true
      let marked = AttributedString(localized: "\(3) of \("x")", options: options, bundle: bundle)
      #expect(words(marked) == "x: 3")
      #expect(marked.runs.map(\.replacementIndex) == [2, nil, 1])
    }
  }

  @Test func fillsReplacements() {
    var options = AttributedString.LocalizationOptions()
    options.replacements = [UInt8(3), "x"]
    inProcess(of: "de") {
      let text = AttributedString(
        localized: "\(placeholder: .int) of \(placeholder: .object)", options: options,
        bundle: bundle)
      #expect(words(text) == "x: 3")
    }
  }

  @Test func argumentsKeepTheirAttributes() {
    var name = AttributedString("Ann")
    name.inlinePresentationIntent = .stronglyEmphasized
    name.foregroundColor = .red
    let text = AttributedString(localized: "large \(name)", bundle: bundle)
    #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized])
    #expect(text.runs.map(\.foregroundColor) == [nil, .red])
  }

  @Test func readsMarkdown() {
    inProcess(of: "de") {
      let text = AttributedString(localized: "**Pay** \("*2*")", bundle: bundle)
      #expect(words(text) == "Zahle *2*")
      #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil])
      let pens = AttributedString(localized: "^[\(2) pen](inflect: true)", bundle: bundle)
      #expect(
        pens.runs.map { $0.attributeSpans?.map(\.attributes) }
          == [[["inflect": .bool(true)]]])
      #expect(words(pens) == "2 Stifte")
    }
  }

  @Test func optionsSayWhetherWordsAgree() {
    inProcess(of: "de") {
      var options = AttributedString.LocalizationOptions()
      options.inflect = false
      let pens = AttributedString(
        localized: "^[\(2) pen](inflect: true)", options: options, bundle: bundle)
      #expect(words(pens) == "2 Stift")
    }
  }

  /// The sentence of Apple's documentation of `TermOfAddress`.
  @Test(arguments: [
    (TermOfAddress.masculine, "He liked it."), (.feminine, "She liked it."),
    (.neutral, "They liked it."),
  ])
  func pronounsStandForConcepts(term: TermOfAddress, expected: String) {
    inProcess(of: "en") {
      let text = AttributedString(
        localized: "^[They](referentConcept: 1) liked it.",
        options: .termsOfAddressConcept([term]), bundle: bundle)
      #expect(words(text) == expected)
    }
  }
}
