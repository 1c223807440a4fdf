public import TerminalUI

/// The model and the screen that result if the user presses the last key once more.
///
/// A user who holds a key, or steps from row to row, then waits only for the terminal: the frame is
/// worked out before the key is pressed.
public struct PredictedFrame: Sendable {
  /// The key that leads to the frame.
  public let key: Key
  /// The model after the key.
  public let model: Model
  /// The position of the cursor.
  public let cursor: Position
  /// The screen.
  public var canvas: Canvas
}

extension Renderer {
  /// Works out what a key will do if it is pressed in a model.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - model: the model in which it may be pressed.
  ///   - canvas: a frame that is no longer needed; the prediction takes its memory.
  /// - Returns: nil if the key does more than step to another row or locale.
  public mutating func predict(
    _ key: Key, after model: Model, on canvas: inout Canvas
  ) -> PredictedFrame? {
    guard model.steps(by: key) else { return nil }
    var next = model
    guard next.update(.key(key)) == nil, !next.isBusy else { return nil }
    let cursor = draw(next, on: &canvas)
    var frame = PredictedFrame(
      key: key, model: next, cursor: cursor, canvas: Canvas(Size(columns: 0, rows: 0)))
    swap(&frame.canvas, &canvas)
    return frame
  }
}

extension Model {
  /// Whether a key only steps to another row or to another locale.
  fileprivate func steps(by key: Key) -> Bool {
    guard case .none = overlay.input, overlay.mode != .compare, status.pendingKeys.isEmpty,
      status.count == nil,
      case .action(let action) = screen.keymap.meaning(of: [key])
    else { return false }
    switch action {
    case .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .nextLocale, .previousLocale:
      return true
    default: return false
    }
  }
}
