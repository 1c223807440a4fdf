/// An amount of money, written as the locale writes the currency of an ISO 4217 code.
struct CurrencyValue: TextValue {
  let amount: Double
  let code: String

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: amount, currency: code))
  }
}

/// A part of a whole, 1 being all of it, written as the locale writes per cent.
struct PercentValue: TextValue {
  let part: Double

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: part, skeleton: "percent scale/100 .##"))
  }
}

/// A number in the natural way of its locale.
struct NumberValue: TextValue {
  let number: Argument

  func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.formats.text(of: number) ?? "")
  }
}

extension Text {
  /// An argument by itself, as `%@` writes it.
  public init(_ argument: Argument) {
    switch argument {
    case .string(let text): self.init(verbatim: text)
    case .text(let text): self = text
    case .integer, .unsigned, .double: self.init(value: NumberValue(number: argument))
    }
  }

  /// An amount of money in the currency of an ISO 4217 code.
  ///
  /// ```swift
  /// Text(amount: 12.34, currency: "EUR")  // "€12.34" in English, "12,34 €" in German
  /// ```
  public init(amount: Double, currency code: String) {
    self.init(value: CurrencyValue(amount: amount, code: code))
  }

  /// A part of a whole, 1 being all of it, in per cent.
  public init(percent part: Double) { self.init(value: PercentValue(part: part)) }

  /// Several values as the locale of their place lists them, each of them resolved there too.
  public init(list members: [Argument]) {
    self.init(.enumeration(members), depth: members.depth, count: members.textCount)
  }
}
