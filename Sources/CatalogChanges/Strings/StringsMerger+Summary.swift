/// Counts what both sides did.
extension StringsMerger {
  mutating func count(_ entries: Parts<StringsVersion.Entry>) {
    let isOurs = count(entries.ours, since: entries.base, in: \.ours)
    let isTheirs = count(entries.theirs, since: entries.base, in: \.theirs)
    if isOurs, isTheirs { summary.both += 1 } else if !isOurs, !isTheirs { summary.untouched += 1 }
  }

  private mutating func count(
    _ entry: StringsVersion.Entry?, since base: StringsVersion.Entry?,
    in changes: WritableKeyPath<MergeSummary, MergeSummary.Changes>
  ) -> Bool {
    switch (base, entry) {
    case (nil, nil): return false
    case (nil, _): summary[keyPath: changes].addedKeys += 1
    case (_, nil): summary[keyPath: changes].removedKeys += 1
    case (let base?, let entry?):
      let isSame = entry.text.utf8.elementsEqual(base.text.utf8)
      if !isSame { summary[keyPath: changes].texts += 1 }
      return !isSame || !Self.areSame(entry.comments.own, base.comments.own)
    }
    return true
  }
}
