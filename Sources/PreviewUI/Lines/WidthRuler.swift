internal import TerminalUI
internal import TextLayout

/// A scale of widths that shows which layout the row takes at each, and under it the present width.
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

  /// The column that shows a width.
  private func column(of width: Int) -> Int {
    guard columns > 1 else { return 0 }
    let span = widths.upperBound - 1
    return min(columns - 1, max(0, ((width - 1) * (columns - 1) + span / 2) / span))
  }

  /// The scale, and the line under it with the pointer and the names of the layouts.
  func cells(in appearance: Appearance) -> [[Cell]] {
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
    var names = Array(repeating: Cell.blank(), count: columns)
    for (number, start) in starts.enumerated() {
      let end = number + 1 < starts.count ? starts[number + 1].column : columns
      let style = theme[.layout]
      bar = Array(bar.prefix(start.column))
      while bar.count < end { bar.append(Cell(glyphs.mark(of: start.layout), style: style)) }
    }
    for (number, start) in starts.enumerated() where start.from > 1 {
      let end = number + 1 < starts.count ? starts[number + 1].column : columns + 1
      // Two numbers side by side would look like one.
      guard start.column + "\(start.from)".count < end else { continue }
      write("\(start.from)", at: start.column, style: theme[.title], on: &bar)
    }
    let present = column(of: width)
    let number = " \(width)"
    let isAtEnd = present + 1 + number.count > columns
    let pointer = isAtEnd ? " \(width) \(glyphs.pointer)".dropFirst() : "\(glyphs.pointer)\(number)"
    let start = max(0, isAtEnd ? present - pointer.count + 1 : present)
    if width > 0 { write(String(pointer), at: start, style: theme[.prompt], on: &names) }
    let taken = max(0, start - 1)..<min(columns, start + pointer.count + 1)
    for (index, layout) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].column : columns
      let room =
        Self.rooms(in: layout.column..<end, beside: width > 0 ? taken : 0..<0)
        .max { $0.count < $1.count } ?? 0..<0
      let name = layout.layout.rawValue
      // A blank separates it from the next name.
      guard name.count < room.count || name.count == room.count && room.upperBound == columns
      else { continue }
      let place = room.lowerBound + (room.count - name.count) / 2
      write(name, at: place, style: theme[.hint], on: &names)
    }
    return [bar, names]
  }

  /// The parts of a range on both sides of another one.
  private static func rooms(in range: Range<Int>, beside taken: Range<Int>) -> [Range<Int>] {
    guard range.overlaps(taken) else { return [range] }
    return [
      range.lowerBound..<max(range.lowerBound, taken.lowerBound),
      min(range.upperBound, taken.upperBound)..<range.upperBound,
    ]
  }

  /// Writes a word over some cells, but only if all of it fits.
  private func write(
    _ word: some StringProtocol, at column: Int, style: Style, on cells: inout [Cell]
  ) {
    guard column + word.count <= cells.count else { return }
    for (offset, character) in word.enumerated() {
      cells[column + offset] = Cell(String(character), style: style)
    }
  }
}
