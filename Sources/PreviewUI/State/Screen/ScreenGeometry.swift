internal import TerminalUI

enum InspectorPlace: Equatable {
  /// At the right of the list.
  case beside
  /// Below the list.
  case below
  /// In place of the list, on a screen with no room for both.
  case instead
}

/// The columns that decide how many lines a row takes.
struct RowRoom: Equatable, Sendable {
  /// The columns of a row.
  let width: Int
  /// The columns of the source text beside it; 0 if there is none.
  let source: Int
  /// Whether a row to review has its source text below it.
  let showsReviewedSource: Bool
}

/// The places of the parts of the screen: title, list, inspector, panel and status line.
///
/// From top to bottom: the title, a rule, the list, a rule, the panel of a picker or a form, the
/// status line, and the keys that matter. Screens of few lines have no rules and no keys.
struct ScreenGeometry: Sendable {
  /// The columns left of a row: the selection, two marks and a blank.
  static let gutter = 4
  /// The smallest screen with room for rows.
  private static let least = (columns: 20, rows: 4)
  /// The least lines of a screen that names keys.
  private static let leastLinesWithHints = 12
  /// The least columns of a screen with the inspector beside the list.
  private static let wideColumns = 120
  /// The least and the most columns of the inspector beside the list.
  private static let inspectorColumns = 48...80
  /// The most lines of the inspector below the list.
  private static let inspectorLines = 20

  let size: Size
  /// The line that names the keys that matter; nil if there is none.
  let hintsRow: Int?
  /// The lines of the panel: the choices of a picker, or the fields of a form.
  let panelHeight: Int
  /// The first choice or field that the panel shows.
  let panelStart: Int
  /// The place of the inspector; nil if it is closed.
  let inspectorPlace: InspectorPlace?
  /// The columns of the list, with the gutter.
  let listColumns: Int
  /// The columns beside the rows; none beside the inspector, which shows the same.
  let sideColumns: ListColumns
  /// The columns of a row.
  let rowWidth: Int
  /// The columns of a row without the inspector, if it makes the rows narrower.
  let widthWithoutInspector: Int?

  init(_ screen: ScreenState, _ overlay: OverlayState, fixedWidth: Int?) {
    let (size, columns) = (screen.size, screen.listedColumns)
    self.size = size
    let hasHints = screen.hasHints && size.rows >= Self.leastLinesWithHints
    hintsRow = hasHints ? size.rows - 1 : nil
    // The lines that are left for everything else.
    let rows = size.rows - (hasHints ? 1 : 0)
    let margin = size.rows >= 8 ? 2 : 1
    // The panel is as high as its content, so that the list stays where it is while the user types;
    // but at most half as high as the screen. The selected line is in its middle if possible.
    let panel = overlay.panel
    panelHeight = min(panel.lines, max(1, (rows - 2 * margin) / 2))
    panelStart = max(
      0, min(panel.start ?? panel.selection - panelHeight / 2, panel.count - panelHeight))
    let side = ListColumns(columns, screen: size.columns, fixedWidth: fixedWidth)
    // Beside columns, the inspector leaves the rows as they are.
    let width =
      fixedWidth ?? (side == .none ? nil : max(0, size.columns - Self.gutter - side.width))
    let beside =
      overlay.mode.hasInspector
      ? side == .none
        ? Self.columnsBesideInspector(size, fixedWidth: width)
        : width.flatMap { Self.columnsBesideInspector(size, keeping: $0) } : nil
    listColumns = beside ?? size.columns
    sideColumns = beside == nil ? side : .none
    rowWidth = width ?? max(0, listColumns - Self.gutter)
    let whole = max(0, size.columns - Self.gutter)
    widthWithoutInspector = beside != nil && width == nil && whole != rowWidth ? whole : nil
    if !overlay.mode.hasInspector {
      inspectorPlace = nil
    } else if beside != nil {
      inspectorPlace = .beside
    } else {
      inspectorPlace = size.rows - 2 * margin - panelHeight >= 8 ? .below : .instead
    }
  }

  /// The columns of the list beside the inspector; nil if there is no room for both.
  ///
  /// If the user has set the width of the rows, they keep it and the inspector gets the rest.
  private static func columnsBesideInspector(_ size: Size, fixedWidth: Int?) -> Int? {
    guard size.columns >= wideColumns else { return nil }
    // Two fifths for the inspector: it explains the list, so the list gets more.
    let own = min(inspectorColumns.upperBound, size.columns * 2 / 5)
    let columns = max(size.columns - 1 - own, (fixedWidth ?? 0) + gutter)
    return size.columns - columns - 1 < inspectorColumns.lowerBound ? nil : columns
  }

  /// The columns of the list beside the inspector, which takes the place of the columns beside the
  /// rows; nil if that is too small.
  private static func columnsBesideInspector(_ size: Size, keeping width: Int) -> Int? {
    let columns = width + gutter
    return size.columns - columns - 1 < inspectorColumns.lowerBound ? nil : columns
  }

  /// What the size of the rows depends on.
  var rowRoom: RowRoom {
    RowRoom(
      width: rowWidth, source: sideColumns.source,
      showsReviewedSource: sideColumns.source == 0 && listColumns >= Self.leastReviewColumns)
  }

  /// The least columns of a list in which a row to review has its source text below it.
  private static let leastReviewColumns = 90

  // MARK: Lines

  /// Whether the screen is too small to show rows.
  var isTooSmall: Bool { size.columns < Self.least.columns || size.rows < Self.least.rows }

  /// Whether rules separate the list from the title and the status line.
  var hasRules: Bool { size.rows >= 8 }

  /// The first line of the list.
  var listTop: Int { hasRules ? 2 : 1 }

  /// The lines of list and inspector.
  var bodyHeight: Int { max(0, statusRow + 1 - 2 * listTop - panelHeight) }

  /// The lines of the list.
  var listHeight: Int {
    switch inspectorPlace {
    case nil, .beside: bodyHeight
    case .below: bodyHeight - inspectorHeight - 1
    case .instead: 0
    }
  }

  var listLines: Range<Int> { listTop..<listTop + listHeight }

  /// The lines of the inspector.
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

  /// The columns of the inspector's text.
  var inspectorColumns: Int { size.columns - inspectorColumn - 1 }

  /// The first line of the panel.
  var panelTop: Int { statusRow - panelHeight }

  /// The status line, on which the user types too.
  var statusRow: Int { size.rows - (hintsRow == nil ? 1 : 2) }

  /// The rule below list and inspector, if there are rules.
  var ruleRow: Int { panelTop - 1 }

  /// The lines of the help.
  var helpHeight: Int { max(1, size.rows - 1) }

  /// Whether the comparison has a line of headings.
  var hasComparedHeading: Bool { listHeight >= 3 }

  /// The lines of the locales in the comparison.
  var comparedHeight: Int { listHeight - (hasComparedHeading ? 1 : 0) }

  /// The lines of the locales on the coverage board, which has a line of headings.
  var boardHeight: Int { max(1, listHeight - (listHeight > 1 ? 1 : 0)) }

  /// Whether a position of the screen belongs to the inspector.
  func isInspector(_ position: Position) -> Bool {
    switch inspectorPlace {
    case .beside: position.column >= listColumns && position.row >= listTop
    case .below: (listTop + listHeight..<ruleRow).contains(position.row)
    case .instead: true
    case nil: false
    }
  }
}
