/// One grapheme cluster, the columns that it takes, and its style.
///
/// Who measures the text decides the columns; nothing here measures again. On a canvas a cell of
/// several columns is followed by continuations, which have no text and no columns of their own.
public struct Cell: Hashable, Sendable {
  /// The grapheme cluster.
  public var text: String
  /// How many columns the cluster takes.
  public var columns: Int
  /// How the cluster is drawn.
  public var style: Style

  /// Makes a cell; negative columns count as none.
  public init(_ text: String, columns: Int = 1, style: Style = .plain) {
    self.text = text
    self.columns = max(0, columns)
    self.style = style
  }

  /// An empty column.
  public static func blank(_ style: Style = .plain) -> Cell { Cell(" ", style: style) }

  /// What stands behind the first column of a cell of several columns.
  static func continuation(_ style: Style) -> Cell { Cell("", columns: 0, style: style) }

  /// Whether the cell to its left reaches into this column.
  public var isContinuation: Bool { columns == 0 }
}
