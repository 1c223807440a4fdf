internal import CICU

/// The plural rules of one locale: which category a number has there.
///
/// The category depends on the number as it is written: in English 1 is `one`, but 1.0 is `other`.
/// The rules are immutable, so they may be shared between threads.
///
/// ```swift
/// let rules = try PluralRules(locale: "ru")
/// try rules.category(of: Int64(22))  // .few
/// ```
public struct PluralRules: ~Copyable, @unchecked Sendable {
  private let pointer: OpaquePointer
  private let natural: NumberFormat
  /// The categories of the smallest integers, which most numbers in texts are.
  private let small: [PluralCategory]

  /// Makes the rules of a BCP 47 tag; in an unknown locale every number is `other`.
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

  /// The category of an integer; the sign does not count.
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

  /// The category of a number in its natural format, without superfluous digits.
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
  /// The category that ICU names: two letters tell it from all others, and are read for every
  /// number.
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

/// One of the six categories in which CLDR sorts the numbers of a language.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// The numbers with a form of their own for nothing, as in Arabic and Latvian.
  case zero
  /// The singular, whatever numbers a language counts to it.
  case one
  /// The dual.
  case two
  /// Small numbers, as 2 to 4 in the Slavic languages.
  case few
  /// Large numbers, as 5 and more in the Slavic languages.
  case many
  /// Every number that has no other category.
  case other

  /// Its place among all of them.
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

  /// Feeds the place: forms are looked up by it for every text, and its name would take longer.
  public func hash(into hasher: inout Hasher) { hasher.combine(place) }
}
