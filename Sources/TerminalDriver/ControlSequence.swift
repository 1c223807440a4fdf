import TerminalUI

/// A sequence that begins with `ESC [`, and its parts (ECMA-48, 5.4).
struct ControlSequence {
  /// The byte that says what kind it is, among several that a final byte has: `?`, `<`, `>`.
  private let mark: UInt8?
  private let numbers: [Int]
  /// The bytes between the numbers and the end.
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

  /// The answer that the sequence is; where none is due, a cursor position is a key.
  func reply(cursorDue: Bool) -> TerminalReply? {
    switch (mark, Character(Unicode.Scalar(final))) {
    case (nil, "R") where cursorDue && numbers.count == 2:
      .cursor(column: numbers[1], row: numbers[0])
    case (UInt8(ascii: "?"), "y") where intermediate == [0x24] && numbers.count == 2:
      .mode(numbers[0], state: numbers[1])
    case (UInt8(ascii: "?"), "c"): .attributes
    default: nil
    }
  }

  /// The report of the mouse that the sequence is, in mode 1006.
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
