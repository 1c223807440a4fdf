import TerminalUI

/// Decodes the bytes that a terminal sends into keys, mouse reports, pasted text and replies.
///
/// Bytes come in pieces of any length and may be anything. The Escape key cannot be told from the
/// beginning of a sequence until ``timeout`` has passed; then ``flush()`` decides.
struct InputDecoder {
  /// Something that the terminal sent.
  enum Input: Equatable {
    case key(Key)
    case mouse(button: Int, isPressed: Bool, position: Position)
    case paste(String)
    case reply(TerminalReply)
  }

  /// What the bytes since the last complete input belong to.
  private enum State {
    case ground, escape, control, singleShift, string, stringEscape, paste
    /// A mouse report of three bytes, sent by terminals without mode 1006.
    case oldMouse
  }

  /// The most bytes of a pasted text that are kept; the rest is dropped.
  static let pasteLimit = 1 << 16
  /// The most bytes of a sequence that are kept, more than any key or reply has.
  private static let sequenceLimit = 256
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// How many cursor positions the terminal was asked for and has not sent yet.
  var pendingCursors = 0

  /// Made when the first sequence comes, because that takes longer than drawing a frame.
  private lazy var keys = makeKeys()
  private let makeKeys: @Sendable () -> KeySequences
  private let escapeDelay: Duration
  private var characters = KeyDecoder()
  private var state = State.ground
  private var sequence: [UInt8] = []
  private var pasted: [UInt8] = []
  private var inputs: [Input] = []

  init(
    keys: @autoclosure @escaping @Sendable () -> KeySequences,
    escapeDelay: Duration = .milliseconds(25)
  ) {
    makeKeys = keys
    self.escapeDelay = escapeDelay
  }

  /// How long to wait for the rest of a sequence; `nil` if none has begun.
  var timeout: Duration? {
    switch state {
    case .ground: nil
    case .escape: escapeDelay
    // These are never typed by hand, but a slow line may deliver them in parts.
    case .control, .singleShift, .string, .stringEscape, .oldMouse:
      max(escapeDelay, .milliseconds(100))
    case .paste: .seconds(1)
    }
  }

  /// Takes bytes, and returns the inputs that are complete with them.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Input] {
    for byte in bytes { take(byte) }
    defer { inputs = [] }
    return inputs
  }

  /// Decides what an incomplete sequence means, because nothing followed in time.
  mutating func flush() -> [Input] {
    let typed = sequence
    switch state {
    case .paste: endPaste()
    // Escape, and perhaps a key that was typed right after it.
    case _ where typed.count <= 2:
      inputs.append(.key(.escape))
      for byte in typed.dropFirst() { type(byte) }
    // Part of a reply is not a key.
    case .string, .stringEscape, .oldMouse: break
    default: inputs.append(.key(.unknown))
    }
    begin(.ground)
    defer { inputs = [] }
    return inputs
  }

  private mutating func begin(_ state: State) {
    self.state = state
    sequence = []
  }

  private mutating func type(_ byte: UInt8) {
    if let key = characters.decode(byte: byte) { inputs.append(.key(key)) }
  }

  private mutating func take(_ byte: UInt8) {
    if state == .paste { return takePasted(byte) }
    if state == .ground {
      if byte == 0x1B {
        state = .escape
        sequence = [byte]
      } else {
        type(byte)
      }
      return
    }
    if byte == 0x1B, state != .string, state != .stringEscape, state != .oldMouse {
      // A new sequence begins before this one ended: it was Escape or something unknown.
      inputs.append(.key(state == .escape ? .escape : .unknown))
      state = .escape
      sequence = [byte]
      return
    }
    if sequence.count < InputDecoder.sequenceLimit { sequence.append(byte) }
    continueSequence(byte)
  }

  private mutating func continueSequence(_ byte: UInt8) {
    switch state {
    case .ground, .paste: break
    case .escape: takeAfterEscape(byte)
    case .control:
      // The Linux console sends ESC [ [ A for F1.
      let isNamed = sequence.count == 3 && byte == 0x5B
      if !isNamed, (0x40...0x7E).contains(byte) { endControl(byte) }
    case .singleShift: end(keys[sequence] ?? .unknown)
    case .string:
      if byte == 0x07 { endString(dropping: 1) } else if byte == 0x1B { state = .stringEscape }
    case .stringEscape:
      if byte == 0x5C { endString(dropping: 2) } else { state = byte == 0x1B ? state : .string }
    case .oldMouse:
      guard sequence.count == 6 else { return }
      let values = sequence.suffix(3).map { Int($0) - 32 }
      let isPressed = values[0] & 3 != 3 || values[0] >= 64
      inputs.append(
        .mouse(
          button: values[0], isPressed: isPressed,
          position: Position(column: values[1] - 1, row: values[2] - 1)))
      begin(.ground)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      state = .string
    default:
      if let key = keys[sequence] { return end(key) }
      begin(.ground)
      inputs.append(.key(.escape))
      type(byte)
    }
  }

  private mutating func end(_ key: Key) {
    inputs.append(.key(key))
    begin(.ground)
  }

  private mutating func endControl(_ final: UInt8) {
    let control = ControlSequence(sequence)
    if sequence == Array("\u{1B}[200~".utf8) {
      pasted = []
      return begin(.paste)
    }
    if sequence.count == 3, final == UInt8(ascii: "M") {
      state = .oldMouse
      return
    }
    if let reply = control.reply(expectsCursor: pendingCursors > 0) {
      if case .cursor = reply { pendingCursors -= 1 }
      inputs.append(.reply(reply))
    } else if let mouse = control.mouse {
      inputs.append(mouse)
    } else {
      inputs.append(.key(keys[sequence] ?? keys[control.unmodified] ?? .unknown))
    }
    begin(.ground)
  }

  private mutating func endString(dropping count: Int) {
    let text = String(decoding: sequence.dropFirst(2).dropLast(count), as: UTF8.self)
    let reply =
      sequence[1] == UInt8(ascii: "P")
      ? TerminalReply(controlString: text) : TerminalReply(systemCommand: text)
    if let reply { inputs.append(.reply(reply)) }
    begin(.ground)
  }

  private mutating func takePasted(_ byte: UInt8) {
    // If a text is too long, keep its beginning, and enough bytes to find its end.
    pasted.append(byte)
    if byte == InputDecoder.pasteEnd.last, pasted.hasSuffix(InputDecoder.pasteEnd) {
      pasted.removeLast(InputDecoder.pasteEnd.count)
      endPaste()
    } else if pasted.count >= 2 * InputDecoder.pasteLimit {
      pasted.removeSubrange(
        InputDecoder.pasteLimit..<pasted.count - InputDecoder.pasteEnd.count)
    }
  }

  private mutating func endPaste() {
    var bytes = pasted.prefix(InputDecoder.pasteLimit)
    // Drop a character that was cut in two.
    if pasted.count > bytes.count {
      while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
      if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // Terminals paste a line end as the Enter key: a carriage return.
    inputs.append(.paste(String(text.map { $0.isNewline ? "\n" : $0 })))
    pasted = []
    begin(.ground)
  }
}

extension Array where Element: Equatable {
  fileprivate func hasSuffix(_ suffix: [Element]) -> Bool {
    self.suffix(suffix.count).elementsEqual(suffix)
  }
}
