internal import TerminalValues
internal import TextLayout

/// The menu of keys that complete a sequence, in as few lines as possible at the bottom of the
/// screen, in place of the status line, the key hints, and a rule.
struct MenuView {
  let menu: KeyMenu
  let geometry: ScreenGeometry
  let appearance: Appearance
  /// The line of the selected row, which stays visible unless the names of the keys need its space.
  let selectedLine: Int

  func draw(on canvas: inout Canvas) {
    let lines = lines
    let style = appearance.theme[.status]
    let columns = geometry.size.columns
    for (number, line) in lines.enumerated() {
      let row = geometry.size.rows - lines.count + number
      canvas.fill(style: style, columns: 0..<columns, row: row)
      Line(" " + line, style, in: appearance)
        .draw(on: &canvas, at: Position(column: 0, row: row), to: columns)
    }
  }

  /// The lines with as much detail as fits.
  private var lines: [String] {
    // Keys without names are hard to understand, so use up to all lines below the selected row, or a
    // quarter of the screen.
    let rows = geometry.size.rows
    let most = geometry.hasRules ? max(2, rows / 4, rows - 1 - selectedLine) : 1
    var lines: [String] = []
    for detail in KeyMenu.Detail.allCases {
      lines = wrapped(menu.words(detail))
      if lines.count <= most { return lines }
    }
    let ellipsis = appearance.glyphs.marks.ellipsis
    return Array(lines.prefix(most - 1)) + ["\(lines[most - 1]) \(ellipsis)"]
  }

  /// Returns the choices wrapped to the screen width.
  private func wrapped(_ words: [String]) -> [String] {
    let separator = " \(appearance.glyphs.dots) "
    return words.reduce(into: []) { lines, word in
      let line = lines.last.map { $0 + separator + word } ?? word
      // All words are ASCII, except for the separator, which takes as many columns as characters.
      if line.count < geometry.size.columns - 1, !lines.isEmpty {
        lines[lines.count - 1] = line
      } else {
        lines.append(word)
      }
    }
  }
}
