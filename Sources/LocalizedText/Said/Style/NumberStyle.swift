/// How a number is written, apart from its locale.
package struct NumberStyle: Hashable, Sendable {
  /// The digits that are written.
  package enum Digits: Hashable, Sendable {
    /// As the locale writes numbers: at most six digits after the point.
    case natural
    /// As many as the number has.
    case all
    /// A number of digits after the point: at least and at most.
    case fraction(ClosedRange<Int>)
    /// A number of digits from the first that is not zero: at least and at most.
    case significant(ClosedRange<Int>)
    /// At least that many digits before the point.
    case integer(Int)
  }

  /// What the number counts.
  package enum Unit: Hashable, Sendable {
    /// Hundredths: 0.5 is 50 %.
    case percent
    /// An ISO 4217 currency.
    case currency(String)
    /// A unit of time with its name: "2 hours".
    case time(TimeSpan.Unit)
  }

  /// The digits that are written.
  package var digits = Digits.natural
  /// Whether the number is one digit and its fraction, times a power of ten.
  ///
  /// The exponent has a sign and at least two digits, as in C.
  package var isScientific = false
  /// Whether digits are grouped if the locale groups them.
  package var isGrouped = true
  /// Whether a number above zero has a sign.
  package var showsPlus = false
  /// Whether there is a point without digits after it.
  package var showsPoint = false
  /// What the number counts; nil for a mere number.
  package var unit: Unit?

  /// The style of the locale itself.
  static let natural = Self()
}

extension NumberStyle {
  /// The style as a skeleton of ICU.
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
