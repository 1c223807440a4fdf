internal import CICU

/// The plural rules of one locale, which assign a category to every number.
///
/// The category depends on how the number is formatted: in English, 1 is `one`, but 1.0 is `other`.
/// Rules are immutable and thread-safe.
///
/// ```swift
/// let rules = try PluralRules(locale: "ru")
/// try rules.category(of: Int64(22))  // .few
/// ```
public struct PluralRules: ~Copyable, @unchecked Sendable {
  private let pointer: OpaquePointer
  private let natural: NumberFormat
  /// The categories of the first 128 integers, which cover most numbers.
  public let small: [PluralCategory]

  /// Creates the rules of a BCP 47 tag.
  ///
  /// In an unknown locale, every number is `other`.
  public init(locale: String) throws(ICUError) {
    let natural = try NumberFormat(locale: locale)
    let pointer = try opened { cicu_plural_rules_open(locale, &$0) }
    do {
      var small: [PluralCategory] = []
      for value in 0..<128 as Range<UInt64> {
        small.append(
          try Self.category { cicu_plural_rules_unsigned(pointer, natural.pointer, value, $0, &$1) }
        )
      }
      self.small = small
    } catch {
      cicu_plural_rules_close(pointer)
      throw error
    }
    self.pointer = pointer
    self.natural = natural
  }

  deinit { cicu_plural_rules_close(pointer) }

  /// Returns the category of an integer, ignoring its sign.
  public func category(of value: Int64) throws(ICUError) -> PluralCategory {
    if value.magnitude < small.count { return small[Int(value.magnitude)] }
    return try Self.category { cicu_plural_rules_integer(pointer, natural.pointer, value, $0, &$1) }
  }

  /// Returns the category of an integer.
  public func category(of value: UInt64) throws(ICUError) -> PluralCategory {
    if value < small.count { return small[Int(value)] }
    return try Self.category {
      cicu_plural_rules_unsigned(pointer, natural.pointer, value, $0, &$1)
    }
  }

  /// Returns the category of a number in the locale's default format.
  public func category(of value: Double) throws(ICUError) -> PluralCategory {
    try category(of: value, as: natural)
  }

  /// Returns the category of a number as formatted by a format.
  public func category(
    of value: Double, as format: borrowing NumberFormat
  ) throws(ICUError) -> PluralCategory {
    let format = format.pointer
    return try Self.category { cicu_plural_rules_double(pointer, format, value, $0, &$1) }
  }

  private static func category(
    _ write: (UnsafeMutablePointer<CChar>, inout Int32) -> Void
  ) throws(ICUError) -> PluralCategory {
    var code: Int32 = 0
    let category = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { name in
      name.initialize(repeating: 0)
      guard let start = name.baseAddress else { return PluralCategory.other }
      write(start, &code)
      return PluralCategory(name: (UInt8(bitPattern: name[0]), UInt8(bitPattern: name[1])))
    }
    guard code == 0 else { throw ICUError(code: code) }
    return category
  }
}

extension PluralCategory {
  /// Creates the category with an ICU name.
  ///
  /// Its first two letters are unique.
  fileprivate init(name: (UInt8, UInt8)) {
    self =
      switch (Unicode.Scalar(name.0), Unicode.Scalar(name.1)) {
      case ("z", _): .zero
      case ("o", "n"): .one
      case ("t", _): .two
      case ("f", _): .few
      case ("m", _): .many
      default: .other
      }
  }
}

/// A CLDR plural category.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// Zero, in languages with a special form for it, such as Arabic; in Latvian, also 10 to 20.
  case zero
  /// The singular; in some languages, also used for numbers other than 1.
  case one
  /// The dual.
  case two
  /// Small numbers, such as 2 to 4 in Slavic languages.
  case few
  /// Large numbers, such as 5 and more in Slavic languages.
  case many
  /// All remaining numbers. Every language has this category.
  case other

  /// The index in `allCases`.
  package var place: Int {
    switch self {
    case .zero: 0
    case .one: 1
    case .two: 2
    case .few: 3
    case .many: 4
    case .other: 5
    }
  }

  /// Hashes the index, which is faster than hashing the name: forms are looked up for every string.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
