internal import SourceText

/// Writes XLIFF 1.2 as Xcode exports it, byte for byte except for the version of the tool.
///
/// ```swift
/// var writer = XLIFFWriter(version: "galley 1.0")
/// writer.begin(original: "Localizable.xcstrings", source: "en", target: "fr")
/// writer.add(XLIFFUnit(id: "Open", source: "Open", target: nil, note: nil))
/// writer.end()
/// writer.finish()  // the bytes
/// ```
package struct XLIFFWriter: Sendable {
  private var bytes: [UInt8] = []
  /// The version in `<tool>`.
  private let version: String

  /// Begins a document.
  package init(version: String) {
    self.version = version
    write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" \
      xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" version="1.2" \
      xsi:schemaLocation="urn:oasis:names:tc:xliff:document:1.2 \
      http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd">

      """)
  }

  /// Begins the strings of a file.
  ///
  /// The tool is Xcode's, because other programs recognize its files by it.
  package mutating func begin(original: String, source: String, target: String) {
    write("  <file original=\"")
    write(attribute: original)
    write("\" source-language=\"")
    write(attribute: source)
    write("\" target-language=\"")
    write(attribute: target)
    write("\" datatype=\"plaintext\">\n    <header>\n")
    write("      <tool tool-id=\"com.apple.dt.xcode\" tool-name=\"Xcode\" tool-version=\"")
    write(attribute: version)
    write("\" build-num=\"27A266a\"/>\n    </header>\n    <body>\n")
  }

  /// Adds a string.
  package mutating func add(_ unit: XLIFFUnit) {
    write("      <trans-unit id=\"")
    write(attribute: unit.id)
    write("\" xml:space=\"preserve\">\n")
    if let source = unit.source { write("source", "", source) }
    if let target = unit.target {
      var attributes = ""
      if let state = target.state { attributes += " state=\"\(state)\"" }
      if let qualifier = target.qualifier { attributes += " state-qualifier=\"\(qualifier)\"" }
      write("target", attributes, target.text)
    }
    write(
      "note", unit.isNoteGenerated && unit.note != nil ? " from=\"auto-generated\"" : "",
      unit.note ?? "")
    write("      </trans-unit>\n")
  }

  /// Ends the strings of the file.
  package mutating func end() { write("    </body>\n  </file>\n") }

  /// Ends the document.
  package consuming func finish() -> [UInt8] {
    write("</xliff>\n")
    return bytes
  }

  private mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes an element, which is self-closing if its text is empty.
  private mutating func write(_ name: String, _ attributes: String, _ text: String) {
    write("        <\(name)\(attributes)")
    guard !text.isEmpty else { return write("/>\n") }
    write(">")
    write(escaping: text, isAttribute: false)
    write("</\(name)>\n")
  }

  private mutating func write(attribute text: String) { write(escaping: text, isAttribute: true) }

  /// Writes a text; most have nothing to escape, and are copied as they are.
  private mutating func write(escaping text: String, isAttribute: Bool) {
    text.withBytes { text in
      var start = 0
      for index in text.indices {
        guard let entity = Self.entity(for: text[index], isAttribute: isAttribute) else { continue }
        write(text.extracting(start..<index))
        write(entity)
        start = index + 1
      }
      write(text.extracting(start..<text.count))
    }
  }

  private mutating func write(_ text: Span<UInt8>) {
    unsafe text.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// The entity for a byte of a text; nil if it is written as it is.
  @inline(__always)
  private static func entity(for byte: UInt8, isAttribute: Bool) -> String? {
    guard byte <= UInt8(ascii: ">") else { return nil }
    switch byte {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\r"): return "&#13;"
    case UInt8(ascii: "\"") where isAttribute: return "&quot;"
    case UInt8(ascii: "\t") where isAttribute: return "&#9;"
    case UInt8(ascii: "\n") where isAttribute: return "&#10;"
    default: return nil
    }
  }
}

/// A string to write into an XLIFF file.
package struct XLIFFUnit: Hashable, Sendable {
  package var id: String
  /// The source text; nil if there is none.
  package var source: String?
  /// The translation; nil if there is none.
  package var target: XLIFFTarget?
  /// The comment.
  package var note: String?
  package var isNoteGenerated = false

  package init(
    id: String, source: String?, target: XLIFFTarget?, note: String?,
    isNoteGenerated: Bool = false
  ) {
    self.id = id
    self.source = source
    self.target = target
    self.note = note
    self.isNoteGenerated = isNoteGenerated
  }

  /// The first character that XML cannot hold; nil if it can hold all.
  package var unwritable: Unicode.Scalar? {
    [id, source, target?.text, note].lazy.compactMap(\.self).compactMap(XMLText.unwritable).first
  }
}
