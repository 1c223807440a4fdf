public import TerminalUI

/// What the key that was pressed last will do if it is pressed once more, worked out before it is:
/// who holds a key, or steps from row to row, waits for the terminal alone.
public struct Foresight: Sendable {
  /// The key.
  public let key: Key
  /// What the model will be.
  public let model: Model
  /// The place of the cursor on its screen.
  public let cursor: Position
  /// Its screen.
  public var canvas: Canvas

  /// Works out what a key will do, on a canvas whose memory is free; nil where that is not worth
  /// it, because the key does more than to step to another row or locale.
  public init?(_ key: Key, after model: Model, on canvas: inout Canvas) {
    guard model.steps(by: key) else { return nil }
    var next = model
    guard next.update(.key(key)) == nil, !next.isBusy else { return nil }
    cursor = next.draw(on: &canvas)
    self.key = key
    self.model = next
    self.canvas = Canvas(Size(columns: 0, rows: 0))
    swap(&self.canvas, &canvas)
  }
}

extension Model {
  /// Whether a key does nothing but to step to another row or to another locale.
  fileprivate func steps(by key: Key) -> Bool {
    guard prompt == nil, picker == nil, form == nil, mode != .compare, pendingKeys.isEmpty,
      case .action(let action) = keymap.meaning(of: [key])
    else { return false }
    switch action {
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .nextLocale, .previousLocale:
      return true
    default: return false
    }
  }
}
