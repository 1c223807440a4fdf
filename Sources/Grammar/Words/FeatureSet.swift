/// A set of the few values that a feature of a word can have.
///
/// It is one byte: words have many forms, and sets with memory of their own took a sixth of the
/// time that a new word takes.
///
/// ```swift
/// let genders: FeatureSet<GrammaticalGender> = [.masculine, .feminine]
/// genders.contains(.neuter)  // false
/// ```
public struct FeatureSet<Value: FeatureValue>: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0

  /// Makes a set of some values.
  public init(_ values: some Sequence<Value>) {
    for value in values { bits |= Self.bit(value) }
  }

  /// Makes the set of one value.
  public init(_ value: Value) { bits = Self.bit(value) }

  /// Makes a set of the values of a literal.
  public init(arrayLiteral values: Value...) { self.init(values) }

  /// Whether the set has no value.
  public var isEmpty: Bool { bits == 0 }

  /// The only value of the set; nil if it has none or several.
  public var only: Value? { bits.nonzeroBitCount == 1 ? first : nil }

  /// The first value of the set, in the order of the type's cases.
  public var first: Value? { Value.allCases.first(where: contains) }

  /// Whether the set has a value.
  public func contains(_ value: Value) -> Bool { bits & Self.bit(value) != 0 }

  /// Adds the values of another set.
  public mutating func formUnion(_ other: Self) { bits |= other.bits }

  private static func bit(_ value: Value) -> UInt8 { 1 << value.position }
}

/// A feature with at most eight values.
public protocol FeatureValue: CaseIterable, Sendable {
  /// The place of the value among all, from 0 to 7.
  var position: UInt8 { get }
}

extension GrammaticalGender: FeatureValue {
  /// The place of the gender among all.
  public var position: UInt8 {
    switch self {
    case .masculine: 0
    case .feminine: 1
    case .neuter: 2
    }
  }
}

extension FormNumber: FeatureValue {
  /// The place of the number among both.
  public var position: UInt8 { self == .singular ? 0 : 1 }
}
