internal import CICU

/// The plural rules of one locale, which give every number a category.
///
/// The category depends on how the number is written: in English, 1 is `one`, but 1.0 is `other`.
/// The rules are immutable, so threads may share them.
///
/// ```swift
/// let rules = try PluralRules(locale: "ru")
/// try rules.category(of: Int64(22))  // .few
/// ```
public struct PluralRules: ~Copyable, @unchecked Sendable {
  private let pointer: OpaquePointer
  private let natural: NumberFormat
  /// The categories of the first 128 integers, which most numbers in texts are.
  public let small: [PluralCategory]

  /// Makes the rules of a BCP 47 tag.
  ///
  /// In an unknown locale every number is `other`.
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

  /// The category of an integer, whatever its sign.
  public func category(of value: Int64) throws(ICUError) -> PluralCategory {
    if value.magnitude < small.count { return small[Int(value.magnitude)] }
    return try Self.category { cicu_plural_rules_integer(pointer, natural.pointer, value, $0, &$1) }
  }

  /// The category of an integer.
  public func category(of value: UInt64) throws(ICUError) -> PluralCategory {
    if value < small.count { return small[Int(value)] }
    return try Self.category {
      cicu_plural_rules_unsigned(pointer, natural.pointer, value, $0, &$1)
    }
  }

  /// The category of a number in the locale's default format, without superfluous digits.
  public func category(of value: Double) throws(ICUError) -> PluralCategory {
    try category(of: value, as: natural)
  }

  /// The category of a number as a format writes it.
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
  /// The category with ICU's name.
  ///
  /// Its first two letters are enough to tell it from all others.
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

/// One of the six plural categories of CLDR.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// Zero, in languages with a special form for it, such as Arabic; in Latvian also 10 to 20.
  case zero
  /// The singular; some languages use it for more numbers than 1.
  case one
  /// The dual.
  case two
  /// Small numbers, such as 2 to 4 in Slavic languages.
  case few
  /// Large numbers, such as 5 and more in Slavic languages.
  case many
  /// All numbers without another category. Every language has it.
  case other

  /// Its index in `allCases`.
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

  /// Hashes the index, which takes less time than hashing the name: forms are looked up for every
  /// text.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
