internal import SourceText

/// The splices that add, change, and remove entries of a .strings file.
struct StringsSplices {
  typealias Content = StringsEditor.Content

  let document: StringsDocument
  let read: [[UInt8]: Content]
  let places: [[UInt8]: Int]
  let order: KeyOrder
  let layout: StringsLayout
  private var splices: [SourceSplice] = []

  init(
    _ document: StringsDocument, read: [[UInt8]: Content], places: [[UInt8]: Int], order: KeyOrder
  ) {
    self.document = document
    self.read = read
    self.places = places
    self.order = order
    layout = StringsLayout(document)
  }

  /// Returns the bytes of a new entry with its comment; nil if the comment cannot be written.
  func entry(_ key: [UInt8], _ content: Content, near place: Int?) -> [UInt8]? {
    layout.entry(key, content, like: layout.example(near: place ?? 0, content.comment != nil))
  }

  /// Returns the splices.
  ///
  /// - Parameters:
  ///   - changes: the new contents of changed entries by key; nil for removed ones.
  ///   - added: the keys of new entries.
  ///   - edits: the edits, for error reporting.
  /// - Returns: the splices in file order.
  /// - Throws: a refusal with the edit whose comment cannot be written.
  consuming func splices(
    changes: [[UInt8]: Content?], added: [[UInt8]], edits: [CatalogEdit]
  ) throws(EditRefusal) -> [SourceSplice] {
    let keys = document.entries.map { Array(document.text($0.key).utf8) }
    let isRemoved = keys.map { key in
      if case .some(nil) = changes[key] { true } else { false }
    }
    func refusal(_ key: [UInt8]) -> EditRefusal {
      guard let edit = edits.last(where: { key.elementsEqual($0.key.utf8) }) else {
        return .unproven(key: String(decoding: key, as: UTF8.self))
      }
      return .notInFormat(edit)
    }
    let insertions = insertions(of: added, changes, keys: keys, isRemoved: isRemoved)
    for (anchor, keys) in insertions.sorted(by: { $0.key < $1.key }) {
      for key in keys where !insertable(key, changes) { throw refusal(key) }
      insert(keys, changes, behind: anchor)
    }
    var cleaner = CommentKeeper(hasEntryBefore: insertions[-1] != nil)
    var wasRemovedForward = false
    for (index, key) in keys.enumerated() {
      if isRemoved[index] {
        cleaner.keep(document, before: index)
        wasRemovedForward = remove(index, afterForward: wasRemovedForward)
        continue
      }
      wasRemovedForward = false
      let isFirst = !cleaner.hasEntryBefore
      let needsPlaceholder = cleaner.needsPlaceholder(document.entries[index])
      guard case .some(.some(let content)) = changes[key], places[key] == index else {
        if needsPlaceholder { insertComment(StringsComment.placeholder, at: index) }
        if isFirst, index > 0 { closeUp(index) }
        continue
      }
      guard change(index, content, needsPlaceholder: needsPlaceholder) else { throw refusal(key) }
    }
    return splices.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
  }

  private mutating func splice(_ range: Range<Int>, _ new: [UInt8]) {
    let old = document.raw(range)
    if old != new { splices.append(SourceSplice(trimming: range, from: old, to: new)) }
  }

  // MARK: New entries

  /// Returns the new keys grouped by the index of the entry they follow; -1 is the start of the
  /// file.
  private func insertions(
    of added: [[UInt8]], _ changes: [[UInt8]: Content?], keys: [[UInt8]], isRemoved: [Bool]
  ) -> [Int: [[UInt8]]] {
    let new = added.compactMap { key -> (key: [UInt8], place: CatalogEdit.Place)? in
      guard case .some(.some(let content)) = changes[key] else { return nil }
      return (key, content.place)
    }
    return NewKeyPlaces(keys: keys, isRemoved: isRemoved, places: places, order: order)
      .anchors(of: new)
  }

  private func insertable(_ key: [UInt8], _ changes: [[UInt8]: Content?]) -> Bool {
    guard case .some(.some(let content)) = changes[key] else { return false }
    return entry(key, content, near: nil) != nil
  }

  private mutating func insert(
    _ keys: [[UInt8]], _ changes: [[UInt8]: Content?], behind anchor: Int
  ) {
    var new: [UInt8] = []
    for key in keys {
      guard case .some(.some(let content)) = changes[key] else { continue }
      let example = layout.example(near: max(anchor, 0), content.comment != nil)
      let entry = layout.entry(key, content, like: example) ?? []
      let gap = layout.gap(near: anchor + 1, hasComment: content.comment != nil)
      new += anchor < 0 && !document.entries.isEmpty ? entry + gap : gap + entry
    }
    if anchor >= 0 {
      let end = document.entries[anchor].end
      splice(end..<end, new)
    } else if let first = document.entries.first {
      splice(first.start..<first.start, new)
    } else {
      insertFirst(new)
    }
  }

  /// Adds entries to a file that has none.
  private mutating func insertFirst(_ entries: [UInt8]) {
    let newline = Array(layout.spelling.newline.utf8)
    var new = Array(entries.drop { $0 <= 0x20 })
    if let comment = document.rest.last {
      splice(comment.end..<comment.end, newline + newline + new)
    } else {
      let start = document.start
      let isBraced = start > 0 && document.raw(start - 1..<start) == [UInt8(ascii: "{")]
      if isBraced { new = newline + new }
      let next = document.raw(document.start..<document.bytes.count).first
      if next != 0x0A, next != 0x0D { new += newline }
      splice(document.start..<document.start, new)
    }
  }

  // MARK: Entries that are there

  /// Removes an entry with its comments; returns whether the bytes after it move up.
  private mutating func remove(_ index: Int, afterForward: Bool) -> Bool {
    let entry = document.entries[index]
    let before = document.end(before: index)
    let next = document.next(after: index)
    // A comment after this entry on its line would end up after the previous entry.
    let hasFollower = next.map { document.lineEnds(in: entry.end..<$0) == 0 } ?? false
    let isInline = document.lineEnds(in: before.offset..<entry.start) == 0
    if before.isEntry, !afterForward, !hasFollower || isInline {
      splice(before.offset..<entry.end, [])
      return false
    }
    guard let next else {
      splice(entry.start..<entry.end, [])
      return true
    }
    splice(entry.start..<next, [])
    return true
  }

  /// Changes an entry; returns false if its comment cannot be written.
  private mutating func change(_ index: Int, _ content: Content, needsPlaceholder: Bool) -> Bool {
    let entry = document.entries[index]
    let old = read[Array(document.text(entry.key).utf8)]
    if let raw = content.raw {
      splice(entry.start..<entry.end, raw)
      return true
    }
    if content.comment != old?.comment {
      guard setComment(index, old?.comment, content.comment) else { return false }
    } else if needsPlaceholder {
      insertComment(StringsComment.placeholder, at: index)
    }
    guard content.text != old?.text else { return true }
    let range = Int(entry.value.offset)..<entry.value.end
    let text = String(decoding: content.text, as: UTF8.self)
    let token = layout.spelling.token(of: text, like: document.raw(range))
    if entry.value == entry.key {
      splice(range.upperBound..<range.upperBound, Array(" = \(token)".utf8))
    } else {
      splice(range, Array(token.utf8))
    }
    return true
  }

  private mutating func setComment(_ index: Int, _ old: [UInt8]?, _ new: [UInt8]?) -> Bool {
    let entry = document.entries[index]
    let key = Int(entry.key.offset)
    let last = entry.comments.last
    guard let new = new.map({ String(decoding: $0, as: UTF8.self) }) else {
      guard let last else { return false }
      let before = document.end(before: index)
      // The previous comment would become the key's comment, unless it is the file header.
      let others = entry.comments.dropLast()
      let isHeader = others.last.map {
        index == 0 && document.lineEnds(in: $0.end..<Int(last.offset)) > 1
      }
      if isHeader == false {
        splice(Int(last.offset)..<last.end, layout.placeholder(like: last))
      } else if Int(last.offset) >= entry.start || before.offset == last.end && index == 0 {
        splice(Int(last.offset)..<key, [])
      } else {
        let end = index > 0 ? document.entries[index - 1].end : Int(last.offset)
        splice(end..<last.end, [])
      }
      return true
    }
    let isPlaceholder = last.map { document.text($0) == StringsComment.placeholder } ?? false
    if let last, old != nil || isPlaceholder && Int(last.offset) >= entry.start {
      let endsLine = document.lineEnds(in: last.end..<key) > 0
      let range = Int(last.offset)..<last.end
      guard
        let comment = StringsComment.replacing(document.raw(range), with: new, endsLine: endsLine)
      else { return false }
      splice(range, Array(comment.utf8))
      return true
    }
    return insertComment(new, at: index)
  }

  /// Inserts a comment before the key of an entry.
  @discardableResult
  private mutating func insertComment(_ text: String, at index: Int) -> Bool {
    let key = Int(document.entries[index].key.offset)
    guard let comment = layout.comment(text, before: key, near: index) else { return false }
    splice(key..<key, comment)
    return true
  }

  /// Removes the blank line after the comment of an entry that becomes the first one, where the
  /// comment would otherwise be read as the file header.
  private mutating func closeUp(_ index: Int) {
    let entry = document.entries[index]
    guard let comment = entry.comments.last else { return }
    let blanks = comment.end..<Int(entry.key.offset)
    guard document.lineEnds(in: blanks) > 1 else { return }
    splice(blanks, Array(layout.spelling.newline.utf8))
  }
}

/// Tracks the comments left behind by removed entries, so that no other key takes them over.
private struct CommentKeeper {
  /// Whether any entry before the current position is kept.
  private(set) var hasEntryBefore: Bool
  private var hasStray = false

  init(hasEntryBefore: Bool) { self.hasEntryBefore = hasEntryBefore }

  mutating func keep(_ document: StringsDocument, before index: Int) {
    // The head of the file stays above entries that are inserted at its start.
    guard index > 0 || !hasEntryBefore else { return }
    let entry = document.entries[index]
    if entry.comments.contains(where: { Int($0.offset) < entry.start }) { hasStray = true }
  }

  mutating func needsPlaceholder(_ entry: StringsDocument.Entry) -> Bool {
    defer {
      hasEntryBefore = true
      hasStray = false
    }
    return hasStray && hasEntryBefore && entry.comments.isEmpty
  }
}
