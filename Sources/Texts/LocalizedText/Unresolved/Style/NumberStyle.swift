/// A number format, independent of the locale.
package struct NumberStyle: Hashable, Sendable {
  /// The number of digits.
  package enum Digits: Hashable, Sendable {
    /// The locale's default: at most six fraction digits.
    case natural
    /// As many as the number has.
    case all
    /// The minimum and maximum number of fraction digits.
    case fraction(ClosedRange<Int>)
    /// The minimum and maximum number of significant digits.
    case significant(ClosedRange<Int>)
    /// The minimum number of integer digits.
    case integer(Int)
  }

  /// The unit of a number.
  package enum Unit: Hashable, Sendable {
    /// Percent: 0.5 is 50 %.
    case percent
    /// An ISO 4217 currency.
    case currency(String)
    /// A unit of time, spelled out: "2 hours".
    case time(TimeSpan.Unit)
  }

  /// The number of digits.
  package var digits = Digits.natural
  /// Whether to use scientific notation.
  ///
  /// The exponent has a sign and at least two digits, as in C.
  package var isScientific = false
  /// Whether to group digits, if the locale does.
  package var isGrouped = true
  /// Whether positive numbers have a plus sign.
  package var showsPlus = false
  /// Whether to show the decimal separator even without fraction digits.
  package var showsPoint = false
  /// The unit, or nil for a plain number.
  package var unit: Unit?

  /// The locale's default style.
  static let natural = Self()
}

extension NumberStyle {
  /// The style as an ICU number skeleton.
  var skeleton: String {
    var stems: [String] = []
    switch unit {
    case nil: break
    case .percent: stems.append("percent scale/100")
    case .currency(let code): stems.append("currency/" + code)
    case .time(let unit):
      stems.append("measure-unit/duration-\(unit.rawValue) unit-width-full-name")
    }
    if isScientific { stems.append("scientific/*ee/sign-always") }
    switch digits {
    case .natural: break
    case .all: stems.append("precision-unlimited")
    case .fraction(0...0): stems.append("precision-integer")
    case .fraction(let range): stems.append("." + Self.stem(range, "0"))
    case .significant(let range): stems.append(Self.stem(range, "@"))
    case .integer(let least): stems.append("integer-width/+" + String(repeating: "0", count: least))
    }
    if !isGrouped { stems.append("group-off") }
    if showsPlus { stems.append("sign-always") }
    if showsPoint { stems.append("decimal-always") }
    return stems.joined(separator: " ")
  }

  private static func stem(_ range: ClosedRange<Int>, _ digit: String) -> String {
    String(repeating: digit, count: range.lowerBound)
      + String(repeating: "#", count: range.upperBound - range.lowerBound)
  }
}
