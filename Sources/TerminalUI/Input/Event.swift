/// What the screen tells the app.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Something was done with the mouse; only where that was asked for.
  case mouse(MouseEvent)
  /// A text was pasted, whatever it holds; the end of a very long one is missing.
  case paste(String)
  /// The screen has another size now.
  case resize(Size)
  /// The terminal has answered what it can do, and it is not what was assumed.
  case capabilities(TerminalCapabilities)
  /// Another thread asked for attention.
  case wake
  /// The terminal is gone: nothing more can be read or shown.
  case hangup
}

/// What was done with the mouse, and where.
public struct MouseEvent: Hashable, Sendable {
  /// What a mouse does that somebody could mean something by.
  public enum Gesture: Hashable, Sendable {
    /// The first button was pressed.
    case click
    /// It was pressed in the same place again, soon after.
    case doubleClick
    /// The wheel was turned away from the hand, as to see what is above.
    case wheelUp
    /// The wheel was turned towards the hand.
    case wheelDown
  }

  /// What was done.
  public let gesture: Gesture
  /// Where the pointer was.
  public let position: Position

  /// Makes what was done, and where.
  public init(_ gesture: Gesture, at position: Position) {
    self.gesture = gesture
    self.position = position
  }
}
