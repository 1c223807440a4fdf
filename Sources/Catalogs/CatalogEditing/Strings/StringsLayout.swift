internal import SourceText

/// The layout of a .strings file, which new entries imitate.
struct StringsLayout {
  let document: StringsDocument
  let spelling: StringsSpelling

  init(_ document: StringsDocument) {
    self.document = document
    spelling = StringsSpelling(of: document)
  }

  private var newline: [UInt8] { Array(spelling.newline.utf8) }

  /// Returns the nearest entry with or without a comment, or else the nearest entry of any kind.
  func example(near place: Int, _ hasComment: Bool) -> StringsDocument.Entry? {
    let entries = document.entries
    return nearest(place) { index in
      let entry = entries[index]
      return entry.isText && hasOwnComment(entry) == hasComment ? entry : nil
    } ?? nearest(place) { entries[$0].isText ? entries[$0] : nil }
  }

  /// Returns what the entry nearest to an index provides, among those that provide anything.
  private func nearest<Found>(_ place: Int, _ find: (Int) -> Found?) -> Found? {
    for distance in 0...max(document.entries.count, 1) {
      for index in [place - distance, place + distance]
      where document.entries.indices.contains(index) {
        if let found = find(index) { return found }
      }
    }
    return nil
  }

  private func hasOwnComment(_ entry: StringsDocument.Entry) -> Bool {
    entry.start < Int(entry.key.offset)
  }

  /// Returns the bytes between two entries.
  func gap(near place: Int, hasComment: Bool) -> [UInt8] {
    func gap(where isWanted: (StringsDocument.Entry) -> Bool) -> [UInt8]? {
      nearest(place) { index in
        guard index > 0, isWanted(document.entries[index]) else { return nil }
        let before = document.end(before: index)
        let range = before.offset..<document.entries[index].start
        return before.isEntry && document.lineEnds(in: range) <= 2 ? document.raw(range) : nil
      }
    }
    return gap { hasOwnComment($0) == hasComment } ?? gap { _ in true } ?? newline
      + (hasComment ? newline : [])
  }

  /// Returns an entry with its comment; nil if the comment cannot be written.
  func entry(
    _ key: [UInt8], _ content: StringsEditor.Content, like example: StringsDocument.Entry?
  ) -> [UInt8]? {
    if let raw = content.raw { return raw }
    var bytes: [UInt8] = []
    if let comment = content.comment {
      let text = String(decoding: comment, as: UTF8.self)
      guard let example else {
        guard let comment = StringsComment.token(of: text, isLine: false, canBeLine: true) else {
          return nil
        }
        bytes += Array(comment.utf8) + newline
        return bytes + line(key, content.text, like: nil)
      }
      guard let comment = self.comment(text, before: Int(example.key.offset), like: example) else {
        return nil
      }
      bytes += comment
    }
    return bytes + line(key, content.text, like: example)
  }

  private func line(
    _ key: [UInt8], _ text: [UInt8], like example: StringsDocument.Entry?
  ) -> [UInt8] {
    let key = String(decoding: key, as: UTF8.self)
    let text = String(decoding: text, as: UTF8.self)
    guard let example else {
      let tokens = (spelling.token(of: key, like: []), spelling.token(of: text, like: []))
      return Array("\(tokens.0) = \(tokens.1);".utf8)
    }
    let keyRange = Int(example.key.offset)..<example.key.end
    let isShort = example.key == example.value
    let value = isShort ? [] : document.raw(Int(example.value.offset)..<example.value.end)
    var bytes = Array(spelling.token(of: key, like: document.raw(keyRange)).utf8)
    bytes +=
      isShort ? Array(" = ".utf8) : blanks(keyRange.upperBound, Int(example.value.offset), "=")
    bytes += Array(spelling.token(of: text, like: value).utf8)
    return bytes + (isShort ? [0x3B] : blanks(example.value.end, example.end, ";"))
  }

  /// Returns the bytes between two tokens if they are only whitespace and the sign; otherwise a
  /// default.
  private func blanks(_ start: Int, _ end: Int, _ sign: Character) -> [UInt8] {
    let bytes = document.raw(start..<end)
    let isPlain = bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 || [sign.asciiValue] == [$0] }
    return isPlain ? bytes : Array(sign == "=" ? " = ".utf8 : ";".utf8)
  }

  /// Returns a comment and the whitespace before a key; nil if the comment cannot be written.
  func comment(_ text: String, before key: Int, near place: Int) -> [UInt8]? {
    comment(text, before: key, like: example(near: place, true))
  }

  private func comment(
    _ text: String, before key: Int, like example: StringsDocument.Entry?
  ) -> [UInt8]? {
    let indentation = indentation(of: key)
    var gap = indentation.map { newline + $0 } ?? [0x20]
    var isLine = false
    if let example, let last = example.comments.last, Int(last.offset) >= example.start {
      isLine = document.raw(Int(last.offset)..<last.end).starts(with: "//".utf8)
      let own = document.raw(last.end..<Int(example.key.offset))
      if document.lineEnds(in: last.end..<Int(example.key.offset)) == (indentation == nil ? 0 : 1) {
        gap = own
      }
    }
    let canBeLine = gap.contains(0x0A) || gap.contains(0x0D)
    let comment =
      text == StringsComment.placeholder
      ? (isLine && canBeLine ? "// \(text)" : "/* \(text) */")
      : StringsComment.token(of: text, isLine: isLine, canBeLine: canBeLine)
    return comment.map { Array($0.utf8) + gap }
  }

  /// Returns the placeholder comment in the form of another comment.
  func placeholder(like comment: TextRange) -> [UInt8] {
    let isLine = document.raw(Int(comment.offset)..<comment.end).starts(with: "//".utf8)
    return Array(
      (isLine ? "// \(StringsComment.placeholder)" : "/* \(StringsComment.placeholder) */").utf8)
  }

  /// Returns the whitespace before a key on its line; nil if something else precedes it, or if it
  /// starts a one-line file.
  private func indentation(of key: Int) -> [UInt8]? {
    var start = key
    document.bytes.withBytes(0..<document.bytes.count) { bytes in
      while start > document.start, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 {
        start -= 1
      }
    }
    guard start > document.start else {
      let entries = document.entries
      let isOneLine =
        entries.count > 1 && document.lineEnds(in: entries[0].start..<entries[1].start) == 0
      return isOneLine ? nil : document.raw(start..<key)
    }
    let isLineStart = [[0x0A], [0x0D]].contains(document.raw(start - 1..<start))
    return isLineStart ? document.raw(start..<key) : nil
  }
}
