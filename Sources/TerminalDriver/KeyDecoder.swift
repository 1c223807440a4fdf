import CTerminal
import TerminalUI

/// Makes keys of the bytes and key numbers that the terminal sends, as they come.
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

  /// Takes the number of a key that the terminal names.
  mutating func decode(code: Int32) -> Key {
    pending = []
    if code > Int32(CT_KEY_FUNCTION) { return .function(Int(code) - CT_KEY_FUNCTION) }
    return KeyDecoder.keys[Int(code)] ?? .unknown
  }

  private static let keys: [Int: Key] = [
    CT_KEY_UP: .up, CT_KEY_DOWN: .down, CT_KEY_LEFT: .left, CT_KEY_RIGHT: .right,
    CT_KEY_HOME: .home, CT_KEY_END: .end, CT_KEY_PAGE_UP: .pageUp, CT_KEY_PAGE_DOWN: .pageDown,
    CT_KEY_INSERT: .insert, CT_KEY_DELETE: .delete, CT_KEY_BACKSPACE: .backspace,
    CT_KEY_BACK_TAB: .backTab, CT_KEY_ENTER: .enter,
  ]

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
