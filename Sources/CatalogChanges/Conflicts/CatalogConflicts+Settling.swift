package import StringCatalog

extension CatalogConflicts {
  /// What was decided of a conflict.
  package enum Decision: Hashable, Sendable {
    /// The string is taken from one side.
    case side(Side)
    /// The string has a text of its own.
    case text(OwnText)

    /// The string is taken from our side.
    package static let ours = Decision.side(.ours)
    /// The string is taken from the other side.
    package static let theirs = Decision.side(.theirs)
  }

  /// A text that neither side has.
  package struct OwnText: Hashable, Sendable {
    let locale: String
    let path: LeafPath
    let text: String
    let state: String?

    /// A text in a language.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - locale: its language, as the file spells it.
    ///   - path: its path in the language.
    ///   - state: the state that it gets; nil for that of the text in its place.
    package init(_ text: String, locale: String, path: LeafPath, state: String? = nil) {
      (self.text, self.locale, self.path, self.state) = (text, locale, path, state)
    }
  }

  /// A version of the file in which some conflicts are settled.
  package struct Settled: Sendable {
    /// The file; conflicts that are left have their markers.
    package let bytes: [UInt8]
    package let settled: Set<ID>
  }

  /// Settles the conflicts of each block of which all are decided, and proves the result.
  ///
  /// - Parameters:
  ///   - decisions: what each conflict becomes, as far as that is decided.
  ///   - order: the order of members, by which those of the other side get their places.
  /// - Returns: the new version; nil if no block is decided, or if those that are wait for others.
  /// - Throws: why the decisions cannot be written.
  package func settle(
    _ decisions: [ID: Decision], order: KeyOrder
  ) throws(Fault) -> Settled? {
    var plan = SettlingPlan()
    for (number, blocks) in groups.enumerated() where !others.contains(number) {
      let own = conflicts.filter { $0.group == number }
      let decided = own.compactMap { decisions[$0.id] }
      guard decided.count == own.count else { continue }
      guard try add(own, decided, in: blocks, decisions, order, to: &plan) else {
        plan.waiting.insert(number)
        continue
      }
      plan.settle(own, decided, in: number)
    }
    let text: [UInt8]
    if !plan.waiting.isEmpty, plan.groups.union(plan.waiting).count == groups.count {
      // With no other conflict left, there is no block that the edits have to stay in.
      text = try wholeText(plan, decisions, order)
      for number in plan.waiting {
        let own = conflicts.filter { $0.group == number }
        plan.settle(own, own.compactMap { decisions[$0.id] }, in: number)
      }
    } else {
      guard !plan.choices.isEmpty, !plan.settled.isEmpty || conflicts.isEmpty else { return nil }
      text = marked.text { plan.choices[$0] ?? .open }
    }
    try prove(text, plan.settled, in: plan.groups)
    return Settled(bytes: file.encode(text), settled: Set(plan.settled.keys))
  }

  /// What becomes of the blocks of a file.
  struct SettlingPlan {
    var choices: [Int: MarkedText.Choice] = [:]
    var settled: [ID: Decision] = [:]
    /// The groups whose conflicts are settled.
    var groups: Set<Int> = []
    /// The groups that are decided, but cannot be written as long as others have markers.
    var waiting: Set<Int> = []

    mutating func settle(_ conflicts: [Conflict], _ decisions: [Decision], in group: Int) {
      groups.insert(group)
      for (conflict, decision) in zip(conflicts, decisions) { settled[conflict.id] = decision }
    }
  }

  /// Adds the blocks of a group to a plan; false if they wait for other groups.
  private func add(
    _ own: [Conflict], _ decided: [Decision], in blocks: [Int], _ decisions: [ID: Decision],
    _ order: KeyOrder, to plan: inout SettlingPlan
  ) throws(Fault) -> Bool {
    let different = Set(decided)
    if different.count <= 1, case .side(let side) = different.first ?? .ours {
      // A block whose strings are the same on both sides differs in layout alone.
      for block in blocks { plan.choices[block] = .side(side) }
      return true
    }
    let edits = try edits(for: own, decisions)
    guard blocks.count == 1, let bytes = content(of: blocks[0], after: edits, order) else {
      return false
    }
    plan.choices[blocks[0]] = .bytes(bytes)
    return true
  }

  // MARK: Blocks with strings of both sides

  /// The content of a block after edits of our side; nil if they change the file elsewhere.
  private func content(
    of block: Int, after edits: [CatalogEdit], _ order: KeyOrder
  ) -> [UInt8]? {
    let ours = marked.text(of: .ours)
    guard let edited = try? CatalogEditor(path: path, order: order).apply(edits, to: ours).bytes
    else { return nil }
    // Where the block begins and ends if all others are from our side too.
    let before = marked.blocks[..<block].reduce(marked.blocks[block].whole.lowerBound) {
      $0 - $1.whole.count + $1.ours.count
    }
    let after = ours.count - before - marked.blocks[block].ours.count
    guard edited.count >= before + after, edited[..<before].elementsEqual(ours[..<before]),
      edited.suffix(after).elementsEqual(ours.suffix(after))
    else { return nil }
    let content = Array(edited[before..<edited.count - after])
    // The lines behind it begin a line.
    guard content.isEmpty || content.last == 0x0A || after == 0 else { return nil }
    return content
  }

  /// The file after the edits of all groups that wait.
  private func wholeText(
    _ plan: SettlingPlan, _ decisions: [ID: Decision], _ order: KeyOrder
  ) throws(Fault) -> [UInt8] {
    let text = marked.text { plan.choices[$0] ?? .side(.ours) }
    var seen: Set<ID> = []
    let own = conflicts.filter { plan.waiting.contains($0.group) && seen.insert($0.id).inserted }
    let edits = try edits(for: own, decisions)
    guard let edited = try? CatalogEditor(path: path, order: order).apply(edits, to: text).bytes
    else { throw .mixed(key: own.first?.key ?? "") }
    return edited
  }
}

extension CatalogConflicts.Conflict {
  /// Whether the conflict is about a text in a language, so that it can have one that neither side has.
  package func canTake(_ text: CatalogConflicts.OwnText, ofKey key: String) -> Bool {
    let keys = [self.key, oldKey ?? self.key]
    guard keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return false }
    switch changes.first?.kind {
    case .added, .removed: return locale == nil || locale == text.locale
    default: return locale == text.locale && (texts.isEmpty || texts == [text.path])
    }
  }

  /// The paths of the texts that differ between the sides; empty if a text varies in another way.
  package var texts: [LeafPath] {
    let kinds = Set(changes.map(\.kind))
    guard kinds.isDisjoint(with: [.added, .removed, .renamed, .shape]) else { return [] }
    var paths: [LeafPath] = []
    for change in changes where [.text, .source, .state].contains(change.kind) {
      if !paths.contains(change.path) { paths.append(change.path) }
    }
    return paths
  }
}
