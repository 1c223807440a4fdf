internal import SourceText

/// Reads an XML property list, as much of it as can be read.
///
/// Type declarations are passed over and define nothing; what is open is kept on a stack of its
/// own, so that no file can be too deep.
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
  /// The number of frames of each name: what closes nothing is not looked for in all of them.
  var openCounts: [Frame.Name: Int] = [:]
  /// How many elements are open in one whose content is left out, that one included.
  var ignored = 0

  /// The value of a document; nil where it has none.
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
      report(at: frame.start, "this <\(frame.name.rawValue)> is never closed")
    } else if root == nil {
      report(at: index, "the property list has no value")
    }
    while !stack.isEmpty { closeFrame(at: index) }
  }

  mutating func report(at offset: Int, _ message: @autoclosure () -> String) {
    log.report(.plistSyntax, at: offset, message())
  }

  /// Reports what has no place where it stands.
  mutating func leaveOut(at offset: Int, _ what: @autoclosure () -> String) {
    log.report(.plistSyntax, at: offset, skipsBytes: true, "\(what()); it is left out")
  }

  // MARK: What is passed over

  private mutating func skipText(in bytes: Span<UInt8>) {
    var stray: Int?
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] > 0x20, stray == nil { stray = index }
      index += 1
    }
    if let stray, ignored == 0 { leaveOut(at: stray, "text between the elements") }
  }

  private mutating func skip(_ markup: XMLText.Markup, in bytes: Span<UInt8>) {
    if !markup.isClosed { report(at: index, "this markup is never closed") }
    if markup.kind == .instruction, bytes.holds("<?xml ", at: index) {
      checkEncoding(bytes.extracting(markup.content).utf8String)
    } else if markup.kind == .characters, ignored == 0 {
      leaveOut(at: index, "text between the elements")
    }
    index = markup.end
  }

  /// What is not UTF-8 by its byte order mark or its zeros is read as UTF-8.
  private mutating func checkEncoding(_ declaration: String) {
    let words = declaration.split { " \t\r\n=\"'".contains($0) }
    guard let place = words.firstIndex(of: "encoding"), place + 1 < words.count else { return }
    let name = words[place + 1].lowercased()
    if !["utf-8", "utf8", "us-ascii", "ascii"].contains(name), !name.hasPrefix("utf-16"),
      !name.hasPrefix("utf-32")
    {
      log.report(
        .encoding, at: index,
        "the file says that its encoding is \(words[place + 1]); it is read as UTF-8")
    }
  }

  /// Passes over `<!DOCTYPE …>`, with the brackets in which it might define entities.
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
    report(at: start, "this declaration is never closed")
  }

  // MARK: Values

  /// Puts a value where it belongs.
  mutating func add(_ node: PropertyListNode, at offset: Int) {
    guard ignored == 0 else { return }
    let last = stack.count - 1
    switch stack.last?.name {
    case .array:
      stack[last].elements.append(node)
    case .dict:
      guard let key = stack[last].key else {
        return leaveOut(at: offset, "a value without a key")
      }
      stack[last].members.append(PropertyListNode.Member(key: key, value: node))
      stack[last].key = nil
    default:
      guard root == nil else {
        return leaveOut(at: offset, "a second value in the property list")
      }
      root = node
    }
  }

  /// Ends what was opened last.
  mutating func closeFrame(at end: Int) {
    let frame = stack.removeLast()
    openCounts[frame.name, default: 0] -= 1
    if let key = frame.key { leaveOut(at: Int(key.offset), "this key has no value") }
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
