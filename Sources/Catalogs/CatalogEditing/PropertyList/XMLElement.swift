internal import SourceText
internal import StringCatalog

/// An element of a well-formed XML property list, with its byte range.
struct XMLElement {
  /// A member of a dictionary.
  struct Member {
    var key: XMLElement
    var value: XMLElement

    /// The range of the key and the value.
    var range: Range<Int> { key.range.lowerBound..<value.range.upperBound }
  }

  let name: String
  /// The range from `<` to `>`, including both tags.
  private(set) var range: Range<Int>
  /// The range between the tags; empty, at the end of the element, for a self-closing tag.
  private(set) var content: Range<Int>
  /// Whether the element is a self-closing tag.
  let isClosed: Bool
  /// The child elements.
  private(set) var children: [XMLElement] = []

  /// The members of a dictionary, in file order.
  var members: [Member] {
    guard name == "dict" else { return [] }
    return stride(from: 0, to: children.count - 1, by: 2).map {
      Member(key: children[$0], value: children[$0 + 1])
    }
  }

  /// Returns the last member with a name, which overrides the others.
  func member(_ name: String, in bytes: Span<UInt8>) -> Member? {
    members.last { isSame($0.key.text(in: bytes), name) }
  }

  func text(in bytes: Span<UInt8>) -> String { XMLText.decode(bytes.extracting(content)) }

  /// Returns the root value of a document, or the first element after an offset.
  static func first(in bytes: Span<UInt8>, from start: Int) -> XMLElement? {
    var cursor = XMLCursor(at: start, rule: .plistSyntax, log: DiagnosticLog())
    var stack: [XMLElement] = []
    while let part = cursor.next(in: bytes) {
      switch part {
      case .opening(let tag):
        let (name, end) = (tag.name(in: bytes), cursor.index)
        if name == "plist" { continue }
        var element = XMLElement(
          name: name, range: tag.start..<end, content: end..<end, isClosed: tag.isClosed)
        if !tag.isClosed {
          guard isText(name) else {
            stack.append(element)
            continue
          }
          let content = cursor.text(in: bytes, complaint: "")
          element.content = Int(content.offset)..<content.end
          guard cursor.tag(in: bytes) != nil else { return nil }
          element.range = tag.start..<cursor.index
        }
        guard !stack.isEmpty else { return element }
        stack[stack.count - 1].children.append(element)
      case .closing(let tag):
        guard var element = stack.popLast() else { return nil }
        element.content = element.content.lowerBound..<tag.start
        element.range = element.range.lowerBound..<cursor.index
        guard !stack.isEmpty else { return element }
        stack[stack.count - 1].children.append(element)
      case .stray: return nil
      }
    }
    return nil
  }

  private static func isText(_ name: String) -> Bool { name != "dict" && name != "array" }
}
