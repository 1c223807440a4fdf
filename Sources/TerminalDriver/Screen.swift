import CTerminal
public import TerminalUI

/// The real terminal, and the only owner of it.
///
/// While a screen lives, the terminal shows what it presents and nothing else; standard error is
/// kept and comes after. However the process ends - a return, `exit`, a crash, a signal - the
/// terminal is given back as it was.
///
///     var screen = try Screen.open()
///     screen.present(canvas)
///     while let event = screen.nextEvent(), event != .hangup { … }
///     screen.close()
///
/// SIGINT, SIGTERM and SIGHUP end the process by that signal, with a message, without an event.
/// SIGTSTP (Control-Z) stops it inside ``nextEvent(timeout:)``; the screen is drawn again when it
/// goes on.
public struct Screen: ~Copyable {
  /// The columns and rows of the terminal, as of the last event.
  public internal(set) var size: Size
  /// How many colours are used: 0, 8, 16 or 256.
  public let colors: Int

  /// What the terminal does its own way, as far as it has said; what it says later comes as
  /// ``Event/calibrated(_:)``.
  public internal(set) var capabilities: TerminalCapabilities

  var shown: ShownCanvas
  var input: ScreenInput
  private(set) var isSuspended = true
  /// How long the terminal has to say what it can do; nil when it has been asked.
  private var patience: Duration?

  private init(patience: Duration) {
    size = Screen.currentSize()
    colors = Int(ct_colors())
    shown = ShownCanvas(colors: colors)
    input = ScreenInput(size: size)
    capabilities = input.calibration.capabilities
    self.patience = patience
  }

  deinit {
    ct_close()
  }

  /// Takes the terminal over: the one of standard output, with keys from standard input or, where
  /// that is none, from the controlling terminal.
  ///
  /// Where canvases hold right-to-left text in visual order, a terminal that would order it too is
  /// asked not to. The terminal is asked what it can do, and what it answers within `patience` comes
  /// as ``Event/calibrated(_:)``; nothing waits for it.
  public static func open(
    colors: ColorPreference = .automatic, inVisualOrder: Bool = true,
    patience: Duration = .milliseconds(50)
  ) throws(ScreenError) -> Screen {
    var screen = try prepare(colors: colors, inVisualOrder: inVisualOrder, patience: patience)
    screen.resume()
    return screen
  }

  /// Prepares to take the terminal over as ``open(colors:inVisualOrder:patience:)`` does; nothing is
  /// seen of it, and the terminal is left alone, until ``resume()``.
  public static func prepare(
    colors: ColorPreference = .automatic, inVisualOrder: Bool = true,
    patience: Duration = .milliseconds(50)
  ) throws(ScreenError) -> Screen {
    let isOrdered: Int32 = inVisualOrder ? 1 : 0
    switch Int(ct_open(colors.wantsColor ? 1 : 0, isOrdered, Int32(Size.limit))) {
    case CT_OPENED: return Screen(patience: patience)
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
}

extension Screen {
  /// Shows a canvas; only rows that differ from what is shown are sent, and where rows moved, the
  /// terminal is asked to move them.
  ///
  /// A canvas of another size than the screen's is clipped or followed by blanks. Without a cursor
  /// none is visible.
  public mutating func present(_ canvas: Canvas, cursor: Position? = nil) {
    var canvas = canvas
    present(exchanging: &canvas, cursor: cursor)
  }

  /// Shows a canvas, and gives back one that was shown before it: its memory is for the next frame.
  public mutating func present(exchanging canvas: inout Canvas, cursor: Position? = nil) {
    guard !isSuspended else { return }
    shown.show(&canvas, cursor: cursor, on: size)
  }

  /// Draws everything again, in case something else wrote on the terminal.
  public mutating func redraw() {
    guard !isSuspended else { return }
    ct_repaint()
    guard let canvas = shown.canvas else { return }
    shown.forget()
    present(canvas, cursor: shown.cursor)
  }

  /// Gives the terminal back for a while, to run another program on it.
  ///
  /// Until ``resume()`` nothing is presented, Control-C and Control-\ are the other program's, and
  /// ``nextEvent(timeout:)`` has nothing to wait for.
  public mutating func suspend() {
    ct_suspend()
    isSuspended = true
  }

  /// Takes the terminal over, for the first time or again, and draws what it showed; a new size
  /// comes as an event.
  public mutating func resume() {
    ct_resume()
    isSuspended = false
    if let patience = patience.take() { input.ask(patience: patience) }
    redraw()
  }
}

extension Screen {
  /// Has the mouse reported, or not; until asked it is the terminal's own, which selects text.
  public mutating func setsMouse(_ isReported: Bool) {
    ct_mouse(isReported ? 1 : 0)
  }
}
