internal import CatalogChanges
internal import PreviewRows
internal import SourceText
internal import TextLayout

/// A row that is ready to be shown: resolved, fitted to its width, and checked for problems.
///
/// A class, because rows are large and pass from the store to the list, the status line and the
/// renderer.
final class ShownRow: Sendable {
  let row: Row
  let fitted: FittedRow
  /// The row in points; nil if it is measured in columns.
  let points: PointRow?
  /// The problems of the row, from the readers and from its text.
  let problems: [Diagnostic]
  /// Whether the source text is on the line below the row.
  let hasSourceBelow: Bool
  /// What the source text was before, and what differs; nil unless the row is reviewed and that is known.
  let earlierSource: WordDifference?
  /// Whether a merge has left two versions of it.
  let isInConflict: Bool
  /// The lines that the row takes.
  let height: Int

  /// `least` is the number of lines that something beside the row needs.
  init(
    row: Row, fitted: FittedRow, points: PointRow?, problems: [Diagnostic], least: Int = 1,
    hasSourceBelow: Bool = false, earlierSource: WordDifference? = nil, isInConflict: Bool = false
  ) {
    self.row = row
    self.fitted = fitted
    self.points = points
    self.problems = problems
    self.hasSourceBelow = hasSourceBelow && earlierSource == nil
    self.earlierSource = earlierSource
    self.isInConflict = isInConflict
    height = max(least, fitted.height + (earlierSource != nil ? 2 : hasSourceBelow ? 1 : 0))
  }

  /// The severity of the worst problem; nil if no problem deserves a mark.
  var severity: Severity? {
    problems.lazy.map(\.severity).max().flatMap { $0 < .warning ? nil : $0 }
  }
}

extension ShownRow: Equatable {
  /// Whether both are the same object.
  ///
  /// A row that is made again may look different.
  static func == (left: ShownRow, right: ShownRow) -> Bool { left === right }
}
