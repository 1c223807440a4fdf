internal import Locales
public import StringCatalog

/// The result of a look-up for one entry.
public struct FoundText: Sendable {
  /// The text before arguments go in.
  public var format: String
  /// The origin of the text.
  public var origin: Origin
  /// The leaf whose text is shown; nil if the key is shown.
  public var leaf: Leaf?
  /// The choices that led to the leaf, outermost first.
  public var choices: [VariationChoice] = []
  /// Whether the text is a key that counts as a text of the source language, and the source
  /// language serves the locale.
  public var isSourceText = false
  /// The substitutions to which the text may refer.
  public var substitutions: [String: Substitution] = [:]
  /// Whether the text is read as a format.
  package internal(set) var isFormat = true
  /// The language of a key that is shown; nil if it is not known.
  var keyLanguage: String?

  /// The localization; nil if the key is shown.
  public var localization: Localization? { leaf?.localization }

  /// Whether no table has the text.
  var isMissing: Bool { origin == .defaultValue || (origin == .key && !isSourceText) }

  /// The language of the text, as the catalog names it; nil if it is not known.
  var language: String? { localization?.locale ?? keyLanguage }

  /// The plural choice that led to the leaf, if there was one.
  public var pluralChoice: PluralChoice? {
    for case .plural(let choice) in choices { return choice }
    return nil
  }

  /// Whether the value of the number and its written form choose different plural forms.
  public var isPluralAmbiguous: Bool { pluralChoice?.isAmbiguous ?? false }
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

/// One choice on the way to the leaf that is shown.
public enum VariationChoice: Equatable, Sendable {
  /// A number chose a plural form.
  case plural(PluralChoice)
  /// The text has plural forms, but no argument is a number.
  case noNumber(form: String)
  /// The device chose; `isExact` is false if the text has no case for it and another case is used
  /// instead.
  case device(String, isExact: Bool)
  /// The width chose the widest case that fits, else the narrowest.
  case width(String, isRoomEnough: Bool)
  /// The axis is unknown, and the first case with a text was taken.
  case unknown(axis: String, name: String)
}
