internal import TerminalValues

enum InspectorPlace: Equatable {
  /// To the right of the list.
  case beside
  /// Below the list.
  case below
  /// Instead of the list, on a screen too small for both.
  case instead
}

/// The widths that determine the height of a row.
struct RowRoom: Equatable, Sendable {
  /// The width of a row.
  let width: Int
  /// The width of the source string beside it; 0 if there is none.
  let source: Int
  /// Whether rows to review have their source string below them.
  let showsReviewedSource: Bool
}

/// The layout of the screen: title, list, inspector, panel, and status line.
///
/// From top to bottom: the title, a rule, the list, a rule, the panel of a picker or form, the
/// status line, and the key hints. Short screens have neither rules nor hints.
struct ScreenGeometry: Sendable {
  /// The width of the gutter: the selection, two marks, and a space.
  static let gutter = 4
  /// The minimum screen size for showing rows.
  private static let least = (columns: 20, rows: 4)
  /// The minimum screen height for key hints.
  private static let leastLinesWithHints = 12
  /// The minimum screen width for the inspector beside the list.
  private static let wideColumns = 120
  /// The range of widths of the inspector beside the list.
  private static let inspectorColumns = 48...80
  /// The maximum height of the inspector below the list.
  private static let inspectorLines = 20

  let size: Size
  /// The line of the key hints, if any.
  let hintsRow: Int?
  /// The height of the panel with the choices of a picker or the fields of a form.
  let panelHeight: Int
  /// The index of the first visible choice or field.
  let panelStart: Int
  /// The position of the inspector; nil if it is closed.
  let inspectorPlace: InspectorPlace?
  /// The width of the list, including the gutter.
  let listColumns: Int
  /// The columns beside the rows; none beside the inspector, which shows the same information.
  let sideColumns: ListColumns
  /// The columns in which a row is fitted.
  let rowWidth: Int
  /// The width of a row without the inspector, if the inspector makes rows narrower.
  let widthWithoutInspector: Int?

  init(
    _ screen: ScreenState, hasInspector: Bool, panel: Panel, fixedWidth: Int?
  ) {
    let (size, columns) = (screen.size, screen.listedColumns)
    self.size = size
    let hasHints = screen.hasHints && size.rows >= Self.leastLinesWithHints
    hintsRow = hasHints ? size.rows - 1 : nil
    // The lines that are left for everything else.
    let rows = size.rows - (hasHints ? 1 : 0)
    let margin = size.rows >= 8 ? 2 : 1
    // The panel is as high as its content, so that the list stays where it is while the user types;
    // but at most half as high as the screen. The selected line is in its middle if possible.
    let most = panel.mayCoverList ? rows - 2 * margin - 1 : (rows - 2 * margin) / 2
    panelHeight = min(panel.lines, max(1, most))
    panelStart = max(
      0, min(panel.start ?? panel.selection - panelHeight / 2, panel.count - panelHeight))
    let side = ListColumns(columns, screen: size.columns, fixedWidth: fixedWidth)
    // Beside columns, the inspector leaves the rows as they are.
    let width =
      fixedWidth ?? (side == .none ? nil : max(0, size.columns - Self.gutter - side.width))
    let beside =
      hasInspector
      ? side == .none
        ? Self.columnsBesideInspector(size, fixedWidth: width)
        : width.flatMap { Self.columnsBesideInspector(size, keeping: $0) } : nil
    listColumns = beside ?? size.columns
    sideColumns = beside == nil ? side : .none
    rowWidth = width ?? max(0, listColumns - Self.gutter)
    let whole = max(0, size.columns - Self.gutter)
    widthWithoutInspector = beside != nil && width == nil && whole != rowWidth ? whole : nil
    if !hasInspector {
      inspectorPlace = nil
    } else if beside != nil {
      inspectorPlace = .beside
    } else {
      inspectorPlace = size.rows - 2 * margin - panelHeight >= 8 ? .below : .instead
    }
  }

  /// Returns the width of the list beside the inspector; nil if there is not enough space.
  ///
  /// Rows keep a width set by the user, and the inspector gets the rest.
  private static func columnsBesideInspector(_ size: Size, fixedWidth: Int?) -> Int? {
    guard size.columns >= wideColumns else { return nil }
    // Two fifths for the inspector: it explains the list, so the list gets more.
    let own = min(inspectorColumns.upperBound, size.columns * 2 / 5)
    let columns = max(size.columns - 1 - own, (fixedWidth ?? 0) + gutter)
    return size.columns - columns - 1 < inspectorColumns.lowerBound ? nil : columns
  }

  /// Returns the width of the list beside an inspector that replaces the columns beside the rows;
  /// nil if there is not enough space.
  private static func columnsBesideInspector(_ size: Size, keeping width: Int) -> Int? {
    let columns = width + gutter
    return size.columns - columns - 1 < inspectorColumns.lowerBound ? nil : columns
  }

  /// The widths that determine the height of rows.
  var rowRoom: RowRoom {
    RowRoom(
      width: rowWidth, source: sideColumns.source,
      showsReviewedSource: sideColumns.source == 0 && listColumns >= Self.leastReviewColumns)
  }

  /// The minimum width of a list for showing source strings below rows to review.
  private static let leastReviewColumns = 90

  // MARK: Lines

  /// Whether the screen is too small to show rows.
  var isTooSmall: Bool { size.columns < Self.least.columns || size.rows < Self.least.rows }

  /// Whether rules separate the list from the title and the status line.
  var hasRules: Bool { size.rows >= 8 }

  /// The first line of the list.
  var listTop: Int { hasRules ? 2 : 1 }

  /// The height of the list and inspector.
  var bodyHeight: Int { max(0, statusRow + 1 - 2 * listTop - panelHeight) }

  /// The lines that the inspector leaves to the list.
  var listHeight: Int {
    switch inspectorPlace {
    case nil, .beside: bodyHeight
    case .below: bodyHeight - inspectorHeight - 1
    case .instead: 0
    }
  }

  var listLines: Range<Int> { listTop..<listTop + listHeight }

  /// The lines of the inspector, which leaves a third of the body to a list above it.
  var inspectorHeight: Int {
    switch inspectorPlace {
    case nil: 0
    case .below: min(Self.inspectorLines, bodyHeight - max(2, bodyHeight / 3) - 1)
    case .beside, .instead: bodyHeight
    }
  }

  /// The first line of the inspector.
  var inspectorTop: Int { inspectorPlace == .below ? listTop + listHeight + 1 : listTop }

  /// The first column of the inspector's text.
  var inspectorColumn: Int { inspectorPlace == .beside ? listColumns + 2 : 1 }

  /// The width of the inspector's text.
  var inspectorColumns: Int { size.columns - inspectorColumn - 1 }

  /// The first line of the panel.
  var panelTop: Int { statusRow - panelHeight }

  /// The status line, which is also the input line.
  var statusRow: Int { size.rows - (hintsRow == nil ? 1 : 2) }

  /// The rule below the list and inspector, if there are rules.
  var ruleRow: Int { panelTop - 1 }

  /// The lines below the title of the help, at least one.
  var helpHeight: Int { max(1, size.rows - 1) }

  /// Whether the comparison has a heading.
  var hasComparedHeading: Bool { listHeight >= 3 }

  /// The number of lines for locales in the comparison.
  var comparedHeight: Int { listHeight - (hasComparedHeading ? 1 : 0) }

  /// The number of lines for locales on the coverage board, below its heading.
  var boardHeight: Int { max(1, listHeight - (listHeight > 1 ? 1 : 0)) }

  /// Whether a position on the screen belongs to the inspector.
  func isInspector(_ position: Position) -> Bool {
    switch inspectorPlace {
    case .beside: position.column >= listColumns && position.row >= listTop
    case .below: (listTop + listHeight..<ruleRow).contains(position.row)
    case .instead: true
    case nil: false
    }
  }
}
