internal import JSON
package import SourceText

extension CanonicalCatalog {
  /// What a file has otherwise than Xcode would write it.
  package struct Difference: Hashable, Sendable {
    /// What is different.
    package enum Kind: Hashable, Sendable {
      /// The file is not UTF-8, or has a byte order mark.
      case encoding
      /// What stands between a name and its value.
      case separator
      /// Lines, indentation, and how an empty object is written.
      case layout
      /// A member that belongs before the one that it follows.
      case order(String, before: String)
      /// An escape sequence that is not needed, or not the usual one.
      case escape
      /// A line end at the end that shall not be there.
      case finalNewline

      /// What is different, in words.
      package var description: String {
        switch self {
        case .encoding: "encoding: Xcode writes UTF-8 without a byte order mark"
        case .separator: #"separator: Xcode writes " : " after a name"#
        case .layout: "layout: Xcode indents by two spaces, one member per line"
        case .order(let name, let other): "order: '\(name)' belongs before '\(other)'"
        case .escape: "escape: Xcode writes this character otherwise"
        case .finalNewline: "final newline"
        }
      }

      /// Whether it is a difference of order.
      var isOrder: Bool { rank == 3 }

      /// The place of the kind in a list.
      var rank: Int {
        switch self {
        case .encoding: 0
        case .separator: 1
        case .layout: 2
        case .order: 3
        case .escape: 4
        case .finalNewline: 5
        }
      }
    }

    /// What is different.
    package let kind: Kind
    /// The first place in the text of the file.
    let offset: Int
  }

  /// The size of the pieces that are written at once.
  private static let piece = 1 << 18

  /// Writes the catalog as Xcode would.
  ///
  /// Each entry that was written is read again and compared before it is handed over.
  ///
  /// - Parameter output: gets the bytes, piece by piece.
  /// - Returns: what the file has otherwise, each kind at its first place: nothing if its bytes are the
  ///   same. Nil if the result would mean something else, which is a fault of galley: then the pieces
  ///   must not be used.
  /// - Throws: what `output` throws.
  @discardableResult
  package func write<E>(
    _ output: (Span<UInt8>) throws(E) -> Void
  ) throws(E) -> [Difference]? {
    try write(untilDifferent: false, output)
  }

  private func write<E>(
    untilDifferent: Bool, _ output: (Span<UInt8>) throws(E) -> Void
  ) throws(E) -> [Difference]? {
    var writer = CanonicalWriter(order: order, stopsAtDifference: untilDifferent)
    var isSame = true
    if !isUTF8 || hasMark { writer.note(.encoding, at: 0) }
    try writer.writeList(tree.root, of: tree, level: 0, brackets: "{}") {
      writer, member throws(E) in
      writer.writeName(of: member, in: tree)
      let kind = tree[member].kind
      guard kind == .object || kind == .array else {
        return writer.write(member, of: tree, level: 1)
      }
      let brackets: StaticString = kind == .object ? "{}" : "[]"
      try writer.writeList(member, of: tree, level: 1, brackets: brackets) {
        writer, entry throws(E) in
        if writer.isDone { return }
        if kind == .object { writer.writeName(of: entry, in: tree) }
        if !write(entry, to: &writer) { isSame = false }
        if writer.bytes.count >= Self.piece { try flush(&writer, to: output) }
      }
    }
    writeEnd(to: &writer)
    try flush(&writer, to: output)
    return isSame ? writer.differences.sorted { $0.kind.rank < $1.kind.rank } : nil
  }

  /// Whether the bytes of the file are those that Xcode would write.
  package var isCanonical: Bool { write(untilDifferent: true) { _ in }?.isEmpty == true }

  /// What the file has otherwise than Xcode would write it, each kind at its first place.
  package var differences: [Difference] { write { _ in } ?? [] }

  /// The place of a difference.
  package func location(of difference: Difference) -> SourceLocation {
    file.location(of: UInt32(truncatingIfNeeded: difference.offset))
  }

  private func flush<E>(
    _ writer: inout CanonicalWriter, to output: (Span<UInt8>) throws(E) -> Void
  ) throws(E) {
    try output(writer.bytes.span)
    writer.bytes.removeAll(keepingCapacity: true)
  }

  /// Writes an entry, whose levels the tree of the file does not have.
  ///
  /// - Returns: whether it means the same as before.
  private func write(_ entry: Int, to writer: inout CanonicalWriter) -> Bool {
    let start = writer.bytes.count
    guard let read = try? JSONTree(tree.bytes, valueAt: Int(tree[entry].value.offset)) else {
      return false
    }
    writer.write(read.root, of: read, level: 2)
    // The same bytes mean the same.
    let isSame = read.withBytes(of: read[read.root].value) { old in
      writer.bytes.count - start == old.count
        && writer.bytes.span.extracting(start..<writer.bytes.count).isEqual(to: old)
    }
    if isSame { return true }
    let written = ByteBuffer(writer.bytes[start...])
    guard let again = try? JSONTree(written, valueAt: 0) else { return false }
    return again[again.root].value.end == written.count
      && read.means(read.root, sameAs: again.root, of: again)
  }

  /// Writes what comes after the root.
  ///
  /// Blanks around it are layout, but a line end at the end may stay.
  private func writeEnd(to writer: inout CanonicalWriter) {
    let range = tree[tree.root].value
    let start = hasMark && isUTF8 ? 3 : 0
    if range.offset > start { writer.note(.layout, at: start) }
    if hasFinalNewline { writer.bytes.append(0x0A) }
    let tail = tree.raw(TextRange(range.end, tree.bytes.count))
    guard tail != (hasFinalNewline ? [0x0A] : []) else { return }
    let isNewline = tail == [0x0A] || tail == [0x0D, 0x0A]
    writer.note(isNewline && !hasFinalNewline ? .finalNewline : .layout, at: range.end)
  }
}
