import PreviewRows
public import SourceText
import TextLayout

extension RuleID {
  /// A row that does not show its whole text.
  public static let truncates = RuleID("truncates", .error)
}

extension Rule {
  /// A row that does not show its whole text.
  static let truncates = Rule(
    .truncates, summary: "a row does not show its whole text",
    why: """
      Users read only a part of the text at this width, or the row is taller than the screen of \
      the app expects.
      """,
    fix: "Shorten the text, or give the row more room."
  ) {
    checked, found in
    if let points = checked.points, points.written == nil {
      found += [points.diagnostic(.truncates)].compactMap(\.self)
    }
    guard let fitted = checked.fitted else { return }
    if fitted.isCut {
      let lost = fitted.lostColumns
      let message =
        switch (lost, fitted.isInPoints) {
        case (...0, _): "a character is wider than the row"
        case (1, false): "1 column is not shown"
        case (_, false): "\(lost) columns are not shown"
        case (1, true): "1 point is not shown"
        case (_, true): "\(lost) points are not shown"
        }
      found.append(Diagnostic(.truncates, message: message))
    } else if let last = checked.lastLayout, fitted.layout.isLater(than: last) {
      let needed = fitted.breakpoints.width(of: last)
      let room = needed.map { "needs \($0) columns to fit" } ?? "has too many lines to fit"
      found.append(
        Diagnostic(.truncates, message: "the text \(room) the layout \(last.rawValue)"))
    }
  }
}

extension Layout {
  /// Whether the layout takes more lines than another.
  fileprivate func isLater(than other: Layout) -> Bool {
    let order = Layout.allCases
    return (order.firstIndex(of: self) ?? 0) > (order.firstIndex(of: other) ?? 0)
  }
}

extension Breakpoints {
  /// The least width at which a layout fits; nil if no width is enough.
  fileprivate func width(of layout: Layout) -> Int? {
    switch layout {
    case .compact: compact
    case .standard: standard
    case .extended, .none: 1
    }
  }
}
