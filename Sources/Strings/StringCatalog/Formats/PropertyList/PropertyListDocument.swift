public import SourceText

/// A property list in any of its three forms: old-style text, XML, or binary.
package struct PropertyListDocument {
  package let source: CatalogSource
  /// The offset at which the text starts, after a byte order mark.
  let start: Int

  package init(_ file: ByteBuffer, path: String, reportingTo log: inout DiagnosticLog) {
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

  /// Whether the text is XML.
  ///
  /// In an old-style property list, hexadecimal digits follow a `<`.
  private static func isXML(_ bytes: Span<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index + 1 < bytes.count, bytes[index] == UInt8(ascii: "<") else { return false }
    return ["<?", "<!", "<plist", "<dict", "<array", "<string"].contains {
      bytes.holds($0, at: index)
    }
  }

  /// Parses the document and returns its top-level value; nil if nothing can be read.
  package func root(reportingTo log: inout DiagnosticLog) -> PropertyListNode? {
    source.bytes.withBytes(0..<source.bytes.count) { bytes in
      switch source.syntax {
      case .binary: return BinaryPropertyListReader.read(bytes, reportingTo: &log)
      case .xml: return XMLPropertyListReader.read(bytes, from: start, reportingTo: &log)
      case .oldStyle, .json, .xliff:
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

  /// Returns the members of the top-level dictionary, which are the entries of a table.
  package func entries(reportingTo log: inout DiagnosticLog) -> [PropertyListNode.Member] {
    guard let root = root(reportingTo: &log) else { return [] }
    if case .dictionary(let members) = root.value { return members }
    log.report(
      .plistSyntax, at: Int(root.range.offset), skipsBytes: true, rejectsFile: true,
      "the file contains \(root.kindName), not a dictionary")
    return []
  }
}

extension RuleID {
  /// A syntax error in a property list.
  public static let plistSyntax = RuleID("plist-syntax", .error)
}

/// One value of a property list, with its range.
///
/// Strings are stored as ranges of the file. Of other values only the type is stored, because
/// tables contain only strings.
package struct PropertyListNode: Sendable {
  /// A member of a dictionary.
  package struct Member: Sendable {
    package var key: TextRange
    package var value: PropertyListNode
  }

  package enum Value: Sendable {
    case string, number, boolean, date, data
    case array([PropertyListNode])
    /// All members in file order, including duplicates.
    case dictionary([Member])
  }

  /// The maximum nesting depth of arrays and dictionaries.
  static let depthLimit = 512

  /// The range of a string's content; for other values, the range of the value.
  package var range: TextRange
  package var value: Value

  /// The name of the type for messages.
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
