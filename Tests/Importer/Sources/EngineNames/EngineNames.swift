import LanguageNames
import LocalizedText

/// A program that uses LocalizedText and no module under it, beside a module that has their names.
@main struct EngineNames {
  static let others: [any LanguageName] = [
    Agreement(), AttributeSpan(), BoundedCache(), FormatSpecifier(), FormatString(), Grammarian(),
    Lexicon(), LineBreaks(), MarkdownText(), NumberFormat(), PartOfSpeech(), Placeholder(),
    PluralRules(), Reading(), Transducer(), WordForm(),
  ]

  static func main() throws {
    let hidden = others.filter { !String(reflecting: $0).hasPrefix("LanguageNames.") }
    print("\(others.count) names of others, \(hidden.count) hidden")
    // Plural forms.
    let cats = Substitution(forms: [.one: "%arg cat", .other: "%arg cats"])
    let english = Resolver(environment: EnvironmentValues(locale: LocaleTag("en")))
    for number in [1, 1_234] as [Int64] {
      let argument = Argument.integer(number)
      print(
        english.resolve(format: "%#@n@", arguments: [argument], substitutions: ["n": cats]).text,
        english.form(of: [.one: "one", .other: "other"], for: argument) ?? "none")
    }
    // Locales.
    var environment = EnvironmentValues(locale: LocaleTag("ar-EG"))
    environment.preferences = [LocaleTag("fr-CA").adding(try PrivateUseTag("linearf"))]
    let preferred = environment.preferences[0]
    print(
      environment.layoutDirection == .rightToLeft, preferred, preferred.language,
      preferred.privateUseTags.count, Localizer.empty.supportedLocales(from: [preferred]))
    // Styles.
    var style = FragmentStyle(.strong, foreground: .red)
    style.traits.formUnion([.emphasis, .underline])
    print(style.traits.contains(.strong), style.traits.contains(.code))
  }
}
