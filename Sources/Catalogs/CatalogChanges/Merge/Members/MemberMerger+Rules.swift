internal import JSONDocuments

/// Rules for values that both sides changed differently.
extension MemberMerger {
  // MARK: Texts and states

  /// Returns the side whose string wins; nil for a conflict.
  private func textSide(of units: Versions) -> MergeVersion? {
    if let side = Self.contents(of: units).changedSide(template: template) { return side }
    // An untranslated string yields to a translation.
    guard locale != nil, locale != sourceLanguage else { return nil }
    let isNew = [units.ours, units.theirs].map { $0?["state"]?.text == "new" }
    return isNew[0] == isNew[1] ? nil : isNew[0] ? .theirs : .ours
  }

  /// Returns a string that combines both sides of a conflict, with markers.
  private func marked(_ ours: MergePlace?, _ theirs: MergePlace?) -> MergedContent? {
    guard let ours = ours?.text, let theirs = theirs?.text else { return nil }
    let text = JSONText.encode("<<<<<<< ours\n\(ours)\n=======\n\(theirs)\n>>>>>>> theirs")
    return .value(.written(Array("\"\(text)\"".utf8)))
  }

  private static func contents(of units: Versions) -> Versions {
    let content = { (unit: MergePlace?) in unit?["value"] ?? unit?["values"] }
    return Versions(
      base: content(units.base), ours: content(units.ours), theirs: content(units.theirs))
  }

  mutating func mergeText(
    _ values: Versions, of units: Versions, named name: String
  ) -> MergedContent? {
    if let side = textSide(of: units) { return copied(values[side]) }
    report(.text, named: nil)
    if keepsConflictsInTexts, let text = marked(values.ours, values.theirs) { return text }
    return values.conflict
  }

  /// Merges states so that a state stays with its string: an approval never applies to another
  /// string.
  func mergeState(_ states: Versions, of units: Versions) -> MergedContent? {
    let side = textSide(of: units)
    if keepsConflictsInTexts, side == nil {
      return .value(.written(Array("\"needs_review\"".utf8)))
    }
    if isSame(states.ours, states.theirs) { return copied(states[template]) }
    guard let side else { return states.conflict }
    let contents = Self.contents(of: units)
    if isSame(contents.ours, contents.theirs) {
      if units.base != nil, isSame(contents.base, contents.ours) {
        if isSame(states.base, states.ours) { return copied(states.theirs) }
        if isSame(states.base, states.theirs) { return copied(states.ours) }
      }
      return copied(Self.lessFinished(states.ours, states.theirs))
    }
    let otherSide = side == .ours ? MergeVersion.theirs : .ours
    let (own, other, kept) = (states[side], states[otherSide], contents[otherSide])
    // The other side has the old text. If it made that less finished, the source text has changed.
    if units.base != nil, isSame(contents.base, kept),
      Self.rank(of: other) < Self.rank(of: states.base)
    {
      return copied(Self.lessFinished(own, other))
    }
    return copied(own)
  }

  /// Returns the rank of a state by how finished it is.
  private static func rank(of state: MergePlace?) -> Int {
    switch state?.text {
    case "new": 1
    case "needs_review": 2
    case "machine_translated": 3
    case "translated": 4
    default: 0
    }
  }

  private static func lessFinished(_ one: MergePlace?, _ other: MergePlace?) -> MergePlace? {
    guard let one, let other else { return nil }
    let ranks = (rank(of: one), rank(of: other))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 ? one : other }
    return isBefore(one, other) ? one : other
  }

  /// Whether a value sorts before another; the order is arbitrary but favors neither side.
  private static func isBefore(_ one: MergePlace, _ other: MergePlace) -> Bool {
    one.tree.raw(one.value).lexicographicallyPrecedes(other.tree.raw(other.value))
  }

  // MARK: Shapes

  /// Returns the mutually exclusive members of a localization.
  private static func shape(of place: MergePlace?) -> Set<String> {
    var shape: Set<String> = []
    for name in ["stringUnit", "stringSet"] where place?[name] != nil { shape.insert(name) }
    if let variations = place?["variations"] {
      for axis in variations.tree.children(of: variations.node) {
        shape.insert("variations " + variations.at(axis).name)
      }
    }
    return shape
  }

  private static func substitutions(of place: MergePlace?) -> Set<String> {
    guard let substitutions = place?["substitutions"] else { return [] }
    return Set(
      substitutions.tree.children(of: substitutions.node).map { substitutions.at($0).name })
  }

  mutating func mergeShapes(_ values: Versions, as role: MergeRole) -> MergedContent {
    let shapes = (Self.shape(of: values.ours), Self.shape(of: values.theirs))
    if shapes.0 != shapes.1, !shapes.0.isEmpty, !shapes.1.isEmpty {
      if let base = values.base, let ours = values.ours, let theirs = values.theirs {
        let shape = Self.shape(of: base)
        if shape == shapes.0, !ours.wroteText(since: base, as: role) {
          return .value(.copied(theirs))
        }
        if shape == shapes.1, !theirs.wroteText(since: base, as: role) {
          return .value(.copied(ours))
        }
      }
      return conflict(values, .shape, named: nil)
    }
    let mark = mark
    let merged = mergeObject(values, as: role)
    guard self.mark > mark,
      Self.substitutions(of: values.ours) != Self.substitutions(of: values.theirs)
    else { return .value(.object(merged)) }
    // A text and its substitutions belong together.
    forgetConflicts(since: mark)
    return conflict(values, .shape, named: nil)
  }

  // MARK: Comments

  /// A comment with the members that describe its origin.
  private struct Comment: Equatable {
    var text: [UInt8]?
    var isGenerated: Bool
    var generation: Double

    init(of entry: MergePlace?) {
      text = entry?["comment"].map { Array(($0.text ?? "").utf8) }
      isGenerated = entry?["isCommentAutoGenerated"].map { $0.tree[$0.node].kind == .true } ?? false
      let version = entry?["commentGenerationVersion"]
      let raw = version.map { String(decoding: $0.tree.raw($0.value), as: UTF8.self) } ?? ""
      generation = Double(raw.filter { $0 != "\"" }) ?? 0
    }
  }

  /// Merges a comment together with its origin; one written by a person wins over a generated one.
  mutating func mergeComment(
    _ values: Versions, named name: String, of entries: Versions
  ) -> MergedContent? {
    let base = Comment(of: entries.base)
    let ours = Comment(of: entries.ours)
    let theirs = Comment(of: entries.theirs)
    let side: MergeVersion?
    if ours == theirs {
      side = template
    } else if entries.base != nil, base == ours {
      side = .theirs
    } else if entries.base != nil, base == theirs {
      side = .ours
    } else if ours.isGenerated != theirs.isGenerated,
      (ours.text == nil) == (theirs.text == nil)
    {
      side = ours.isGenerated ? .theirs : .ours
    } else if ours.isGenerated && theirs.isGenerated || ours.text == theirs.text {
      let isOurs =
        ours.generation != theirs.generation
        ? ours.generation > theirs.generation
        : (theirs.text ?? []).lexicographicallyPrecedes(ours.text ?? [])
      side = isOurs ? .ours : .theirs
    } else if entries.base == nil || base.text == nil, ours.text == nil || theirs.text == nil {
      side = ours.text == nil ? .theirs : .ours
    } else if ours.text == nil || theirs.text == nil {
      // One side removed the comment. A comment written by a tool is no loss.
      let left = ours.text == nil ? theirs : ours
      side = left.isGenerated ? (ours.text == nil ? .ours : .theirs) : nil
    } else {
      side = nil
    }
    if let side { return copied(values[side]) }
    if isSame(values.ours, values.theirs) { return copied(values.ours) }
    // Of the members that differ, the first one reports the conflict.
    let first = ["comment", "commentGenerationVersion", "isCommentAutoGenerated"].first {
      !isSame(entries.ours?[$0], entries.theirs?[$0])
    }
    if name == first { report(.comment, named: "comment") }
    if name == "comment", keepsConflictsInTexts, let text = marked(values.ours, values.theirs) {
      return text
    }
    return values.conflict
  }

  // MARK: Bookkeeping

  /// Merges the extraction state.
  ///
  /// Never a conflict, because the next build determines the state anew.
  func mergeExtraction(_ values: Versions) -> MergedContent? {
    let ranks = ["stale", nil, "extracted_with_value", "migrated", "manual"]
    let rank = { (place: MergePlace?) in
      // An unknown state ranks slightly above no state.
      ranks.firstIndex { $0 == place?.text }.map { $0 * 2 } ?? 3
    }
    if let side = values.changedSide(template: template) { return copied(values[side]) }
    if rank(values.ours) != rank(values.theirs) {
      return copied(rank(values.ours) > rank(values.theirs) ? values.ours : values.theirs)
    }
    guard let ours = values.ours, let theirs = values.theirs else { return nil }
    return copied(Self.isBefore(ours, theirs) ? ours : theirs)
  }

  /// Merges a Boolean member that is omitted when it has its default value.
  mutating func mergeSwitch(
    _ values: Versions, unless usual: JSONTree.Kind, named name: String
  ) -> MergedContent? {
    let kind = { (place: MergePlace?) in place.map { $0.tree[$0.node].kind } ?? usual }
    let kinds = [kind(values.base), kind(values.ours), kind(values.theirs)]
    guard kinds.allSatisfy({ $0 == .true || $0 == .false }) else {
      return merge(values, named: name, as: .other)
    }
    if kinds[1] == kinds[2] {
      if isSame(values.base, values.ours) { return copied(values.theirs) }
      if isSame(values.base, values.theirs) { return copied(values.ours) }
      return copied(values.ours == nil || values.theirs == nil ? nil : values.ours)
    }
    return copied(kinds[0] == kinds[1] ? values.theirs : values.ours)
  }

  /// Merges the version of the format; the higher one wins.
  mutating func mergeVersion(_ values: Versions) -> MergedContent? {
    guard !isSame(values.base, values.ours), !isSame(values.base, values.theirs),
      let ours = values.ours?.text, let theirs = values.theirs?.text, ours != theirs
    else { return merge(values, named: "version", as: .other) }
    let numbers = [ours, theirs].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
    let isOurs = numbers[1].lexicographicallyPrecedes(numbers[0])
    return copied(isOurs ? values.ours : values.theirs)
  }
}
