/// What was done with the mouse, and where.
public struct Mouse: Hashable, Sendable {
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
