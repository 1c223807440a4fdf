/// A number that has a placeholder of its own in the key of an interpolated literal.
public protocol FormatSpecifiable: Equatable, Sendable {
  /// The placeholder: `%lld`.
  static var placeholder: String { get }
  /// The number as an argument.
  var argument: Argument { get }
}

extension FormatSpecifiable where Self: FixedWidthInteger {
  /// `%lld` and `%llu` for integers of 64 bits, `%d` and `%u` for shorter ones.
  public static var placeholder: String {
    (bitWidth == 64 ? "%ll" : "%") + (isSigned ? "d" : "u")
  }

  /// The integer as an argument.
  public var argument: Argument {
    Int64(exactly: self).map(Argument.integer) ?? .unsigned(UInt64(truncatingIfNeeded: self))
  }
}

extension Int: FormatSpecifiable {}
extension Int64: FormatSpecifiable {}
extension Int32: FormatSpecifiable {}
extension Int16: FormatSpecifiable {}
extension Int8: FormatSpecifiable {}
extension UInt: FormatSpecifiable {}
extension UInt64: FormatSpecifiable {}
extension UInt32: FormatSpecifiable {}
extension UInt16: FormatSpecifiable {}
extension UInt8: FormatSpecifiable {}

extension Double: FormatSpecifiable {
  /// The placeholder `%lf`.
  public static var placeholder: String { "%lf" }
  /// The number as an argument.
  public var argument: Argument { .double(self) }
}

extension Float: FormatSpecifiable {
  /// The placeholder `%f`.
  public static var placeholder: String { "%f" }
  /// The number as an argument.
  public var argument: Argument { .double(Double(self)) }
}
