import CTerminal
import TerminalUI

/// What terminfo says about the open terminal, by its short names.
enum Terminfo {
  /// A sequence with its parameters; empty if the terminal has none.
  static func sequence(_ name: String, _ first: Int = 0, _ second: Int = 0) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 256)
    let (first, second) = (Int32(clamping: first), Int32(clamping: second))
    let count = ct_sequence(name, first, second, &bytes, Int32(bytes.count))
    return Array(bytes.prefix(Int(count)))
  }

  /// Whether the terminal has a sequence.
  static func hasSequence(_ name: String) -> Bool { ct_capability(name) != nil }

  /// Whether the terminal has a flag.
  static func has(_ name: String) -> Bool { ct_has(name) != 0 }

  /// How many colours of its palette the terminal shows: 0, 8, 16 or 256.
  static var colors: Int {
    guard ["setaf", "setab", "op"].allSatisfy(hasSequence) else { return 0 }
    switch ct_number("colors") {
    case ..<8: return 0
    case 8..<16: return 8
    case 16..<256: return 16
    case 256: return 256
    // With more colours, terminals take all numbers above 7 for red, green and blue.
    default: return 8
    }
  }
}
