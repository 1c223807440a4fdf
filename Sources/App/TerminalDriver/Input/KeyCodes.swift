import CTerminal
import TerminalValues

/// The key codes of ncurses, and the sequences that terminals send for them.
enum KeyCodes {
  /// The meaning of a key code.
  enum Meaning: Equatable {
    case key(Key)
    case prefix(SequencePrefix)
    /// The window was resized.
    case resize
  }

  /// The first code of the sequences defined here; those of ncurses are lower.
  private static let first: Int32 = 0x1000

  /// Defines the sequences of common terminals in ncurses, in addition to those in terminfo.
  static func define() {
    for (index, (sequence, _)) in sequences.enumerated() {
      ct_define_key(sequence, first + Int32(index))
    }
  }

  /// The sequences of common terminals (ECMA-48, DEC and xterm), in both arrow key modes.
  static let sequences: [(String, Meaning)] = {
    var sequences: [(String, Meaning)] = SequencePrefix.allCases.map { ($0.rawValue, .prefix($0)) }
    func add(_ sequence: String, _ key: Key) { sequences.append((sequence, .key(key))) }
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
    return sequences
  }()

  /// Returns the meaning of an ncurses key code.
  static func meaning(of code: Int32) -> Meaning {
    if code >= first {
      let index = Int(code - first)
      return sequences.indices.contains(index) ? sequences[index].1 : .key(.unknown)
    }
    let name = ct_key_name(code).map { String(cString: $0) } ?? ""
    return name == "KEY_RESIZE" ? .resize : .key(key(named: name))
  }

  /// Returns the key that the open terminal sends as a sequence, or nil if there is none.
  @Sendable static func key(of sequence: [UInt8]) -> Key? {
    let code = ct_key_of(sequence.map { CChar(bitPattern: $0) } + [0])
    guard code > 0, case .key(let key) = meaning(of: code) else { return nil }
    return key
  }

  /// Returns the key with an ncurses name.
  ///
  /// Modifiers are ignored: names such as `KEY_SRIGHT` or `kRIT5` mean the plain key.
  static func key(named name: String) -> Key {
    if let key = names[name] { return key }
    if name.hasPrefix("KEY_F("), let number = Int(name.dropFirst(6).dropLast()) {
      return (1...63).contains(number) ? .function(number) : .unknown
    }
    guard name.hasPrefix("k") else { return .unknown }
    let base = name.last?.isNumber == true ? String(name.dropLast()) : name
    return modifiedNames[base] ?? .unknown
  }

  private static let names: [String: Key] = [
    "KEY_UP": .up, "KEY_DOWN": .down, "KEY_LEFT": .left, "KEY_RIGHT": .right,
    "KEY_HOME": .home, "KEY_END": .end, "KEY_PPAGE": .pageUp, "KEY_NPAGE": .pageDown,
    "KEY_A1": .home, "KEY_C1": .end, "KEY_A3": .pageUp, "KEY_C3": .pageDown,
    "KEY_FIND": .home, "KEY_SELECT": .end, "KEY_IC": .insert, "KEY_DC": .delete,
    "KEY_BACKSPACE": .backspace, "KEY_BTAB": .backTab, "KEY_ENTER": .enter,
    "KEY_SR": .up, "KEY_SF": .down, "KEY_SLEFT": .left, "KEY_SRIGHT": .right,
    "KEY_SHOME": .home, "KEY_SEND": .end, "KEY_SPREVIOUS": .pageUp, "KEY_SNEXT": .pageDown,
    "KEY_SIC": .insert, "KEY_SDC": .delete,
  ]

  private static let modifiedNames: [String: Key] = [
    "kUP": .up, "kDN": .down, "kLFT": .left, "kRIT": .right, "kHOM": .home, "kEND": .end,
    "kPRV": .pageUp, "kNXT": .pageDown, "kIC": .insert, "kDC": .delete,
  ]
}
