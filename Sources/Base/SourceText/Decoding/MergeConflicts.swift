/// Tracks the conflict markers that a version control system leaves in a file, and selects one
/// version.
///
///     <<<<<<< HEAD
///     the first version, which is read
///     =======
///     the second version, which is skipped
///     >>>>>>> feature
///
/// The common ancestor may stand between them after a line that begins with `|||||||`; it is also
/// skipped. Without the markers and the skipped parts, the file is its first version.
public struct MergeConflicts: Sendable {
  /// Whether the current position is in the first version of a conflict.
  package private(set) var isOpen = false
  /// The number of skipped lines that begin a conflict or end its first version.
  package private(set) var markers = 0

  /// The message for a conflict.
  package static let message = "unresolved merge conflict; only the first version is read"
  private static let markerLength = 7

  /// Creates a tracker outside of any conflict.
  public init() {}

  /// Skips a line that begins a conflict, or the second version.
  ///
  /// - Parameters:
  ///   - index: an index outside of strings.
  ///   - bytes: the bytes of the file.
  /// - Returns: the index at which to continue; nil if neither starts at `index`.
  package mutating func end(at index: Int, in bytes: Span<UInt8>) -> Int? {
    guard index < bytes.count else { return nil }
    let sign = bytes[index]
    switch sign {
    case UInt8(ascii: "<"): break
    case UInt8(ascii: "="), UInt8(ascii: "|"): guard isOpen else { return nil }
    default: return nil
    }
    guard index == 0 || Self.endsLine(bytes[index - 1]) else { return nil }
    var end = index
    while end < bytes.count, end < index + Self.markerLength, bytes[end] == sign { end += 1 }
    guard end == index + Self.markerLength, end == bytes.count || bytes[end] <= 0x20 else {
      return nil
    }
    markers += 1
    isOpen = sign == UInt8(ascii: "<")
    Self.skipLine(from: &end, in: bytes)
    while !isOpen, end < bytes.count {
      let isLast = bytes.holds(">>>>>>>", at: end)
      Self.skipLine(from: &end, in: bytes)
      if isLast { break }
    }
    return end
  }

  /// Advances an index as `end(at:in:)` does, and reports a conflict that starts there.
  ///
  /// - Parameters:
  ///   - index: an index outside of strings.
  ///   - bytes: the bytes of the file.
  ///   - log: the log to report to.
  ///   - rejectsFile: whether Foundation rejects a file with a conflict.
  /// - Returns: whether the index has advanced.
  package mutating func skip(
    from index: inout Int, in bytes: Span<UInt8>, reportingTo log: inout DiagnosticLog,
    rejectsFile: Bool = false
  ) -> Bool {
    guard let end = end(at: index, in: bytes) else { return false }
    if isOpen {
      log.report(
        .mergeConflict, at: index, skipsBytes: true, rejectsFile: rejectsFile, Self.message)
    }
    index = end
    return true
  }

  /// Finds the conflicts in a file whose format has no multi-line strings.
  ///
  /// - Parameters:
  ///   - range: the part of the file to search, starting at a token.
  ///   - bytes: the bytes of the file.
  /// - Returns: the offsets at which conflicts start.
  package consuming func starts(in range: Range<Int>, of bytes: Span<UInt8>) -> [Int] {
    var starts: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard let end = end(at: index, in: bytes) else {
        Self.skipLine(from: &index, in: bytes)
        continue
      }
      if isOpen { starts.append(index) }
      index = end
    }
    return starts
  }

  private static func skipLine(from index: inout Int, in bytes: Span<UInt8>) {
    while index < bytes.count, !endsLine(bytes[index]) { index += 1 }
    if index < bytes.count { index += 1 }
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}

extension RuleID {
  /// An unresolved merge conflict.
  public static let mergeConflict = RuleID("merge-conflict", .error)
}
