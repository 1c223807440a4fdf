extension Argument {
  /// Whether the argument is the number 0, which takes the form `zero` in every language.
  var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .unsigned(let value): value == 0
    case .double(let value): value == 0
    case .string, .text: false
    }
  }

  /// The width or the precision that the argument means, if it is an integer.
  var amount: Int? {
    let limit = FormatSpecifier.largestAmount
    return switch self {
    case .integer(let value): Int(max(Int64(-limit), min(Int64(limit), value)))
    case .unsigned(let value): Int(min(UInt64(limit), value))
    case .double, .string, .text: nil
    }
  }
}
