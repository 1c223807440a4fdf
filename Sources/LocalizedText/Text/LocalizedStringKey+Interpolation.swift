extension LocalizedStringKey {
  /// Makes a key of a literal and the values that stand in it.
  public struct StringInterpolation: KeyInterpolation {
    /// The key and the arguments so far.
    public var parts: KeyParts

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts = KeyParts(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds `%@` for a text, which is resolved with the key.
    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    /// Adds `%@` for a symbol.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
  }
}
