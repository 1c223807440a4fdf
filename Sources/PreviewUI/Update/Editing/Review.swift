internal import TerminalUI

/// The review: the rows that need it, one after another.
extension Model {
  /// Whether the user goes through the rows that need review.
  public var isReviewing: Bool { review != nil }

  /// Starts the review at the selected row if it needs review, else at a later one.
  ///
  /// Where git knows it, the source text of the last commit is shown below the row.
  mutating func startReview(count: Int) -> Effect? {
    let left = rowsToReview
    if left > 0 {
      review = ReviewQueue(left: left)
      if catalog.difference != nil { noteRows(keepingList: true) }
    }
    if left == 0 || count != 1 || !isSelectedToReview { find(.review, count: count) }
    return left > 0 ? askForCommit() : nil
  }

  /// Counts what is left, and ends the review if that is nothing.
  mutating func countReview() {
    guard review != nil else { return }
    let left = rowsToReview
    review = left > 0 ? ReviewQueue(left: left) : nil
  }

  private var rowsToReview: Int {
    list.rows.indices.count { rows.state(at: catalog.index(of: list[$0])).state.isToReview }
  }

  private var isSelectedToReview: Bool {
    list.selectedRow.map { rows.state(at: catalog.index(of: $0)).state.isToReview } ?? false
  }

  /// Whether a key means something else while rows are reviewed.
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
        effect = setRowState("translated")
        guard effect != nil else { return nil }
      }
    }
    find(.review, step: 1, skippingSelected: true)
    return effect
  }
}
