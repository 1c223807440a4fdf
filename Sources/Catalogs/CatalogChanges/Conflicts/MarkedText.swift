/// A file with merge conflict markers, split into common text and conflicting blocks.
///
///     <<<<<<< ours
///     one version
///     ||||||| base
///     the common ancestor; not every tool writes it
///     =======
///     the other version
///     >>>>>>> theirs
package struct MarkedText: Sendable {
  /// An error in the markers.
  package struct Fault: Error, Hashable {
    /// The line of the first invalid marker.
    package let line: Int
    /// A description of the error.
    package let reason: String
  }

  /// A conflict, as byte ranges of the file.
  package struct Block: Hashable, Sendable {
    /// The range from the first marker to the end of the last.
    package var whole: Range<Int>
    /// The range of our version.
    package var ours: Range<Int>
    /// The range of their version.
    package var theirs: Range<Int>
    /// The line of the first marker.
    package let line: Int

    func range(of side: CatalogMerge.Side) -> Range<Int> { side == .ours ? ours : theirs }
  }

  /// The resolution of a block.
  enum Choice {
    case side(CatalogMerge.Side)
    case bytes([UInt8])
    /// Keep the markers.
    case open
  }

  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The conflicts, in file order.
  package private(set) var blocks: [Block] = []

  private static let leastLength = 7

  private enum Part { case common, ours, base, theirs }

  /// Finds the conflicts in a file.
  ///
  /// - Parameters:
  ///   - bytes: the bytes of the file.
  ///   - skipsStrings: whether lines inside of strings are not markers, as in a .strings file.
  /// - Throws: a fault with the first misplaced marker.
  package init(_ bytes: [UInt8], skipsStrings: Bool = false) throws(Fault) {
    self.bytes = bytes
    var strings = skipsStrings ? StringsScan(bytes) : nil
    var (index, line) = (0, 0)
    var (part, size) = (Part.common, 0)
    var block = Block(whole: 0..<0, ours: 0..<0, theirs: 0..<0, line: 0)
    while index < bytes.count {
      line += 1
      let start = index
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      if index < bytes.count { index += 1 }
      let isInString = part == .common && strings?.isInString == true
      guard !isInString, let (sign, length) = Self.marker(bytes[start..<index]) else {
        // Strings go on after our side of a block.
        if part == .common || part == .ours { strings?.scan(bytes[start..<index]) }
        continue
      }
      func fault(_ reason: String) -> Fault { Fault(line: line, reason: reason) }
      switch (part, sign) {
      case (.common, "<"):
        block = Block(whole: start..<index, ours: index..<index, theirs: index..<index, line: line)
        (part, size) = (.ours, length)
      // A line of a comment may look like this.
      case (.common, "="): continue
      case (.common, _): throw fault("end of a conflict without a start")
      // In what both were made of, git marks earlier conflicts with longer markers.
      case (.base, _) where length != size: continue
      case (_, "<"): throw fault("nested conflict markers")
      case (_, _) where length != size: throw fault("conflict marker of another length")
      case (.ours, "|"):
        block.ours = block.ours.lowerBound..<start
        part = .base
      case (.ours, "="):
        block.ours = block.ours.lowerBound..<start
        block.theirs = index..<index
        part = .theirs
      case (.base, "="):
        block.theirs = index..<index
        part = .theirs
      case (.theirs, ">"):
        block.theirs = block.theirs.lowerBound..<start
        block.whole = block.whole.lowerBound..<index
        blocks.append(block)
        part = .common
      default: throw fault("a marker is missing before this one")
      }
    }
    guard part == .common else {
      throw Fault(line: block.line, reason: "the conflict does not end")
    }
  }

  /// Whether a file contains a line that begins a conflict.
  package static func hasMarkers(_ bytes: [UInt8], skipsStrings: Bool = false) -> Bool {
    if skipsStrings, let marked = try? MarkedText(bytes, skipsStrings: true) {
      return !marked.blocks.isEmpty
    }
    var start = 0
    while start < bytes.count {
      if bytes[start] == UInt8(ascii: "<"), marker(bytes[start...])?.sign == "<" { return true }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return false }
      start = end + 1
    }
    return false
  }

  /// Returns the character and length of a marker at the start of a line; nil for any other line.
  private static func marker(_ line: ArraySlice<UInt8>) -> (sign: Unicode.Scalar, length: Int)? {
    guard let first = line.first, "<|=>".utf8.contains(first) else { return nil }
    let end = line.firstIndex { $0 != first } ?? line.endIndex
    let length = end - line.startIndex
    guard length >= leastLength, end == line.endIndex || line[end] <= 0x20 else { return nil }
    return (Unicode.Scalar(first), length)
  }

  // MARK: Versions

  /// Returns one side of the file.
  package func text(of side: CatalogMerge.Side) -> [UInt8] { text { _ in .side(side) } }

  /// Returns the file with its blocks resolved as chosen.
  func text(_ choice: (Int) -> Choice) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    for (number, block) in blocks.enumerated() {
      text += bytes[index..<block.whole.lowerBound]
      switch choice(number) {
      case .side(let side): text += bytes[block.range(of: side)]
      case .bytes(let bytes): text += bytes
      case .open: text += bytes[block.whole]
      }
      index = block.whole.upperBound
    }
    return text + bytes[index...]
  }
}
