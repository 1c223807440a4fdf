internal import PreviewRows
internal import StringCatalog
internal import TerminalUI
internal import TextLayout

/// The last line: the selected row's key, state and layout.
struct StatusView {
  let model: Model

  func draw(on canvas: inout Canvas) {
    let width = model.size.columns
    let bottom = Position(column: 0, row: model.size.rows - 1)
    let status = model.theme[.status]
    canvas.fill(style: status, columns: 0..<width, row: bottom.row)
    canvas.draw("?", style: status, at: Position(column: width - 2, row: bottom.row))
    let selected = model.selectedRow
    canvas.draw(words(on: selected, columns: width - 3), at: bottom)
  }

  /// The message if there is one, else what is known of the selected row.
  private func words(on selected: ShownRow?, columns: Int) -> [Cell] {
    let status = model.theme[.status]
    var line = Line(in: model)
    line.add(" ", status)
    if let progress = model.progress { line.add("\(progress) \(model.glyphs.dots) ", status) }
    guard model.message == nil, let selected else {
      line.add(model.message ?? "", status)
      return line.fitted(to: columns, in: model)
    }
    let (row, fitted) = (selected.row, selected.fitted)
    line.add(row.entry.key.isEmpty ? "(empty key)" : row.entry.key, status)
    let least = min(line.columns, 8)
    let measures = measures(of: row, fitted).map { parts in
      var measures = Line(in: model)
      for part in parts { measures.add(" \(model.glyphs.dots) \(part)", status) }
      return measures
    }
    // The key is cut before a measure goes, for those are what one looks here for; a measure is
    // there whole or not at all.
    let fitting = measures.first { least + $0.columns <= columns } ?? Line(in: model)
    return line.fitted(to: columns - fitting.columns, in: model)
      + fitting.fitted(to: fitting.columns, in: model)
  }

  /// What is known of the row, from all of it to the little that a narrow screen has room for.
  private func measures(of row: Row, _ fitted: FittedRow) -> [[String]] {
    let state = "\(row.state)" + (model.isEdited(row) ? " \(model.glyphs.dots) edited" : "")
    let mark = model.glyphs.mark(of: fitted)
    let lost = fitted.lostColumns
    let layout =
      "\(mark) \(fitted.layout.rawValue)"
      + (lost > 0 ? ", \(lost) \(lost == 1 ? "column" : "columns") cut" : "")
    let width = "\(model.rowWidth)"
    let numbers = [fitted.breakpoints.compact, fitted.breakpoints.standard]
      .map { $0.map(String.init) ?? "-" }.joined(separator: "/")
    return [
      [state, layout, describe(fitted.breakpoints), width], [state, layout, numbers, width],
      [state, layout], [state], ["\(mark) \(width)"],
    ]
  }

  private func describe(_ breakpoints: Breakpoints) -> String {
    switch (breakpoints.compact, breakpoints.standard) {
    case (let compact?, let standard?): "compact from \(compact), standard from \(standard)"
    case (nil, let standard?): "standard from \(standard)"
    case (let compact?, nil): "compact from \(compact)"
    case (nil, nil): "extended at every width"
    }
  }
}
