/// An amount of money in the currency of an ISO 4217 code.
struct CurrencyValue: TextValue {
  let amount: Double
  let code: String

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: amount, currency: code))
  }
}

/// A fraction, shown as a percentage; 1 is 100 %.
struct PercentValue: TextValue {
  let part: Double

  func resolve(with resolver: Resolver) -> ResolvedText {
    let style = NumberStyle(digits: .fraction(0...2), unit: .percent)
    return ResolvedText(verbatim: resolver.formats.text(of: part, style: style))
  }
}

/// A number in the locale's default format.
struct NumberValue: TextValue {
  let number: Argument
  var countedNumber: Argument? { number }

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: number) ?? "")
  }
}

extension Text {
  /// Creates a text that shows one argument the way `%@` does.
  public init(_ argument: Argument) {
    switch argument {
    case .string(let text): self.init(verbatim: text)
    case .text(let text): self = text
    case .integer, .unsigned, .double: self.init(value: NumberValue(number: argument))
    }
  }

  /// Creates a text that shows an amount of money in an ISO 4217 currency.
  ///
  /// ```swift
  /// Text(amount: 12.34, currency: "EUR")  // "€12.34" in English, "12,34 €" in German
  /// ```
  public init(amount: Double, currency code: String) {
    self.init(value: CurrencyValue(amount: amount, code: code))
  }

  /// Creates a text that shows a fraction as a percentage; 1 is 100 %.
  public init(percent part: Double) { self.init(value: PercentValue(part: part)) }

  /// Creates a text that shows a list of values.
  ///
  /// The list and each value are formatted in the environment's locale.
  public init(list members: [Argument]) {
    self.init(.listed(members), depth: members.textDepth, count: members.textCount + 1)
  }
}
