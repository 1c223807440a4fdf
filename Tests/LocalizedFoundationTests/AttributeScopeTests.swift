import Foundation
import LocalizedFoundation
import LocalizedText
import Testing

/// The custom attributes of an app, as Foundation's documentation declares them.
enum OrderSizeAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  typealias Value = Int
  static let name = "orderSize"
}

/// An attribute whose name in markup is another, and whose values are words.
enum RainbowAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  enum Value: String, Codable, Hashable { case plain, extreme }
  static let name = "org.example.rainbow"
  static let markdownName = "rainbow"
}

/// An attribute that reads an object.
enum PlaceAttribute: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  struct Value: Codable, Hashable {
    var name: String
    var floors: [Int]
    var height: Double?
  }
  static let name = "place"
}

/// An attribute that markup cannot have.
enum SecretAttribute: CodableAttributedStringKey {
  typealias Value = Bool
  static let name = "secret"
}

extension AttributeScopes {
  struct CafeAttributes: AttributeScope {
    let orderSize: OrderSizeAttribute
    let secret: SecretAttribute
    let inner: InnerAttributes
    let foundation: FoundationAttributes
  }

  struct InnerAttributes: AttributeScope {
    let rainbow: RainbowAttribute
    let place: PlaceAttribute
  }

  var cafe: CafeAttributes.Type { CafeAttributes.self }
}

@Suite struct AttributeScopeTests {
  /// The parts of a text that have an attribute, with its values.
  private func values<Key: AttributedStringKey>(
    of key: Key.Type, in string: AttributedString
  ) -> [String] where Key.Value: Sendable {
    string.runs.compactMap { run in
      run[key].map { "\(String(string[run.range].characters)): \($0)" }
    }
  }

  @Test func aSpanHasTheAttributesOfTheScope() {
    let coffee = AttributedString(
      localized: "A ^[large](orderSize: 3) coffee", including: \.cafe)
    #expect(String(coffee.characters) == "A large coffee")
    #expect(values(of: OrderSizeAttribute.self, in: coffee) == ["large: 3"])
  }

  @Test func theTextIsThatOfTheLanguage() throws {
    let bundle = try TestBundle([
      "Localizable.xcstrings": TestBundle.catalog([
        "A ^[large](orderSize: 3) coffee, %@": "Ein ^[**großer**](orderSize: 4) Kaffee, %@"
      ])
    ])
    inProcess(of: "de") {
      let coffee = AttributedString(
        localized: "A ^[large](orderSize: 3) coffee, \("Ann")", bundle: bundle.bundle,
        including: AttributeScopes.CafeAttributes.self)
      #expect(String(coffee.characters) == "Ein großer Kaffee, Ann")
      #expect(values(of: OrderSizeAttribute.self, in: coffee) == ["großer: 4"])
      #expect(coffee.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized, nil])
    }
  }

  @Test func scopesInTheScopeCount() {
    let text = AttributedString(
      localized: "a ^[b](rainbow: 'extreme', place: {name: 'Bar', floors: [0, 1], height: .5})",
      including: \.cafe)
    #expect(values(of: RainbowAttribute.self, in: text) == ["b: extreme"])
    let place = text.runs.compactMap { $0[PlaceAttribute.self] }
    #expect(place == [PlaceAttribute.Value(name: "Bar", floors: [0, 1], height: 0.5)])
  }

  @Test func onlyTheScopeIsRead() {
    let text = AttributedString(
      localized: "^[a](orderSize: 1, rainbow: 'plain')",
      including: AttributeScopes.InnerAttributes.self)
    #expect(values(of: OrderSizeAttribute.self, in: text).isEmpty)
    #expect(values(of: RainbowAttribute.self, in: text) == ["a: plain"])
    let plain = AttributedString(localized: "^[a](orderSize: 1)")
    #expect(values(of: OrderSizeAttribute.self, in: plain).isEmpty)
  }

  @Test func onlyKeysThatMarkupMayHaveAreRead() {
    let text = AttributedString(localized: "^[a](secret: true)", including: \.cafe)
    #expect(values(of: SecretAttribute.self, in: text).isEmpty)
  }

  @Test func theInnerSpanWins() {
    let text = AttributedString(
      localized: "^[a ^[b](orderSize: 2)](orderSize: 1)", including: \.cafe)
    #expect(values(of: OrderSizeAttribute.self, in: text) == ["a : 1", "b: 2"])
  }

  @Test func theAttributeOfAnArgumentWins() {
    var name = AttributedString("b")
    name[OrderSizeAttribute.self] = 9
    let text = AttributedString(localized: "^[a \(name)](orderSize: 1)", including: \.cafe)
    #expect(values(of: OrderSizeAttribute.self, in: text) == ["a : 1", "b: 9"])
  }

  /// Words of an argument are never markup.
  @Test func anArgumentIsNotRead() {
    let text = AttributedString(localized: "a \("^[b](orderSize: 1)")", including: \.cafe)
    #expect(String(text.characters) == "a ^[b](orderSize: 1)")
    #expect(values(of: OrderSizeAttribute.self, in: text).isEmpty)
  }

  @Test(arguments: [
    "'large'", "1.5", "1e300", "null", "true", "[1]", "{}", "Infinity", "-NaN",
  ])
  func aValueOfAnotherTypeIsLeftOut(value: String) {
    let key = "^[a](orderSize: \(value)) ^[b](orderSize: 2)"
    let text = AttributedString(
      localized: String.LocalizationValue(key), including: \.cafe)
    #expect(String(text.characters) == "a b")
    #expect(values(of: OrderSizeAttribute.self, in: text) == ["b: 2"])
  }

  /// Foundation's own attribute of markup needs no scope.
  @Test func theLanguageOfASpanIsRead() {
    let text = AttributedString(
      localized: "a ^[Bonjour ^[Pa](languageIdentifier: 'ca')](languageIdentifier: 'fr')")
    #expect(
      values(of: AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self, in: text)
        == ["Bonjour : fr", "Pa: ca"])
    let both = AttributedString(
      localized: "^[a](languageIdentifier: 'fr', orderSize: 2)", including: \.cafe)
    #expect(both.runs.map(\.languageIdentifier) == ["fr"])
  }

  @Test func formattingOptionsAreHonoured() {
    let text = AttributedString(
      localized: "^[\("x")](orderSize: 1)", options: [.applyReplacementIndexAttribute],
      including: \.cafe)
    #expect(text.runs.map(\.replacementIndex) == [1])
    #expect(values(of: OrderSizeAttribute.self, in: text) == ["x: 1"])
  }

  @Test func resourcesAndDefaultValues() {
    let resource = LocalizedStringResource("A ^[large](orderSize: 3) coffee")
    for text in [
      AttributedString(localized: resource, including: \.cafe),
      AttributedString(
        localized: "coffee", defaultValue: "A ^[large](orderSize: 3) coffee", including: \.cafe),
    ] {
      #expect(values(of: OrderSizeAttribute.self, in: text) == ["large: 3"])
    }
  }

  @Test func markdownWithAScope() throws {
    let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
    let text = try AttributedString(
      markdown: "*A* ^[large](orderSize: 3)", including: \.cafe, options: options)
    #expect(values(of: OrderSizeAttribute.self, in: text) == ["large: 3"])
    let without = try AttributedString(markdown: "^[large](orderSize: 3)", including: \.cafe)
    #expect(String(without.characters) == "^[large](orderSize: 3)")
  }
}
