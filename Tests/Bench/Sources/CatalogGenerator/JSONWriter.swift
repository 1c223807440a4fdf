/// Writes objects, strings and numbers into a buffer in one of the layouts.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var hasMembers = false

  init(_ layout: Layout) { self.layout = layout }

  /// The bytes that have not been discarded yet.
  mutating func discardBytes() { bytes.removeAll(keepingCapacity: true) }

  mutating func openObject() {
    bytes.append(UInt8(ascii: "{"))
    depth += 1
    hasMembers = false
  }

  mutating func closeObject() {
    depth -= 1
    // Xcode leaves an empty line in an empty object.
    if !hasMembers, layout.indentation != nil { bytes.append(UInt8(ascii: "\n")) }
    breakLine()
    bytes.append(UInt8(ascii: "}"))
    hasMembers = true
  }

  mutating func object(_ key: String, _ members: (inout JSONWriter) -> Void) {
    self.key(key)
    openObject()
    members(&self)
    closeObject()
  }

  mutating func string(_ key: String, _ value: String) {
    self.key(key)
    quote(value)
  }

  /// Writes a number, `true` or `false`.
  mutating func literal(_ key: String, _ value: some CustomStringConvertible) {
    self.key(key)
    bytes.append(contentsOf: value.description.utf8)
  }

  mutating func key(_ key: String) {
    if hasMembers { bytes.append(UInt8(ascii: ",")) }
    breakLine()
    quote(key)
    append(layout.colon)
    hasMembers = true
  }

  private mutating func breakLine() {
    guard let indentation = layout.indentation else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { append(indentation) }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if layout == .ascii {
      for unit in text.utf16 { escape(unit) }
    } else if text.utf8.contains(where: Self.needsEscape) {
      for byte in text.utf8 { escape(byte) }
    } else {
      bytes.append(contentsOf: text.utf8)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "\t"): append("\\t")
    case 0..<0x20: escapeHexadecimal(UInt16(byte))
    default: bytes.append(byte)
    }
  }

  private mutating func escape(_ unit: UTF16.CodeUnit) {
    guard unit < 0x80 else { return escapeHexadecimal(unit) }
    if unit == 0x2F { append("\\") }
    escape(UInt8(unit))
  }

  private mutating func escapeHexadecimal(_ unit: UTF16.CodeUnit) {
    append("\\u")
    let digits = String(unit, radix: 16)
    for _ in digits.utf8.count..<4 { bytes.append(UInt8(ascii: "0")) }
    bytes.append(contentsOf: digits.utf8)
  }
}
