/// The user's options for all samples: the length of invented values, and a count that replaces all
/// numbers.
public struct SampleOptions: Equatable, Sendable {
  /// The length of invented values.
  public var length: SampleLength
  /// The number that replaces all others, or nil to keep them.
  public var count: Sample?

  /// Creates options; the defaults change no samples.
  public init(length: SampleLength = .typical, count: Sample? = nil) {
    self.length = length
    self.count = count
  }
}

/// The length of the values invented for placeholders without samples.
public enum SampleLength: String, CaseIterable, Hashable, Sendable {
  /// `Ab`, `1`, `0.5`
  case short
  /// `Sample` or the argument's name from the comment, `42`, `12.5`
  case typical
  /// `Quite a long sample`, `1,234,567`, `1,234,567.89`
  case long

  var text: String {
    switch self {
    case .short: "Ab"
    case .typical: "Sample"
    case .long: "Quite a long sample"
    }
  }

  var integer: Sample {
    switch self {
    case .short: .integer(1)
    case .typical: .integer(42)
    case .long: .integer(1_234_567)
    }
  }

  var fraction: Sample {
    switch self {
    case .short: .double(0.5)
    case .typical: .double(12.5)
    case .long: .double(1_234_567.89)
    }
  }
}
