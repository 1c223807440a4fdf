internal import CatalogEditing
internal import SourceText
internal import StringCatalog

/// One version of a .strings file, split into parts that are merged individually.
struct StringsVersion {
  /// An entry and the bytes around it.
  struct Entry {
    /// The bytes between the previous entry and this one's comment: whitespace, and comments that
    /// belong to no single key.
    var gap: [UInt8]
    /// The comment and the whitespace after it; empty if there is none.
    var comment: [UInt8]
    /// The bytes from the key to the semicolon.
    var line: [UInt8]
    /// The range of the value in the line.
    var value: Range<Int>
    /// A comment at the end of the line, with the whitespace before it.
    var trail: [UInt8]
    /// The decoded string.
    var text: String
    var comments: (own: [String], free: [String], behind: [String])
  }

  /// The bytes before the first entry, without a byte order mark.
  private(set) var head: [UInt8] = []
  private(set) var headComments: [String] = []
  /// The bytes after the last entry.
  private(set) var tail: [UInt8] = []
  private(set) var tailComments: [String] = []
  /// The keys in file order.
  private(set) var keys: [[UInt8]] = []
  private(set) var entries: [[UInt8]: Entry] = [:]
  let encoding: FileEncoding
  /// The newline sequence.
  let newline: [UInt8]

  /// Parses a file.
  ///
  /// - Throws: a fault if the file cannot be merged entry by entry.
  init(_ bytes: [UInt8], version: MergeVersion) throws(CatalogMerge.Fault) {
    let document: StringsDocument
    do throws(EditRefusal) { document = try StringsDocument(bytes, path: ".strings") } catch {
      throw CatalogMerge.Fault(version: version, reason: error.reason)
    }
    encoding = document.encoding
    newline = document.newline
    guard document.start == (encoding.encoding == .utf8 ? encoding.markLength : 0) else {
      throw CatalogMerge.Fault(version: version, reason: "its entries are in braces")
    }
    var end = document.start
    var isFirst = true
    var before: [TextRange] = []
    for (index, entry) in document.entries.enumerated() {
      let key = Array(document.text(entry.key).utf8)
      guard entries[key] == nil else {
        let name = document.text(entry.key)
        throw CatalogMerge.Fault(version: version, reason: "duplicate key \"\(name)\"")
      }
      // The first ones may be behind the entry before, which has them already.
      let comments = entry.comments.filter { Int($0.offset) >= end }
      let own = comments.filter { Int($0.offset) >= entry.start }
      let free = comments.filter { Int($0.offset) < entry.start }
      let rest = document.comments(behind: index)
      let stop = rest.last?.end ?? entry.end
      let start = Int(entry.key.offset)
      let gap = document.raw(end..<entry.start)
      if isFirst {
        head = gap
        headComments = free.map(document.text)
        isFirst = false
      }
      keys.append(key)
      entries[key] = Entry(
        gap: index == 0 ? [] : gap, comment: document.raw(entry.start..<start),
        line: document.raw(start..<entry.end),
        value: Int(entry.value.offset) - start..<entry.value.end - start,
        trail: document.raw(entry.end..<stop), text: document.text(entry.value),
        comments: (
          own.map(document.text), index == 0 ? [] : free.map(document.text),
          rest.map(document.text)
        ))
      end = stop
      before = rest
    }
    let last = document.rest.filter { comment in !before.contains(comment) }
    var rest = last.last?.end ?? end
    rest += document.raw(rest..<document.bytes.count).prefix { $0 <= 0x20 }.count
    guard rest == document.bytes.count else {
      throw CatalogMerge.Fault(version: version, reason: "it has text after the last entry")
    }
    if isFirst {
      head = document.raw(end..<document.bytes.count)
      headComments = last.map(document.text)
    } else {
      tail = document.raw(end..<document.bytes.count)
      tailComments = last.map(document.text)
    }
  }
}

extension StringsDocument {
  /// Returns the comments at the end of an entry's line, unless another entry follows on the line.
  fileprivate func comments(behind index: Int) -> [TextRange] {
    let end = entries[index].end
    let isLast = index + 1 == entries.count
    let following = isLast ? rest : entries[index + 1].comments
    let next = isLast ? bytes.count : Int(entries[index + 1].key.offset)
    guard isLast || lineEnds(in: end..<next) > 0 else { return [] }
    return following.filter { comment in
      lineEnds(in: end..<Int(comment.offset)) == 0 && (isLast || Int(comment.offset) < next)
    }
  }

  /// The first newline sequence.
  fileprivate var newline: [UInt8] {
    let all = raw(start..<bytes.count)
    guard let first = all.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return [] }
    return all[first] == 0x0D && all.dropFirst(first + 1).first == 0x0A
      ? [0x0D, 0x0A] : [all[first]]
  }
}

extension EditRefusal {
  /// The reason the file cannot be merged entry by entry.
  fileprivate var reason: String {
    switch self {
    case .unreadable(let diagnostic), .unsupported(let diagnostic):
      let isWhole = diagnostic.rule == .unreadable
      let place = isWhole ? "" : diagnostic.location.map { "\($0): " } ?? ""
      return place + diagnostic.message
    default: return "it is not read"
    }
  }
}
