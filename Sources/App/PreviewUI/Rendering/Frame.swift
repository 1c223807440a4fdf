internal import TerminalValues

/// A frame that the layers draw, from the bottom.
struct Frame {
  var canvas: Canvas
  let geometry: ScreenGeometry
  /// The rows drawn so far.
  var rows: RowCache
  /// The position of the cursor: in the text field, or else at the selection.
  var cursor = Position(column: 0, row: 0)
}
