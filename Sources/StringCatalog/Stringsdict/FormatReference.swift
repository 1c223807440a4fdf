/// A place in a text where a variable is named: `%#@photos@`, `%2$#@albums@`.
struct FormatReference: Equatable, Sendable {
  var name: String
  /// The number of the argument, where it is written.
  var argument: Int?

  /// The references in a text, in its order.
  ///
  /// Between `%` and `@` flags, digits and the number may stand in any order, as Foundation
  /// reads them.
  static func all(in text: String) -> [FormatReference] {
    let bytes = Array(text.utf8)
    var references: [FormatReference] = []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = percent + 1
      var argument: Int?
      var number = 0
      var isReference = false
      scan: while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          number = min(number * 10 + Int(bytes[index] - UInt8(ascii: "0")), 1_000_000)
        case UInt8(ascii: "$"):
          // Arguments are counted from 1.
          (argument, number) = (number > 0 ? number : nil, 0)
        case UInt8(ascii: "#"):
          isReference = true
        case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
          break
        default:
          break scan
        }
        index += 1
      }
      guard index < bytes.count else { break }
      guard isReference, bytes[index] == UInt8(ascii: "@") else {
        // Of two signs in a row the second stands for itself.
        if index == percent + 1, bytes[index] == UInt8(ascii: "%") { index += 1 }
        continue
      }
      let start = index + 1
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "@")) else { break }
      let name = String(decoding: bytes[start..<end], as: UTF8.self)
      references.append(FormatReference(name: name, argument: argument))
      index = end + 1
    }
    return references
  }
}
