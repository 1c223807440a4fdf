/// What a terminal answers when it is asked.
enum TerminalReply: Equatable {
  /// Where the cursor is, counted from 1.
  case cursor(column: Int, row: Int)
  /// Whether a mode is set: 1 set, 2 not, 3 and 4 the same for ever, 0 unknown.
  case mode(Int, state: Int)
  /// The terminal's name and version.
  case name(String)
  /// How bright the background is, from 0 to 1.
  case background(brightness: Double)
  /// The kind of terminal: every terminal answers this, so it ends what was asked before.
  case attributes
}

extension TerminalReply {
  /// Reads what stands in a device control string (`ESC P … ESC \`).
  init?(controlString text: String) {
    guard text.hasPrefix(">|") else { return nil }
    self = .name(String(text.dropFirst(2).prefix(80)))
  }

  /// Reads what stands in an operating system command (`ESC ] … BEL`).
  init?(systemCommand text: String) {
    guard text.hasPrefix("11;rgb") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3)
    let shares = parts.compactMap { part -> Double? in
      guard let value = UInt32(part, radix: 16), part.count <= 4 else { return nil }
      return Double(value) / Double((1 << (4 * part.count)) - 1)
    }
    guard shares.count == 3 else { return nil }
    // The weights of red, green and blue in the brightness that an eye sees (ITU-R BT.709).
    self = .background(
      brightness: 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2])
  }
}
