import TerminalUI

/// Makes keys of the characters that are typed, byte by byte.
struct KeyDecoder {
  /// The bytes of a character that is not complete yet.
  private var pending: [UInt8] = []

  /// Takes a byte of UTF-8; answers when a key is complete, or when it cannot become one.
  mutating func decode(byte: UInt8) -> Key? {
    if byte & 0xC0 != 0x80 { pending = [] }
    pending.append(byte)
    guard let length = KeyDecoder.length(lead: pending[0]) else {
      pending = []
      return .unknown
    }
    guard pending.count == length else { return nil }
    defer { pending = [] }
    let text = String(validating: pending, as: UTF8.self)
    return text?.unicodeScalars.first.map(Key.init(typed:)) ?? .unknown
  }

  /// How many bytes a character has that begins with this one.
  private static func length(lead: UInt8) -> Int? {
    switch lead {
    case 0x00...0x7F: 1
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }
}
