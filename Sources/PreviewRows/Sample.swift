public import LocalizedText

/// A value to preview with, as a samples file holds it.
public enum Sample: Hashable, Sendable {
  /// A text, shown as it is.
  case string(String)
  /// An integer.
  case integer(Int64)
  /// An integer that is too large for the other kind.
  case unsigned(UInt64)
  /// A number with a fraction.
  case double(Double)
  /// The name of a person, in full or in short as the locale prefers.
  case userName(UserName)
  /// Several values as the locale lists them.
  case list([Sample])
  /// A moment, in seconds since 1970.
  case date(Double, style: DateStyle)
  /// An amount of money in the currency of an ISO 4217 code.
  case currency(Double, code: String)
  /// A part of a whole, 1 being all of it.
  case percent(Double)
  /// A symbol by the name that apps know it by.
  case symbol(String)
  /// A key of the table that is previewed.
  case localized(String)
  /// A text whose Markdown is read.
  case markdown(String)
}

extension Sample {
  /// Reads a number; a fraction or an exponent makes it a `double`, as Swift's literals do.
  ///
  /// An integer that no 64 bits hold is one too; what is too large for that is no number.
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

  /// The number as a fraction; nil for what is no number that can choose a plural form.
  private var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .double(let number): number
    default: nil
    }
  }

  /// The sample with a count in the place of each number, in lists too.
  ///
  /// A fraction stays one, for its placeholder wants one: 2 becomes 2.0. Money and percentages,
  /// which choose no plural form, stay as they are.
  func counting(_ count: Sample?) -> Sample {
    guard let count else { return self }
    return switch self {
    case .integer, .unsigned: count
    case .double: count.double.map { .double($0) } ?? self
    case .list(let members): .list(members.map { $0.counting(count) })
    default: self
    }
  }

  /// The argument that a text of a table receives.
  func argument(in table: TableName) -> Argument {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .integer(number)
    case .unsigned(let number): .unsigned(number)
    case .double(let number): .double(number)
    case .userName(let name): .text(Text(name))
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
