import CTerminal
public import TerminalUI

extension Screen {
  /// Waits for the next event; `nil` when there was none in time, or while suspended.
  public mutating func nextEvent(timeout: Duration? = nil) -> Event? {
    guard !isSuspended else { return nil }
    let end = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let event = input.takeEvent() {
        if case .calibrated(let capabilities) = event { self.capabilities = capabilities }
        return event
      }
      let left = end.map { ContinuousClock.now.duration(to: $0) }
      let wait = [left, input.patience].compactMap(\.self).min()
      switch Int(ct_wait(wait.map(Screen.milliseconds) ?? -1)) {
      case CT_TIMEOUT:
        input.endPatience()
        if !input.hasEvent, let end, ContinuousClock.now >= end { return nil }
      case CT_INPUT:
        if !input.read() { return .hangup }
      case CT_RESUMED: redraw()
      case CT_WOKEN: return .wake
      case CT_RESIZED:
        size = Screen.currentSize()
        shown.forget()
        return .resize(size)
      default: return .hangup
      }
    }
  }

  /// Whether an event waits that has been read already.
  public var hasEvent: Bool { input.hasEvent }

  /// Makes the screen report ``Event/wake``; any thread may call this at any time.
  public static func wake() {
    ct_wake()
  }

  /// Whole milliseconds, rounded up so that a short wait is not a busy one.
  static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    guard duration < .seconds(1_000_000) else { return 1_000_000_000 }
    let (seconds, attoseconds) = duration.components
    return Int32(seconds) * 1_000
      + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
