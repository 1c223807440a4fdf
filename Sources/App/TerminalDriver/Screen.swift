import CTerminal
public import FileAccess
public import TerminalValues

/// The terminal screen.
///
/// A process has at most one screen, and nothing else may write to the terminal.
///
/// While a screen is open, the terminal shows the presented canvases. Standard error is buffered
/// and written afterwards. However the process ends (by returning, `exit`, a crash or a signal),
/// the terminal is restored.
///
///     var screen = try Screen.prepare()
///     screen.resume()
///     screen.present(canvas)
///     while let event = screen.nextEvent(), event != .hangup { … }
///     screen.close()
///
/// SIGINT, SIGTERM and SIGHUP end the process by that signal, with a message and without an event.
/// SIGTSTP (Control-Z) suspends the process inside ``nextEvent(timeout:)``; the screen is redrawn
/// when the process continues.
public struct Screen: ~Copyable {
  /// The maximum number of columns and rows; the rest of a larger window stays blank.
  ///
  /// ncurses keeps three screens of 28 bytes per cell.
  static let sizeLimit = 500

  /// The size of the terminal, as of the last event.
  public private(set) var size: Size
  /// The number of colors: 0, 8, 16 or 256.
  package let colors: Int
  /// The capabilities that the terminal has reported so far.
  ///
  /// Later replies arrive as ``Event/capabilities(_:)``.
  public private(set) var capabilities: TerminalCapabilities

  private var output: FrameOutput
  private var input: ScreenInput
  private(set) var isSuspended = true
  /// How long to accept replies from the terminal, or nil after it has been queried.
  private var answerTimeout: Duration?
  /// The flag that other threads set to cause ``Event/wake``.
  private let flag: WakeFlag?

  private init(answerTimeout: Duration, flag: WakeFlag?) {
    self.flag = flag
    size = Screen.currentSize()
    colors = Int(ct_colors())
    output = FrameOutput()
    input = ScreenInput(size: size)
    capabilities = input.probe.capabilities
    self.answerTimeout = answerTimeout
  }

  deinit {
    ct_close()
  }

  /// Prepares to use the terminal of standard output, with keys from standard input or, if that is
  /// not a terminal, from the controlling terminal.
  ///
  /// The terminal itself is unchanged until ``resume()``, so a slow start does not show a partial
  /// screen.
  ///
  /// - Parameters:
  ///   - colors: whether to use colors.
  ///   - inVisualOrder: whether canvases contain right-to-left text in visual order. A terminal
  ///     that would reorder it is asked not to.
  ///   - answerTimeout: how long to accept replies from the terminal about its capabilities.
  ///     Nothing waits for them.
  ///   - flag: the flag that other threads set to make ``nextEvent(timeout:)`` return
  ///     ``Event/wake``.
  /// - Returns: The screen, suspended.
  /// - Throws: ``ScreenError`` if there is no terminal that can show a screen.
  public static func prepare(
    colors: ColorPreference = .automatic, inVisualOrder: Bool = true,
    answerTimeout: Duration = .milliseconds(50), wakingOn flag: WakeFlag? = nil
  ) throws(ScreenError) -> Screen {
    let status = ct_open(colors.wantsColor ? 1 : 0, inVisualOrder ? 1 : 0, Int32(sizeLimit))
    switch Int(status) {
    case CT_OPENED: return Screen(answerTimeout: answerTimeout, flag: flag)
    case CT_ALREADY_OPEN: throw .alreadyOpen
    case CT_NOT_A_TERMINAL: throw .notATerminal
    case CT_NO_KEYBOARD: throw .noKeyboard
    case CT_TERM_UNKNOWN: throw .unknownTerminal(environmentVariable("TERM"))
    case CT_TERM_INCAPABLE: throw .incapableTerminal(environmentVariable("TERM"))
    default: throw .failed
    }
  }

  /// Restores the terminal.
  public consuming func close() {}

  static func currentSize() -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    ct_size(&columns, &rows)
    return Size(columns: Int(columns), rows: Int(rows))
  }

  // MARK: Output

  /// Shows a canvas, and hides the cursor if it has no position.
  ///
  /// Only changed rows are sent; if rows moved, the terminal is asked to scroll. A canvas larger
  /// than the screen is clipped; the area outside a smaller one is blank.
  public mutating func present(_ canvas: Canvas, cursor: Position? = nil) {
    var canvas = canvas
    present(exchanging: &canvas, cursor: cursor)
  }

  /// Shows a canvas and gives the caller an earlier one in exchange, so that the next frame needs
  /// no new memory.
  public mutating func present(exchanging canvas: inout Canvas, cursor: Position? = nil) {
    guard !isSuspended else { return }
    output.show(
      &canvas, cursor: cursor, on: size, isSynchronized: input.hasSynchronizedOutput)
  }

  /// Redraws everything, in case another program wrote to the terminal.
  public mutating func redraw() {
    guard !isSuspended else { return }
    let canvas = output.canvas
    output.forget()
    if let canvas { present(canvas, cursor: output.cursor) }
  }

  /// Restores the terminal temporarily, so that another program can use it.
  ///
  /// Until ``resume()``, nothing is presented, Control-C and Control-\ only reach the other
  /// program, and ``nextEvent(timeout:)`` returns immediately.
  public mutating func suspend() {
    ct_suspend()
    isSuspended = true
  }

  /// Takes over the terminal, initially or after ``suspend()``, and shows the last presented
  /// canvas.
  ///
  /// If the window was resized in the meantime, there is an event.
  public mutating func resume() {
    ct_resume()
    isSuspended = false
    if let timeout = answerTimeout.take() { input.askTerminal(timeout: timeout) }
    redraw()
  }

  // MARK: Input

  /// Turns mouse reporting on or off.
  ///
  /// While it is off, the mouse selects text as in a shell.
  public mutating func setMouseReporting(_ isOn: Bool) {
    ct_mouse(isOn ? 1 : 0)
  }

  /// Sets whether Control-C is an ordinary key instead of interrupting the process.
  ///
  /// Control-\ always ends the process.
  public mutating func setInterruptKey(_ isOn: Bool) {
    ct_interrupt_is_key(isOn ? 1 : 0)
  }

  /// Waits for the next event; returns nil if none arrives in time or the screen is suspended.
  public mutating func nextEvent(timeout: Duration? = nil) -> Event? {
    guard !isSuspended else { return nil }
    let end = timeout.map { ContinuousClock.now + $0 }
    while true {
      if let event = input.takeEvent() {
        switch event {
        case .capabilities(let capabilities): self.capabilities = capabilities
        case .resize(let size) where size == self.size: continue
        case .resize(let size):
          self.size = size
          output.forget()
        default: break
        }
        return event
      }
      let left = end.map { ContinuousClock.now.duration(to: $0) }
      let wait = [left, input.timeout].compactMap(\.self).min()
      switch Int(ct_wait(wait.map(Screen.milliseconds) ?? -1, flag?.descriptor ?? -1)) {
      case CT_TIMEOUT:
        input.expire()
        if !input.hasEvent, let end, ContinuousClock.now >= end { return nil }
      case CT_INPUT:
        if !input.read() { return .hangup }
      case CT_STOPPING:
        ct_stop()
        redraw()
      case CT_FLAGGED:
        flag?.clear()
        return .wake
      default: return .hangup
      }
    }
  }

  /// Whether ``nextEvent(timeout:)`` would return an event without reading more input.
  public var hasEvent: Bool { input.hasEvent }

  /// Returns a duration in milliseconds, rounded up: a wait of less than one would become a busy
  /// loop.
  static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    guard duration < .seconds(1_000_000) else { return 1_000_000_000 }
    let (seconds, attoseconds) = duration.components
    return Int32(seconds) * 1_000
      + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

/// The reason why the terminal cannot be used.
public enum ScreenError: Error, Hashable, Sendable {
  /// The process already has a screen.
  case alreadyOpen
  /// Standard output is not a terminal.
  case notATerminal
  /// Standard input is not a terminal, and the process has no controlling terminal.
  case noKeyboard
  /// The system has no description of the terminal named by `TERM`.
  case unknownTerminal(String)
  /// The terminal named by `TERM` cannot move its cursor.
  case incapableTerminal(String)
  /// The terminal could not be opened for another reason.
  case failed
}

extension ScreenError: CustomStringConvertible {
  /// The error message.
  public var description: String {
    switch self {
    case .alreadyOpen: "the screen is already open"
    case .notATerminal: "standard output is not a terminal"
    case .noKeyboard: "no terminal to read keys from"
    case .unknownTerminal(""): "TERM is not set"
    case .unknownTerminal(let name): "unknown terminal '\(name)' (TERM)"
    case .incapableTerminal(let name): "the terminal '\(name)' (TERM) cannot show a screen"
    case .failed: "cannot open the terminal"
    }
  }
}
