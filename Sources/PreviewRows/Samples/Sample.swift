public import LocalizedText

/// A value to preview with, as a samples file holds it.
public enum Sample: Hashable, Sendable {
  /// A text, shown as it is.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// An integer too large for `integer`.
  case unsigned(UInt64)
  /// A number with a fraction.
  case double(Double)
  /// The name of a person, shown in full or in short as the locale prefers.
  case userName(UserName)
  /// Several values, joined in the way of the locale.
  case list([Sample])
  /// A date and time, in seconds since 1970.
  case date(Double, style: DateStyle)
  /// An amount of money in the currency with an ISO 4217 code.
  case currency(Double, code: String)
  /// A part of a whole; 1 is 100 %.
  case percent(Double)
  /// A symbol, by its name in apps.
  case symbol(String)
  /// A key of the previewed table, looked up in the locale of the row.
  case localized(String)
  /// A text whose Markdown is rendered.
  case markdown(String)
}

extension Sample {
  /// Reads a number.
  ///
  /// A fraction or an exponent makes it a `double`, as in a Swift literal.
  ///
  /// An integer that does not fit in 64 bits becomes a `double` too. The result is nil if the number
  /// is too large even for that.
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

  /// The number as a `Double`; nil if the sample is not a number that can choose a plural form.
  private var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The sample with a count in place of each number, also in lists.
  ///
  /// A fraction stays a fraction, because its placeholder needs one: 2 becomes 2.0. Money and
  /// percentages choose no plural form and stay as they are.
  func replacingNumbers(by count: Sample?) -> Sample {
    guard let count else { return self }
    return switch self {
    case .integer, .unsigned: count
    case .double: count.double.map { .double($0) } ?? self
    case .list(let members): .list(members.map { $0.replacingNumbers(by: count) })
    default: self
    }
  }

  /// The argument that a text of a table receives for this sample.
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
