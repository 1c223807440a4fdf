/// The part of a format string that receives an argument, such as `%2$@` or `%.1f`.
public struct Placeholder: Hashable, Sendable {
  /// The placeholder as it is written.
  public var source: String
  /// The number of its argument, from 1.
  ///
  /// Placeholders without one are counted from left to right.
  public var position: Int?
  /// How the argument is written.
  public var specifier: FormatSpecifier

  /// The name of its argument: `count` in `%(count)lld`; nil if it has none.
  public var label: String? {
    guard let start = source.firstIndex(of: "("), let end = source[start...].firstIndex(of: ")")
    else { return nil }
    return String(source[start..<end].dropFirst())
  }

  /// The placeholder as it is written, but without a label, which is for tools and not for apps.
  package var sourceWithoutLabel: String {
    label.map { source.replacing("(\($0))", with: "", maxReplacements: 1) } ?? source
  }
}

/// How a placeholder writes its argument: everything from the position to the conversion.
public struct FormatSpecifier: Hashable, Sendable {
  /// The flags of a specifier.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits of the flags.
    public let rawValue: UInt8
    /// Makes flags from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: pads with blanks at the end.
    public static let leftAligned = Flags(rawValue: 1 << 0)
    /// `+`: writes a sign before positive numbers, too.
    public static let signed = Flags(rawValue: 1 << 1)
    /// `0`: fills the width with zeros.
    public static let zeroPadded = Flags(rawValue: 1 << 2)
    /// `#`: the alternate form, such as `0x1f`.
    public static let alternate = Flags(rawValue: 1 << 3)
    /// `'`: groups the digits.
    public static let grouped = Flags(rawValue: 1 << 4)
    /// A blank: writes a blank in the place of the sign of a positive number.
    ///
    /// In most texts it is the blank after a percent sign: `50% de réduction`.
    public static let blank = Flags(rawValue: 1 << 5)

    /// The flag of a character; nil if it is not a flag.
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
    /// A number, at most ``FormatSpecifier/largestAmount``.
    case fixed(Int)
    /// `*`: an argument, given by its position or by counting.
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

  /// Whether the author may have meant a percentage and not a placeholder: a blank follows the percent
  /// sign, or a hyphen that aligns nothing, as in "5%-os".
  package var mayBeProse: Bool {
    flags.contains(.blank) || flags == .leftAligned && width == nil && precision == nil
  }

  /// Whether the width or the precision comes from an argument.
  package var takesAmounts: Bool {
    if case .argument = width { return true }
    if case .argument = precision { return true }
    return false
  }

  /// The number of arguments for width and precision that are found by counting.
  package var countedArguments: Int {
    [width, precision].count { $0 == .argument(position: nil) }
  }

  /// The largest width and precision.
  ///
  /// Larger ones are cut to this, so that no catalog can ask for a gigabyte.
  public static let largestAmount = 127

  /// The specifier of `%@`, which writes any argument in its natural format.
  public static let natural = FormatSpecifier(conversion: "@")
}
