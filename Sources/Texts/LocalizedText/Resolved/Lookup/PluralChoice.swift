internal import ICUServices
internal import MessageSyntax

/// A number's choice of a plural form.
public struct PluralChoice: Equatable, Sendable {
  /// The rule that determined the category.
  public enum Rule: String, Hashable, Sendable {
    /// The CLDR rules of the language.
    case cldr = "CLDR"
    /// The value 0 uses the `zero` form in every language, if there is one.
    case zero = "zero rule"
  }

  /// The number that selected the form.
  public let number: Argument
  /// The number of the argument, from 1.
  public let argument: Int
  /// The CLDR category of the number, such as `few`.
  public var category: String { found.rawValue }
  /// The rule that determined the category.
  public let rule: Rule
  /// The selected form: that of the category, or else `other`; nil if there is neither.
  public var form: String? { taken?.rawValue }
  /// The form that would be selected by the formatted digits instead of the value, or the other way
  /// round; nil if it is the same.
  public var otherForm: String? { otherTaken?.rawValue }
  /// The name of the substitution, or nil if the whole string varies.
  public internal(set) var substitution: String?

  // Store categories: comparing their names for every string would be slower (rates.py).
  let found: PluralCategory
  let taken: PluralCategory?
  let otherTaken: PluralCategory?

  /// Whether the value and the formatted digits of the number select different forms.
  ///
  /// Foundation uses the value, so it writes "1.0 mile" although "1.0 miles" is correct.
  public var isAmbiguous: Bool { otherForm != nil }
}

/// A number that selects a plural form, and how to interpret it.
struct PluralNumberReference {
  let number: Argument
  /// The number of the argument, from 1.
  let argument: Int
  /// The specifier that formats the number.
  let specifier: FormatSpecifier
  /// Whether the value or the formatted digits select the form.
  let chooses: PluralNumber
}

extension ArgumentFormats {
  /// Returns a number of the same category within ICU's limits.
  ///
  /// ICU drops the leading digits of a number of more than 18 digits. No plural rule needs them:
  /// rules depend on the trailing digits.
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

  /// Returns the choice among the forms for which `exists` is true, or nil if the argument is not a
  /// number.
  func choice(
    _ reference: PluralNumberReference, among exists: (PluralCategory) -> Bool
  ) -> PluralChoice? {
    let number = reference.number
    let isZero = number.isZero && exists(.zero)
    let value = isZero ? .zero : category(of: Self.countable(number), specifier: nil)
    guard let value else { return nil }
    // Only a floating-point number can be formatted in several ways.
    var written = value
    if case .double = number, !isZero {
      written = category(of: number, specifier: reference.specifier) ?? value
    }
    let category = reference.chooses == .raw ? value : written
    let other = reference.chooses == .raw ? written : value
    func form(_ category: PluralCategory) -> PluralCategory? {
      exists(category) ? category : exists(.other) ? .other : nil
    }
    let isAmbiguous = form(category) != form(other)
    return PluralChoice(
      number: number, argument: reference.argument, rule: isZero ? .zero : .cldr, found: category,
      taken: form(category), otherTaken: isAmbiguous ? form(other) : nil)
  }
}
