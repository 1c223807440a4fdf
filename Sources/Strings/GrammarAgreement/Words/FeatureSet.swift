/// A set of the values of a grammatical feature.
///
/// It takes one byte: words have many forms, and allocating sets took a sixth of the time for a new
/// word.
///
/// ```swift
/// let genders: FeatureSet<GrammaticalGender> = [.masculine, .feminine]
/// genders.contains(.neuter)  // false
/// ```
public struct FeatureSet<Value: FeatureValue>: Hashable, Sendable, ExpressibleByArrayLiteral {
  // Inlined into the readers of lexicons, which are in another module and make many.
  @usableFromInline var bits: UInt8 = 0

  /// Creates a set of several values.
  @inlinable public init(_ values: some Sequence<Value>) {
    for value in values { bits |= Self.bit(value) }
  }

  /// Creates a set of one value.
  @inlinable public init(_ value: Value) { bits = Self.bit(value) }

  /// Creates a set from an array literal.
  @inlinable public init(arrayLiteral values: Value...) { self.init(values) }

  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { bits == 0 }

  /// The only value in the set, or nil if there are none or several.
  @inlinable public var only: Value? { bits.nonzeroBitCount == 1 ? first : nil }

  /// The first value in the set, in the order of the type's cases.
  @inlinable public var first: Value? { Value.allCases.first(where: contains) }

  /// Returns whether the set contains a value.
  @inlinable public func contains(_ value: Value) -> Bool { bits & Self.bit(value) != 0 }

  /// Inserts the values of another set.
  @inlinable public mutating func formUnion(_ other: Self) { bits |= other.bits }

  @inlinable static func bit(_ value: Value) -> UInt8 { 1 << value.position }
}

/// A feature with at most eight values.
public protocol FeatureValue: CaseIterable, Sendable {
  /// The position of the value among all cases, from 0 to 7.
  var position: UInt8 { get }
}

extension GrammaticalGender: FeatureValue {
  /// The position of the gender among all cases.
  @inlinable public var position: UInt8 {
    switch self {
    case .masculine: 0
    case .feminine: 1
    case .neuter: 2
    }
  }
}

extension FormNumber: FeatureValue {
  /// The position of the number among all cases.
  @inlinable public var position: UInt8 { self == .singular ? 0 : 1 }
}
