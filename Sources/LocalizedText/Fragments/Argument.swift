/// A value that a placeholder receives, kept as it is until the text is resolved.
public enum Argument: Hashable, Sendable {
  /// A text, shown as it is and never read as a format again.
  case string(String)
  /// An integer, written as the locale writes it.
  case integer(Int64)
  /// An integer that is too large for the other kind.
  case unsigned(UInt64)
  /// A number, written as the locale and the placeholder want it.
  case double(Double)
  /// A text that is resolved with the one that it stands in: a date, a name, a symbol, a key.
  case text(Text)

  /// Whether the argument can choose a plural.
  public var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .double: true
    case .string, .text: false
    }
  }

  /// The text that the argument is, if it is one.
  var asText: Text? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension [Argument] {
  /// How many texts stand within each other in the arguments.
  var textDepth: Int { reduce(0) { Swift.max($0, $1.asText?.depth ?? 0) } }

  /// How many texts there are in the arguments, as far as anyone counts.
  var textCount: Int {
    reduce(0) { Swift.min($0 + ($1.asText?.count ?? 0), Resolution.greatestBudget + 1) }
  }
}
