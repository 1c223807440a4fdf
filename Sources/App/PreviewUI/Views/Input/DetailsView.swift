internal import CatalogChanges
internal import SourceText
internal import TerminalValues
internal import TextLayout

/// The details of a change below the list, followed by the question whether to write it.
struct DetailsView {
  let question: String
  let details: [Question.Detail]
  let geometry: ScreenGeometry
  let screen: ScreenState

  private var appearance: Appearance { screen.appearance }
  private var theme: Theme { appearance.theme }

  /// Draws the details and the question, and returns the position of the cursor.
  func draw(on canvas: inout Canvas) -> Position {
    let shown = details.dropFirst(geometry.panelStart).prefix(geometry.panelHeight)
    for (row, detail) in shown.enumerated() {
      line(detail).draw(
        on: &canvas, at: Position(column: 1, row: geometry.panelTop + row), to: columns)
    }
    return PromptView(
      screen: screen, row: geometry.statusRow, mark: " \(question) ",
      field: TextField(), note: place
    ).draw(on: &canvas)
  }

  private var columns: Int { max(1, screen.size.columns - 2) }

  /// The range of visible lines, unless all are visible.
  private var place: String {
    let (count, height) = (details.count, geometry.panelHeight)
    let last = min(count, geometry.panelStart + height)
    return count > height ? "\(geometry.panelStart + 1)-\(last) of \(count)" : ""
  }

  private func line(_ detail: Question.Detail) -> Line {
    var line = Line(appearance)
    switch detail {
    case .entry(let key, let note):
      let name = key.isEmpty ? "(empty key)" : key
      let room = note.isEmpty ? columns : max(8, columns / 2)
      line.add(name.shortenedInTheMiddle(to: room, in: appearance), theme[.key])
      if !note.isEmpty { line.add("  \(note)", theme[.hint]) }
    case .old(let difference): add(difference, side: -1, "- ", .problem, to: &line)
    case .new(let difference): add(difference, side: 1, "+ ", .state, to: &line)
    case .remark(let words): line.add(words, theme[.hint])
    case .line(let words): line.add(words, theme[.prompt])
    }
    return line
  }

  private func add(
    _ difference: WordDifference, side: Int, _ sign: String, _ role: Theme.Role, to line: inout Line
  ) {
    line.add(sign, theme[role])
    line.add(difference, side: side, theme[role], matching: theme[.match], to: columns)
  }
}

extension Line {
  /// Adds one side of a difference with its own words highlighted, omitting text far from them if
  /// it does not fit.
  mutating func add(
    _ difference: WordDifference, side: Int, _ style: Style, matching match: Style, to columns: Int
  ) {
    let parts = difference.parts.filter { $0.side == 0 || $0.side == side }
    let length = parts.reduce(0) { $0 + $1.text.count }
    let context = length <= columns - 2 ? nil : max(4, columns / 8)
    for (number, part) in parts.enumerated() {
      if part.side == 0 {
        add(
          part.text.shortened(
            to: context, isFirst: number == 0, isLast: number == parts.count - 1,
            ellipsis: appearance.glyphs.marks.ellipsis))
      } else {
        add(part.text.withVisibleSpaces, style.adding(match))
      }
    }
  }
}

extension String {
  /// Returns the text without the part that is far from the changed words; nil keeps everything.
  fileprivate func shortened(
    to context: Int?, isFirst: Bool, isLast: Bool, ellipsis: String
  ) -> String {
    guard let context else { return self }
    let (start, end) = (isFirst ? 0 : context, isLast ? 0 : context)
    guard count > start + end + 1 else { return self }
    return prefix(start) + ellipsis + suffix(end)
  }
}
