internal import CatalogChanges
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TextLayout

/// A row ready for display: resolved, fitted, and checked.
///
/// A class, because rows are large and passed between the store, the list, the status line, and the
/// renderer.
final class ShownRow: Sendable {
  let row: Row
  let fitted: FittedRow
  /// The row in points; nil if it is measured in columns.
  let points: PointRow?
  /// The problems of the row, both reported by readers and found in its string.
  let problems: [Diagnostic]
  /// Whether the source string is on the line below the row.
  let hasSourceBelow: Bool
  /// The change to the source string, if it is known and the row is being reviewed.
  let earlierSource: WordDifference?
  /// Whether the row has an unresolved merge conflict.
  let isInConflict: Bool
  /// The plural or device form that the row shows and `i` edits, if its string has several.
  let form: String?
  /// The height of the row in lines.
  let height: Int

  /// Creates a row; `least` is its minimum height, for content beside it.
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
    form = row.form
    height = max(least, fitted.height + (earlierSource != nil ? 2 : hasSourceBelow ? 1 : 0))
  }

  /// The severity of the worst problem; nil if none deserves a mark.
  var severity: Severity? {
    problems.lazy.map(\.severity).max().flatMap { $0 < .warning ? nil : $0 }
  }

  /// The problem that the mark is for; nil if none deserves one.
  var markedProblem: Diagnostic? {
    severity.flatMap { worst in problems.first { $0.severity == worst } }
  }
}

extension Row {
  /// The plural or device form of the row's own string, if it has several.
  fileprivate var form: String? {
    guard let leaf = found.leaf, !leaf.isOnly, hasOwnText, state != .missing, state != .new else {
      return nil
    }
    let steps = leaf.path.steps
    // Names of forms can be any text.
    guard steps.count == 1, case .variation(_, let name) = steps[0], name.count <= 12 else {
      return nil
    }
    return name
  }
}

extension ShownRow: Equatable {
  /// Returns whether both are the same object.
  ///
  /// A recreated row may look different.
  static func == (left: ShownRow, right: ShownRow) -> Bool { left === right }
}
