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

  /// Writes the catalog as Xcode would.
  ///
  /// Each entry that was written is read again and compared before it is handed over.
  ///
  /// - Parameter output: gets the bytes, piece by piece.
  /// - Returns: what the file has otherwise, each kind at its first place: nothing if its bytes are the
  ///   same. Nil if the pieces must not be used; ``fault`` says why.
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

  /// Writes a member of the root, whose entries are written in batches at the same time.
  ///
  /// - Returns: whether all of them are JSON, and mean the same as before.
  private func write<E>(
    entriesOf member: Int, _ brackets: StaticString, by writer: inout CanonicalWriter,
    to output: (Span<UInt8>) throws(E) -> Void
  ) throws(E) -> Bool {
    guard let entries = writer.beginMembers(member, of: tree, level: 1, brackets: brackets) else {
      return true
    }
    var isSame = true
    var next = 0
    while next < entries.count, !writer.isDone {
      var batches: [EntryBatch] = []
      while next < entries.count, batches.count < EntryBatch.atOnce {
        let batch = EntryBatch(of: entries, from: next, in: tree, order: order)
        batches.append(batch)
        next = batch.entries.endIndex
      }
      try flush(&writer, to: output)
      for written in EntryBatch.write(batches, by: work, following: writer) {
        try output(written.bytes.span)
        writer.note(written.differences)
        if !written.isSame { isSame = false }
      }
    }
    writer.endList(isEmpty: entries.isEmpty, level: 1, brackets: brackets)
    return isSame
  }

  /// Whether the bytes of the file are those that Xcode would write.
  package var isCanonical: Bool { write(untilDifferent: true) { _ in }?.isEmpty == true }

  /// What the file has otherwise than Xcode would write it, each kind at its first place; nil if it
  /// cannot be written: ``fault`` says why.
  package var differences: [Difference]? { write { _ in } }

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
