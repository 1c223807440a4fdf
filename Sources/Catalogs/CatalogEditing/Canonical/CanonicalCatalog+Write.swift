internal import JSONDocuments
package import SourceText

extension CanonicalCatalog {
  /// A deviation of the file from Xcode's formatting.
  package struct Difference: Hashable, Sendable {
    /// A kind of deviation.
    package enum Kind: Hashable, Sendable {
      /// The file is not UTF-8, or has a byte order mark.
      case encoding
      /// The bytes between a name and its value.
      case separator
      /// Line breaks, indentation, or the form of an empty object.
      case layout
      /// A member that belongs before the one it follows.
      case order(String, before: String)
      /// An escape sequence that is unnecessary or unusual.
      case escape
      /// An unwanted newline at the end of the file.
      case finalNewline

      /// A description of the kind for messages.
      package var description: String {
        switch self {
        case .encoding: "encoding: Xcode writes UTF-8 without a byte order mark"
        case .separator: #"separator: Xcode writes " : " after a name"#
        case .layout: "layout: Xcode indents by two spaces, one member per line"
        case .order(let name, let other): "order: '\(name)' belongs before '\(other)'"
        case .escape: "escape: Xcode escapes this character differently"
        case .finalNewline: "final newline"
        }
      }

      var isOrder: Bool { rank == 3 }

      /// The position of the kind in a list.
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

    /// The kind of deviation.
    package let kind: Kind
    /// The offset of its first occurrence in the decoded file.
    let offset: Int
  }

  /// Writes the catalog in Xcode's format.
  ///
  /// Each entry is parsed again and compared with the original before its bytes are passed on.
  ///
  /// - Parameter output: receives the bytes in pieces.
  /// - Returns: the first deviation of each kind, or an empty array if the file is already in
  ///   Xcode's format. Nil if the pieces must be discarded; see ``fault``.
  /// - Throws: any error thrown by `output`.
  @discardableResult
  package func write<E>(_ output: (Span<UInt8>) throws(E) -> Void) throws(E) -> [Difference]? {
    try write(untilDifferent: false, output)
  }

  private func write<E>(
    untilDifferent: Bool, _ output: (Span<UInt8>) throws(E) -> Void
  ) throws(E) -> [Difference]? {
    var writer = CanonicalWriter(order: order, stopsAtDifference: untilDifferent)
    var isSame = true
    if !isUTF8 || hasMark { writer.note(.encoding, at: 0) }
    if let members = writer.beginMembers(tree.root, of: tree, level: 0, brackets: "{}") {
      for (index, member) in members.enumerated() {
        writer.beginMember(isFirst: index == 0, level: 1)
        writer.writeName(of: member, in: tree)
        let kind = tree[member].kind
        if kind == .object || kind == .array {
          let brackets: StaticString = kind == .object ? "{}" : "[]"
          if try !write(entriesOf: member, brackets, by: &writer, to: output) { isSame = false }
        } else {
          writer.write(member, of: tree, level: 1)
        }
      }
      writer.endList(isEmpty: members.isEmpty, level: 0, brackets: "{}")
    }
    writeEnd(to: &writer)
    try flush(&writer, to: output)
    return isSame ? writer.differences.sorted { $0.kind.rank < $1.kind.rank } : nil
  }

  /// Writes a member of the root, and passes its entries on in pieces.
  ///
  /// - Returns: whether every entry is valid JSON and unchanged in meaning.
  private func write<E>(
    entriesOf member: Int, _ brackets: StaticString, by writer: inout CanonicalWriter,
    to output: (Span<UInt8>) throws(E) -> Void
  ) throws(E) -> Bool {
    guard let entries = writer.beginMembers(member, of: tree, level: 1, brackets: brackets) else {
      return true
    }
    var isSame = true
    for (index, entry) in entries.enumerated() where !writer.isDone {
      writer.beginMember(isFirst: index == 0, level: 2)
      if !tree[entry].name.isNone { writer.writeName(of: entry, in: tree) }
      if !write(entry, by: &writer) { isSame = false }
      if writer.bytes.count >= Self.pieceSize { try flush(&writer, to: output) }
    }
    writer.endList(isEmpty: entries.isEmpty, level: 1, brackets: brackets)
    return isSame
  }

  /// The number of bytes at which a piece ends.
  private static var pieceSize: Int { 1 << 18 }

  /// Writes an entry, of which the tree of the file has no levels below.
  ///
  /// - Returns: whether it is valid JSON without duplicate names, and unchanged in meaning.
  private func write(_ entry: Int, by writer: inout CanonicalWriter) -> Bool {
    let start = writer.bytes.count
    let value = tree[entry].value
    let text = tree.withBytes(of: value) { bytes in
      unsafe bytes.withUnsafeBufferPointer { unsafe ByteBuffer($0) }
    }
    guard let old = try? JSONTree(text, valueAt: 0), old.repeatedNames.isEmpty,
      old[old.root].value.end == text.count
    else { return false }
    writer.base = Int(value.offset)
    writer.write(old.root, of: old, level: 2)
    writer.base = 0
    // Equal bytes have the same meaning.
    let isUnchanged = text.withBytes(0..<text.count) { old in
      writer.bytes.count - start == old.count
        && writer.bytes.span.extracting(start..<writer.bytes.count).isEqual(to: old)
    }
    // Output after a difference that stops the work is incomplete.
    if isUnchanged || writer.isDone { return true }
    let written = ByteBuffer(writer.bytes[start...])
    if JSONTokens.areSame(text, written) { return true }
    guard let new = try? JSONTree(written, valueAt: 0) else { return false }
    return new[new.root].value.end == written.count
      && old.means(old.root, sameAs: new.root, of: new)
  }

  /// Whether the file is already formatted exactly as Xcode would write it.
  package var isCanonical: Bool { write(untilDifferent: true) { _ in }?.isEmpty == true }

  /// The first deviation of each kind from Xcode's format; nil if the catalog cannot be written.
  ///
  /// See ``fault``.
  package var differences: [Difference]? { write { _ in } }

  /// Returns the location of a difference.
  package func location(of difference: Difference) -> SourceLocation {
    file.location(of: UInt32(truncatingIfNeeded: difference.offset))
  }

  private func flush<E>(
    _ writer: inout CanonicalWriter, to output: (Span<UInt8>) throws(E) -> Void
  ) throws(E) {
    try output(writer.bytes.span)
    writer.bytes.removeAll(keepingCapacity: true)
  }

  /// Writes the end of the file after the root.
  ///
  /// Whitespace around the root counts as layout, but a final newline may be kept.
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
