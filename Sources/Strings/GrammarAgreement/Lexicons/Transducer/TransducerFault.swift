/// The reason why bytes are not a valid compiled transducer.
public struct TransducerFault: Error, Hashable, Sendable {
  /// The kind of a fault.
  public enum Reason: Hashable, Sendable {
    /// The file ends too early.
    case truncated
    /// The file uses unsupported features.
    case unknownFeatures
    /// A number is too large for what it counts or refers to.
    case outOfRange(Subject)
    /// There are extra bytes at the end.
    case excess
    /// The file is too large to address.
    case tooLarge
  }

  /// The kind of thing that a number in the file counts or refers to.
  public enum Subject: String, Hashable, Sendable {
    case letters, tags, pairs, sections, states, arcs, scalars
  }

  /// The kind of the fault.
  public var reason: Reason
  /// The offset of the byte where the fault was detected.
  public var offset: Int

  /// Creates a fault.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension TransducerFault: CustomStringConvertible {
  /// The problem and its offset, to be shown after the path.
  public var description: String {
    let reason =
      switch reason {
      case .truncated: "the file ends too early"
      case .unknownFeatures: "made by a newer version of lttoolbox"
      case .outOfRange(let subject): "a number of \(subject.rawValue) is out of range"
      case .excess: "there are bytes after the end"
      case .tooLarge: "the file is too large"
      }
    return "not a usable transducer: \(reason) (byte \(offset))"
  }
}
