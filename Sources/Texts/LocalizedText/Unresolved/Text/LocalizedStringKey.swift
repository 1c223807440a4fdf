package import MessageSyntax

/// The key of a localized string, with the arguments for its placeholders.
///
/// The interpolated values of a literal become placeholders in the key.
///
/// ```swift
/// let key: LocalizedStringKey = "Hello, \(name)"  // the key "Hello, %@" and one argument
/// ```
public struct LocalizedStringKey: Hashable, Sendable {
  /// The key in the table.
  public let key: String
  /// The values of the placeholders.
  package let arguments: [Argument]
  /// When the localized string is read as a format.
  ///
  /// A literal without interpolations is shown as is.
  package let formatting: Formatting

  /// When a localized string is read as a format.
  package enum Formatting: Hashable, Sendable {
    /// Never: a percent sign is a percent sign.
    case never
    /// Always, even without arguments.
    case always
    /// If any string of the entry takes arguments, for previews, where the app's code is unknown.
    ///
    /// A placeholder that reads an argument as another type than the app passes is not filled. A
    /// type is nil, or missing at the end, if unknown.
    case asFound(passing: [ArgumentType?])
  }

  /// Creates a key without arguments.
  public init(_ value: String) {
    self.init(value, arguments: [], formatting: .never)
  }

  package init(_ key: String, arguments: [Argument], formatting: Formatting = .always) {
    self.key = key
    self.arguments = arguments
    self.formatting = formatting
  }

  /// The argument types that the app passes, where known.
  package var passedTypes: [ArgumentType?] {
    if case .asFound(let types) = formatting { types } else { [] }
  }

  /// The number of texts, including those in the arguments.
  var count: Int { arguments.textCount + 1 }

  /// The nesting depth of the texts in the arguments.
  var depth: Int { arguments.textDepth }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.parts.key, arguments: stringInterpolation.parts.arguments)
  }
}

extension LocalizedStringKey {
  /// Builds a key from a literal and its interpolated values.
  public struct StringInterpolation: KeyInterpolation {
    /// The key and the arguments so far.
    public var parts: KeyParts

    /// Creates an empty key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts = KeyParts(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Appends `%@` for a text, which is resolved together with the key.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Appends `%@` for a symbol.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
  }
}

/// The name of a table and its bundle.
package struct TableName: Hashable, Sendable {
  /// The bundle that contains the table.
  package var bundle: LocalizedStringResource.BundleDescription
  /// The name of the table; empty for `Localizable`.
  package var name: String

  /// Creates a table name, `Localizable` by default.
  package init(
    _ name: String? = nil, in bundle: LocalizedStringResource.BundleDescription = .main
  ) {
    self.name = name ?? ""
    self.bundle = bundle
  }

  /// The name of the file without its extension.
  package var fileName: String { name.isEmpty ? "Localizable" : name }
}
