/// A title and its value in the first layout that shows them untruncated.
///
/// ```swift
/// let measurer = TextMeasurer(locale: LocaleTag("en"))
/// measurer.fit(title: ResolvedText(verbatim: "ab cd"), value: "€ 1", width: 8).rows
/// // ["ab      ", "cd   € 1"]
/// ```
public struct FittedRow: Hashable, Sendable {
  /// The layout that won.
  public let layout: Layout
  /// The lines of the title.
  public let lines: [PlacedLine]
  /// The lines of the value; none without one.
  public let valueLines: [PlacedLine]
  /// The width that the row was fitted to.
  public let columns: Int
  /// From which widths the row fits compact and standard.
  public let breakpoints: Breakpoints
  /// Whether a mark stands for what is not shown: a cluster that is wider than the row, or the
  /// end of a text of more than a hundred thousand characters.
  public let cut: Bool

  /// Fits a title and its value to a width; a value that shows nothing is none.
  public init(title: MeasuredText, value: MeasuredText? = nil, width: Int) {
    let value = value.flatMap { $0.columns > 0 ? $0 : nil }
    let breakpoints = value.map { title.breakpoints.beside(valueColumns: $0.columns) }
    self.breakpoints = breakpoints ?? title.breakpoints
    columns = max(width, 0)
    layout = self.breakpoints.layout(at: width)
    guard layout != .none else {
      lines = []
      valueLines = []
      cut = false
      return
    }
    let beside = value.map { width - Breakpoints.gap - $0.columns } ?? width
    let titleWidth = layout == .extended ? width : beside
    let wrapped =
      layout == .extended && title.isEmpty ? [] : title.wrapped(at: titleWidth).lines
    let titleLines = wrapped.map { title.line($0, width: width) }
    let valueLines =
      value.map { value in
        value.chopped(at: width).lines.map { value.line($0, width: width) }
      } ?? []
    cut =
      title.isCut || value?.isCut == true || (titleLines + valueLines).contains(where: \.isCut)
    let starts = Self.starts(layout, lines: titleLines.count, valueLines: valueLines.count)
    lines = titleLines.enumerated().map { index, title in
      var line = title.line
      line.row = starts.title + index
      return line
    }
    self.valueLines = valueLines.enumerated().map { index, value in
      var line = value.line
      line.row = starts.value + index
      line.column = width - line.columns
      return line
    }
  }

  /// The rows of the first line of the title and of the value.
  private static func starts(
    _ layout: Layout, lines: Int, valueLines: Int
  ) -> (title: Int, value: Int) {
    let height = max(lines, valueLines)
    return switch layout {
    case .compact: (title: (height - 1) / 2, value: 0)
    case .standard: (title: height - lines, value: height - valueLines)
    case .extended, .none: (title: 0, value: lines)
    }
  }

  /// How many rows of the screen it takes.
  public var height: Int {
    ((lines + valueLines).map(\.row).max() ?? -1) + 1
  }

  /// The row as plain text, each line padded with blanks to the whole width.
  public var rows: [String] {
    placedRows.map { $0.text + String(repeating: " ", count: columns - $0.columns) }
  }

  /// The row as plain text, with no blanks behind its lines: a text of a million newlines is not
  /// as large as its lines are wide.
  public var unpaddedRows: [String] { placedRows.map(\.text) }

  private var placedRows: [(text: String, columns: Int)] {
    var rows = Array(repeating: (text: "", columns: 0), count: height)
    for line in lines + valueLines {
      let gap = line.column - rows[line.row].columns
      rows[line.row].text += String(repeating: " ", count: gap) + line.text
      rows[line.row].columns = line.column + line.columns
    }
    return rows
  }
}
