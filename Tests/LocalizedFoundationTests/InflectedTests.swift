import Foundation
import LocalizedFoundation
import LocalizedText
import Testing

/// The attributes of grammar under Foundation's names.
@Suite struct InflectedTests {
  private func inflected(_ string: AttributedString, _ locale: String = "en") -> String {
    inProcess(of: locale) { String(string.inflected().characters) }
  }

  @Test func aRunAgreesWithItsNumber() {
    var order = AttributedString("2 large salad")
    order.inflect = .automatic
    #expect(inflected(order) == "2 large salads")
    order.inflect = nil
    #expect(inflected(order) == "2 large salad")
  }

  @Test func onlyMarkedWordsAreInflected() {
    var salad = AttributedString("2 salad")
    salad.inflect = .automatic
    salad.link = URL(filePath: "/")
    let order = AttributedString("Add ") + salad + AttributedString(" to 2 order")
    #expect(inflected(order) == "Add 2 salads to 2 order")
    let result = inProcess(of: "en") { order.inflected() }
    #expect(result.runs.map(\.link) == [nil, URL(filePath: "/"), nil])
    #expect(result.runs.allSatisfy { $0.inflect == nil })
  }

  @Test func theLanguageOfARunCounts() {
    var dish = AttributedString("2 grande insalata")
    dish.inflect = .automatic
    dish.languageIdentifier = "it"
    #expect(inflected(dish) == "2 grandi insalate")
  }

  @Test func featuresMayBeGiven() {
    var word = AttributedString("salad")
    var plural = Morphology()
    plural.number = .plural
    word.inflect = InflectionRule(morphology: plural)
    #expect(inflected(word) == "salads")
  }

  @Test func markdownIsReadWithoutBeingInflected() throws {
    let string = try AttributedString(
      markdown: "Add ^[2 salad](inflect: true)", options: .init(allowsExtendedAttributes: true))
    #expect(String(string.characters) == "Add 2 salad")
    #expect(inflected(string) == "Add 2 salads")
  }

  /// No sign of a text is Markdown.
  @Test(arguments: ["2 *salad*", "2 salad](x) ^[", "100% salad \\ `a` ~~b~~", "", "🍿"])
  func signsStay(words: String) {
    var string = AttributedString(words)
    string.inflect = .automatic
    let letters = { (text: String) in text.filter { !$0.isLetter } }
    #expect(letters(inflected(string)) == letters(words))
  }

  @Test func attributesCanBeSetAndCompared() {
    var string = AttributedString("a")
    string.agreeWithArgument = 1
    string.agreeWithConcept = 2
    string.referentConcept = 3
    string.morphology = Morphology()
    string.inflectionAlternative = AttributedString("people")
    #expect(string.runs.first?.agreeWithArgument == 1)
    #expect(string.runs.first?.agreeWithConcept == 2)
    #expect(string.runs.first?.referentConcept == 3)
    #expect(string.inflectionAlternative == AttributedString("people"))
    #expect(string.morphology == Morphology())
  }

  @Test func theUserIsKnownInTheEnvironment() {
    var environment = EnvironmentValues()
    environment.userTermOfAddress = .feminine
    EnvironmentValues.withCurrent(environment) {
      #expect(Morphology.user.grammaticalGender == .feminine)
    }
    EnvironmentValues.withCurrent(EnvironmentValues()) {
      #expect(Morphology.user.grammaticalGender == nil)
    }
  }
}
