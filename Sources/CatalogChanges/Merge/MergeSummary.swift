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

extension MergeSummary {
  /// Counts what both sides did to an entry.
  ///
  /// - Parameters:
  ///   - base: the entry of which both were made; nil if there was none.
  ///   - ours: our entry; nil if there is none.
  ///   - theirs: their entry; nil if there is none.
  ///   - texts: how many texts a side wrote in an entry; nil if both versions say the same.
  mutating func count<Entry>(
    _ base: Entry?, ours: Entry?, theirs: Entry?, texts: (_ old: Entry, _ new: Entry) -> Int?
  ) {
    let isOurs = self.ours.count(ours, since: base, texts: texts)
    let isTheirs = self.theirs.count(theirs, since: base, texts: texts)
    if isOurs, isTheirs { both += 1 } else if !isOurs, !isTheirs { untouched += 1 }
  }
}

extension MergeSummary.Changes {
  /// Counts what the side did to an entry; returns whether it changed it.
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
