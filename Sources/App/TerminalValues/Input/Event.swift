/// A terminal event.
public enum Event: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The mouse was used while mouse reporting was on.
  case mouse(MouseEvent)
  /// Text was pasted. It may contain any characters, and very long text is truncated.
  case paste(String)
  /// The window was resized.
  case resize(Size)
  /// The terminal reported capabilities that differ from the assumptions.
  case capabilities(TerminalCapabilities)
  /// Another thread set the screen's flag.
  case wake
  /// The terminal was closed, so nothing more can be read or shown.
  case hangup
}

/// A mouse gesture and its position.
public struct MouseEvent: Hashable, Sendable {
  /// A mouse gesture.
  public enum Gesture: Hashable, Sendable {
    /// The first button was pressed.
    case click
    /// The first button was pressed again at the same position, soon after a click.
    case doubleClick
    /// The wheel was turned up.
    case wheelUp
    /// The wheel was turned down.
    case wheelDown
  }

  /// The use of the mouse.
  public let gesture: Gesture
  /// The position of the pointer.
  public let position: Position

  /// Creates a gesture at a position.
  public init(_ gesture: Gesture, at position: Position) {
    self.gesture = gesture
    self.position = position
  }
}
