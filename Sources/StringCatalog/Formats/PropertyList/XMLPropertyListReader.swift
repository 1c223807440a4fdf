internal import SourceText

/// Reads an XML property list, and as much as possible of an ill-formed one.
///
/// Type declarations are skipped and define nothing. Open elements are on a separate stack, so no
/// file is nested too deep for the call stack.
struct XMLPropertyListReader {
  /// An array, a dictionary or the `<plist>` that is open.
  struct Frame {
    enum Name: String {
      case array
      case dict
      case plist
    }

    var name: Name
    var start: Int
    var key: TextRange?
    var elements: [PropertyListNode] = []
    var members: [PropertyListNode.Member] = []
  }

  var index: Int
  var log: DiagnosticLog
  var root: PropertyListNode?
  var stack: [Frame] = []
  /// The number of open frames by name: a stray closing tag needs no search through all of them.
  var openCounts: [Frame.Name: Int] = [:]
  /// Whether the file has a `<plist>`, whose end is that of the property list.
  private var isInPlist = false
  /// How many elements are open inside an ignored one, including that one; 0 outside of ignored ones.
  var ignored = 0
  private var conflicts = MergeConflicts()

  /// The value of a document; nil if it has none.
  static func read(
    _ bytes: Span<UInt8>, from start: Int, reportingTo log: inout DiagnosticLog
  ) -> PropertyListNode? {
    var reader = XMLPropertyListReader(index: start, log: log)
    reader.readDocument(bytes)
    log = reader.log
    return reader.root
  }

  private mutating func readDocument(_ bytes: Span<UInt8>) {
    while true {
      skipText(in: bytes)
      guard index < bytes.count else { break }
      if let markup = XMLText.Markup(in: bytes, at: index) {
        skip(markup, in: bytes)
      } else if bytes.holds("<!", at: index) {
        skipDeclaration(in: bytes)
      } else if bytes.holds("</", at: index) {
        closeElement(in: bytes)
      } else {
        openElement(in: bytes)
      }
    }
    if let frame = stack.last {
      report(at: frame.start, "unterminated <\(frame.name.rawValue)>")
    } else if root == nil {
      report(at: index, "the property list is empty")
    }
    while !stack.isEmpty { closeFrame(at: index) }
  }

  mutating func report(at offset: Int, _ message: @autoclosure () -> String) {
    log.report(.plistSyntax, at: offset, rejectsFile: true, message())
  }

  /// Reports something that is ignored.
  mutating func reportIgnored(at offset: Int, _ what: @autoclosure () -> String) {
    // After its end, Foundation does not look at the file.
    let isAfterEnd = stack.isEmpty && root != nil && isInPlist
    log.report(
      .plistSyntax, at: offset, skipsBytes: true, rejectsFile: !isAfterEnd,
      "\(what()); ignored")
  }

  // MARK: Skipping

  /// Skips text between elements, and what merge conflicts add to the file.
  private mutating func skipText(in bytes: Span<UInt8>) {
    var stray: Int?
    while index < bytes.count {
      if bytes[index] > 0x20 {
        if conflicts.skip(from: &index, in: bytes, reportingTo: &log, rejectsFile: true) {
          continue
        }
        guard bytes[index] != UInt8(ascii: "<") else { break }
        stray = stray ?? index
      }
      index += 1
    }
    if let stray, ignored == 0 { reportIgnored(at: stray, "text between elements") }
  }

  private mutating func skip(_ markup: XMLText.Markup, in bytes: Span<UInt8>) {
    if !markup.isClosed { report(at: index, "unterminated markup") }
    if markup.kind == .instruction, bytes.holds("<?xml ", at: index) {
      checkEncoding(bytes.extracting(markup.content).utf8String)
    } else if markup.kind == .characters, ignored == 0 {
      reportIgnored(at: index, "text between elements")
    }
    index = markup.end
  }

  /// Reports a declared encoding that is not the one by which the file is read.
  ///
  /// The byte order mark and the zeros of a file decide its encoding, not the declaration.
  private mutating func checkEncoding(_ declaration: String) {
    let words = declaration.split { " \t\r\n=\"'".contains($0) }
    guard let place = words.firstIndex(of: "encoding"), place + 1 < words.count else { return }
    let name = words[place + 1].lowercased()
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name), !name.hasPrefix("utf-16"),
      !name.hasPrefix("utf-32")
    {
      log.report(
        .encoding, at: index,
        "the file declares \(words[place + 1]) but is read as UTF-8")
    }
  }

  /// Skips `<!DOCTYPE …>`, including the brackets in which it can define entities.
  private mutating func skipDeclaration(in bytes: Span<UInt8>) {
    let start = index
    var quote: UInt8?
    var isBracketed = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if quote != nil {
        if byte == quote { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        isBracketed = true
      } else if byte == UInt8(ascii: "]") {
        isBracketed = false
      } else if byte == UInt8(ascii: ">"), !isBracketed {
        return
      }
    }
    report(at: start, "unterminated declaration")
  }

  // MARK: Values

  /// Adds a value to the innermost open element.
  mutating func add(_ node: PropertyListNode, at offset: Int) {
    guard ignored == 0 else { return }
    let last = stack.count - 1
    switch stack.last?.name {
    case .array:
      stack[last].elements.append(node)
    case .dict:
      guard let key = stack[last].key else {
        return reportIgnored(at: offset, "a value without a key")
      }
      stack[last].members.append(PropertyListNode.Member(key: key, value: node))
      stack[last].key = nil
    default:
      guard root == nil else {
        return reportIgnored(at: offset, "a second value in the property list")
      }
      root = node
    }
  }

  /// Closes the innermost open element.
  mutating func closeFrame(at end: Int) {
    let frame = stack.removeLast()
    openCounts[frame.name, default: 0] -= 1
    if let key = frame.key { reportIgnored(at: Int(key.offset), "key without a value") }
    let range = TextRange(frame.start, end)
    switch frame.name {
    case .array:
      add(PropertyListNode(range: range, value: .array(frame.elements)), at: frame.start)
    case .dict:
      add(PropertyListNode(range: range, value: .dictionary(frame.members)), at: frame.start)
    case .plist: break
    }
  }
}

extension XMLPropertyListReader {
  private struct Tag {
    var name: String
    var isClosed: Bool
  }

  /// Reads a tag from its `<` on; nil if it is unterminated.
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
    report(at: start, "unterminated tag: missing “>”")
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
        reportIgnored(at: start, "unknown element <\(tag.name)>")
      }
      if !tag.isClosed { ignored += 1 }
    }
  }

  private mutating func open(_ name: Frame.Name, at start: Int) {
    if ignored == 0, stack.count > PropertyListNode.depthLimit {
      reportIgnored(at: start, "values nested more than \(PropertyListNode.depthLimit) deep")
      ignored = 1
    } else if ignored > 0 {
      ignored += 1
    } else {
      stack.append(Frame(name: name, start: start))
      if name == .plist { isInPlist = true }
      openCounts[name, default: 0] += 1
    }
  }

  private mutating func addLeaf(_ name: String, content: TextRange, at start: Int) {
    switch name {
    case "key":
      guard ignored == 0 else { return }
      guard stack.last?.name == .dict else {
        return reportIgnored(at: start, "<key> outside of a <dict>")
      }
      if let key = stack[stack.count - 1].key {
        reportIgnored(at: Int(key.offset), "key without a value")
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
        report(at: frame.start, "<\(frame.name.rawValue)> is not closed before </\(tag.name)>")
      }
      while stack.count > place { closeFrame(at: index) }
    } else {
      report(at: start, "</\(tag.name)> without an opening tag")
    }
  }

  /// The frame name of a tag if such a frame is open.
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
          report(at: index, "unterminated markup")
        } else if markup.kind != .characters {
          report(at: index, "a comment inside <\(name)>; Foundation rejects the file")
        }
        index = markup.end
      } else {
        check(byte, in: bytes)
        index += 1
      }
    }
    report(at: start, "unterminated <\(name)>")
    return TextRange(start, index)
  }

  private mutating func closeContent(
    of name: String, from start: Int, in bytes: Span<UInt8>
  ) -> TextRange {
    let content = TextRange(start, index)
    let end = index
    guard bytes.holds("</", at: index) else {
      report(at: start, "<\(name)> is not closed before the next element")
      return content
    }
    if let tag = tag(in: bytes), tag.name != name {
      report(at: end, "</\(tag.name)> instead of </\(name)>")
      // If the tag belongs to an element around this one, it closes that one as well.
      if openFrame(named: tag.name) != nil { index = end }
    }
    return content
  }

  /// Reports a character that a text must not contain unescaped.
  private mutating func check(_ byte: UInt8, in bytes: Span<UInt8>) {
    if byte == UInt8(ascii: "&") {
      guard let entity = XMLText.Entity(in: bytes, at: index) else {
        return report(at: index, "unknown entity; write & as &amp;")
      }
      if entity.scalar == nil {
        report(at: index, "invalid character number; shown as U+FFFD")
      }
    } else if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D {
      log.report(
        .controlCharacter, at: index,
        "\(Unicode.Scalar(byte).nameInMessages) is not allowed in XML")
    }
  }
}
