internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog
internal import TerminalUI

/// The review of rows that need it, one after another.
extension Model {
  /// Whether a review is in progress.
  public var isReviewing: Bool { review != nil }

  /// Whether the screen shows a written text already, and nothing that follows from it has to be found in
  /// the file: the next row to review, or the forms.
  public var showsWrittenText: Bool {
    catalog.trial != nil && review == nil && overlay.forms == nil
  }

  /// Whether the status line shows the source string of the row being reviewed.
  public var showsReviewedSource: Bool { reviewedSource != nil }

  /// The source string of the row being reviewed, if there is no space for it in the row.
  var reviewedSource: String? {
    guard review != nil, overlay.showsRows, !geometry.rowRoom.showsReviewedSource,
      let number = list.selectedRow, let row = selectedRow?.row, !row.isInSourceLanguage,
      let language = catalog.tables[catalog.index(of: number).table].table.sourceLanguage
    else { return nil }
    return "\(language)  \(row.sourceText)"
  }

  /// Starts a review at the selected row if it needs review, or else at a later one.
  ///
  /// If git is available, the source string in the last commit is shown below the row.
  mutating func startReview(count: Int) -> Effect? {
    let left = rowsToReview
    if left > 0 {
      // The status line is for source strings, and the user has seen any earlier error.
      status.clearFailure()
      review = ReviewQueue(left: left)
      if catalog.difference != nil { noteRows(keepingList: true) }
    }
    if left == 0 || count != 1 || !isSelectedToReview { find(.review, count: count) }
    return left > 0 ? askForCommit() : nil
  }

  /// Counts the remaining rows, and ends the review if there are none.
  mutating func countReview() {
    guard review != nil else { return }
    let left = rowsToReview
    review = left > 0 ? ReviewQueue(left: left, seen: review?.seen) : nil
  }

  private var rowsToReview: Int {
    list.rows.indices.count { rows.state(at: catalog.index(of: list[$0])).state.isToReview }
  }

  private var isSelectedToReview: Bool {
    list.selectedRow.map { rows.state(at: catalog.index(of: $0)).state.isToReview } ?? false
  }

  /// Lists the forms of the selected row if it hides any that need review; returns false if the
  /// user has seen them.
  private mutating func showsFormsFirst() -> Bool {
    guard let row = selectedRow?.row, let localization = row.found.localization,
      review?.seen != list.selectedRow
    else { return false }
    let waiting = localization.leaves.filter {
      RowState(spelled: $0.state).isToReview
    }
    guard waiting.contains(where: { $0.path != row.found.leaf?.path }) else { return false }
    review?.seen = list.selectedRow
    openForms(at: waiting.first?.path)
    guard overlay.forms != nil else { return false }
    let forms = waiting.count == 1 ? "1 form needs" : "\(waiting.count) forms need"
    status.say("\(forms) review: ~ accepts it; Esc, then Enter accepts all")
    return true
  }

  /// Whether a key has a special meaning during a review.
  func isReviewKey(_ key: Key) -> Bool {
    guard review != nil, overlay.showsRows, status.pendingKeys.isEmpty, status.count == nil else {
      return false
    }
    switch key {
    case .enter, .character("~"), .character("n"): return true
    // Escape closes the inspector first.
    case .escape: return overlay.mode == .browse
    default: return false
    }
  }

  /// Accepts the selected row, skips it, or ends the review.
  mutating func review(_ key: Key) -> Effect? {
    status.clearFailure()
    var effect: Effect?
    switch key {
    case .escape:
      review = nil
      if catalog.difference != nil { noteRows(keepingList: true) }
      status.say("review ended")
      return nil
    case .character("n"): break
    default:
      if isSelectedToReview {
        if showsFormsFirst() { return nil }
        effect = setRowState("translated")
        guard effect != nil else { return nil }
      }
    }
    find(.review, step: 1, skippingSelected: true)
    return effect
  }
}
