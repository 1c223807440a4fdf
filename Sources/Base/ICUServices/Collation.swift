internal import CICU

/// The order of names in Finder and of keys in String Catalogs, independent of the user's language.
///
/// It is the order of `localizedStandardCompare` in a locale without its own order: punctuation,
/// digits, letters; numbers by value; lowercase first. It is immutable and thread-safe.
///
/// ```swift
/// let collation = try Collation()
/// collation.compare("item 2", "Item 10") < 0  // true
/// ```
public final class Collation: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Opens the collation, which takes some milliseconds.
  public init() throws(ICUError) {
    pointer = try opened { cicu_collation_open(&$0) }
  }

  deinit { cicu_collation_close(pointer) }

  /// Compares two strings.
  ///
  /// - Parameters:
  ///   - one: a string.
  ///   - other: the string to compare it with.
  /// - Returns: A negative number if `one` comes first, a positive number if `other` does, and 0
  ///   only if they are equal. Strings that collate equally are compared by their UTF-16.
  public func compare(_ one: String, _ other: String) -> Int {
    let one = Array(one.utf8)
    let other = Array(other.utf8)
    return compare(one.span, other.span)
  }

  /// Compares two strings in UTF-8; invalid bytes count as U+FFFD.
  public func compare(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Int {
    let broad = compare(one, other, isFine: false)
    if broad != 0 { return broad }
    guard let index = (0..<min(one.count, other.count)).first(where: { one[$0] != other[$0] })
    else { return one.count - other.count }
    // If two numbers are equal, the one with fewer leading zeros comes first.
    let digits = one.digits(around: index)
    let otherDigits = other.digits(around: index)
    if digits > 0, otherDigits > 0, digits != otherDigits { return digits - otherDigits }
    let fine = compare(one, other, isFine: true)
    return fine != 0 ? fine : compareUnits(one, other, from: index)
  }

  private func compare(_ one: Span<UInt8>, _ other: Span<UInt8>, isFine: Bool) -> Int {
    one.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        guard let oneStart = one.baseAddress, let otherStart = other.baseAddress else {
          return one.count - other.count
        }
        return Int(
          cicu_collation_compare(
            pointer, isFine ? 1 : 0,
            oneStart.assumingMemoryBound(to: CChar.self), Int32(clamping: one.count),
            otherStart.assumingMemoryBound(to: CChar.self), Int32(clamping: other.count)))
      }
    }
  }

  /// Compares the UTF-16 of two strings in UTF-8 that differ at an index.
  ///
  /// The byte order is the same, except that U+E000 to U+FFFF come after the surrogates of all
  /// later scalars.
  private func compareUnits(_ one: Span<UInt8>, _ other: Span<UInt8>, from index: Int) -> Int {
    let isOneLate = one[index] == 0xEE || one[index] == 0xEF
    let isOtherLate = other[index] == 0xEE || other[index] == 0xEF
    if isOneLate, other[index] >= 0xF0 { return 1 }
    if isOtherLate, one[index] >= 0xF0 { return -1 }
    return Int(one[index]) - Int(other[index])
  }
}

extension Span<UInt8> {
  fileprivate func isDigit(at index: Int) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= self[index]
  }

  /// Returns the number of digits directly before and from an index on.
  fileprivate func digits(around index: Int) -> Int {
    var start = index
    var end = index
    while start > 0, isDigit(at: start - 1) { start -= 1 }
    while end < count, isDigit(at: end) { end += 1 }
    return end - start
  }
}
