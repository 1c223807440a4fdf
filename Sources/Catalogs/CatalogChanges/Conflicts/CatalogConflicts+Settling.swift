package import CatalogEditing
package import StringCatalog

extension CatalogConflicts {
  /// The resolution of a conflict.
  package enum Decision: Hashable, Sendable {
    /// Take the string from one side.
    case side(Side)
    /// Use a custom string.
    case text(OwnText)

    /// Take the string from our side.
    package static let ours = Decision.side(.ours)
    /// Take the string from their side.
    package static let theirs = Decision.side(.theirs)
  }

  /// A string that neither side has.
  package struct OwnText: Hashable, Sendable {
    let locale: String
    let path: LeafPath
    let text: String
    let state: String?

    /// Creates a custom string.
    ///
    /// - Parameters:
    ///   - text: the string.
    ///   - locale: its language, as spelled in the file.
    ///   - path: its path in the localization.
    ///   - state: its state; nil for the state of the string it replaces.
    package init(_ text: String, locale: String, path: LeafPath, state: String? = nil) {
      (self.text, self.locale, self.path, self.state) = (text, locale, path, state)
    }
  }

  /// A version of the file with some conflicts settled.
  package struct Settled: Sendable {
    /// The bytes of the file; unsettled conflicts keep their markers.
    package let bytes: [UInt8]
    package let settled: Set<ID>
  }

  /// Settles each block whose conflicts are all decided, and verifies the result.
  ///
  /// - Parameters:
  ///   - decisions: the decisions made so far.
  ///   - order: the order of members, used to position those taken from their side.
  /// - Returns: the new version; nil if no block is decided, or if the decided ones depend on
  ///   others.
  /// - Throws: a fault if the decisions cannot be written.
  package func settle(_ decisions: [ID: Decision], order: KeyOrder) throws(Fault) -> Settled? {
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
    var openCount = 0
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
      openCount = marked.blocks.count - plan.choices.count
    }
    try prove(text, openCount: openCount, plan.settled, in: plan.groups)
    return Settled(bytes: file.encode(text), settled: Set(plan.settled.keys))
  }

  /// The choices for the blocks of a file.
  struct SettlingPlan {
    var choices: [Int: MarkedText.Choice] = [:]
    var settled: [ID: Decision] = [:]
    /// The groups whose conflicts are settled.
    var groups: Set<Int> = []
    /// The groups that are decided but cannot be written while others have markers.
    var waiting: Set<Int> = []

    mutating func settle(_ conflicts: [Conflict], _ decisions: [Decision], in group: Int) {
      groups.insert(group)
      for (conflict, decision) in zip(conflicts, decisions) { settled[conflict.id] = decision }
    }
  }

  /// Adds the blocks of a group to a plan; returns false if they depend on other groups.
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

  /// Returns the content of a block after editing our side; nil if the edits change anything else.
  private func content(of block: Int, after edits: [CatalogEdit], _ order: KeyOrder) -> [UInt8]? {
    let ours = marked.text(of: .ours)
    guard let edited = try? CatalogEditor(path: path, order: order).apply(edits, to: ours).bytes
    else { return nil }
    // The range of the block if all other blocks are from our side.
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

  /// Returns the file after the edits of all waiting groups.
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
  /// Whether the conflict is about a string in one language, and so accepts a custom string.
  package func canTake(_ text: CatalogConflicts.OwnText, ofKey key: String) -> Bool {
    let keys = [self.key, oldKey ?? self.key]
    guard keys.contains(where: { $0.utf8.elementsEqual(key.utf8) }) else { return false }
    switch changes.first?.kind {
    case .added, .removed: return locale == nil || locale == text.locale
    default: return locale == text.locale && (texts.isEmpty || texts == [text.path])
    }
  }

  /// Whether the conflict is about a single string, which a custom one can replace.
  package var isAboutOneString: Bool {
    switch changes.first?.kind {
    case .added, .removed: true
    default:
      locale != nil && texts.count <= 1
        && changes.contains { [.text, .source, .shape, .state].contains($0.kind) }
    }
  }

  /// The paths of the strings that differ; empty if an entry was added, removed, or renamed, or if
  /// a string varies in another way.
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
