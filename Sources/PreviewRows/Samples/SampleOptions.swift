/// The user's choices for the samples of all entries: how long invented values are, and whether one
/// count replaces all numbers.
public struct SampleOptions: Equatable, Sendable {
  /// The length of invented values.
  public var length: SampleLength
  /// The number that replaces all others; nil if each keeps its own.
  public var count: Sample?

  /// Makes options; the defaults change no sample.
  public init(length: SampleLength = .typical, count: Sample? = nil) {
    self.length = length
    self.count = count
  }
}

/// The length of the values invented for placeholders without samples.
public enum SampleLength: String, CaseIterable, Hashable, Sendable {
  /// `Ab`, `1`, `0.5`
  case short
  /// `Sample` or what the comment calls the argument, `42`, `12.5`
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
