internal import SourceText

extension XMLPropertyListReader {
  private struct Tag {
    var name: String
    var isClosed: Bool
  }

  /// Reads a tag from its `<` on; nil where it never ends.
  private mutating func tag(in bytes: Span<UInt8>) -> Tag? {
    let start = index
    index += bytes.holds("</", at: index) ? 2 : 1
    let nameStart = index
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: "/"),
      bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<")
    {
      index += 1
    }
    let name = bytes.extracting(nameStart..<min(index, nameStart + 40)).utf8String
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        index += 1
        return Tag(name: name, isClosed: bytes[index - 2] == UInt8(ascii: "/"))
      } else if byte == UInt8(ascii: "<") {
        break
      }
      index += 1
    }
    report(at: start, "this tag is never closed by “>”")
    return nil
  }

  mutating func openElement(in bytes: Span<UInt8>) {
    let start = index
    guard let tag = tag(in: bytes) else { return }
    switch tag.name {
    case "key", "string", "integer", "real", "date", "data", "true", "false":
      let content = tag.isClosed ? TextRange(index, index) : content(of: tag.name, in: bytes)
      addLeaf(tag.name, content: content, at: start)
    case "dict" where tag.isClosed:
      add(PropertyListNode(range: TextRange(start, index), value: .dictionary([])), at: start)
    case "array" where tag.isClosed:
      add(PropertyListNode(range: TextRange(start, index), value: .array([])), at: start)
    default:
      if let name = Frame.Name(rawValue: tag.name) { return open(name, at: start) }
      if ignored == 0 {
        leaveOut(at: start, "<\(tag.name)> is no element of a property list")
      }
      if !tag.isClosed { ignored += 1 }
    }
  }

  private mutating func open(_ name: Frame.Name, at start: Int) {
    if ignored == 0, stack.count > PropertyListNode.depthLimit {
      leaveOut(at: start, "a value inside \(PropertyListNode.depthLimit) others")
      ignored = 1
    } else if ignored > 0 {
      ignored += 1
    } else {
      stack.append(Frame(name: name, start: start))
      openCounts[name, default: 0] += 1
    }
  }

  private mutating func addLeaf(_ name: String, content: TextRange, at start: Int) {
    switch name {
    case "key":
      guard ignored == 0 else { return }
      guard stack.last?.name == .dict else {
        return leaveOut(at: start, "a key outside a <dict>")
      }
      if let key = stack[stack.count - 1].key {
        leaveOut(at: Int(key.offset), "this key has no value")
      }
      stack[stack.count - 1].key = content
    case "string": add(PropertyListNode(range: content, value: .string), at: start)
    case "integer", "real": add(PropertyListNode(range: content, value: .number), at: start)
    case "date": add(PropertyListNode(range: content, value: .date), at: start)
    case "data": add(PropertyListNode(range: content, value: .data), at: start)
    default: add(PropertyListNode(range: content, value: .boolean), at: start)
    }
  }

  mutating func closeElement(in bytes: Span<UInt8>) {
    let start = index
    guard let tag = tag(in: bytes) else { return }
    if ignored > 0 {
      ignored -= 1
    } else if let name = openFrame(named: tag.name),
      let place = stack.lastIndex(where: { $0.name == name })
    {
      if place < stack.count - 1 {
        let frame = stack[stack.count - 1]
        report(at: frame.start, "this <\(frame.name.rawValue)> is not closed before </\(tag.name)>")
      }
      while stack.count > place { closeFrame(at: index) }
    } else {
      report(at: start, "</\(tag.name)> closes nothing")
    }
  }

  /// The name of a tag as that of a frame, where such a frame is open.
  private func openFrame(named name: String) -> Frame.Name? {
    Frame.Name(rawValue: name).flatMap { openCounts[$0, default: 0] > 0 ? $0 : nil }
  }

  // MARK: Content

  /// Reads the content of an element up to the tag that closes it.
  private mutating func content(of name: String, in bytes: Span<UInt8>) -> TextRange {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "<") {
        guard let markup = XMLText.Markup(in: bytes, at: index) else {
          return closeContent(of: name, from: start, in: bytes)
        }
        if !markup.isClosed {
          report(at: index, "this markup is never closed")
        } else if markup.kind != .characters {
          report(at: index, "a comment inside <\(name)>; Foundation rejects the file")
        }
        index = markup.end
      } else {
        check(byte, in: bytes)
        index += 1
      }
    }
    report(at: start, "this <\(name)> is never closed")
    return TextRange(start, index)
  }

  private mutating func closeContent(
    of name: String, from start: Int, in bytes: Span<UInt8>
  ) -> TextRange {
    let content = TextRange(start, index)
    let end = index
    guard bytes.holds("</", at: index) else {
      report(at: start, "this <\(name)> is not closed before the next element")
      return content
    }
    if let tag = tag(in: bytes), tag.name != name {
      report(at: end, "</\(tag.name)> stands where </\(name)> is missing")
      // The element around this one is closed as well, where the tag is that one's.
      if openFrame(named: tag.name) != nil { index = end }
    }
    return content
  }

  /// Reports a character that a text may not hold as it is.
  private mutating func check(_ byte: UInt8, in bytes: Span<UInt8>) {
    if byte == UInt8(ascii: "&") {
      guard let entity = XMLText.Entity(in: bytes, at: index) else {
        return report(at: index, "“&” starts no entity that is known; it is written &amp;")
      }
      if entity.scalar == nil {
        report(at: index, "the number of no character; it is shown as U+FFFD")
      }
    } else if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      log.report(
        .controlCharacter, at: index,
        "\(Unicode.Scalar(byte).nameInMessages) stands in this text; XML does not allow it")
    }
  }
}
