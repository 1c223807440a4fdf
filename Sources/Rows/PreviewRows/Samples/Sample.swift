public import LocalizedText

/// A value to preview with, as in a samples file.
public enum Sample: Hashable, Sendable {
  /// A string, shown as is.
  case string(String)
  /// A whole number, such as a count.
  case integer(Int64)
  /// An integer too large for `integer`.
  case unsigned(UInt64)
  /// A floating-point number.
  case double(Double)
  /// The name of a person, shown in full or in short form depending on the locale.
  case userName(UserName)
  /// Several values, joined in the locale's list format.
  case list([Sample])
  /// A date and time, in seconds since 1970.
  case date(Double, style: DateStyle)
  /// An amount of money in an ISO 4217 currency.
  case currency(Double, code: String)
  /// A fraction, shown as a percentage; 1 is 100 %.
  case percent(Double)
  /// A symbol, by its SF Symbols name.
  case symbol(String)
  /// A key of the previewed table, looked up in the locale of the row.
  case localized(String)
  /// A string whose Markdown is rendered.
  case markdown(String)
}

extension Sample {
  /// Parses a number, or returns nil if it is invalid or too large.
  ///
  /// As in a Swift literal, a fraction or an exponent makes it a `double`. So does an integer that
  /// does not fit in 64 bits.
  ///
  /// ```swift
  /// Sample(number: "3")   // .integer(3)
  /// Sample(number: "3e2") // .double(300)
  /// ```
  public init?(number digits: String) {
    if let integer = Int64(digits) {
      self = .integer(integer)
    } else if let integer = UInt64(digits) {
      self = .unsigned(integer)
    } else if let number = Double(digits), number.isFinite {
      self = .double(number)
    } else {
      return nil
    }
  }

  /// The number as a `Double`, or nil if the sample is not a number that can select a plural form.
  private var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// Returns the sample with each number replaced by a count, also inside lists.
  ///
  /// A floating-point number stays one, because its placeholder needs it: 2 becomes 2.0. Money and
  /// percentages select no plural form and stay unchanged.
  func replacingNumbers(by count: Sample?) -> Sample {
    guard let count else { return self }
    return switch self {
    case .integer, .unsigned: count
    case .double: count.double.map { .double($0) } ?? self
    case .list(let members): .list(members.map { $0.replacingNumbers(by: count) })
    default: self
    }
  }

  /// Returns the sample as an argument for strings of a table.
  func argument(in table: TableName) -> Argument {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .double(let number): .double(number)
    case .userName(let name): .text(Text(value: name))
    case .list(let members): .text(Text(list: members.map { $0.argument(in: table) }))
    case .date(let seconds, let style): .text(Text(date: seconds, style: style))
    case .currency(let amount, let code): .text(Text(amount: amount, currency: code))
    case .percent(let part): .text(Text(percent: part))
    case .symbol(let name): .text(Text(Image(systemName: name)))
    case .localized(let key): .text(Text(LocalizedStringKey(key), in: table))
    case .markdown(let text): .text(Text(markdown: text))
    }
  }
}
