/// A value that a placeholder receives, kept as it is until the text is resolved.
public enum Argument: Hashable, Sendable {
  /// A text, shown as it is and never read as a format again.
  case string(String)
  /// An integer, written as the locale writes it.
  case integer(Int64)
  /// A number, written as the locale and the placeholder want it.
  case double(Double)
  /// A user's name, in full or in short as the locale prefers.
  case userName(UserName)
  /// The key of another text, looked up when this one is resolved.
  case localized(key: String)

  /// Whether the argument can choose a plural.
  public var isNumber: Bool {
    switch self {
    case .integer, .double: true
    case .string, .userName, .localized: false
    }
  }
}
