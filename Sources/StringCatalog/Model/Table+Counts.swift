extension Table {
  /// How much a table holds.
  public struct Counts: Hashable, Sendable {
    /// The number of entries.
    public var entries = 0
    /// The number of localizations in all entries.
    public var localizations = 0
    /// The number of leaves in all localizations.
    public var leaves = 0
    /// The number of leaves in each state, in the order of the table's `states`.
    public var leavesByState: [Int]
  }

  /// Counts what is in the table, without decoding any of it.
  public var counts: Counts {
    let numbers = TableNumbers(self)
    var counts = Counts(leavesByState: Array(repeating: 0, count: states.count))
    counts.entries = numbers.entryCount
    for entry in 0..<counts.entries {
      let localizations = numbers.localizations(of: entry)
      counts.localizations += localizations.count
      for localization in localizations {
        let leaves = numbers.leaves(of: localization)
        counts.leaves += leaves.count
        for leaf in leaves { counts.leavesByState[numbers.state(of: leaf)] += 1 }
      }
    }
    return counts
  }
}
