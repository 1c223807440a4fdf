import CTerminal
import TerminalUI

/// What comes from the terminal, on its way to become events.
struct ScreenInput {
  private var decoder: InputDecoder
  private(set) var calibration: Calibration
  /// When the answers are given up; `nil` when they have all come.
  private var answersEnd: ContinuousClock.Instant?
  /// When what has begun to come is taken as it is.
  private var decoderEnd: ContinuousClock.Instant?
  private var events: [Event] = []
  private var next = 0
  private var lastClick: (position: Position, time: ContinuousClock.Instant)?
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

  /// The most time between the two clicks of a double click.
  private static let doubleClick = Duration.milliseconds(400)

  /// Makes the input of a terminal of which nothing has been asked yet.
  init(size: Size) {
    let delay = Int(environmentVariable("ESCDELAY")).map { min(max(0, $0), 10_000) } ?? 25
    decoder = InputDecoder(keys: .ofTerminal(), escapeDelay: .milliseconds(delay))
    calibration = Calibration(size: size, environment: environmentVariable)
  }

  /// Asks the terminal what it can do, for answers within so much time.
  mutating func ask(patience: Duration) {
    guard ct_is_ansi() != 0 else { return }
    let question = Array(calibration.question.utf8)
    decoder.cursorsDue = calibration.cursorsDue
    answersEnd = ContinuousClock.now + patience
    ct_ask(question, Int32(question.count), Screen.milliseconds(patience))
  }

  /// How long the terminal may be silent before that means something.
  var patience: Duration? {
    [answersEnd, decoderEnd].compactMap(\.self).min().map { ContinuousClock.now.duration(to: $0) }
  }

  /// Whether an event is known already.
  var hasEvent: Bool { next < events.count }

  /// The next event that is known already.
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

  /// Reads what is there; `false` when there will never be anything.
  mutating func read() -> Bool {
    let count = Int(ct_read(&buffer, Int32(buffer.count)))
    guard count > 0 else { return count < 0 }
    for input in decoder.decode(buffer.prefix(count)) { take(input) }
    decoderEnd = decoder.patience.map { ContinuousClock.now + $0 }
    return true
  }

  /// Goes on without what did not come in time.
  mutating func endPatience() {
    let now = ContinuousClock.now
    if let end = answersEnd, now >= end { endCalibration() }
    if let end = decoderEnd, now >= end {
      decoderEnd = nil
      for input in decoder.flush() { take(input) }
    }
  }

  private mutating func take(_ input: InputDecoder.Input) {
    switch input {
    case .key(let key): events.append(.key(key))
    case .paste(let text): events.append(.paste(text))
    case .reply(let reply):
      // What comes too late is passed over: the screen has been drawn by what was known.
      guard answersEnd != nil else { return }
      calibration.take(reply, environment: environmentVariable)
      if calibration.isComplete { endCalibration() }
    case .mouse(let button, let isPressed, let position):
      // Bits for Shift, Alt and Control make no other gesture.
      switch (button & ~0x1C, isPressed) {
      case (0, true): events.append(.mouse(Mouse(click(at: position), at: position)))
      case (64, true): events.append(.mouse(Mouse(.wheelUp, at: position)))
      case (65, true): events.append(.mouse(Mouse(.wheelDown, at: position)))
      default: break
      }
    }
  }

  private mutating func click(at position: Position) -> Mouse.Gesture {
    let now = ContinuousClock.now
    if let last = lastClick, last.position == position,
      last.time.duration(to: now) < ScreenInput.doubleClick
    {
      lastClick = nil
      return .doubleClick
    }
    lastClick = (position, now)
    return .click
  }

  private mutating func endCalibration() {
    answersEnd = nil
    let capabilities = calibration.capabilities
    if calibration.isComplete { ct_answered() }
    if capabilities.hasSynchronizedOutput { ct_synchronize(1) }
    if calibration.hadClusters { ct_keep_clusters() }
    let assumed = TerminalCapabilities(environment: environmentVariable)
    if capabilities != assumed { events.append(.calibrated(capabilities)) }
  }
}
