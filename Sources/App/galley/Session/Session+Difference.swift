import PreviewUI

/// The changes since a revision, for the pane and the filter that show them.
extension Session {
  /// The comparison that is going on, and the one that the screen shows.
  struct Comparing {
    /// The load whose outcome is awaited.
    var load: DifferenceLoad?
    /// Whether the tables, or the wanted revision, are others than those of the load.
    var isOutdated = false
    /// The revision that the user has named last.
    var revision: String?
    /// How many loads there have been.
    var count = 0
  }

  /// Starts to compare the tables with a revision; without one, with the last one that was named.
  mutating func findDifference(since revision: String?) {
    if let revision { comparing.revision = revision }
    let name = comparing.revision ?? options.since ?? "HEAD"
    model.awaitDifference(since: name)
    // A load is not waited for on this thread.
    guard comparing.load == nil else {
      comparing.isOutdated = true
      return
    }
    comparing.isOutdated = false
    comparing.count += 1
    comparing.load = DifferenceLoad(
      of: tables, in: options.shared.paths, since: name, id: comparing.count, to: mailbox)
  }

  /// Shows what a load has found.
  mutating func take(_ outcome: DifferenceLoad.Outcome, of id: Int) {
    guard id == comparing.load?.id else { return }
    comparing.load = nil
    guard !comparing.isOutdated else { return followDifference() }
    switch outcome {
    case .found(let difference): model.show(difference)
    case .failed(let reason):
      comparing.revision = nil
      model.failDifference(reason)
    }
  }

  /// Compares the tables again after they were read again, if the screen shows what has changed.
  mutating func followDifference() {
    if model.needsDifference { findDifference(since: nil) }
  }
}
