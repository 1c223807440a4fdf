/// One grapheme cluster with its width and style.
///
/// The caller measures the cluster; a canvas does not measure it again. On a canvas, a wide cell is
/// followed by continuations: empty cells of zero width.
public struct Cell: Hashable, Sendable {
  /// The grapheme cluster.
  public var text: String
  /// The number of columns of the cluster.
  public var columns: Int
  /// The style of the cluster.
  public var style: Style

  /// Creates a cell; negative widths count as 0.
  public init(_ text: String, columns: Int = 1, style: Style = .plain) {
    self.text = text
    self.columns = max(0, columns)
    self.style = style
  }

  /// Returns a space of one column.
  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// Returns the cell for every column after the first one of a wide cell.
  static func continuation(_ style: Style) -> Cell { Cell("", columns: 0, style: style) }

  /// Whether this column continues a cell to its left.
  public var isContinuation: Bool { columns == 0 }
}
