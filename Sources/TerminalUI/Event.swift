/// What the screen tells the app.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Something was done with the mouse; only where that was asked for.
  case mouse(Mouse)
  /// A text was pasted, whatever it holds; the end of a very long one is missing.
  case paste(String)
  /// The screen has another size now.
  case resize(Size)
  /// The terminal has answered what it can do, and it is not what was assumed.
  case calibrated(TerminalCapabilities)
  /// Another thread asked for attention.
  case wake
  /// The terminal is gone: nothing more can be read or shown.
  case hangup
}
