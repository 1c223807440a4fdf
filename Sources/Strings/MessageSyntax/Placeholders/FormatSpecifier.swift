/// A part of a format string that an argument replaces, such as `%2$@` or `%.1f`.
public struct Placeholder: Hashable, Sendable {
  /// The placeholder as written.
  public var source: String
  /// The number of its argument, from 1.
  ///
  /// Placeholders without a position are counted from left to right.
  public var position: Int?
  /// The format of the argument.
  public var specifier: FormatSpecifier

  /// The label of its argument, such as `count` in `%(count)lld`, or nil if it has none.
  public var label: String? {
    guard let start = source.firstIndex(of: "("), let end = source[start...].firstIndex(of: ")")
    else { return nil }
    return String(source[start..<end].dropFirst())
  }

  /// The placeholder as written, without its label, which apps ignore.
  package var sourceWithoutLabel: String {
    label.map { source.replacing("(\($0))", with: "", maxReplacements: 1) } ?? source
  }
}

/// The format of an argument: everything from the position to the conversion.
public struct FormatSpecifier: Hashable, Sendable {
  /// The flags of a specifier.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits, one per flag.
    public let rawValue: UInt8
    /// Creates flags from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: pads on the right.
    public static let leftAligned = Flags(rawValue: 1 << 0)
    /// `+`: shows the sign of positive numbers.
    public static let signed = Flags(rawValue: 1 << 1)
    /// `0`: pads with zeros.
    public static let zeroPadded = Flags(rawValue: 1 << 2)
    /// `#`: the alternate form, such as `0x1f`.
    public static let alternate = Flags(rawValue: 1 << 3)
    /// `'`: groups the digits.
    public static let grouped = Flags(rawValue: 1 << 4)
    /// A space: shows a space in place of the sign of positive numbers.
    ///
    /// In most strings, it is a space after a percent sign: `50% de réduction`.
    public static let blank = Flags(rawValue: 1 << 5)

    /// Creates the flag for a character, or returns nil if it is not a flag.
    init?(_ character: UInt8) {
      switch Unicode.Scalar(character) {
      case "-": self = .leftAligned
      case "+": self = .signed
      case "0": self = .zeroPadded
      case "#": self = .alternate
      case "'": self = .grouped
      case " ": self = .blank
      default: return nil
      }
    }
  }

  /// A width or a precision.
  public enum Amount: Hashable, Sendable {
    /// A literal number, at most ``FormatSpecifier/largestAmount``.
    case fixed(Int)
    /// `*`: an argument, by position or by counting.
    case argument(position: Int?)
  }

  /// The size of an integer in C.
  public enum Length: String, Hashable, Sendable {
    /// `hh`, 8 bits
    case char = "hh"
    /// `h`, 16 bits
    case short = "h"
    /// `l`, 64 bits
    case long = "l"
    /// `ll`, 64 bits
    case longLong = "ll"
    /// `q`, 64 bits
    case quad = "q"
    /// `L`, a long double
    case longDouble = "L"
    /// `z`, 64 bits
    case size = "z"
    /// `t`, 64 bits
    case difference = "t"
    /// `j`, 64 bits
    case maximum = "j"
  }

  /// The flags that are set.
  public var flags: Flags = []
  /// The minimum number of characters.
  public var width: Amount?
  /// The number of fraction digits, or the minimum number of digits of an integer.
  public var precision: Amount?
  /// The size of the argument.
  public var length: Length?
  /// The conversion, such as `@` or `d`.
  public var conversion: Unicode.Scalar

  /// Whether the author may have meant a percentage: a space follows the percent sign, or a hyphen
  /// without width or precision, as in "5%-os".
  package var mayBeProse: Bool {
    flags.contains(.blank) || flags == .leftAligned && width == nil && precision == nil
  }

  /// Whether the width or the precision comes from an argument.
  package var takesAmounts: Bool {
    if case .argument = width { return true }
    if case .argument = precision { return true }
    return false
  }

  /// The number of width and precision arguments without a position.
  package var countedArguments: Int {
    [width, precision].count { $0 == .argument(position: nil) }
  }

  /// The maximum width and precision.
  ///
  /// Larger ones are clamped, so that no catalog can request a gigabyte.
  public static let largestAmount = 127

  /// The specifier of `%@`, which shows any argument in its default format.
  public static let natural = FormatSpecifier(conversion: "@")
}
