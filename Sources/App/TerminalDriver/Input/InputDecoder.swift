import TerminalValues

/// Decodes the input from ncurses into keys, mouse reports, pasted text and replies.
///
/// ncurses recognizes the terminal's keys and returns everything else as characters. The decoder
/// reassembles the other sequences: replies, mouse reports, and keys whose bytes arrived too slowly
/// for ncurses. Pasted text is read as bytes, bypassing ncurses.
struct InputDecoder {
  /// A decoded input.
  enum Input: Equatable {
    case key(Key)
    case mouse(button: Int, isPressed: Bool, position: Position)
    case paste(String)
    case reply(TerminalReply)
  }

  /// The kind of the incomplete input.
  private enum State {
    case ground, escape, control, singleShift, string, stringEscape, paste
    /// A three-byte mouse report, sent by terminals without mode 1006.
    case oldMouse
  }

  /// The maximum number of bytes kept of a sequence, more than any key or reply has.
  private static let sequenceLimit = 256

  /// The maximum number of bytes of pasted text to request at once.
  static let pastedBlock = 1 << 14

  /// The number of expected cursor position replies.
  var pendingCursors = 0

  /// Returns the key that sends a sequence.
  private let keyOf: @Sendable ([UInt8]) -> Key?
  private var state = State.ground
  private var sequence: [UInt8] = []
  private var pasted = PastedText()
  private var inputs: [Input] = []

  init(keyOf: @escaping @Sendable ([UInt8]) -> Key?) {
    self.keyOf = keyOf
  }

  /// The time to wait for the rest of a sequence, or nil if there is none.
  var timeout: Duration? {
    switch state {
    case .ground: nil
    // ncurses has waited already.
    case .escape: .zero
    // These are never typed by hand, but a slow connection may split them.
    case .control, .singleShift, .string, .stringEscape, .oldMouse: .milliseconds(100)
    case .paste: .seconds(1)
    }
  }

  /// The number of bytes to read directly and pass to ``decode(bytes:)``, or 0 to read from
  /// ncurses.
  var wantedBytes: Int {
    switch state {
    case .paste: InputDecoder.pastedBlock
    case .oldMouse: 6 - sequence.count
    default: 0
    }
  }

  /// Decodes a character, and returns the inputs it completes.
  mutating func decode(_ scalar: Unicode.Scalar) -> [Input] {
    take(scalar)
    return takeInputs()
  }

  /// Decodes a key recognized by ncurses.
  mutating func decode(_ key: Key) -> [Input] {
    interrupt()
    inputs.append(.key(key))
    return takeInputs()
  }

  /// Decodes the start of a sequence recognized by ncurses that is not a key.
  mutating func decode(_ prefix: SequencePrefix) -> [Input] {
    interrupt()
    sequence = Array(prefix.rawValue.utf8)
    switch prefix {
    case .paste: begin(.paste)
    case .mouse: state = .control
    case .oldMouse: state = .oldMouse
    }
    return takeInputs()
  }

  /// Decodes requested bytes and removes them, and returns the inputs they complete.
  mutating func decode(bytes: inout ArraySlice<UInt8>) -> [Input] {
    while wantedBytes > 0, let byte = bytes.popFirst() {
      if state == .paste {
        if let text = pasted.take(byte) { endPaste(text) }
      } else {
        sequence.append(byte)
        if sequence.count == 6 { endOldMouse() }
      }
    }
    return takeInputs()
  }

  /// Decodes an incomplete sequence after a timeout.
  mutating func flush() -> [Input] {
    switch state {
    case .ground: break
    case .paste: endPaste(pasted.end())
    // Escape, possibly followed by a key typed immediately afterwards.
    case _ where sequence.count <= 2:
      inputs.append(.key(.escape))
      for byte in sequence.dropFirst() { type(Unicode.Scalar(byte)) }
    // Part of a reply is not a key.
    case .string, .stringEscape, .oldMouse: break
    case .escape, .control, .singleShift: inputs.append(.key(.unknown))
    }
    begin(.ground)
    return takeInputs()
  }

  private mutating func takeInputs() -> [Input] {
    defer { inputs = [] }
    return inputs
  }

  private mutating func begin(_ state: State) {
    self.state = state
    sequence = []
  }

  private mutating func type(_ scalar: Unicode.Scalar) {
    inputs.append(.key(Key(typed: scalar)))
  }

  /// Ends an incomplete sequence as Escape or an unknown key.
  private mutating func interrupt() {
    switch state {
    case .escape: inputs.append(.key(.escape))
    case .control, .singleShift: inputs.append(.key(.unknown))
    case .ground, .string, .stringEscape, .paste, .oldMouse: break
    }
    begin(.ground)
  }
}

extension InputDecoder {
  private mutating func take(_ scalar: Unicode.Scalar) {
    let isInString = state == .string || state == .stringEscape
    if scalar.value == 0x1B, !isInString {
      interrupt()
      state = .escape
      sequence = [0x1B]
    } else if state == .ground {
      type(scalar)
    } else {
      if sequence.count < InputDecoder.sequenceLimit { sequence += String(scalar).utf8 }
      continueSequence(scalar)
    }
  }

  private mutating func continueSequence(_ scalar: Unicode.Scalar) {
    switch state {
    case .ground, .paste, .oldMouse: break
    case .escape: takeAfterEscape(scalar)
    case .control:
      // The Linux console sends ESC [ [ A for F1.
      let isNamed = sequence.count == 3 && scalar == "["
      if !isNamed, (0x40...0x7E).contains(scalar.value) { endControl(scalar) }
    case .singleShift: end(keyOf(sequence) ?? .unknown)
    case .string:
      if scalar.value == 0x07 {
        endString(dropping: 1)
      } else if scalar.value == 0x1B {
        state = .stringEscape
      }
    case .stringEscape:
      if scalar == "\\" {
        endString(dropping: 2)
      } else if scalar.value != 0x1B {
        state = .string
      }
    }
  }

  private mutating func takeAfterEscape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "[": state = .control
    case "O": state = .singleShift
    case "]", "P", "_", "^": state = .string
    default:
      if let key = keyOf(sequence) { return end(key) }
      begin(.ground)
      if case .character(let typed) = Key(typed: scalar) {
        inputs.append(.key(.alt(typed)))
      } else {
        inputs.append(.key(.escape))
        type(scalar)
      }
    }
  }

  private mutating func end(_ key: Key) {
    inputs.append(.key(key))
    begin(.ground)
  }

  private mutating func endControl(_ final: Unicode.Scalar) {
    let control = ControlSequence(sequence)
    if sequence == Array(SequencePrefix.paste.rawValue.utf8) { return begin(.paste) }
    if sequence == Array(SequencePrefix.oldMouse.rawValue.utf8) {
      state = .oldMouse
      return
    }
    if let reply = control.reply(expectsCursor: pendingCursors > 0) {
      if case .cursor = reply { pendingCursors -= 1 }
      inputs.append(.reply(reply))
    } else if let mouse = control.mouse {
      inputs.append(mouse)
    } else {
      inputs.append(.key(keyOf(sequence) ?? keyOf(control.unmodified) ?? .unknown))
    }
    begin(.ground)
  }

  private mutating func endOldMouse() {
    let values = sequence.suffix(3).map { Int($0) - 32 }
    let isPressed = values[0] & 3 != 3 || values[0] >= 64
    inputs.append(
      .mouse(
        button: values[0], isPressed: isPressed,
        position: Position(column: values[1] - 1, row: values[2] - 1)))
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

  private mutating func endPaste(_ text: String) {
    inputs.append(.paste(text))
    begin(.ground)
  }
}

/// The start of a sequence that ncurses recognizes although it is not a key; more bytes follow.
enum SequencePrefix: String, CaseIterable {
  /// The start of pasted text.
  case paste = "\u{1B}[200~"
  /// The start of a mouse report in the format of mode 1006.
  case mouse = "\u{1B}[<"
  /// The start of a three-byte mouse report.
  case oldMouse = "\u{1B}[M"
}
