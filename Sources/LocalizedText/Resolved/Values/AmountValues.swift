/// An amount of money in the currency of an ISO 4217 code.
struct CurrencyValue: TextValue {
  let amount: Double
  let code: String

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: amount, currency: code))
  }
}

/// A fraction, written as a percentage; 1 is 100 %.
struct PercentValue: TextValue {
  let part: Double

  func resolve(with resolver: Resolver) -> ResolvedText {
    let style = NumberStyle(digits: .fraction(0...2), unit: .percent)
    return ResolvedText(verbatim: resolver.formats.text(of: part, style: style))
  }
}

/// A number in the locale's natural format.
struct NumberValue: TextValue {
  let number: Argument
  var countedNumber: Argument? { number }

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: number) ?? "")
  }
}

extension Text {
  /// Makes a text of one argument, as `%@` writes it.
  public init(_ argument: Argument) {
    switch argument {
    case .string(let text): self.init(verbatim: text)
    case .text(let text): self = text
    case .integer, .unsigned, .double: self.init(value: NumberValue(number: argument))
    }
  }

  /// Makes a text of an amount of money in the currency of an ISO 4217 code.
  ///
  /// ```swift
  /// Text(amount: 12.34, currency: "EUR")  // "€12.34" in English, "12,34 €" in German
  /// ```
  public init(amount: Double, currency code: String) {
    self.init(value: CurrencyValue(amount: amount, code: code))
  }

  /// Makes a text of a fraction as a percentage; 1 is 100 %.
  public init(percent part: Double) { self.init(value: PercentValue(part: part)) }

  /// Makes a list of values.
  ///
  /// The list and each value are written in the environment's locale.
  public init(list members: [Argument]) {
    self.init(.listed(members), depth: members.textDepth, count: members.textCount + 1)
  }
}
