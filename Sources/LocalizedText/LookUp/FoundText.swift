public import StringCatalog

/// What a look-up found for one entry.
public struct FoundText: Sendable {
  /// The text before arguments go in.
  public var format: String
  /// Where the text came from.
  public var origin: Origin
  /// The leaf whose text is shown; nil where the key itself is.
  public var leaf: Leaf?
  /// The choices that led to the leaf, outermost first.
  public var choices: [VariationChoice] = []
  /// Whether it is a key that is the text of the source language, and that serves the locale.
  public var isSourceText = false
  /// The substitutions to which the text may refer.
  public var substitutions: [String: Substitution] = [:]
  /// Whether the text is read as a format.
  var isFormat = true

  /// The localization; nil where the key itself is shown.
  public var localization: Localization? { leaf?.localization }

  /// The plural choice that led to the leaf, where one did.
  public var pluralChoice: PluralChoice? {
    for case .plural(let choice) in choices { return choice }
    return nil
  }

  /// Whether the number as a value and the number as written choose different forms.
  public var isPluralAmbiguous: Bool { pluralChoice?.isAmbiguous ?? false }
}
