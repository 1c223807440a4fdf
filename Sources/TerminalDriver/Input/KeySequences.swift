import CTerminal
import TerminalUI

/// The byte sequences that a terminal sends for the keys that have names.
struct KeySequences {
  private var keys: [[UInt8]: Key]

  /// The sequences of most terminals (ECMA-48, DEC and xterm).
  init() {
    keys = [:]
    let letters: [(Character, Key)] = [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
      ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
    ]
    for (letter, key) in letters {
      add("\u{1B}[\(letter)", key)
      add("\u{1B}O\(letter)", key)
    }
    add("\u{1B}[Z", .backTab)
    add("\u{1B}OM", .enter)
    let numbers: [(Int, Key)] =
      [
        (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown),
        (7, .home), (8, .end),
      ] + zip([11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24], 1...).map { ($0, .function($1)) }
    for (number, key) in numbers { add("\u{1B}[\(number)~", key) }
    for (number, letter) in "ABCDE".enumerated() { add("\u{1B}[[\(letter)", .function(number + 1)) }
  }

  /// The sequences of most terminals, and those that terminfo has for the open terminal.
  static func ofTerminal() -> KeySequences {
    var sequences = KeySequences()
    for (name, key) in names {
      guard let text = ct_capability(name) else { continue }
      sequences.add(String(cString: text), key)
    }
    return sequences
  }

  private static let names: [(String, Key)] =
    [
      ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home),
      ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert),
      ("kdch1", .delete), ("kbs", .backspace), ("kcbt", .backTab), ("kent", .enter),
      ("ka1", .home), ("kc1", .end), ("ka3", .pageUp), ("kc3", .pageDown),
    ] + (1...63).map { ("kf\($0)", .function($0)) }

  /// Adds a sequence.
  ///
  /// Only those that begin with Escape are needed; the rest are characters.
  private mutating func add(_ text: String, _ key: Key) {
    if text.utf8.first == 0x1B, text.utf8.count > 1 { keys[Array(text.utf8)] = key }
  }

  /// The key that sends these bytes.
  subscript(bytes: [UInt8]) -> Key? { keys[bytes] }
}

/// Decodes typed characters, byte by byte.
struct KeyDecoder {
  /// The bytes of a character that is not complete yet.
  private var pending: [UInt8] = []

  /// Takes a byte of UTF-8; returns a key when a character is complete or turns out to be invalid.
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

  /// The length of a character by its first byte.
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
