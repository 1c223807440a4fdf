/// The part of a format string that receives an argument, as `%2$@` or `%.1f`.
public struct Placeholder: Hashable, Sendable {
  /// The placeholder as it is written.
  public var source: String
  /// The number of its argument, from 1; without one the placeholders count by themselves.
  public var position: Int?
  /// How the argument is written.
  public var specifier: FormatSpecifier
}

/// How a placeholder writes its argument: everything between the position and the end.
public struct FormatSpecifier: Hashable, Sendable {
  /// What is asked for beside the number itself.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Makes flags of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`: blanks come behind.
    public static let leftAligned = Flags(rawValue: 1 << 0)
    /// `+`: positive numbers have a sign, too.
    public static let signed = Flags(rawValue: 1 << 1)
    /// `0`: zeros fill the width.
    public static let zeroPadded = Flags(rawValue: 1 << 2)
    /// `#`: the other way to write it, as `0x1f`.
    public static let alternate = Flags(rawValue: 1 << 3)
    /// `'`: digits stand in groups.
    public static let grouped = Flags(rawValue: 1 << 4)

    /// The flag that a character sets; nil if it is none.
    init?(_ character: UInt8) {
      switch Unicode.Scalar(character) {
      case "-": self = .leftAligned
      case "+": self = .signed
      case "0": self = .zeroPadded
      case "#": self = .alternate
      case "'": self = .grouped
      default: return nil
      }
    }
  }

  /// A width or a precision.
  public enum Amount: Hashable, Sendable {
    /// The number that is written, at most ``FormatSpecifier/largestAmount``.
    case fixed(Int)
    /// `*`: an argument of its own, by its position or by counting.
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
  /// The least number of characters.
  public var width: Amount?
  /// The number of digits: of the fraction, or the least of an integer.
  public var precision: Amount?
  /// The size of the argument.
  public var length: Length?
  /// The letter at the end, as `@` or `d`.
  public var conversion: Unicode.Scalar

  /// Whether arguments say how wide or how precise it is.
  package var takesAmounts: Bool {
    if case .argument = width { return true }
    if case .argument = precision { return true }
    return false
  }

  /// How many arguments of no number say how wide and how precise it is.
  package var countedArguments: Int {
    [width, precision].count { $0 == .argument(position: nil) }
  }

  /// Larger widths and precisions mean this one, so that no catalog can ask for a gigabyte.
  public static let largestAmount = 127

  /// The specifier of `%@`, which writes every argument in its natural way.
  public static let natural = FormatSpecifier(conversion: "@")

  /// The specifier of `%d`.
  public static let integer = FormatSpecifier(conversion: "d")
}
