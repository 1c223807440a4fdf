internal import PreviewRows
internal import TerminalUI

/// Where the inspector stands.
enum InspectorPlace: Equatable {
  /// At the right of the list.
  case beside
  /// Under the list.
  case below
  /// In the place of the list, where there is no room for both.
  case instead
}

extension Model {
  /// The least columns of a terminal in which the inspector stands beside the list.
  private static let wideColumns = 120
  /// The columns that the inspector has at least beside the list, and at most.
  private static let inspectorColumns = 48...80
  /// The most lines that the inspector has under the list.
  private static let inspectorLines = 20

  /// Where the inspector stands; nil where it is not shown.
  var inspectorPlace: InspectorPlace? {
    guard mode == .inspect else { return nil }
    if columnsBesideInspector != nil { return .beside }
    return bodyHeight >= 8 ? .below : .instead
  }

  /// The columns that the list has beside the inspector; nil where they have no room for both.
  ///
  /// Rows of a width that was asked for keep it, whatever stands beside them; others are as wide
  /// as their part, as they are as wide as the terminal without it.
  private var columnsBesideInspector: Int? {
    guard size.columns >= Self.wideColumns else { return nil }
    // Two of five columns: the list is what it explains.
    let own = min(Self.inspectorColumns.upperBound, size.columns * 2 / 5)
    let columns = max(size.columns - 1 - own, (fixedWidth ?? 0) + Self.gutter)
    return size.columns - columns - 1 < Self.inspectorColumns.lowerBound ? nil : columns
  }

  /// The columns of the list, with its gutter.
  var listColumns: Int {
    mode == .inspect ? columnsBesideInspector ?? size.columns : size.columns
  }

  /// The lines of the list, between what is above and below it.
  var listHeight: Int {
    switch inspectorPlace {
    case nil, .beside: bodyHeight
    case .below: bodyHeight - inspectorHeight - 1
    case .instead: 0
    }
  }

  /// The lines of the inspector.
  var inspectorHeight: Int {
    switch inspectorPlace {
    case nil: 0
    case .below: min(Self.inspectorLines, bodyHeight - max(2, bodyHeight / 3) - 1)
    case .beside, .instead: bodyHeight
    }
  }

  /// Opens or closes what is shown with the list; rows may have another width then.
  mutating func show(_ other: Mode) {
    let width = rowWidth
    mode = other
    helpTop = 0
    helpFilter = Needle("")
    inspectorTop = 0
    if rowWidth != width { remakeRows() }
    // Where no rule says it, nobody would know that there is more.
    if inspectorPlace == .instead, !hasRules {
      message = keymap.legend(for: [.scrollDown, .scrollUp]) + " scroll the inspector"
    }
  }

  /// Scrolls the inspector by a line, or the help, which is as long.
  mutating func scrollInspector(by lines: Int) {
    switch mode {
    case .inspect:
      let last = InspectorView(model: self)?.lastTop ?? 0
      inspectorTop = max(0, min(min(inspectorTop, last) + lines, last))
    case .help: move(lines > 0 ? .down : .up)
    case .browse, .compare:
      message = "the inspector is closed; \(keymap.legend(for: [.inspect])) opens it"
    }
  }
}
