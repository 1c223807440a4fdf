internal import JSONDocuments
internal import SourceText
internal import Synchronization

/// A batch of consecutive entries, written by one thread.
///
/// The tree of the file omits the levels below an entry; each entry is parsed and validated when it
/// is written.
struct EntryBatch: Sendable {
  /// The result of writing a batch.
  struct Written: Sendable {
    let bytes: [UInt8]
    /// The deviations of the entries, and those known before.
    let differences: [CanonicalCatalog.Difference]
    /// Whether every entry is valid JSON without duplicate names, and unchanged in meaning.
    let isSame: Bool
  }

  /// The number of batches written in parallel, which bounds memory use.
  static let atOnce = 8
  /// The number of bytes at which a batch ends.
  private static let size = 1 << 18

  /// The entries of the batch, a slice of the catalog's entries.
  let entries: ArraySlice<Int>
  private let tree: JSONTree
  private let order: KeyOrder

  /// Creates a batch that begins at the given index.
  init(of all: [Int], from start: Int, in tree: JSONTree, order: KeyOrder) {
    var end = start
    var count = 0
    while end < all.count, count < Self.size {
      count += Int(tree[all[end]].value.length)
      end += 1
    }
    entries = all[start..<end]
    self.tree = tree
    self.order = order
  }

  /// Writes batches and returns their results in order.
  static func write(
    _ batches: [EntryBatch], by work: PartedWork, following writer: CanonicalWriter
  ) -> [Written] {
    let known = writer.differences
    let stops = writer.stopsAtDifference
    guard batches.count > 1 else { return batches.map { $0.written(knowing: known, stops: stops) } }
    let finished = Mutex<[Int: Written]>([:])
    work.run(batches.count) { number in
      let written = batches[number].written(knowing: known, stops: stops)
      finished.withLock { $0[number] = written }
    }
    let parts = finished.withLock { $0 }
    return batches.indices.map { parts[$0] ?? batches[$0].written(knowing: known, stops: stops) }
  }

  private func written(knowing known: [CanonicalCatalog.Difference], stops: Bool) -> Written {
    var writer = CanonicalWriter(order: order, knowing: known, stopsAtDifference: stops)
    writer.bytes.reserveCapacity(Self.size * 3)
    var isSame = true
    for index in entries.indices {
      guard !writer.isDone else { break }
      let entry = entries[index]
      writer.beginMember(isFirst: index == 0, level: 2)
      if !tree[entry].name.isNone { writer.writeName(of: entry, in: tree) }
      if !write(entry, by: &writer) { isSame = false }
    }
    return Written(bytes: writer.bytes, differences: writer.differences, isSame: isSame)
  }

  /// Writes an entry.
  ///
  /// - Returns: whether it is valid JSON without duplicate names, and unchanged in meaning.
  private func write(_ entry: Int, by writer: inout CanonicalWriter) -> Bool {
    let start = writer.bytes.count
    let value = tree[entry].value
    // Copy the bytes: threads sharing the buffer would contend for its reference count.
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
}
