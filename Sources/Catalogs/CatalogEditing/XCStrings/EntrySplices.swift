internal import JSONDocuments
internal import SourceText

/// The splices that add, change, and remove entries of a String Catalog.
struct EntrySplices {
  /// An item of the edited `strings` object: an existing entry or a new one.
  private enum Slot {
    case entry(Int)
    case new([UInt8])
  }

  private let tree: JSONTree
  private let strings: Int
  private let layout: CatalogLayout
  private let order: KeyOrder
  private let children: [Int]

  init(_ tree: JSONTree, _ strings: Int, layout: CatalogLayout, order: KeyOrder) {
    self.tree = tree
    self.strings = strings
    self.layout = layout
    self.order = order
    children = Array(tree.children(of: strings))
  }

  /// Returns the splices.
  ///
  /// - Parameters:
  ///   - nodes: the entries that change, by key.
  ///   - results: the new values of changed and added entries; nil for those that are removed.
  ///   - added: the keys of new entries.
  /// - Returns: the splices in file order.
  func splices(
    nodes: [[UInt8]: Int], results: [[UInt8]: [UInt8]?], added: [[UInt8]]
  ) -> [SourceSplice] {
    var values: [Int: [UInt8]] = [:]
    var removed: Set<Int> = []
    for (key, node) in nodes {
      switch results[key] {
      case let value??: values[node] = value
      case .some(nil): removed.insert(node)
      case nil: break
      }
    }
    let new = added.compactMap { key -> (key: [UInt8], value: [UInt8])? in
      guard case let value?? = results[key] else { return nil }
      return (key, value)
    }
    guard !removed.isEmpty || !new.isEmpty else {
      return values.sorted { $0.key < $1.key }.compactMap { valueSplice($0.key, $0.value) }
    }
    let kept = children.filter { !removed.contains($0) }
    let members = Dictionary(uniqueKeysWithValues: new.map { ($0.key, member($0.key, $0.value)) })
    return splices(slots(kept, new.map(\.key)), values, members)
  }

  private func splices(
    _ slots: [Slot], _ values: [Int: [UInt8]], _ members: [[UInt8]: [UInt8]]
  ) -> [SourceSplice] {
    let range = tree[strings].value
    let start = Int(range.offset) + 1
    guard !slots.isEmpty else {
      return [splice(start..<range.end - 1, layout.emptyContent(level: 1))].compactMap(\.self)
    }
    let gaps = MemberGaps(of: strings, in: tree) ?? MemberGaps(layout, level: 1)
    var splices: [SourceSplice] = []
    /// The offset of the first byte not yet copied or replaced.
    var rest = start
    /// The new bytes to insert there.
    var pending: [UInt8] = []
    var last: Int?
    for (index, slot) in slots.enumerated() {
      switch slot {
      case .new(let key):
        pending += index == 0 ? gaps.first : gaps.between
        pending += members[key] ?? []
        last = nil
      case .entry(let entry):
        let place = Int(tree[entry].member.offset)
        let follows = last.map { tree.end(of: $0) == entry } ?? (index == 0 && entry == children[0])
        if !follows {
          pending += index == 0 ? gaps.first : gap(before: entry) ?? gaps.between
          splice(rest..<place, pending).map { splices.append($0) }
          pending = []
        }
        values[entry].flatMap { valueSplice(entry, $0) }.map { splices.append($0) }
        rest = tree[entry].member.end
        last = entry
      }
    }
    let end = children.last.map { tree[$0].member.end } ?? range.end - 1
    if children.isEmpty { pending += gaps.last }
    splice(rest..<end, pending).map { splices.append($0) }
    return splices
  }

  /// Returns the kept and new entries.
  ///
  /// A new one is inserted before the entry with the smallest greater key, which is its place if the
  /// entries are sorted, by code points too, as scripts do; at the end if no key is greater.
  private func slots(_ kept: [Int], _ new: [[UInt8]]) -> [Slot] {
    guard !new.isEmpty else { return kept.map(Slot.entry) }
    let orders = [self.order, .codePoints]
    let used = orders.first { order in
      zip(children, children.dropFirst()).allSatisfy { !tree.isBefore($1, $0, in: order) }
    }
    let (order, isSorted) = (used ?? self.order, used != nil)
    let sorted = isSorted ? kept : kept.sorted { tree.isBefore($0, $1, in: order) }
    var places: [Int: [[UInt8]]] = [:]
    var last: [[UInt8]] = []
    for key in new.sorted(by: order.isBefore) {
      let index = sorted.indices.partitioningIndex { index in
        tree.withName(of: sorted[index]) { order.compare(key.span, $0) < 0 }
      }
      if index < sorted.count {
        places[sorted[index], default: []].append(key)
      } else {
        last.append(key)
      }
    }
    return kept.flatMap { entry in (places[entry] ?? []).map(Slot.new) + [.entry(entry)] }
      + last.map(Slot.new)
  }

  private func member(_ key: [UInt8], _ value: [UInt8]) -> [UInt8] {
    let writer = NewValueWriter(layout: layout, tree: tree)
    return CanonicalText.token(of: String(decoding: key, as: UTF8.self))
      + writer.separator(like: children.isEmpty ? nil : strings) + value
  }

  /// Returns the bytes between an entry and the one before it.
  private func gap(before entry: Int) -> [UInt8]? {
    let index = children.indices.partitioningIndex { children[$0] >= entry }
    guard index > 0 else { return nil }
    return tree.raw(TextRange(tree[children[index - 1]].member.end, Int(tree[entry].member.offset)))
  }

  private func valueSplice(_ entry: Int, _ value: [UInt8]) -> SourceSplice? {
    splice(Int(tree[entry].value.offset)..<tree[entry].value.end, value)
  }

  /// Returns the splice of a range; nil if nothing changes.
  private func splice(_ range: Range<Int>, _ new: [UInt8]) -> SourceSplice? {
    let old = tree.raw(TextRange(range.lowerBound, range.upperBound))
    return old == new ? nil : SourceSplice(trimming: range, from: old, to: new)
  }
}
