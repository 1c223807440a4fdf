/// A value that a placeholder receives, kept as it is until the text is resolved.
public indirect enum Argument: Hashable, Sendable {
  /// A text, shown as it is and never read as a format again.
  case string(String)
  /// An integer, written as the locale writes it.
  case integer(Int64)
  /// An integer that may be too large for the other case.
  case unsigned(UInt64)
  /// A number, written as the locale and the placeholder want it.
  case double(Double)
  /// An amount of money, written as the locale writes the currency of an ISO 4217 code.
  case currency(Double, code: String)
  /// A part of a whole, 1 being all of it, written as the locale writes per cent.
  case percent(Double)
  /// A moment in seconds since 1970, written in UTC.
  case date(Double, style: DateStyle)
  /// Several arguments, joined as the locale lists them.
  case list([Argument])
  /// An image, by the name of its symbol.
  case symbol(String)
  /// A user's name, in full or in short as the locale prefers.
  case userName(UserName)
  /// The key of another text, looked up when this one is resolved.
  case localized(key: String)

  /// Whether the argument can choose a plural.
  public var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .double: true
    case .string, .currency, .percent, .date, .list, .symbol, .userName, .localized: false
    }
  }
}

/// How much of a moment is written.
public enum DateStyle: String, CaseIterable, Hashable, Sendable {
  /// The date alone.
  case date
  /// The time of day alone.
  case time
  /// Both.
  case dateTime
}
