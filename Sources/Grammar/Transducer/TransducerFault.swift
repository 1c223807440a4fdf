/// Why bytes cannot be read as a compiled transducer.
public struct TransducerFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The file ends before what it announces.
    case truncated
    /// The file has features that this reader does not know.
    case unknownFeatures
    /// A number is too great for what it counts or refers to.
    case outOfRange(Subject)
    /// There are bytes after the end.
    case excess
    /// The file has more bytes than can be addressed.
    case tooLarge
  }

  /// What a number of the file counts or refers to.
  public enum Subject: String, Hashable, Sendable {
    case letters, tags, pairs, sections, states, arcs, scalars
  }

  /// What is wrong.
  public var reason: Reason
  /// The offset of the byte at which the reader found it.
  public var offset: Int

  /// Makes a fault.
  public init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}

extension TransducerFault: CustomStringConvertible {
  /// What is wrong and where, to be shown after the path.
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
