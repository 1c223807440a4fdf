internal import PreviewRows
internal import StringCatalog
internal import TextLayout

/// A row, and how it is shown: made once, and then passed from hand to hand.
final class ShownRow: Sendable {
  let row: Row
  let fitted: FittedRow
  /// What is wrong with it.
  let problems: [Diagnostic]
  /// The lines that it takes.
  let height: Int

  init(row: Row, fitted: FittedRow, problems: [Diagnostic]) {
    self.row = row
    self.fitted = fitted
    self.problems = problems
    height = max(1, fitted.height)
  }

  /// How bad the worst of its problems is; nil where there is none that needs a mark.
  var severity: Severity? {
    problems.lazy.map(\.severity).max().flatMap { $0 < .warning ? nil : $0 }
  }
}

extension ShownRow: Equatable {
  /// Whether the two are one: who makes a row again makes another one.
  static func == (left: ShownRow, right: ShownRow) -> Bool { left === right }
}
