internal import ICUServices
package import SourceText

/// The sort order of the members of a String Catalog: keys, languages, and other names.
///
/// Xcode sorts by the Unicode collation.
///
/// ```swift
/// let collation = try Collation()
/// let order = KeyOrder { collation.compare($0, $1) }
/// ```
public struct KeyOrder: Sendable {
  /// Compares two UTF-8 names: negative, zero (only for equal names), or positive.
  public let compare: @Sendable (Span<UInt8>, Span<UInt8>) -> Int

  /// Creates an order from a function that compares two UTF-8 names.
  public init(_ compare: @escaping @Sendable (Span<UInt8>, Span<UInt8>) -> Int) {
    self.compare = compare
  }

  /// The order of code points.
  static let codePoints = KeyOrder { one, other in
    for index in 0..<min(one.count, other.count) where one[index] != other[index] {
      return Int(one[index]) - Int(other[index])
    }
    return one.count - other.count
  }

  /// Whether the first name sorts before the second.
  public func areInOrder(_ one: String, _ other: String) -> Bool {
    isBefore(Array(one.utf8), Array(other.utf8))
  }

  /// Whether the first UTF-8 name sorts before the second.
  package func isBefore(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    compare(one.span, other.span) < 0
  }
}

extension KeyOrder {
  /// Xcode's order, by the collation of ICU.
  package static func ofXcode() throws(Fault) -> KeyOrder {
    do throws(ICUError) {
      let collation = try Collation()
      return KeyOrder { collation.compare($0, $1) }
    } catch {
      throw Fault("ICU: \(error)")
    }
  }
}
