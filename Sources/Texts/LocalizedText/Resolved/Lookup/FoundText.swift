internal import Locales
public import StringCatalog

/// The result of looking up one string.
public struct FoundText: Sendable {
  /// The string before its placeholders are filled.
  public var format: String
  /// Where the string was found.
  public var origin: Origin
  /// The leaf that holds the string, or nil if the key is shown.
  public var leaf: Leaf?
  /// The choices that led to the leaf, outermost first.
  public var choices: [VariationChoice] = []
  /// Whether the string is a key that doubles as the source string, and the locale uses the source
  /// language.
  public var isSourceText = false
  /// The substitutions that the string may refer to.
  public var substitutions: [String: Substitution] = [:]
  /// Whether the string is a format.
  package var isFormat = true
  /// The language of a key that is shown, or nil if unknown.
  var keyLanguage: String?

  /// The localization, or nil if the key is shown.
  public var localization: Localization? { leaf?.localization }

  /// Whether no table has the string.
  var isMissing: Bool { origin == .defaultValue || (origin == .key && !isSourceText) }

  /// The language of the string, as spelled in the catalog, or nil if unknown.
  var language: String? { localization?.locale ?? keyLanguage }

  /// The plural choice that led to the leaf, if there was one.
  public var pluralChoice: PluralChoice? {
    for case .plural(let choice) in choices { return choice }
    return nil
  }

  /// Whether the number's value and its formatted digits choose different plural forms.
  public var isPluralAmbiguous: Bool { pluralChoice?.isAmbiguous ?? false }
}

extension FoundText {
  /// Creates the string of a leaf, as if lookup had found it.
  package init(leaf: Leaf, substitutions: [String: Substitution]) {
    self.init(format: leaf.text, origin: .exact, leaf: leaf, substitutions: substitutions)
  }
}

extension Origin {
  init(_ relation: LocaleRelation) {
    self =
      switch relation {
      case .exact: .exact
      case .parent: .parent
      case .related: .related
      }
  }
}

/// One choice on the way to a leaf.
public enum VariationChoice: Equatable, Sendable {
  /// A number chose a plural form.
  case plural(PluralChoice)
  /// The string has plural forms, but no argument is a number.
  case noNumber(form: String)
  /// The device chose a case; `isExact` is false if the string has no case for it and uses another.
  case device(String, isExact: Bool)
  /// The width chose the widest case that fits, or else the narrowest.
  case width(String, isRoomEnough: Bool)
  /// The axis is unknown, so the first case with a value was used.
  case unknown(axis: String, name: String)
}
