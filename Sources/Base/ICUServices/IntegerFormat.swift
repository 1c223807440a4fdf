/// Formats integers in a locale's default format, many times faster than ICU.
///
/// On creation, it derives the digits, grouping and sign from numbers formatted by ICU, and
/// verifies the result. If that is not possible for a locale, it calls ICU for every number. It is
/// immutable and thread-safe.
///
/// ```swift
/// let format = try IntegerFormat(locale: "es")
/// try format.text(of: Int64(1234))    // "1234"
/// try format.text(of: Int64(12_345))  // "12.345"
/// ```
public struct IntegerFormat: ~Copyable, Sendable {
  private let format: NumberFormat
  let pattern: IntegerPattern?

  /// Creates the format of a BCP 47 tag; an unknown locale falls back to the root locale.
  public init(locale: String) throws(ICUError) {
    let format = try NumberFormat(locale: locale)
    pattern = try IntegerPattern(of: format)
    self.format = format
  }

  /// Returns a formatted integer.
  public func text(of value: Int64) throws(ICUError) -> String {
    if let pattern { return pattern.text(of: value) }
    return try format.text(of: value)
  }

  /// Returns a formatted integer.
  public func text(of value: UInt64) throws(ICUError) -> String {
    if let pattern { return pattern.text(of: value) }
    return try format.text(of: value)
  }
}

/// The parts of a locale's integer format, derived from numbers formatted by ICU.
struct IntegerPattern: Sendable {
  /// The ten digits in UTF-8, concatenated, all of the same length.
  private let digits: [UInt8]
  private let digitLength: Int
  private let separator: [UInt8]
  /// The number of digits in the last group, and in each group before it.
  private let primary: Int
  private let secondary: Int
  /// The minimum number of digits to group: five in Spanish, 1234 but 12.345.
  private let leastGrouped: Int
  /// The strings before and after a negative number.
  private let prefix: [UInt8]
  private let suffix: [UInt8]

  /// Derives the pattern of a format, or returns nil if the format needs more than these parts.
  init?(of format: borrowing NumberFormat) throws(ICUError) {
    var digits: [[UInt8]] = []
    for digit in 0..<10 as Range<Int64> { digits.append(Array(try format.text(of: digit).utf8)) }
    digitLength = digits[0].count
    let sample = Array(try format.text(of: Self.sample).utf8)
    guard digitLength > 0, digits.allSatisfy({ [digitLength] in $0.count == digitLength }),
      let (groups, separator) = Self.groups(of: sample, digits: digits)
    else { return nil }
    self.digits = Array(digits.joined())
    self.separator = separator
    primary = groups[0]
    secondary = groups.count > 2 ? groups[1] : groups[0]
    var least = groups.count > 1 ? primary + 1 : Int.max
    while least < 18, try format.text(of: Int64.tenfold(least)).utf8.count == least * digitLength {
      least += 1
    }
    leastGrouped = least
    let negative = Array(try format.text(of: Int64(-1)).utf8)
    guard let one = negative.firstRange(of: digits[1]) else { return nil }
    prefix = Array(negative[..<one.lowerBound])
    suffix = Array(negative[one.upperBound...])
    guard try agrees(with: format) else { return nil }
  }

  /// A number whose adjacent digits differ, for finding the separators.
  private static let sample: Int64 = 1_234_567_890_123_456_789

  /// Returns the sizes of the sample's groups, from the end, and the separator between them.
  private static func groups(
    of text: [UInt8], digits: [[UInt8]]
  ) -> (sizes: [Int], separator: [UInt8])? {
    var rest = text[...]
    var sizes = [0]
    var separator: [UInt8] = []
    var left = sample
    while left > 0 {
      let digit = digits[Int(left % 10)]
      var gap: [UInt8] = []
      while !rest.suffix(digit.count).elementsEqual(digit) {
        guard let byte = rest.popLast() else { return nil }
        gap.insert(byte, at: 0)
      }
      if !gap.isEmpty {
        separator = gap
        sizes.append(0)
      }
      sizes[sizes.count - 1] += 1
      rest.removeLast(digit.count)
      left /= 10
    }
    return (sizes, separator)
  }

  /// Returns whether the results for numbers of every length equal ICU's.
  ///
  /// Negative numbers differ only in prefix and suffix, so a few of them are enough.
  private func agrees(with format: borrowing NumberFormat) throws(ICUError) -> Bool {
    var numbers = [Int64.min, .max, -10, -98_765]
    for count in 1...19 {
      numbers += [.tenfold(count), Self.sample / .tenfold(count)]
    }
    for number in numbers where try format.text(of: number) != text(of: number) { return false }
    return try format.text(of: UInt64.max) == text(of: UInt64.max)
  }

  func text(of value: Int64) -> String { text(of: value.magnitude, isNegative: value < 0) }

  /// Formats a number from its last digit to its first into exactly the bytes it needs, so that
  /// short results are stored inline in the `String`.
  func text(of magnitude: UInt64, isNegative: Bool = false) -> String {
    let count = magnitude.digitCount
    let separators = count < leastGrouped ? 0 : (count - primary - 1) / secondary + 1
    var length = count * digitLength + separators * separator.count
    if isNegative { length += prefix.count + suffix.count }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var end = length
      func put(_ bytes: [UInt8]) {
        for byte in bytes.reversed() {
          end -= 1
          buffer[end] = byte
        }
      }
      if isNegative { put(suffix) }
      var left = magnitude
      var room = separators > 0 ? primary : count
      for _ in 0..<count {
        if room == 0 {
          put(separator)
          room = secondary
        }
        let (rest, digit) = left.quotientAndRemainder(dividingBy: 10)
        end -= digitLength
        for offset in 0..<digitLength {
          buffer[end + offset] = digits[Int(digit) * digitLength + offset]
        }
        left = rest
        room -= 1
      }
      if isNegative { put(prefix) }
      return length
    }
  }
}

extension Int64 {
  /// Returns the smallest number with a number of digits, at most 19.
  fileprivate static func tenfold(_ digits: Int) -> Int64 {
    (1..<digits).reduce(1) { power, _ in power * 10 }
  }
}

extension UInt64 {
  fileprivate var digitCount: Int {
    var count = 1
    var limit: UInt64 = 10
    while self >= limit {
      count += 1
      let (next, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { break }
      limit = next
    }
    return count
  }
}
