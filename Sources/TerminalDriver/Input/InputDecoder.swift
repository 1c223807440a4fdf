import TerminalUI

/// Decodes what ncurses reads into keys, mouse reports, pasted text and replies.
///
/// ncurses knows the keys of the terminal and gives all else as characters. Here the other sequences
/// are put together again: replies, mouse reports, and keys whose bytes came too slowly for ncurses.
/// Pasted text is read past ncurses, as bytes.
struct InputDecoder {
  /// Something that the terminal sent.
  enum Input: Equatable {
    case key(Key)
    case mouse(button: Int, isPressed: Bool, position: Position)
    case paste(String)
    case reply(TerminalReply)
  }

  /// What the characters since the last complete input belong to.
  private enum State {
    case ground, escape, control, singleShift, string, stringEscape, paste
    /// A mouse report of three bytes, sent by terminals without mode 1006.
    case oldMouse
  }

  /// The most bytes of a sequence that are kept, more than any key or reply has.
  private static let sequenceLimit = 256

  /// The most bytes of a pasted text that are wanted at once.
  static let pastedBlock = 1 << 14

  /// How many cursor positions the terminal was asked for and has not sent yet.
  var pendingCursors = 0

  /// The key that sends a sequence.
  private let keyOf: @Sendable ([UInt8]) -> Key?
  private var state = State.ground
  private var sequence: [UInt8] = []
  private var pasted = PastedText()
  private var inputs: [Input] = []

  init(keyOf: @escaping @Sendable ([UInt8]) -> Key?) {
    self.keyOf = keyOf
  }

  /// How long to wait for the rest of a sequence; `nil` if none has begun.
  var timeout: Duration? {
    switch state {
    case .ground: nil
    // ncurses has waited already.
    case .escape: .zero
    // These are never typed by hand, but a slow line may deliver them in parts.
    case .control, .singleShift, .string, .stringEscape, .oldMouse: .milliseconds(100)
    case .paste: .seconds(1)
    }
  }

  /// How many bytes to read past ncurses and pass to ``decode(bytes:)``; 0 if it reads what comes next.
  var wantedBytes: Int {
    switch state {
    case .paste: InputDecoder.pastedBlock
    case .oldMouse: 6 - sequence.count
    default: 0
    }
  }

  /// Takes a character; returns the inputs that are complete with it.
  mutating func decode(_ scalar: Unicode.Scalar) -> [Input] {
    take(scalar)
    return takeInputs()
  }

  /// Takes a key that ncurses knows.
  mutating func decode(_ key: Key) -> [Input] {
    interrupt()
    inputs.append(.key(key))
    return takeInputs()
  }

  /// Takes the beginning of a sequence that ncurses recognizes and that is no key.
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

  /// Takes wanted bytes, and returns the inputs that are complete with them; removes the bytes that it
  /// took.
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

  /// Decides what an incomplete sequence means, because nothing followed in time.
  mutating func flush() -> [Input] {
    switch state {
    case .ground: break
    case .paste: endPaste(pasted.end())
    // Escape, and perhaps a key that was typed right after it.
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

  /// Ends a sequence whose rest did not come: it was Escape or something unknown.
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

/// A sequence that ncurses recognizes although it is no key: what follows belongs to it.
enum SequencePrefix: String, CaseIterable {
  /// The beginning of pasted text.
  case paste = "\u{1B}[200~"
  /// The beginning of a mouse report in the format of mode 1006.
  case mouse = "\u{1B}[<"
  /// The beginning of a mouse report of three bytes.
  case oldMouse = "\u{1B}[M"
}
