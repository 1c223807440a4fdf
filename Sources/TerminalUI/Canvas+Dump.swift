extension Canvas {
  /// The texts alone: a line for each row, without the blanks at its end.
  public var text: String {
    (0..<size.rows).map { rowText($0) }.joined(separator: "\n")
  }

  /// The texts, and below them, for each row that has any, its styles and their columns.
  ///
  ///     Bon voyage Boston
  ///
  ///     0: 11-16 underline cyan
  public var styledText: String {
    let styles = (0..<size.rows).compactMap { row -> String? in
      let runs = styleRuns(row)
      return runs.isEmpty ? nil : "\(row): \(runs.joined(separator: ", "))"
    }
    return ([text] + (styles.isEmpty ? [] : [""]) + styles).joined(separator: "\n")
  }

  private func rowText(_ row: Int) -> String {
    // Cells without text or style to the right are what a reader of a golden cannot see.
    let line = self[row: row].map(\.text).joined()
    let blanks = line.reversed().prefix { $0 == " " }.count
    return String(line.dropLast(blanks))
  }

  private func styleRuns(_ row: Int) -> [String] {
    var runs: [String] = []
    let cells = Array(self[row: row])
    var start = 0
    while start < cells.count {
      let style = cells[start].style
      let end = cells[start...].firstIndex { $0.style != style } ?? cells.count
      if style != .plain {
        runs.append("\(end - start == 1 ? "\(start)" : "\(start)-\(end - 1)") \(style)")
      }
      start = end
    }
    return runs
  }
}
