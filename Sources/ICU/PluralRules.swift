internal import CICU

/// The plural rules of one locale: which category a number has there.
///
/// The category depends on the number as it is written: in English 1 is `one`, but 1.0 is `other`.
/// The rules are immutable, so they may be shared between threads.
///
/// ```swift
/// let rules = try PluralRules(locale: "ru")
/// try rules.category(of: 22)  // .few
/// ```
public struct PluralRules: ~Copyable, @unchecked Sendable {
  private let pointer: OpaquePointer
  private let natural: NumberFormat

  /// Makes the rules of a BCP 47 tag; in an unknown locale every number is `other`.
  public init(locale: String) throws(ICUError) {
    let natural = try NumberFormat(locale: locale)
    pointer = try opened { cicu_plural_rules_open(locale, &$0) }
    self.natural = natural
  }

  deinit { cicu_plural_rules_close(pointer) }

  /// The category of an integer.
  public func category(of value: Int) throws(ICUError) -> PluralCategory {
    try category { cicu_plural_rules_integer(pointer, natural.pointer, Int64(value), $0, &$1) }
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
    return try category { cicu_plural_rules_double(pointer, format, value, $0, &$1) }
  }

  private func category(
    _ write: (UnsafeMutablePointer<CChar>, inout Int32) -> Void
  ) throws(ICUError) -> PluralCategory {
    var code: Int32 = 0
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { name in
      name.initialize(repeating: 0)
      guard let start = name.baseAddress else { return "" }
      write(start, &code)
      return String(cString: start)
    }
    guard code == 0 else { throw ICUError(code: code) }
    return PluralCategory(rawValue: name) ?? .other
  }
}
