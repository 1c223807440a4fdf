internal import SourceText

/// A parser for XML property lists that recovers as much as possible from malformed ones.
///
/// Open elements are kept on an explicit stack, so deep nesting cannot overflow the call stack.
struct XMLPropertyListReader {
  /// An open array, dictionary, or `<plist>`.
  private struct Frame {
    enum Name: String {
      case array, dict, plist
    }

    var name: Name
    var start: Int
    var key: TextRange?
    var elements: [PropertyListNode] = []
    var members: [PropertyListNode.Member] = []
  }

  private var cursor: XMLCursor
  private var root: PropertyListNode?
  private var stack: [Frame] = []
  /// The number of open frames by name, which saves searching the stack for stray closing tags.
  private var openCounts: [Frame.Name: Int] = [:]
  /// Whether the file has a `<plist>`, whose end tag ends the property list.
  private var isInPlist = false
  /// The nesting depth within an ignored element, counting that element; 0 outside of one.
  private var ignored = 0

  /// Returns the top-level value of a document, if any.
  static func read(
    _ bytes: Span<UInt8>, from start: Int, reportingTo log: inout DiagnosticLog
  ) -> PropertyListNode? {
    var reader = XMLPropertyListReader(cursor: XMLCursor(at: start, rule: .plistSyntax, log: log))
    reader.readDocument(bytes)
    log = reader.cursor.log
    return reader.root
  }

  private init(cursor: XMLCursor) { self.cursor = cursor }

  private mutating func readDocument(_ bytes: Span<UInt8>) {
    while let part = cursor.next(in: bytes) {
      switch part {
      case .opening(let tag): openElement(tag, in: bytes)
      case .closing(let tag): closeElement(tag.name(in: bytes), at: tag.start)
      case .stray(let offset):
        if ignored == 0 { reportIgnored(at: offset, "text between elements") }
      }
    }
    if let frame = stack.last {
      cursor.report(at: frame.start, "unterminated <\(frame.name.rawValue)>")
    } else if root == nil {
      cursor.report(at: cursor.index, "the property list is empty")
    }
    while !stack.isEmpty { closeFrame(at: cursor.index) }
  }

  /// Reports ignored content.
  private mutating func reportIgnored(at offset: Int, _ what: @autoclosure () -> String) {
    // Foundation ignores anything after the end of the property list.
    let isAfterEnd = stack.isEmpty && root != nil && isInPlist
    cursor.log.report(
      .plistSyntax, at: offset, skipsBytes: true, rejectsFile: !isAfterEnd,
      "\(what()); ignored")
  }

  // MARK: Values

  /// Adds a value to the innermost open element.
  private mutating func add(_ node: PropertyListNode, at offset: Int) {
    guard ignored == 0 else { return }
    let last = stack.count - 1
    switch stack.last?.name {
    case .array: stack[last].elements.append(node)
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
  private mutating func closeFrame(at end: Int) {
    let frame = stack.removeLast()
    openCounts[frame.name, default: 0] -= 1
    if let key = frame.key { reportIgnored(at: Int(key.offset), "key without a value") }
    let range = TextRange(frame.start, end)
    switch frame.name {
    case .array: add(PropertyListNode(range: range, value: .array(frame.elements)), at: frame.start)
    case .dict:
      add(PropertyListNode(range: range, value: .dictionary(frame.members)), at: frame.start)
    case .plist: break
    }
  }

  private mutating func addLeaf(_ name: String, content: TextRange, at start: Int) {
    let value: PropertyListNode.Value
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
      return
    case "string": value = .string
    case "integer", "real": value = .number
    case "date": value = .date
    case "data": value = .data
    default: value = .boolean
    }
    add(PropertyListNode(range: content, value: value), at: start)
  }

  // MARK: Elements

  private mutating func openElement(_ tag: XMLCursor.Tag, in bytes: Span<UInt8>) {
    let end = cursor.index
    let name = tag.name(in: bytes)
    switch name {
    case "key", "string", "integer", "real", "date", "data", "true", "false":
      let content = tag.isClosed ? TextRange(end, end) : content(of: name, in: bytes)
      addLeaf(name, content: content, at: tag.start)
    case "dict" where tag.isClosed:
      add(PropertyListNode(range: TextRange(tag.start, end), value: .dictionary([])), at: tag.start)
    case "array" where tag.isClosed:
      add(PropertyListNode(range: TextRange(tag.start, end), value: .array([])), at: tag.start)
    default:
      if let name = Frame.Name(rawValue: name) { return open(name, at: tag.start) }
      if ignored == 0 { reportIgnored(at: tag.start, "unknown element <\(name)>") }
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

  private mutating func closeElement(_ name: String, at start: Int) {
    if ignored > 0 {
      ignored -= 1
    } else if let open = openFrame(named: name),
      let place = stack.lastIndex(where: { $0.name == open })
    {
      if place < stack.count - 1 {
        let frame = stack[stack.count - 1]
        cursor.report(at: frame.start, "<\(frame.name.rawValue)> is not closed before </\(name)>")
      }
      while stack.count > place { closeFrame(at: cursor.index) }
    } else {
      cursor.report(at: start, "</\(name)> without an opening tag")
    }
  }

  /// Returns the frame name of a tag if such a frame is open.
  private func openFrame(named name: String) -> Frame.Name? {
    Frame.Name(rawValue: name).flatMap { openCounts[$0, default: 0] > 0 ? $0 : nil }
  }

  /// Reads the content of an element up to its closing tag.
  private mutating func content(of name: String, in bytes: Span<UInt8>) -> TextRange {
    let content = cursor.text(
      in: bytes, complaint: "a comment inside <\(name)>; Foundation rejects the file")
    let start = Int(content.offset)
    let end = cursor.index
    guard end < bytes.count else {
      cursor.report(at: start, "unterminated <\(name)>")
      return content
    }
    guard bytes.holds("</", at: end) else {
      cursor.report(at: start, "<\(name)> is not closed before the next element")
      return content
    }
    if let other = cursor.tag(in: bytes)?.name(in: bytes), other != name {
      cursor.report(at: end, "</\(other)> instead of </\(name)>")
      // If the tag belongs to an element around this one, it closes that one as well.
      if openFrame(named: other) != nil { cursor.index = end }
    }
    return content
  }
}
