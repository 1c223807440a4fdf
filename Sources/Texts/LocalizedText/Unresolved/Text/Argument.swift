internal import MessageSyntax

/// The value of a placeholder.
///
/// It is formatted when the text is resolved.
public enum Argument: Hashable, Sendable {
  /// A string, shown as is and never read as a format.
  case string(String)
  /// An integer, formatted for the locale.
  case integer(Int64)
  /// An integer too large for `integer`.
  case unsigned(UInt64)
  /// A floating-point number, formatted for the locale and the placeholder.
  case double(Double)
  /// A text that is resolved with the surrounding text, such as a date, a name, a symbol or a key.
  case text(Text)

  /// Whether the argument can select a plural form.
  public var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .double: true
    case .string, .text: false
    }
  }

  /// The text, if the argument is one.
  var asText: Text? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension [Argument] {
  var textDepth: Int { reduce(0) { Swift.max($0, $1.asText?.depth ?? 0) } }

  /// The number of texts in the arguments, capped just above the limit of a resolution.
  var textCount: Int {
    reduce(0) { Swift.min($0 + ($1.asText?.count ?? 0), Text.greatestCount + 1) }
  }
}

extension Argument {
  /// Whether the argument is 0, which uses the `zero` form in every language.
  var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .unsigned(let value): value == 0
    case .double(let value): value == 0
    case .string, .text: false
    }
  }

  /// The argument as a width or precision, or nil if it is not an integer.
  var amount: Int? {
    let limit = FormatSpecifier.largestAmount
    return switch self {
    case .integer(let value): Int(max(Int64(-limit), min(Int64(limit), value)))
    case .unsigned(let value): Int(min(UInt64(limit), value))
    case .double, .string, .text: nil
    }
  }
}
