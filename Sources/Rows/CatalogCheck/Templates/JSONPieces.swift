internal import SourceText

/// The JSON objects and arrays that follow each other in a file, with or without line ends between them.
struct JSONPieces: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Returns the next object or array, and the line on which it begins; anything else is returned up to the
  /// end of its line, for a parser that reports it.
  mutating func next() -> (range: Range<Int>, line: Int)? {
    while index < bytes.count, bytes[index].isASCIISpace || bytes[index] == UInt8(ascii: ",") {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    guard index < bytes.count else { return nil }
    let (start, startLine) = (index, line)
    var depth = 0
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        if depth == 0 { break }
      }
      if isInString {
        if byte == UInt8(ascii: "\\") { index = Swift.min(index + 1, bytes.count) }
        if byte == UInt8(ascii: "\"") { isInString = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      if depth == 0, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { break }
    }
    return (start..<index, startLine)
  }
}
