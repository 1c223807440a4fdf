internal import TerminalValues
internal import TextLayout

/// A scale of widths that shows the row's layout at each width, and the current width.
struct WidthRuler {
  private let breakpoints: Breakpoints
  private let width: Int
  private let columns: Int
  /// The widths at both ends of the scale.
  private let widths: ClosedRange<Int>

  init(_ breakpoints: Breakpoints, width: Int, columns: Int) {
    self.breakpoints = breakpoints
    self.width = width
    self.columns = columns
    let last = max(width, breakpoints.compact ?? 0, breakpoints.standard ?? 0)
    // One column for each width if there is room. Else the scale ends a little after the last
    // breakpoint.
    widths = 1...max(1, last > columns ? last + last / 8 + 1 : columns)
  }

  /// Returns the column for a width.
  private func column(of width: Int) -> Int {
    guard columns > 1 else { return 0 }
    let span = widths.upperBound - 1
    return min(columns - 1, max(0, ((width - 1) * (columns - 1) + span / 2) / span))
  }

  /// Returns the scale, with the first width of each layout and a pointer to the current one.
  func cells(in appearance: Appearance) -> [Cell] {
    guard columns > 0 else { return [] }
    let (glyphs, theme) = (appearance.glyphs, appearance.theme)
    let starts = [
      (Layout.extended, 1), (.standard, breakpoints.standard), (.compact, breakpoints.compact),
    ].compactMap { layout, start in start.map { (layout: layout, column: column(of: $0), from: $0) }
    }
    // A layout that fits from the same width as the next one is never taken.
    .filter { start in
      start.layout != .standard || breakpoints.standard != breakpoints.compact
    }
    var bar: [Cell] = []
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1].column : columns
      let style = theme[.layout]
      bar = Array(bar.prefix(start.column))
      while bar.count < end { bar.append(Cell(glyphs.mark(of: start.layout), style: style)) }
    }
    let present = column(of: width)
    let isAtEnd = present + 1 + "\(width)".count > columns
    let pointer = isAtEnd ? "\(width)\(glyphs.pointer)" : "\(glyphs.pointer)\(width)"
    let first = max(0, isAtEnd ? present - pointer.count + 1 : present)
    let taken = width > 0 ? first - 1..<first + pointer.count + 1 : 0..<0
    for (number, start) in starts.enumerated() where start.from > 1 {
      let end = number + 1 < starts.count ? starts[number + 1].column : columns + 1
      let number = "\(start.from)"
      // Two numbers side by side would look like one.
      guard start.column + number.count < end,
        !(start.column..<start.column + number.count).overlaps(taken)
      else { continue }
      write(number, at: start.column, style: theme[.title], on: &bar)
    }
    if width > 0 { write(pointer, at: first, style: theme[.prompt], on: &bar) }
    return bar
  }

  /// Writes a word over existing cells if it fits completely.
  private func write(
    _ word: some StringProtocol, at column: Int, style: Style, on cells: inout [Cell]
  ) {
    guard column + word.count <= cells.count else { return }
    for (offset, character) in word.enumerated() {
      cells[column + offset] = Cell(String(character), style: style)
    }
  }
}
