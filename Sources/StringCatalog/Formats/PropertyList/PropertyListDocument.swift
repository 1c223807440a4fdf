public import SourceText

/// A property list in one of its three forms: old-style text, XML, binary.
struct PropertyListDocument {
  let source: CatalogSource
  /// The offset of the text, after a byte order mark.
  let start: Int

  init(_ file: ByteBuffer, path: String, reportingTo log: inout DiagnosticLog) {
    if file.withBytes(0..<file.count, { $0.holds("bplist", at: 0) }) {
      source = CatalogSource(SourceFile(path: path, bytes: file, encoding: nil), syntax: .binary)
      start = 0
    } else {
      let text = DecodedText(file, reportingTo: &log)
      let isXML = text.bytes.withBytes(text.start..<text.bytes.count, Self.isXML)
      source = CatalogSource(
        SourceFile(path: path, bytes: text.bytes, encoding: text.encoding),
        syntax: isXML ? .xml : .oldStyle)
      start = text.start
    }
  }

  /// Whether a text is XML: in old-style property lists, hexadecimal digits follow a `<`.
  private static func isXML(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "<") else { return false }
    return ["<?", "<!", "<plist", "<dict", "<array", "<string"].contains {
      bytes.holds($0, at: index)
    }
  }

  /// The top value of the document; nil if nothing can be read.
  func root(reportingTo log: inout DiagnosticLog) -> PropertyListNode? {
    source.bytes.withBytes(0..<source.bytes.count) { bytes in
      switch source.syntax {
      case .binary:
        return BinaryPropertyListReader.read(bytes, reportingTo: &log)
      case .xml:
        return XMLPropertyListReader.read(bytes, from: start, reportingTo: &log)
      case .oldStyle, .json:
        var scanner = OldStyleScanner(index: start, log: log)
        defer { log = scanner.log }
        do throws(OldStyleFault) {
          return try scanner.document(in: bytes)
        } catch {
          scanner.log.report(
            .plistSyntax, at: error.offset, skipsBytes: true, rejectsFile: true, error.message)
          return nil
        }
      }
    }
  }

  /// The members of the dictionary at the top, which a table of texts consists of.
  func entries(reportingTo log: inout DiagnosticLog) -> [PropertyListNode.Member] {
    guard let root = root(reportingTo: &log) else { return [] }
    if case .dictionary(let members) = root.value { return members }
    log.report(
      .plistSyntax, at: Int(root.range.offset), skipsBytes: true, rejectsFile: true,
      "the file contains \(root.kindName), not a dictionary")
    return []
  }
}

extension RuleID {
  /// A place at which a property list is not well-formed.
  public static let plistSyntax = RuleID("plist-syntax", .error)
}

/// One value of a property list, with its place.
///
/// A string is a range of the file like all texts. Of other values only the type is stored, because a
/// table of texts has no use for them.
struct PropertyListNode: Sendable {
  /// A member of a dictionary.
  struct Member: Sendable {
    var key: TextRange
    var value: PropertyListNode
  }

  enum Value: Sendable {
    case string
    case number
    case boolean
    case date
    case data
    case array([PropertyListNode])
    /// All members in file order, including duplicate keys.
    case dictionary([Member])
  }

  /// How deep arrays and dictionaries may be nested.
  static let depthLimit = 512

  /// The range of a string's text; for other values, the range of the value.
  var range: TextRange
  var value: Value

  /// The type of the value as messages name it.
  var kindName: String {
    switch value {
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}
