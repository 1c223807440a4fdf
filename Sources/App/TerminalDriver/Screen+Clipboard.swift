import CTerminal
import FileAccess

extension Screen {
  /// The maximum number of bytes that ``copy(_:)`` accepts, which is the limit of common terminals.
  public static let copyLimit = 74_994

  /// Copies a string to the user's clipboard, even over SSH, and returns whether it could be sent.
  ///
  /// The string is sent in Base64 (OSC 52); terminals do not report whether they accept it. Inside
  /// tmux, which blocks this sequence by default, `tmux load-buffer -w` passes it on.
  public func copy(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !isSuspended, !bytes.isEmpty, bytes.count <= Screen.copyLimit else { return false }
    if !environmentVariable("TMUX").isEmpty,
      let program = try? CapturedProgram(
        running: ["tmux", "load-buffer", "-w", "-"], input: bytes, within: .seconds(1)),
      program.ending == .exited(0)
    {
      return true
    }
    guard ct_is_ansi() != 0 else { return false }
    let sequence = Array("\u{1B}]52;c;".utf8) + Base64.encode(bytes) + [0x07]
    ct_send(sequence, Int32(sequence.count))
    return true
  }
}

/// Base64 encoding (RFC 4648, section 4).
///
/// Implemented here because the only alternative is in Foundation, which this module does not use.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var encoded: [UInt8] = []
    encoded.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let three = bytes[start..<min(start + 3, bytes.count)]
      let bits = three.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - three.count))
      for index in 0..<4 {
        let isPadding = index > three.count
        encoded.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * index) & 63])
      }
    }
    return encoded
  }
}
