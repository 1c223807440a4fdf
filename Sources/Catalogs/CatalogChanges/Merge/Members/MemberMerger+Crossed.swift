/// Detection of translations written by one side while the other changed their source string.
extension MemberMerger {
  mutating func findCrossed(in entries: Versions, key: String) {
    guard let base = entries.base, let ours = entries.ours, let theirs = entries.theirs,
      let sourceLanguage
    else { return }
    let (mine, other) = (
      ours.leavesWritten(since: base, as: .entry), theirs.leavesWritten(since: base, as: .entry)
    )
    for (changes, translations) in [(mine, other), (other, mine)] {
      guard changes.contains(where: { $0.locale == sourceLanguage }),
        // If both changed the source string, each translation was written for a new one.
        !translations.contains(where: { $0.locale == sourceLanguage })
      else { continue }
      let updated = Set(changes.map(\.path))
      for leaf in translations where !updated.contains(leaf.path) {
        guard let locale = leaf.locale, locale != sourceLanguage, let state = leaf.state,
          state.text != "new", state.text != "needs_review"
        else { continue }
        addCrossed(
          CrossedTranslation(key: key, locale: locale, path: Array(leaf.path.dropFirst(2))), state)
      }
    }
  }
}
