/// What each side of a merge did to the entries.
package struct MergeSummary: Hashable, Sendable {
  /// What one side did.
  package struct Changes: Hashable, Sendable {
    /// How many keys it added.
    package var addedKeys = 0
    /// How many keys it removed.
    package var removedKeys = 0
    /// How many texts it wrote in entries that both had.
    package var texts = 0

    /// `+12 -1 keys 3 texts`; what is 0 is left out.
    package var description: String {
      var words: [String] = []
      if addedKeys > 0 { words.append("+\(addedKeys)") }
      if removedKeys > 0 { words.append("-\(removedKeys)") }
      if !words.isEmpty { words.append(addedKeys + removedKeys == 1 ? "key" : "keys") }
      if texts > 0 { words.append("\(texts) \(texts == 1 ? "text" : "texts")") }
      return words.isEmpty ? "0" : words.joined(separator: " ")
    }
  }

  /// What our side did.
  package var ours = Changes()
  /// What their side did.
  package var theirs = Changes()
  /// How many entries both sides changed.
  package var both = 0
  /// How many entries neither side changed.
  package var untouched = 0

  /// One line that says what was merged.
  package var description: String {
    "ours \(ours.description) · theirs \(theirs.description) · both \(both)"
      + " · \(untouched) untouched"
  }
}

extension MemberMerger {
  /// Counts what both sides did to an entry.
  mutating func count(_ entries: Versions) {
    let isOurs = count(entries.ours, since: entries.base, in: \.ours)
    let isTheirs = count(entries.theirs, since: entries.base, in: \.theirs)
    if isOurs, isTheirs { summary.both += 1 } else if !isOurs, !isTheirs { summary.untouched += 1 }
  }

  /// Counts what one side did; returns whether it changed the entry.
  private mutating func count(
    _ entry: MergePlace?, since base: MergePlace?,
    in changes: WritableKeyPath<MergeSummary, MergeSummary.Changes>
  ) -> Bool {
    switch (base, entry) {
    case (nil, nil): return false
    case (nil, _): summary[keyPath: changes].addedKeys += 1
    case (_, nil): summary[keyPath: changes].removedKeys += 1
    case (let base?, let entry?):
      if base.hasBytes(of: entry) { return false }
      let (old, new) = (base.whole, entry.whole)
      if old.isSame(as: new) { return false }
      summary[keyPath: changes].texts += new.leavesWritten(since: old, as: .entry).count
    }
    return true
  }
}
