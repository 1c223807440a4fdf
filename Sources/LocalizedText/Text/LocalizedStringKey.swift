/// The key of a localized string, with the arguments that its placeholders receive.
///
/// A literal makes one; what is interpolated becomes a placeholder of the key.
///
/// ```swift
/// let key: LocalizedStringKey = "Hello, \(name)"  // the key "Hello, %@" and one argument
/// ```
public struct LocalizedStringKey: Hashable, Sendable {
  /// The key by which a table knows the text.
  public let key: String
  /// The values of the placeholders.
  package let arguments: [Argument]
  /// Whether the text is a format; without any interpolation it is shown as it is.
  package let formatting: Formatting

  /// When a text is read as a format.
  package enum Formatting: Hashable, Sendable {
    /// Never: a percent sign is one.
    case never
    /// Always.
    case always
    /// Where its entry has arguments at all, for those who do not know how the app asks for it.
    case asFound
  }

  /// Makes the key that a text spells, without arguments.
  public init(_ value: String) {
    self.init(value, arguments: [], formatting: .never)
  }

  package init(_ key: String, arguments: [Argument], formatting: Formatting = .always) {
    self.key = key
    self.arguments = arguments
    self.formatting = formatting
  }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Makes the key that a literal spells.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes the key of a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.parts.key, arguments: stringInterpolation.parts.arguments)
  }
}
