internal import TerminalValues

/// A layer at the bottom of the screen that gets all keys while it is open.
protocol InputLayer: Layer {}

extension InputLayer {
  var level: Level { .input }
  var place: Place { .bottom }

  func paste(_ text: String, in model: Model) -> Outcome { .done }
  func click(at position: Position, in model: Model) -> Outcome { .done }
}

/// The size and selection of the panel of an input above the status line.
struct Panel: Sendable {
  /// The number of lines to show everything.
  var lines = 0
  /// The first line on the screen; nil to center the selected one.
  var start: Int?
  /// Whether the panel may leave no line to the list.
  var mayCoverList = false
  /// The selected line, followed by the number of selectable lines.
  var selection = 0
  var count = 0
}

extension ScreenGeometry {
  /// The line of the panel at a position, counted from the first line of its content; nil outside.
  func panelLine(at position: Position) -> Int? {
    let line = position.row - panelTop
    return (0..<panelHeight).contains(line) ? panelStart + line : nil
  }
}
