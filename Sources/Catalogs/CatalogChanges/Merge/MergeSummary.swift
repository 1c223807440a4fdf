/// The changes made by each side of a merge.
package struct MergeSummary: Hashable, Sendable {
  /// The changes made by one side.
  package struct Changes: Hashable, Sendable {
    /// The number of added keys.
    package var addedKeys = 0
    /// The number of removed keys.
    package var removedKeys = 0
    /// The number of strings written in existing entries.
    package var texts = 0

    /// The changes in the form `+12 -1 keys 3 texts`, omitting zeros.
    package var description: String {
      var words: [String] = []
      if addedKeys > 0 { words.append("+\(addedKeys)") }
      if removedKeys > 0 { words.append("-\(removedKeys)") }
      if !words.isEmpty { words.append(addedKeys + removedKeys == 1 ? "key" : "keys") }
      if texts > 0 { words.append("\(texts) \(texts == 1 ? "text" : "texts")") }
      return words.isEmpty ? "0" : words.joined(separator: " ")
    }
  }

  /// The changes made by our side.
  package var ours = Changes()
  /// The changes made by their side.
  package var theirs = Changes()
  /// The number of entries that both sides changed.
  package var both = 0
  /// The number of entries that neither side changed.
  package var untouched = 0

  /// A one-line description of the merge.
  package var description: String {
    "ours \(ours.description) · theirs \(theirs.description) · both \(both)"
      + " · \(untouched) untouched"
  }
}

extension MergeSummary {
  /// Counts the changes to an entry.
  ///
  /// - Parameters:
  ///   - base: the common ancestor; nil if there is none.
  ///   - ours: our entry; nil if there is none.
  ///   - theirs: their entry; nil if there is none.
  ///   - texts: returns the number of strings written by a side; nil if both versions are the same.
  mutating func count<Entry>(
    _ base: Entry?, ours: Entry?, theirs: Entry?, texts: (_ old: Entry, _ new: Entry) -> Int?
  ) {
    let isOurs = self.ours.count(ours, since: base, texts: texts)
    let isTheirs = self.theirs.count(theirs, since: base, texts: texts)
    if isOurs, isTheirs { both += 1 } else if !isOurs, !isTheirs { untouched += 1 }
  }
}

extension MergeSummary.Changes {
  /// Counts one side's changes to an entry; returns whether it changed.
  fileprivate mutating func count<Entry>(
    _ entry: Entry?, since base: Entry?, texts: (_ old: Entry, _ new: Entry) -> Int?
  ) -> Bool {
    switch (base, entry) {
    case (nil, nil): return false
    case (nil, _): addedKeys += 1
    case (_, nil): removedKeys += 1
    case (let base?, let entry?):
      guard let written = texts(base, entry) else { return false }
      self.texts += written
    }
    return true
  }
}
