/// What the screen tells the app.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen has another size now.
  case resize(Size)
  /// Another thread asked for attention.
  case wake
  /// The terminal is gone: nothing more can be read or shown.
  case hangup
}
