/// One grapheme cluster with its columns and style.
///
/// The caller measures the cluster; a canvas does not measure again. On a canvas, a cell of several
/// columns is followed by continuations: cells without text and columns.
public struct Cell: Hashable, Sendable {
  /// The grapheme cluster.
  public var text: String
  /// How many columns the cluster takes.
  public var columns: Int
  /// How the cluster is drawn.
  public var style: Style

  /// Makes a cell; negative columns count as 0.
  public init(_ text: String, columns: Int = 1, style: Style = .plain) {
    self.text = text
    self.columns = max(0, columns)
    self.style = style
  }

  /// A space of one column.
  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// The cell for every column after the first one of a wide cell.
  static func continuation(_ style: Style) -> Cell { Cell("", columns: 0, style: style) }

  /// Whether this column belongs to a cell to its left.
  public var isContinuation: Bool { columns == 0 }
}
