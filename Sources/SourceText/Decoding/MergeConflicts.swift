/// Follows the lines that a version control system leaves in a file with changes that it cannot merge.
///
///     <<<<<<< HEAD
///     the first version, which is read
///     =======
///     the second version, which is skipped
///     >>>>>>> feature
///
/// The version before both may stand between them, after a line that begins with `|||||||`; it is
/// skipped as well. Without these lines, and without what is skipped, the file is the one of the first
/// version.
public struct MergeConflicts: Sendable {
  /// Whether the first version of a conflict is being read.
  package private(set) var isOpen = false
  /// How many lines were skipped that begin a conflict, or end its first version.
  package private(set) var markers = 0

  /// What a report says about a conflict.
  package static let message = "unresolved merge conflict; only the first version is read"
  private static let markerLength = 7

  /// Outside of any conflict.
  public init() {}

  /// Passes a line that begins a conflict, or the second version.
  ///
  /// - Parameters:
  ///   - index: an index outside of texts.
  ///   - bytes: the bytes of the file.
  ///   - isWhole: whether these are all. Otherwise the result is the end of the bytes if the rest of the
  ///     line, or of the second version, may follow.
  /// - Returns: the index from which to read on; nil if neither begins at `index`.
  package mutating func end(at index: Int, in bytes: Span<UInt8>, isWhole: Bool = true) -> Int? {
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
    guard end == index + Self.markerLength else {
      return end == bytes.count && !isWhole ? end : nil
    }
    guard end == bytes.count || bytes[end] <= 0x20 else { return nil }
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

  /// Moves an index past what `end(at:in:isWhole:)` passes, and reports a conflict that begins there.
  ///
  /// - Parameters:
  ///   - index: an index outside of texts.
  ///   - bytes: the bytes of the file.
  ///   - log: the log for the report.
  ///   - rejectsFile: whether Foundation reads nothing of a file with a conflict.
  /// - Returns: whether the index has moved.
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

  /// Finds the conflicts in a file of a format in which no text is longer than its line.
  ///
  /// - Parameters:
  ///   - range: the part of the file from the start of a token on.
  ///   - bytes: the bytes of the file.
  /// - Returns: where they begin.
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
  /// A conflict between two versions of a file that nobody has resolved yet.
  public static let mergeConflict = RuleID("merge-conflict", .error)
}
