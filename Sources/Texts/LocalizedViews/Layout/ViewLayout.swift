internal import LocalizedFoundation
public import LocalizedText
internal import TextLayout

/// A view laid out in a number of columns.
public struct ViewLayout: Equatable, Sendable {
  /// The lines, padded with spaces to the full width.
  public let rows: [String]
  /// Whether all text is shown in full, without split words.
  public let isWhole: Bool
  /// The index of the view that each `ViewThatFits` chose, in order.
  public let choices: [Int]
}

extension View {
  /// Lays out the view in a number of columns, measuring and wrapping text with TextLayout.
  ///
  /// Views are stacked vertically unless a stack arranges them differently. Foundation formats
  /// numbers and dates.
  ///
  /// ```swift
  /// AdaptiveAmountRow(title: title).layout(columns: 40).rows
  /// ```
  public func layout(
    columns: Int, in environment: EnvironmentValues = .current
  ) -> ViewLayout {
    let columns = max(columns, 0)
    guard columns > 0 else { return ViewLayout(rows: [], isWhole: false, choices: []) }
    let contents = contents(in: environment.withFoundation)
    var layout = BoxLayout(columns: columns)
    let block = layout.block(Box(.vertical(contents.boxes, .leading)), width: columns)
    let isMirrored = environment.layoutDirection == .rightToLeft
    var rows = Array(repeating: [PlacedLine](), count: block.height)
    for line in block.lines where rows.indices.contains(line.row) {
      var line = line
      if isMirrored { line.column = max(columns - line.column - line.columns, 0) }
      let taken = line.column..<(line.column + line.columns)
      rows[line.row].removeAll {
        $0.column < taken.upperBound && taken.lowerBound < $0.column + $0.columns
      }
      rows[line.row].append(line)
    }
    return ViewLayout(
      rows: rows.map { Self.text(of: $0, columns: columns) }, isWhole: block.isWhole,
      choices: block.choices)
  }

  /// Returns the lines of one row joined into a string, with spaces between them.
  private static func text(of lines: [PlacedLine], columns: Int) -> String {
    var text = ""
    var column = 0
    for line in lines.sorted(by: { $0.column < $1.column }) {
      text += String(repeating: " ", count: max(line.column - column, 0)) + line.text
      column = max(line.column, column) + line.columns
    }
    return text + String(repeating: " ", count: max(columns - column, 0))
  }
}
