import TerminalValues

/// A sequence that starts with `ESC [`, split into its parts (ECMA-48, 5.4).
struct ControlSequence {
  /// The private marker before the numbers: `<`, `=`, `>` or `?`.
  private let mark: UInt8?
  private let numbers: [Int]
  /// The bytes between the numbers and the final byte.
  private let intermediate: [UInt8]
  private let final: UInt8

  init(_ bytes: [UInt8]) {
    var body = bytes.dropFirst(2).dropLast()
    mark = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if mark != nil { body = body.dropFirst() }
    intermediate = body.filter { (0x20...0x2F).contains($0) }
    let digits = body.prefix { (0x30...0x3B).contains($0) }
    numbers = digits.split(separator: 0x3B, maxSplits: 16, omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    final = bytes.last ?? 0
  }

  /// Returns the reply in the sequence, if it is one.
  ///
  /// A cursor position looks like Shift-F3, so it is only treated as a reply if one is expected.
  func reply(expectsCursor: Bool) -> TerminalReply? {
    switch (mark, Character(Unicode.Scalar(final))) {
    case (nil, "R") where expectsCursor && numbers.count == 2:
      .cursor(column: numbers[1], row: numbers[0])
    case (UInt8(ascii: "?"), "y") where intermediate == [0x24] && numbers.count == 2:
      .mode(numbers[0], state: numbers[1])
    case (UInt8(ascii: "?"), "c"): .attributes
    default: nil
    }
  }

  /// The mouse report in the sequence, in the format of mode 1006, if it is one.
  var mouse: InputDecoder.Input? {
    let isPressed = final == UInt8(ascii: "M")
    guard mark == UInt8(ascii: "<"), numbers.count == 3, isPressed || final == UInt8(ascii: "m"),
      (1...Size.limit).contains(numbers[1]), (1...Size.limit).contains(numbers[2])
    else { return nil }
    return .mouse(
      button: numbers[0], isPressed: isPressed,
      position: Position(column: numbers[1] - 1, row: numbers[2] - 1))
  }

  /// The sequence of the same key without Shift, Alt and Control.
  var unmodified: [UInt8] {
    guard mark == nil, numbers.count == 2 else { return [] }
    let isNumbered = final == UInt8(ascii: "~")
    return Array("\u{1B}[\(isNumbered ? "\(numbers[0])" : "")".utf8) + [final]
  }
}

/// A terminal's reply to a query of ``CapabilityProbe``.
enum TerminalReply: Equatable {
  /// The position of the cursor, from 1.
  case cursor(column: Int, row: Int)
  /// The state of a mode: 1 on, 2 off, 3 always on, 4 always off, 0 unknown.
  case mode(Int, state: Int)
  /// The terminal's name and version.
  case name(String)
  /// The brightness of the background, from 0 to 1.
  case background(brightness: Double)
  /// The type of the terminal. Every terminal replies with it, after all earlier queries.
  case attributes
}

extension TerminalReply {
  /// Parses the content of a device control string (`ESC P … ESC \`).
  init?(controlString text: String) {
    guard text.hasPrefix(">|") else { return nil }
    self = .name(String(text.dropFirst(2).prefix(80)))
  }

  /// Parses the content of an operating system command (`ESC ] … BEL`).
  init?(systemCommand text: String) {
    guard text.hasPrefix("11;rgb") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3)
    let shares = parts.compactMap { part -> Double? in
      guard let value = UInt32(part, radix: 16), part.count <= 4 else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard shares.count == 3 else { return nil }
    // The perceived brightness of red, green and blue (ITU-R BT.709).
    self = .background(
      brightness: 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2])
  }
}
