public import TerminalUI

extension Model {
  /// The least screen on which there is room for rows.
  static let leastSize = (columns: 20, rows: 4)

  /// The lines between the title and the status line.
  var listHeight: Int { max(0, size.rows - 4 - (mode == .inspect ? 1 : 0)) }

  var isTooSmall: Bool {
    size.columns < Self.leastSize.columns || size.rows < Self.leastSize.rows
  }

  /// The screen, and the place of its cursor: the selected row.
  public func draw() -> (canvas: Canvas, cursor: Position) {
    var canvas = Canvas(size)
    guard !isTooSmall else {
      canvas.draw("too small", at: Position(column: 0, row: 0))
      return (canvas, Position(column: 0, row: 0))
    }
    if mode == .help {
      HelpView(model: self).draw(on: &canvas)
      return (canvas, Position(column: 0, row: 0))
    }
    TitleView(model: self).draw(on: &canvas)
    let selected = ListView(model: self).draw(on: &canvas)
    StatusView(model: self).draw(on: &canvas)
    return (canvas, selected)
  }
}
