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

  /// How many texts stand within each other in the argument.
  var depth: Int {
    if case .text(let text) = self { text.depth } else { 0 }
  }
}

extension [Argument] {
  /// How many texts stand within each other in the arguments.
  var depth: Int { reduce(0) { Swift.max($0, $1.depth) } }

  /// How many texts there are in what has them, itself too, as far as anyone counts.
  var textCount: Int {
    reduce(1) { count, argument in
      guard case .text(let text) = argument else { return count }
      return Swift.min(count + text.count, Resolution.greatestBudget + 1)
    }
  }
}
