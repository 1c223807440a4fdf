internal import Foundation
internal import ICUServices
internal import LocalizedText

extension IntegerFormatStyle {
  /// Creates Foundation's equivalent of a style that is not scientific and has no unit.
  init(_ style: NumberStyle, locale: Locale) {
    self.init(locale: locale)
    if let precision = style.precision { self = self.precision(precision) }
    if !style.isGrouped { self = grouping(.never) }
    if style.showsPlus { self = sign(strategy: .always()) }
  }
}

extension NumberStyle {
  /// The number of digits as a Foundation precision, or nil for the locale's default.
  fileprivate var precision: NumberFormatStyleConfiguration.Precision? {
    switch digits {
    case .natural: nil
    case .all: .fractionLength(0...)
    case .fraction(let range): .fractionLength(range)
    case .significant(let range): .significantDigits(range)
    case .integer(let least): .integerLength(least...)
    }
  }
}

/// Foundation's format for a floating-point number.
struct WrittenNumber: Sendable {
  private enum Format: Sendable {
    case number(FloatingPointFormatStyle<Double>)
    case scientific(FloatingPointFormatStyle<Double>, ExponentSigns)
    case percent(FloatingPointFormatStyle<Double>.Percent)
    case currency(FloatingPointFormatStyle<Double>.Currency)
  }

  private let format: Format

  /// Creates the format of a style in a locale.
  init(_ style: NumberStyle, locale: Locale) {
    switch style.unit {
    case .percent:
      var format = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      if let precision = style.precision { format = format.precision(precision) }
      self.format = .percent(format)
    case .currency(let code):
      format = .currency(.init(code: code, locale: locale))
    case nil, .time:
      var format = FloatingPointFormatStyle<Double>(locale: locale)
      if let precision = style.precision { format = format.precision(precision) }
      if !style.isGrouped { format = format.grouping(.never) }
      if style.showsPlus { format = format.sign(strategy: .always()) }
      if style.showsPoint { format = format.decimalSeparator(strategy: .always) }
      guard style.isScientific else {
        self.format = .number(format)
        return
      }
      self.format = .scientific(format.notation(.scientific), ExponentSigns(locale: locale))
    }
  }

  /// Returns a formatted number.
  func text(of value: Double) -> String {
    switch format {
    case .number(let format): format.format(value)
    case .scientific(let format, let signs):
      value.isFinite ? signs.completed(format.format(value)) : format.format(value)
    case .percent(let format): format.format(value)
    case .currency(let format): format.format(value)
    }
  }
}

/// The signs and digits for writing an exponent as in C, with a sign and at least two digits.
///
/// Foundation writes 1.5E3 instead of 1.5E+03.
struct ExponentSigns: Sendable {
  private let plus: String.UnicodeScalarView
  private let minus: String.UnicodeScalarView
  private let zero: String.UnicodeScalarView

  /// Extracts a locale's signs from numbers that Foundation formats.
  init(locale: Locale) {
    let format = IntegerFormatStyle<Int>(locale: locale)
    zero = format.format(0).unicodeScalars
    let one = format.format(1).unicodeScalars
    minus = Self.text(before: one, in: format.format(-1))
    plus = Self.text(before: one, in: format.sign(strategy: .always()).format(1))
  }

  private static func text(
    before number: String.UnicodeScalarView, in text: String
  ) -> String.UnicodeScalarView {
    let scalars = text.unicodeScalars
    let end = scalars.firstRange(of: number)?.lowerBound ?? scalars.startIndex
    return String.UnicodeScalarView(scalars[..<end])
  }

  /// Returns a number with its trailing exponent rewritten as in C.
  func completed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let last = scalars.lastIndex { $0.properties.numericType != .decimal }
    guard let last else { return text }
    let start = scalars.index(after: last)
    var digits = scalars[start...]
    // Foundation cannot format a two-digit exponent with digits beyond U+FFFF, as in Adlam and
    // Chakma; it returns the number's description, which already has a C exponent.
    guard let digit = digits.first, let zero = zero.first, digit.isASCII == zero.isASCII
    else { return text }
    var number = scalars[..<start]
    let isNegative = !minus.isEmpty && number.suffix(minus.count).elementsEqual(minus)
    if !isNegative { number += plus }
    if digits.count == 1 { digits.insert(zero, at: digits.startIndex) }
    return String(number + digits)
  }
}

extension Date.FormatStyle.DateStyle {
  init(_ length: DateFormat.Length) {
    self =
      switch length {
      case .none: .omitted
      case .short: .numeric
      case .medium: .abbreviated
      case .long: .long
      case .full: .complete
      }
  }
}

extension Date.FormatStyle.TimeStyle {
  init(_ length: DateFormat.Length) {
    self =
      switch length {
      case .none: .omitted
      case .short: .shortened
      case .medium: .standard
      case .long, .full: .complete
      }
  }
}
