public import LocalizedText

/// A title and its value laid out in one arrangement, even if the title does not fit.
public struct ArrangedRow: Hashable, Sendable {
  /// The arrangement that placed the lines.
  public let arrangement: Arrangement
  /// The lines of the title; the last one ends with an ellipsis if the title does not fit.
  public let lines: [PlacedLine]
  /// The lines of the value, which is never truncated but split if it is too wide.
  public let valueLines: [PlacedLine]
  /// The width of the row.
  public let columns: Int
  /// The writing direction, which determines the leading edge.
  public let direction: LayoutDirection
  /// The width of the part of the title that is not shown because there are too few lines.
  ///
  /// Spaces where the title is cut are not counted.
  public let lostColumns: Int
  /// Whether a mark replaces anything that is not shown.
  ///
  /// This includes the end of a truncated title, a cluster wider than the row, and the end of a
  /// text of more than a million characters.
  public let isCut: Bool

  /// The number of screen rows.
  public var height: Int {
    ((lines + valueLines).map(\.row).max() ?? -1) + 1
  }

  /// The lines as plain strings, padded with spaces to the full width.
  public var rows: [String] {
    placedRows.map { $0.text + String(repeating: " ", count: columns - $0.columns) }
  }

  /// The lines as plain strings without padding.
  ///
  /// Padding would multiply the size of a text of a million newlines by the width.
  public var unpaddedRows: [String] { placedRows.map(\.text) }

  private var placedRows: [(text: String, columns: Int)] {
    var rows = Array(repeating: (text: "", columns: 0), count: height)
    for line in (lines + valueLines).sorted(by: { $0.column < $1.column }) {
      let gap = line.column - rows[line.row].columns
      rows[line.row].text += String(repeating: " ", count: gap) + line.text
      rows[line.row].columns = line.column + line.columns
    }
    return rows
  }
}

extension Arrangement {
  /// Lays out a title and its value in a width, truncating the title if necessary.
  ///
  /// ```swift
  /// let row = Arrangement.compact.row(title: measurer.measure("Bon voyage"), width: 6)
  /// row.rows         // ["Bon v…"]
  /// row.lostColumns  // 5
  /// ```
  public func row(title: MeasuredText, value: MeasuredText? = nil, width: Int) -> ArrangedRow {
    row(title: title, value: value, width: width) { room in
      title.limited(to: lineLimit, columns: room)
    }
  }

  /// Lays out a title, whose lines a closure chooses for the width beside the value.
  package func row(
    title: MeasuredText, value: MeasuredText?, width: Int,
    lines: (_ room: Int) -> MeasuredText.Limited
  ) -> ArrangedRow {
    guard width > 0 else { return ArrangedRow(nothing: self, title: title) }
    let value = value.flatMap { $0.columns > 0 ? $0 : nil }
    let room = width - columns(takenBy: value)
    let limited = lines(room)
    var isBelow = false
    if case .below = self.value { isBelow = true }
    // An empty title above its value needs no line.
    let ranges = isBelow && title.isEmpty ? [] : limited.lines
    let levels = title.levels
    var drawn = ranges.enumerated().map { index, range in
      title.line(
        range, width: room, levels: levels,
        isEllipsized: limited.isCut && index == ranges.count - 1)
    }
    let valueLevels = value?.levels
    var drawnValue =
      value.map { value in
        value.chopped(at: width).lines
          .map { value.line($0, width: width, levels: valueLevels) }
      } ?? []
    let starts = starts(lines: drawn.count, valueLines: drawnValue.count)
    for index in drawn.indices {
      drawn[index].line.row = starts.title + index
      drawn[index].line.align(.leading, in: width, title.direction)
    }
    for index in drawnValue.indices {
      drawnValue[index].line.row = starts.value + index
      drawnValue[index].line.align(valueEdge, in: width, title.direction)
    }
    return ArrangedRow(
      arrangement: self, lines: drawn.map(\.line), valueLines: drawnValue.map(\.line),
      columns: width, direction: title.direction, lostColumns: limited.lostColumns,
      isCut: limited.isCut || title.isCut || value?.isCut == true
        || (drawn + drawnValue).contains(where: \.isCut))
  }

  private var valueEdge: EdgeAlignment {
    switch value {
    case .beside: .trailing
    case .below(let edge): edge
    }
  }

  /// Returns the first rows of the title and of the value.
  private func starts(lines: Int, valueLines: Int) -> (title: Int, value: Int) {
    let height = max(lines, valueLines)
    return switch value {
    case .beside(.first): (title: 0, value: 0)
    case .beside(.center): (title: (height - lines) / 2, value: (height - valueLines) / 2)
    case .beside(.last): (title: height - lines, value: height - valueLines)
    case .below: (title: 0, value: lines)
    }
  }
}

extension ArrangedRow {
  /// Creates an empty row, for a width of zero.
  fileprivate init(nothing arrangement: Arrangement, title: MeasuredText) {
    self.init(
      arrangement: arrangement, lines: [], valueLines: [], columns: 0,
      direction: title.direction, lostColumns: 0, isCut: false)
  }
}

extension PlacedLine {
  fileprivate mutating func align(
    _ edge: Arrangement.EdgeAlignment, in width: Int, _ direction: LayoutDirection
  ) {
    column =
      switch (edge, direction) {
      case (.leading, .leftToRight), (.trailing, .rightToLeft): 0
      case (.center, _): (width - columns) / 2
      case (.trailing, .leftToRight), (.leading, .rightToLeft): width - columns
      }
  }
}

extension MeasuredText {
  /// The lines of a text within a limit.
  package struct Limited {
    package var lines: [Range<Int>]
    var isCut = false
    /// The width of the part that is not shown.
    package var lostColumns = 0
  }

  /// Returns the lines up to a limit; if there are more, the last one leaves space for an ellipsis.
  package func limited(to limit: Int?, columns: Int, ellipsis: Int = 1) -> Limited {
    guard columns > 0 || self.columns == 0 else {
      return Limited(lines: [], isCut: true, lostColumns: clusters.inkColumns)
    }
    let lines = wrapped(at: columns).lines
    guard let limit, lines.count > limit else { return Limited(lines: lines) }
    // A title of only newlines has no width, but next to a value, the ellipsis needs a column.
    guard columns > 0 else { return Limited(lines: [], isCut: true) }
    let last = lines[limit - 1]
    let paragraph = paragraphs.first {
      $0.lowerBound <= last.lowerBound && last.upperBound <= $0.upperBound
    }
    var end = last.lowerBound
    var taken = ellipsis
    while end < paragraph?.upperBound ?? end, taken + clusters[end].columns <= columns {
      taken += clusters[end].columns
      end += 1
    }
    return Limited(
      lines: lines.prefix(limit - 1) + [last.lowerBound..<end], isCut: true,
      lostColumns: clusters[end...].drop(while: \.isBlank).inkColumns)
  }
}
