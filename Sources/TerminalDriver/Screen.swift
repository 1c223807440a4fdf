import CTerminal
public import Programs
public import TerminalUI

/// The real terminal.
///
/// A process has at most one screen, and nothing else may write to the terminal.
///
/// While a screen is open, the terminal shows the canvases that are presented. Text for standard
/// error is kept meanwhile and written afterwards. However the process ends - a return, `exit`, a
/// crash, a signal - the terminal is given back as it was.
///
///     var screen = try Screen.prepare()
///     screen.resume()
///     screen.present(canvas)
///     while let event = screen.nextEvent(), event != .hangup { … }
///     screen.close()
///
/// SIGINT, SIGTERM and SIGHUP end the process by that signal, with a message and without an event.
/// SIGTSTP (Control-Z) stops the process inside ``nextEvent(timeout:)``; the screen is drawn again
/// when the process continues.
public struct Screen: ~Copyable {
  /// The most columns and rows that are used; the rest of a larger window stays blank.
  ///
  /// ncurses keeps three screens of 28 bytes a cell.
  static let sizeLimit = 500

  /// The columns and rows of the terminal, as of the last event.
  public private(set) var size: Size
  /// How many colours are used: 0, 8, 16 or 256.
  package let colors: Int
  /// What the terminal has said about itself so far.
  ///
  /// Later answers arrive as ``Event/capabilities(_:)``.
  public private(set) var capabilities: TerminalCapabilities

  private var output: FrameOutput
  private var input: ScreenInput
  private(set) var isSuspended = true
  /// How long to accept answers of the terminal; `nil` after it has been asked.
  private var answerTimeout: Duration?
  /// What other threads set to cause ``Event/wake``.
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
  /// The terminal itself is left alone until ``resume()``, so that a slow start shows nothing
  /// half-done.
  ///
  /// - Parameters:
  ///   - colors: whether to use colours.
  ///   - inVisualOrder: whether canvases hold right-to-left text in visual order. A terminal that
  ///     would reorder such text is then asked not to.
  ///   - answerTimeout: how long to accept what the terminal answers about itself. Nothing waits
  ///     for these answers.
  ///   - flag: what other threads set to make ``nextEvent(timeout:)`` return ``Event/wake``.
  /// - Returns: the screen, suspended.
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

  /// Gives the terminal back.
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
  /// Only rows that changed are sent; if rows moved, the terminal is asked to scroll. A canvas
  /// that is larger than the screen is clipped, a smaller one leaves blanks.
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

  /// Draws everything again, in case another program wrote to the terminal.
  public mutating func redraw() {
    guard !isSuspended else { return }
    let canvas = output.canvas
    output.forget()
    if let canvas { present(canvas, cursor: output.cursor) }
  }

  /// Gives the terminal back for a while, so that another program can run on it.
  ///
  /// Until ``resume()`` nothing is presented, Control-C and Control-\ reach only the other program,
  /// and ``nextEvent(timeout:)`` returns at once.
  public mutating func suspend() {
    ct_suspend()
    isSuspended = true
  }

  /// Takes the terminal over, for the first time or after ``suspend()``, and draws the canvas that
  /// was presented last.
  ///
  /// If the window changed its size meanwhile, an event says so.
  public mutating func resume() {
    ct_resume()
    isSuspended = false
    if let timeout = answerTimeout.take() { input.askTerminal(timeout: timeout) }
    redraw()
  }

  // MARK: Input

  /// Turns mouse reports on or off.
  ///
  /// While they are off, the mouse selects text as in a shell.
  public mutating func setMouseReporting(_ isOn: Bool) {
    ct_mouse(isOn ? 1 : 0)
  }

  /// Makes Control-C a key like others, or lets it interrupt the process again.
  ///
  /// Control-\ ends the process in any case.
  public mutating func setInterruptKey(_ isOn: Bool) {
    ct_interrupt_is_key(isOn ? 1 : 0)
  }

  /// Waits for the next event; returns `nil` if none comes in time or the screen is suspended.
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

  /// Whole milliseconds, rounded up: a wait of less than one would otherwise become a busy loop.
  static func milliseconds(_ duration: Duration) -> Int32 {
    guard duration > .zero else { return 0 }
    guard duration < .seconds(1_000_000) else { return 1_000_000_000 }
    let (seconds, attoseconds) = duration.components
    return Int32(seconds) * 1_000
      + Int32((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

/// Why the terminal cannot be used.
public enum ScreenError: Error, Hashable, Sendable {
  /// The process already has a screen.
  case alreadyOpen
  /// Standard output is not a terminal.
  case notATerminal
  /// Standard input is not a terminal, and the process has no controlling terminal.
  case noKeyboard
  /// The system has no description of the terminal that `TERM` names.
  case unknownTerminal(String)
  /// The terminal that `TERM` names cannot move its cursor.
  case incapableTerminal(String)
  /// The terminal could not be opened for another reason.
  case failed
}

extension ScreenError: CustomStringConvertible {
  /// A sentence for the user.
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
