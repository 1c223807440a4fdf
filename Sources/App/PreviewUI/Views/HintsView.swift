internal import TerminalValues

/// The key hints in the last line of a tall enough screen.
struct HintsView {
  let hints: [Hint]
  let columns: Int
  let appearance: Appearance

  /// Draws as many hints as fit.
  ///
  /// Unneeded ones are dropped first, from the end; then needed ones are shortened to their first
  /// key and dropped, then the help. The way out always stays.
  func draw() -> Strip {
    var words = hints
    while words.count > 1, line(words).columns > columns {
      // The help is the last of all, and a prompt, where `?` is a character, has none.
      let hasHelp = words.last?.isWayOut == false
      let others = words.indices.dropLast(hasHelp ? 1 : 0).filter { !words[$0].isWayOut }
      if let last = others.last(where: { !words[$0].isNeeded }) {
        words.remove(at: last)
      } else if let long = others.first(where: { words[$0].keys.contains(" ") }) {
        words[long].keys = String(words[long].keys.prefix { $0 != " " })
      } else {
        words.remove(at: others.last ?? words.count - 1)
      }
    }
    var canvas = Canvas(Size(columns: columns, rows: 1))
    line(words).draw(on: &canvas, at: Position(column: 0, row: 0), to: columns)
    return canvas.strip(0)
  }

  private func line(_ words: [Hint]) -> Line {
    let theme = appearance.theme
    var line = Line(appearance)
    for (number, hint) in words.enumerated() {
      line.add(number == 0 ? " " : "   ")
      line.add(hint.keys, theme[.key])
      line.add(" \(hint.word)", theme[.hint])
    }
    return line
  }
}
