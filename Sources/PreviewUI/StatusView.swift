internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The last lines: the selected row's key, state and layout, and when asked for its fragments.
struct StatusView {
  let model: Model

  func draw(on canvas: inout Canvas) {
    let width = model.size.columns
    let cut = model.glyphs.marks.cut
    let bottom = model.size.rows - 1
    let status = model.theme[.status]
    canvas.draw(
      String(repeating: " ", count: width), style: status, at: Position(column: 0, row: bottom))
    canvas.draw("?", style: status, at: Position(column: width - 2, row: bottom))
    var line = Line()
    line.add(" ", status)
    guard model.message == nil, model.rowCount > 0 else {
      line.add(model.message ?? "", status)
      canvas.draw(
        line.fitted(to: width - 3, cut: cut), at: Position(column: 0, row: bottom))
      return
    }
    let (row, fitted) = model.row(model.selection)
    line.add(row.entry.key.isEmpty ? "(empty key)" : row.entry.key, status)
    // The key gives way to the measures, which are what one looks here for, and these to shorter
    // ones where even so there is no room.
    let room = width - 3
    let measures = measures(of: row, fitted)
    let fitting = measures.first { $0.columns + Self.leastKey <= room } ?? Line()
    let key = line.fitted(to: max(0, room - fitting.columns), cut: cut)
    canvas.draw(key + fitting.cells, at: Position(column: 0, row: bottom))
    if model.mode == .inspect { drawFragments(of: row, row: bottom - 2, on: &canvas) }
  }

  /// The columns that the key keeps where they are few.
  private static let leastKey = 9

  /// The row's state, layout, breakpoints and width, from the longest way to say it to the shortest.
  private func measures(of row: Row, _ fitted: FittedRow) -> [Line] {
    let layout = "\(model.glyphs.mark(of: fitted)) \(fitted.layout.rawValue)"
    let numbers = [fitted.breakpoints.compact, fitted.breakpoints.standard]
      .map { $0.map(String.init) ?? "-" }.joined(separator: "/")
    return [
      ["\(row.state)", layout, describe(fitted.breakpoints), "\(model.rowWidth)"],
      ["\(row.state)", layout, numbers, "\(model.rowWidth)"],
      [layout, numbers, "\(model.rowWidth)"],
      [layout],
    ].map { parts in
      var line = Line()
      for part in parts { line.add(" \(model.glyphs.dots) \(part)", model.theme[.status]) }
      return line
    }
  }

  private func describe(_ breakpoints: Breakpoints) -> String {
    switch (breakpoints.compact, breakpoints.standard) {
    case (let compact?, let standard?): "compact from \(compact), standard from \(standard)"
    case (nil, let standard?): "standard from \(standard)"
    case (let compact?, nil): "compact from \(compact)"
    case (nil, nil): "extended at every width"
    }
  }

  /// One line: the fragments in order, arguments with their numbers.
  private func drawFragments(of row: Row, row line: Int, on canvas: inout Canvas) {
    var text = Line()
    text.add(" fragments ", model.theme[.hint])
    for fragment in row.title.fragments {
      switch fragment.kind {
      case .literal:
        text.add(" \"\(fragment.text)\"", model.theme[.literal])
      case .argument(let number):
        text.add(" \(model.glyphs.open)\(number) ", model.theme[.hint])
        text.add(fragment.text, model.theme.argument(number))
        text.add(model.glyphs.close, model.theme[.hint])
      case .unresolved(let reason):
        text.add(" \(fragment.text) (\(reason))", model.theme[.unresolved])
      }
    }
    let cells = text.fitted(to: model.size.columns, cut: model.glyphs.marks.cut)
    canvas.draw(cells, at: Position(column: 0, row: line))
  }
}
