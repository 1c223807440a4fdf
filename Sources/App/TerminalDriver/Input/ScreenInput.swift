import CTerminal
import TerminalValues

/// Reads terminal input and converts it to events.
struct ScreenInput {
  private var decoder: InputDecoder
  private(set) var probe: CapabilityProbe
  /// Whether the terminal supports synchronized output.
  private(set) var hasSynchronizedOutput = false
  /// The deadline for replies, or nil if none are expected.
  private var answersEnd: ContinuousClock.Instant?
  /// The deadline for completing a sequence.
  private var decoderEnd: ContinuousClock.Instant?
  private var events: [Event] = []
  private var next = 0
  private var lastClick: Click?
  /// Whether the keys of common terminals have been defined in ncurses, which takes longer than
  /// drawing a frame.
  private var knowsKeys = false
  private var buffer = [UInt8](repeating: 0, count: InputDecoder.pastedBlock)

  private struct Click {
    let position: Position
    let time: ContinuousClock.Instant
  }

  /// The maximum time between the two clicks of a double click.
  private static let doubleClick = Duration.milliseconds(400)

  init(size: Size) {
    decoder = InputDecoder(keyOf: KeyCodes.key(of:))
    probe = CapabilityProbe(size: size, environment: environmentVariable)
  }

  /// Queries the terminal's capabilities, and accepts replies for a while.
  mutating func askTerminal(timeout: Duration) {
    guard ct_is_ansi() != 0 else { return }
    let question = Array(probe.question.utf8)
    decoder.pendingCursors = probe.pendingCursors
    answersEnd = ContinuousClock.now + timeout
    ct_ask(question, Int32(question.count), Screen.milliseconds(timeout))
  }

  /// The time until ``expire()`` must be called if no input arrives.
  var timeout: Duration? {
    [answersEnd, decoderEnd].compactMap(\.self).min().map { ContinuousClock.now.duration(to: $0) }
  }

  /// Whether a decoded event is available.
  var hasEvent: Bool { next < events.count }

  /// Returns the next decoded event, if any.
  mutating func takeEvent() -> Event? {
    guard next < events.count else {
      if next > 0 {
        events.removeAll(keepingCapacity: true)
        next = 0
      }
      return nil
    }
    defer { next += 1 }
    return events[next]
  }

  /// Reads available input, or returns false at its end.
  mutating func read() -> Bool {
    if !knowsKeys {
      KeyCodes.define()
      knowsKeys = true
    }
    var isOpen = true
    while isOpen && (decoder.wantedBytes > 0 ? readBytes(&isOpen) : readKey(&isOpen)) {}
    // ncurses has already waited for more after Escape.
    if decoder.timeout == .zero { take(decoder.flush()) }
    decoderEnd = decoder.timeout.map { ContinuousClock.now + $0 }
    return isOpen || hasEvent
  }

  /// Reads a key, or returns false if none is available.
  private mutating func readKey(_ isOpen: inout Bool) -> Bool {
    var code: Int32 = 0
    switch Int(ct_key(&code)) {
    case CT_CHARACTER:
      guard let scalar = Unicode.Scalar(UInt32(bitPattern: code)) else { fallthrough }
      take(decoder.decode(scalar))
    case CT_BROKEN_KEY: take(decoder.decode(.unknown))
    case CT_NAMED_KEY:
      switch KeyCodes.meaning(of: code) {
      case .key(let key): take(decoder.decode(key))
      case .prefix(let prefix): take(decoder.decode(prefix))
      case .resize: events.append(.resize(Screen.currentSize()))
      }
    case CT_ENDED:
      isOpen = false
      return false
    default: return false
    }
    return true
  }

  /// Reads bytes directly, or returns false if none are available.
  private mutating func readBytes(_ isOpen: inout Bool) -> Bool {
    let count = Int(ct_read(&buffer, Int32(decoder.wantedBytes)))
    guard count > 0 else {
      isOpen = count < 0
      return false
    }
    var bytes = buffer[..<count]
    take(decoder.decode(bytes: &bytes))
    ct_unread(Int32(bytes.count))
    return true
  }

  /// Gives up on replies and sequences whose deadlines have passed.
  mutating func expire() {
    let now = ContinuousClock.now
    if let end = answersEnd, now >= end { finishProbe() }
    if let end = decoderEnd, now >= end {
      decoderEnd = nil
      take(decoder.flush())
    }
  }

  private mutating func take(_ inputs: [InputDecoder.Input]) {
    for input in inputs { take(input) }
  }

  private mutating func take(_ input: InputDecoder.Input) {
    switch input {
    case .key(let key): events.append(.key(key))
    case .paste(let text): events.append(.paste(text))
    case .reply(let reply):
      // Ignore late replies: the screen already relies on those that arrived in time.
      guard answersEnd != nil else { return }
      probe.take(reply)
      if probe.isComplete { finishProbe() }
    case .mouse(let button, let isPressed, let position):
      // Ignore the bits for Shift, Alt and Control.
      switch (button & ~0x1C, isPressed) {
      case (0, true): events.append(.mouse(MouseEvent(click(at: position), at: position)))
      case (64, true): events.append(.mouse(MouseEvent(.wheelUp, at: position)))
      case (65, true): events.append(.mouse(MouseEvent(.wheelDown, at: position)))
      default: break
      }
    }
  }

  private mutating func click(at position: Position) -> MouseEvent.Gesture {
    let now = ContinuousClock.now
    if let last = lastClick, last.position == position,
      last.time.duration(to: now) < ScreenInput.doubleClick
    {
      lastClick = nil
      return .doubleClick
    }
    lastClick = Click(position: position, time: now)
    return .click
  }

  /// Applies the terminal's replies, and reports them if they differ from the assumptions.
  private mutating func finishProbe() {
    answersEnd = nil
    if probe.isComplete { ct_answered() }
    hasSynchronizedOutput = probe.hasSynchronizedOutput
    if probe.hadClusters { ct_leave_cluster_mode() }
    let assumed = TerminalCapabilities(environment: environmentVariable)
    if probe.capabilities != assumed { events.append(.capabilities(probe.capabilities)) }
  }
}
