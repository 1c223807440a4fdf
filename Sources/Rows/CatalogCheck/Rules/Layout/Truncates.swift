import PreviewRows
import SourceText
package import TextLayout

extension Rule {
  package static let truncates = Rule(
    RuleID("truncates", .error), "string truncated at the given width",
    why: "Users see only part of the string, or the row needs more lines than --max-layout allows.",
    fix: "Shorten the string, or give the row more space."
  ) {
    checked, found in
    if let points = checked.points, points.written == nil {
      points.report(to: &found)
    }
    guard let fitted = checked.fitted else { return }
    if fitted.isCut {
      let lost = fitted.lostColumns
      let message =
        switch (lost, fitted.isInPoints) {
        case (...0, _): "row narrower than one character"
        case (1, false): "1 column truncated"
        case (_, false): "\(lost) columns truncated"
        case (1, true): "1 point truncated"
        case (_, true): "\(lost) points truncated"
        }
      found.add(message)
    } else if let last = checked.lastLayout, fitted.layout.isLater(than: last) {
      let needed = fitted.breakpoints.width(of: last)
      let isOneLine = last == .compact
      found.add(
        needed.map {
          "needs \($0) columns on \(isOneLine ? "one line" : "two lines"), has \(fitted.columns)"
        } ?? "has more than \(isOneLine ? "one line" : "two lines")")
    }
  }
}

extension Layout {
  /// Whether the layout takes more lines than another.
  package func isLater(than other: Layout) -> Bool {
    let order = Layout.allCases
    return (order.firstIndex(of: self) ?? 0) > (order.firstIndex(of: other) ?? 0)
  }
}

extension Breakpoints {
  /// Returns the minimum width for a layout; nil if no width is enough.
  fileprivate func width(of layout: Layout) -> Int? {
    switch layout {
    case .compact: compact
    case .standard: standard
    case .extended, .none: 1
    }
  }
}
