/// The order in which a writer puts the members of a String Catalog: keys, languages, and the rest.
///
/// Xcode has one order for all of them, which needs the collation of Unicode. This module does not know
/// it, so whoever writes a catalog brings it.
///
/// ```swift
/// let collation = try Collation()
/// let order = KeyOrder { collation.compare($0, $1) }
/// ```
public struct KeyOrder: Sendable {
  /// Compares two names in UTF-8: less than 0, 0 only for equal names, or more than 0.
  public let compare: @Sendable (Span<UInt8>, Span<UInt8>) -> Int

  /// An order by a function that compares two names in UTF-8.
  public init(_ compare: @escaping @Sendable (Span<UInt8>, Span<UInt8>) -> Int) {
    self.compare = compare
  }

  /// Whether the first name comes before the second one.
  public func areInOrder(_ one: String, _ other: String) -> Bool {
    compare(Array(one.utf8).span, Array(other.utf8).span) < 0
  }
}
