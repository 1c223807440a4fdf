/// Tracks whether the lines of a .strings file begin inside of a string.
struct StringsScan {
  private enum State: Equatable {
    case plain, comment
    case string(quote: UInt8)
  }

  private var state = State.plain

  private init() {}

  /// Creates a scan at the start of a file; nil if its quotes are not balanced, or if it is XML.
  init?(_ bytes: [UInt8]) {
    let start = bytes.drop { $0 <= 0x20 }.prefix(2)
    guard start.first != UInt8(ascii: "<") || start.last == UInt8(ascii: "<") else { return nil }
    var scan = StringsScan()
    scan.scan(bytes[...])
    guard scan.state == .plain else { return nil }
  }

  /// Whether the next line begins inside of a string.
  var isInString: Bool { if case .string = state { true } else { false } }

  /// Advances by whole lines.
  mutating func scan(_ lines: ArraySlice<UInt8>) {
    var index = lines.startIndex
    func holds(_ second: Unicode.Scalar) -> Bool {
      index + 1 < lines.endIndex && lines[index + 1] == UInt8(ascii: second)
    }
    while index < lines.endIndex {
      let byte = lines[index]
      switch state {
      case .plain:
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          state = .string(quote: byte)
        } else if byte == UInt8(ascii: "/"), holds("*") {
          state = .comment
          index += 1
        } else if byte == UInt8(ascii: "/"), holds("/") {
          index = lines[index...].firstIndex(of: 0x0A) ?? lines.endIndex - 1
        }
      case .comment:
        if byte == UInt8(ascii: "*"), holds("/") {
          state = .plain
          index += 1
        }
      case .string(let quote):
        if byte == quote { state = .plain }
        if byte == UInt8(ascii: "\\") { index += 1 }
      }
      index += 1
    }
  }
}
