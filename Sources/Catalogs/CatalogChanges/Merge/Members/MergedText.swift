/// A text with several choices that share most of their content.
struct MergedText {
  /// Bytes common to all choices, followed by bytes that differ.
  struct Part {
    var common: [UInt8] = []
    var ours: [UInt8] = []
    var theirs: [UInt8] = []
    var base: [UInt8] = []

    var isCommon: Bool { ours.isEmpty && theirs.isEmpty && base.isEmpty }
  }

  /// Whether to keep the base version as a third choice.
  private let hasBase: Bool
  private(set) var parts = [Part()]

  init(hasBase: Bool) { self.hasBase = hasBase }

  /// Reserves capacity for bytes that all choices share.
  mutating func reserve(_ count: Int) { parts[0].common.reserveCapacity(count) }

  /// Appends the output of `write` to the given choices.
  mutating func append(to choices: Choices, _ write: (inout [UInt8]) -> Void) {
    if choices.isSuperset(of: hasBase ? .all : [.ours, .theirs]) {
      if !parts[parts.count - 1].isCommon { parts.append(Part()) }
      write(&parts[parts.count - 1].common)
      return
    }
    if choices.contains(.ours) { write(&parts[parts.count - 1].ours) }
    if choices.contains(.theirs) { write(&parts[parts.count - 1].theirs) }
    if hasBase, choices.contains(.base) { write(&parts[parts.count - 1].base) }
  }

  mutating func append(_ bytes: [UInt8], to choices: Choices = .all) {
    append(to: choices) { $0 += bytes }
  }

  /// Returns the text of one choice.
  func bytes(of choice: KeyPath<Part, [UInt8]>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.common.count + $1[keyPath: choice].count })
    for part in parts {
      bytes += part.common
      bytes += part[keyPath: choice]
    }
    return bytes
  }
}

/// The style of conflict markers.
package struct ConflictMarkers: Hashable, Sendable {
  /// The length of a marker.
  package var size = 7
  /// Whether to include the base version.
  package var showsBase = false

  /// Creates a style; by default git's.
  package init(size: Int = 7, showsBase: Bool = false) {
    self.size = size
    self.showsBase = showsBase
  }
}

/// Writes a merged text by lines, with markers around conflicting ones.
struct MarkedLines {
  private let markers: ConflictMarkers
  private let newline: [UInt8]
  /// Whether a conflict that begins inside of a line includes this line even if it is the same on both
  /// sides.
  private let keepsFirstLines: Bool
  private(set) var bytes: [UInt8] = []
  /// The number of conflicts marked.
  private(set) var count = 0

  init(
    _ text: MergedText, markers: ConflictMarkers, newline: [UInt8], keepsFirstLines: Bool = false
  ) {
    self.markers = markers
    self.keepsFirstLines = keepsFirstLines
    self.newline = newline.isEmpty ? [0x0A] : newline
    write(text.parts)
  }

  private mutating func write(_ parts: [MergedText.Part]) {
    var index = 0
    /// The rest of the part's common text, after a line that belongs to a conflict.
    var rest = parts.first?.common ?? []
    while true {
      bytes += rest
      guard index < parts.count, !parts[index].isCommon else { return }
      // The hunk begins with the line in which the first difference is.
      let lineStart = (bytes.lastIndex(of: 0x0A) ?? -1) + 1
      let before = Array(bytes[lineStart...])
      bytes.removeSubrange(lineStart...)
      var hunk = MergedText.Part(ours: before, theirs: before, base: before)
      var endsInside = false
      while true {
        hunk.ours += parts[index].ours
        hunk.theirs += parts[index].theirs
        hunk.base += parts[index].base
        index += 1
        let common = index < parts.count ? parts[index].common : []
        if hunk.endsLines {
          rest = common
        } else {
          endsInside = true
          let end = common.firstIndex(of: 0x0A).map { $0 + 1 } ?? common.count
          hunk.append(common[..<end])
          rest = Array(common[end...])
        }
        guard rest.isEmpty, index < parts.count, !parts[index].isCommon else { break }
      }
      write(hunk, beginsInside: !before.isEmpty, endsInside: endsInside)
    }
  }

  private mutating func write(_ hunk: MergedText.Part, beginsInside: Bool, endsInside: Bool) {
    var hunk = hunk
    var last: [UInt8] = []
    if beginsInside, !keepsFirstLines, let line = hunk.commonFirstLine(withBase: markers.showsBase)
    {
      bytes += line
      hunk.removeFirst(line.count)
    }
    if endsInside, let line = hunk.commonLastLine(withBase: markers.showsBase) {
      last = line
      hunk.removeLast(line.count)
    }
    if hunk.ours == hunk.theirs {
      bytes += hunk.ours
    } else {
      count += 1
      mark("<", "ours")
      lines(hunk.ours)
      if markers.showsBase {
        mark("|", "base")
        lines(hunk.base)
      }
      mark("=", nil)
      lines(hunk.theirs)
      mark(">", "theirs")
    }
    bytes += last
  }

  private mutating func mark(_ sign: Unicode.Scalar, _ label: String?) {
    bytes += repeatElement(UInt8(ascii: sign), count: markers.size)
    if let label { bytes += Array(" \(label)".utf8) }
    bytes += newline
  }

  private mutating func lines(_ text: [UInt8]) {
    bytes += text
    if let last = text.last, last != 0x0A { bytes += newline }
  }
}

extension MergedText.Part {
  /// Whether each version consists of whole lines.
  fileprivate var endsLines: Bool {
    [ours, theirs].allSatisfy { $0.isEmpty || $0.last == 0x0A }
  }

  fileprivate mutating func append(_ bytes: ArraySlice<UInt8>) {
    ours += bytes
    theirs += bytes
    base += bytes
  }

  private func versions(withBase: Bool) -> [[UInt8]] {
    withBase ? [ours, theirs, base] : [ours, theirs]
  }

  fileprivate func commonFirstLine(withBase: Bool) -> [UInt8]? {
    guard let end = ours.firstIndex(of: 0x0A) else { return nil }
    let line = Array(ours[...end])
    return versions(withBase: withBase).allSatisfy { $0.starts(with: line) } ? line : nil
  }

  fileprivate func commonLastLine(withBase: Bool) -> [UInt8]? {
    let start = (ours.dropLast().lastIndex(of: 0x0A) ?? -1) + 1
    let line = Array(ours[start...])
    guard !line.isEmpty else { return nil }
    let isLast = versions(withBase: withBase).allSatisfy { version in
      guard version.count >= line.count, version.suffix(line.count).elementsEqual(line) else {
        return false
      }
      return version.count == line.count || version[version.count - line.count - 1] == 0x0A
    }
    return isLast ? line : nil
  }

  fileprivate mutating func removeFirst(_ count: Int) {
    ours.removeFirst(count)
    theirs.removeFirst(count)
    base.removeFirst(min(count, base.count))
  }

  fileprivate mutating func removeLast(_ count: Int) {
    ours.removeLast(count)
    theirs.removeLast(count)
    base.removeLast(min(count, base.count))
  }
}
