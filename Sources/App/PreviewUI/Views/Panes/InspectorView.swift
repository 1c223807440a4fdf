internal import TerminalValues

/// The details of the selected row, beside the list, below it, or instead of it.
struct InspectorView {
  let lines: [Strip]
  /// The first line as scrolled by the user; there may be fewer lines by now.
  let top: Int
  let geometry: ScreenGeometry
  let appearance: Appearance

  /// The range of visible lines.
  private var shown: Range<Int> {
    let height = geometry.inspectorHeight
    let first = min(top, max(0, lines.count - height))
    return first..<min(first + height, lines.count)
  }

  /// Draws the lines that fit.
  func draw(on canvas: inout Canvas) {
    let (first, column) = (geometry.inspectorTop, geometry.inspectorColumn)
    switch geometry.inspectorPlace {
    case .below: canvas.drawRule(row: first - 1, appearance)
    case .beside:
      for row in first..<first + geometry.inspectorHeight {
        canvas.draw(
          appearance.glyphs.divider, style: appearance.theme[.rule],
          at: Position(column: column - 2, row: row))
      }
    case .instead, nil: break
    }
    let shown = shown
    for number in shown {
      let row = first + number - shown.lowerBound
      canvas.draw(lines[number], at: Position(column: column, row: row))
    }
  }

  /// Returns the note about the visible lines; nil if all are visible, or if there is no rule for
  /// it.
  func note(keymap: Keymap) -> InspectorNote? {
    guard lines.count > geometry.inspectorHeight,
      geometry.inspectorPlace == .below || geometry.hasRules
    else { return nil }
    return InspectorNote(appearance: appearance, keymap: keymap, lines: shown, count: lines.count)
  }

  /// Draws the note on the rule above the inspector, if there is space.
  func draw(note: Strip, on canvas: inout Canvas) {
    guard note.columns <= geometry.size.columns - 4 else { return }
    canvas.draw(
      note,
      at: Position(
        column: geometry.size.columns - note.columns - 2,
        row: geometry.inspectorPlace == .below ? geometry.inspectorTop - 1 : 1))
  }
}

/// The range of visible lines of the inspector, with the keys that scroll it.
struct InspectorNote: Equatable, Sendable {
  let appearance: Appearance
  /// The keymap; not compared, because it never changes while the app runs.
  let keymap: Keymap
  let lines: Range<Int>
  let count: Int

  static func == (left: InspectorNote, right: InspectorNote) -> Bool {
    left.appearance == right.appearance && left.lines == right.lines
      && left.count == right.count
  }

  func draw() -> Strip {
    let keys = keymap.legend(for: [.scrollDown, .scrollUp]).withPlainKeyNames
    let dots = appearance.glyphs.dots
    let line = Line(
      " \(keys) \(dots) \(lines.lowerBound + 1)-\(lines.upperBound) of \(count) ",
      in: appearance)
    var canvas = Canvas(Size(columns: line.columns, rows: 1))
    line.draw(on: &canvas, at: Position(column: 0, row: 0), to: line.columns)
    return canvas.strip(0)
  }
}
