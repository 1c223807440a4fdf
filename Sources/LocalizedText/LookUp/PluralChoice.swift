internal import ICU

/// How a number chose a plural form.
public struct PluralChoice: Equatable, Sendable {
  /// What led from the number to the category.
  public enum Rule: String, Hashable, Sendable {
    /// The rules of the language.
    case cldr = "CLDR"
    /// The value 0 takes the form `zero` in every language that has one.
    case zero = "zero rule"
  }

  /// The number that chose.
  public let number: Argument
  /// Which argument it is, from 1.
  public let argument: Int
  /// The name of the number's category: `few`.
  public let category: String
  /// What led to the category.
  public let rule: Rule
  /// The form that was taken: that of the category, else `other`; nil where there is neither.
  public let form: String?
  /// The form that the number would take the other way, as a value or as written; nil where it is
  /// the same one.
  public let otherForm: String?
  /// The substitution whose form was chosen; nil where it is one of the whole text.
  public internal(set) var substitution: String?

  /// Whether the number as a value and the number as written choose two forms: Foundation goes by
  /// the value, and so "1.0 mile" comes out where "1.0 miles" is right.
  public var isAmbiguous: Bool { otherForm != nil }
}

/// How a number is made to choose among plural forms.
struct PluralReading {
  let number: Argument
  /// Which argument it is, from 1.
  let argument: Int
  /// How the text writes it.
  let specifier: FormatSpecifier
  /// Whether the value chooses, or what is written.
  let chooses: PluralNumber
}

extension ArgumentFormats {
  /// The form that a number takes among those that `exists` admits; nil for what is no number.
  func choice(
    _ reading: PluralReading, among exists: (PluralCategory) -> Bool
  ) -> PluralChoice? {
    let number = reading.number
    let isZero = number.isZero && exists(.zero)
    let value = isZero ? .zero : category(of: number, specifier: nil)
    guard let value else { return nil }
    // Only what has a fraction is written in several ways.
    var written = value
    if case .double = number, !isZero {
      written = category(of: number, specifier: reading.specifier) ?? value
    }
    let category = reading.chooses == .raw ? value : written
    let other = reading.chooses == .raw ? written : value
    func form(_ category: PluralCategory) -> PluralCategory? {
      exists(category) ? category : exists(.other) ? .other : nil
    }
    let isAmbiguous = form(category) != form(other)
    return PluralChoice(
      number: number, argument: reading.argument, category: category.rawValue,
      rule: isZero ? .zero : .cldr, form: form(category)?.rawValue,
      otherForm: isAmbiguous ? form(other)?.rawValue : nil)
  }
}
