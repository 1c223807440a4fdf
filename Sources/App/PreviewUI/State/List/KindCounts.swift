internal import PreviewRows

/// An incremental count of the rows of each kind in the menu.
struct KindCounts: Job {
  private(set) var numbers: [RowFilter.Kind: Int] = [:]
  /// Whether the changed rows are known.
  private var knowsChanges = false
  /// The next entry whose state to count, and the next row to examine after that.
  private var nextState = 0
  private var nextRow = 0

  /// Whether rows are left to count while the menu is open.
  func isPending(in model: Model) -> Bool {
    model.stage.keys.menu?.hasKinds == true && !isComplete(of: model.catalog.rowCount)
  }

  /// Whether everything has been counted.
  func isComplete(of count: Int) -> Bool { nextRow >= count }

  /// Whether the count of a kind is final.
  func isFinal(_ kind: RowFilter.Kind, of count: Int) -> Bool {
    kind.needsRow ? isComplete(of: count) : nextState >= count
  }

  /// Whether there is a count for a kind.
  func isKnown(_ kind: RowFilter.Kind) -> Bool { kind != .changed || knowsChanges }

  /// Counts further states, and then rows.
  mutating func advance(rows: Int, in model: Model) {
    let (catalog, store, width) = (model.catalog, model.rows, model.geometry.rowWidth)
    let total = catalog.rowCount
    guard nextState >= total else {
      let end = min(total, nextState + Self.entries(inTimeOf: rows))
      while nextState < end {
        let (state, isStale) = store.state(at: catalog.index(of: nextState))
        if let kind = RowFilter.Kind(state) { numbers[kind, default: 0] += 1 }
        if isStale { numbers[.stale, default: 0] += 1 }
        if let isChanged = model.isChanged(at: catalog.index(of: nextState)) {
          knowsChanges = true
          if isChanged { numbers[.changed, default: 0] += 1 }
        }
        nextState += 1
      }
      return
    }
    let end = min(total, nextRow + rows)
    while nextRow < end {
      let shown = store.unstoredRow(at: catalog.index(of: nextRow))
      for kind in RowFilter.Kind.allCases where kind.needsRow && shown.isOf(kind, width: width) {
        numbers[kind, default: 0] += 1
      }
      nextRow += 1
    }
  }
}

extension RowFilter.Kind {
  /// Creates the kind for a state; nil if no filter has it.
  init?(_ state: RowState) {
    switch state {
    case .missing: self = .missing
    case .needsReview: self = .review
    case .new: self = .new
    case .other("machine_translated"): self = .machineTranslated
    case .translated: self = .translated
    case .notTranslated, .other: return nil
    }
  }
}
