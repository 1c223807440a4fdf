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
  public var category: String { found.rawValue }
  /// What led to the category.
  public let rule: Rule
  /// The form that was taken: that of the category, else `other`; nil where there is neither.
  public var form: String? { taken?.rawValue }
  /// The form that the number would take the other way, as a value or as written; nil where it is
  /// the same one.
  public var otherForm: String? { otherTaken?.rawValue }
  /// The substitution whose form was chosen; nil where it is one of the whole text.
  public internal(set) var substitution: String?

  // As categories: a name would be sought among their names for every text.
  let found: PluralCategory
  let taken: PluralCategory?
  let otherTaken: PluralCategory?

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
  /// A number of the same category that ICU can count: of more than 18 digits it forgets the first
  /// ones, and no language looks at more than the last ones of so many.
  private static func countable(_ number: Argument) -> Argument {
    let limit: UInt64 = 1_000_000_000_000_000
    let count: UInt64? =
      switch number {
      case .integer(let value): value.magnitude
      case .unsigned(let value): value
      case .double, .string, .text: nil
      }
    guard let count else { return number }
    return .integer(Int64(count < limit ? count : limit + count % limit))
  }

  /// The form that a number takes among those that `exists` admits; nil for what is no number.
  func choice(
    _ reading: PluralReading, among exists: (PluralCategory) -> Bool
  ) -> PluralChoice? {
    let number = reading.number
    let isZero = number.isZero && exists(.zero)
    let value = isZero ? .zero : category(of: Self.countable(number), specifier: nil)
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
      number: number, argument: reading.argument, rule: isZero ? .zero : .cldr, found: category,
      taken: form(category), otherTaken: isAmbiguous ? form(other) : nil)
  }
}
