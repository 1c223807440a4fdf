import CTerminal

extension Screen {
  /// The most bytes of a text that are copied: what terminals take.
  public static let copyLimit = 74_994

  /// Puts a text on the clipboard of the terminal, over any line; `false` when that cannot be.
  ///
  /// The terminal is sent letters and digits alone (OSC 52), and says nothing of whether it took
  /// them. tmux keeps such sequences to itself unless it is told not to, so there its own program is
  /// given the text, and hands it on.
  public func copy(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !isSuspended, !bytes.isEmpty, bytes.count <= Screen.copyLimit else { return false }
    if !environmentVariable("TMUX").isEmpty,
      case .exited(0)? = try? Subprogram.feed(["tmux", "load-buffer", "-w", "-"], bytes)
    {
      return true
    }
    guard ct_is_ansi() != 0 else { return false }
    let sequence = Array("\u{1B}]52;c;".utf8) + Base64.encode(bytes) + [0x07]
    ct_send(sequence, Int32(sequence.count))
    return true
  }
}

/// Bytes in letters, digits, `+` and `/` (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = bytes[start..<min(start + 3, bytes.count)]
      let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
      for place in 0..<4 {
        let isPadding = place > three.count
        encoded.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return encoded
  }
}
