/// Something that happened on the terminal.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was used, and mouse reports are on.
  case mouse(MouseEvent)
  /// The user pasted a text. It may hold anything, and a very long one is cut.
  case paste(String)
  /// The window has a new size.
  case resize(Size)
  /// The terminal has said what it can do, and the answers differ from what was assumed.
  case capabilities(TerminalCapabilities)
  /// Another thread set the flag of the screen.
  case wake
  /// The terminal is gone, so nothing more can be read or shown.
  case hangup
}

/// A gesture of the mouse and its position.
public struct MouseEvent: Hashable, Sendable {
  /// The gestures that the app can react to.
  public enum Gesture: Hashable, Sendable {
    /// The first button was pressed.
    case click
    /// The first button was pressed again at the same position, soon after a click.
    case doubleClick
    /// The wheel was turned away from the user, to see what is above.
    case wheelUp
    /// The wheel was turned towards the user.
    case wheelDown
  }

  /// The gesture.
  public let gesture: Gesture
  /// Where the pointer was.
  public let position: Position

  /// Makes a gesture at a position.
  public init(_ gesture: Gesture, at position: Position) {
    self.gesture = gesture
    self.position = position
  }
}
