import SourceText
package import TerminalValues

/// Draws models, caching what it draws for later frames.
///
/// Use one renderer for all frames of a screen. Caches affect only the time, never the result, and
/// drawing does not change the model.
///
/// ```swift
/// var renderer = Renderer()
/// let cursor = renderer.draw(model, on: &canvas)
/// ```
package struct Renderer {
  /// The drawn rows.
  ///
  /// Nil until a list is drawn.
  private var rows: RowCache?
  /// Creates a renderer with empty caches.
  package init() {}

  /// Draws a model on a new canvas.
  package mutating func draw(_ model: Model) -> (canvas: Canvas, cursor: Position) {
    var canvas = Canvas(model.screen.size)
    let cursor = draw(model, on: &canvas)
    return (canvas, cursor)
  }

  /// Draws a model on the canvas of an earlier frame, reusing its memory if the size is the same.
  ///
  /// - Returns: the position of the cursor: in the text field, or else at the selection.
  package mutating func draw(_ model: Model, on canvas: inout Canvas) -> Position {
    let size = model.screen.size
    if canvas.size == size { canvas.clear() } else { canvas = Canvas(size) }
    let geometry = model.geometry
    guard !geometry.isTooSmall else {
      canvas.draw("too small", at: Position(column: 0, row: 0))
      return Position(column: 0, row: 0)
    }
    // Canvas and cache are taken out while they are used, so that they are changed in place.
    var frame = Frame(
      canvas: Canvas(Size(columns: 0, rows: 0)), geometry: geometry,
      rows: takeRows(of: model, geometry))
    swap(&frame.canvas, &canvas)
    draw(model, on: &frame)
    swap(&frame.canvas, &canvas)
    rows = frame.rows
    return frame.cursor
  }

  private func draw(_ model: Model, on frame: inout Frame) {
    let (pane, geometry, appearance) = (model.stage.pane, frame.geometry, model.screen.appearance)
    if pane.place != .screen {
      frame.canvas.draw(TitleView(model, geometry).draw(), at: Position(column: 0, row: 0))
      if geometry.hasRules {
        let ruler = RulerView(
          preview: model.preview, geometry: geometry, showsRows: model.stage.showsRows,
          appearance: appearance)
        frame.canvas.draw(ruler.draw(), at: Position(column: 0, row: 1))
        frame.canvas.drawRule(row: geometry.ruleRow, appearance)
      }
    }
    pane.draw(model, on: &frame)
    let hints = model.hints
    if let row = geometry.hintsRow, !hints.isEmpty {
      let view = HintsView(hints: hints, columns: geometry.size.columns, appearance: appearance)
      frame.canvas.draw(view.draw(), at: Position(column: 0, row: row))
    }
    model.stage[ReviewMode.self]?.draw(model, on: &frame)
    if let input = model.stage.input {
      input.draw(model, on: &frame)
    } else if pane.place != .screen {
      if let menu = model.stage.keys.menu {
        MenuView(
          menu: menu, geometry: geometry, appearance: appearance, selectedLine: frame.cursor.row
        ).draw(on: &frame.canvas)
      } else {
        frame.canvas.drawStatus(of: model, geometry)
      }
    }
  }

  /// Takes the cache of a model's rows, which the caller puts back.
  private mutating func takeRows(of model: Model, _ geometry: ScreenGeometry) -> RowCache {
    let appearance = RowAppearance(model.screen.appearance, query: model.search.query, geometry)
    guard var found = rows.take(), found.use(model.rows) else {
      return RowCache(model.rows, appearance)
    }
    found.use(appearance)
    return found
  }
}
