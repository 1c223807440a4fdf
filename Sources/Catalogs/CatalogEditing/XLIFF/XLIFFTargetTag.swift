internal import SourceText
internal import StringCatalog

/// The opening tag of a `<target>` element, whose attributes can be changed.
struct XLIFFTargetTag {
  private(set) var bytes: [UInt8]

  /// Creates a tag without attributes.
  init(prefix: String?) { bytes = Array("<\(prefix.map { $0 + ":" } ?? "")target>".utf8) }

  /// Reads a tag.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether the tag is self-closing.
  var isClosed: Bool { bytes.count > 1 && bytes[bytes.count - 2] == UInt8(ascii: "/") }

  /// The name of the element.
  var name: String {
    String(decoding: bytes[..<nameEnd].dropFirst(), as: UTF8.self)
  }

  private var nameEnd: Int {
    bytes.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") }
      ?? bytes.count
  }

  /// Makes the tag an opening or a self-closing one.
  mutating func close(_ closes: Bool) {
    guard closes != isClosed else { return }
    if closes {
      bytes.insert(UInt8(ascii: "/"), at: bytes.count - 1)
    } else {
      bytes.remove(at: bytes.count - 2)
    }
  }

  /// Sets an attribute after another one, or after the name; nil removes it.
  mutating func set(_ name: StaticString, to value: String?, after other: StaticString? = nil) {
    guard let range = range(of: name) else {
      guard let value else { return }
      let place = other.flatMap { self.range(of: $0) }.map { $0.upperBound + 1 } ?? nameEnd
      bytes.insert(contentsOf: " \(name)=\"\(value)\"".utf8, at: place)
      return
    }
    if let value { return bytes.replaceSubrange(range, with: value.utf8) }
    // From the white space before the name to the second quotation mark.
    var start = range.lowerBound - 1
    while start > 0, bytes[start - 1] <= 0x20 || bytes[start - 1] == UInt8(ascii: "=") {
      start -= 1
    }
    start -= name.utf8CodeUnitCount
    while start > 0, bytes[start - 1] <= 0x20 { start -= 1 }
    bytes.removeSubrange(start..<range.upperBound + 1)
  }

  private func range(of name: StaticString) -> Range<Int>? {
    XMLText.attribute(name, in: bytes.span, nameEnd..<bytes.count - (isClosed ? 2 : 1))
  }
}
