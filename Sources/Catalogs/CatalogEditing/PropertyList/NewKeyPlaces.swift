/// Finds the positions of new entries in a file of one language.
struct NewKeyPlaces {
  /// The keys in file order.
  let keys: [[UInt8]]
  /// Whether each entry is to be removed.
  let isRemoved: [Bool]
  /// The index of each key's last entry.
  let places: [[UInt8]: Int]
  let order: KeyOrder

  /// Returns the new keys grouped by the index of the entry they follow; -1 is the start of the
  /// file.
  func anchors(of new: [(key: [UInt8], place: CatalogEdit.Place)]) -> [Int: [[UInt8]]] {
    var anchors: [Int: [[UInt8]]] = [:]
    var waiting = new
    followOthers(&waiting, in: &anchors)
    let names = Set(waiting.map(\.key))
    let followers = waiting.filter { $0.place.follows(anyOf: names) }
    let kept = keys.indices.filter { !isRemoved[$0] }
    let isSorted = zip(keys, keys.dropFirst()).allSatisfy(order.isBefore)
    func sort(_ key: [UInt8]) {
      guard isSorted else { return anchors[kept.last ?? -1, default: []].append(key) }
      let anchor = kept.last { order.isBefore(keys[$0], key) } ?? -1
      let others = anchors[anchor] ?? []
      let index = others.firstIndex { order.isBefore(key, $0) } ?? others.count
      anchors[anchor, default: []].insert(key, at: index)
    }
    for (key, place) in waiting where !place.follows(anyOf: names) { sort(key) }
    waiting = followers
    followOthers(&waiting, in: &anchors)
    for (key, _) in waiting { sort(key) }
    return anchors
  }

  /// Places the entries that follow an already placed entry.
  private func followOthers(
    _ waiting: inout [(key: [UInt8], place: CatalogEdit.Place)], in anchors: inout [Int: [[UInt8]]]
  ) {
    var isDone = false
    while !isDone {
      isDone = true
      for (number, new) in waiting.enumerated().reversed() {
        guard let place = place(new.place, anchors) else { continue }
        anchors[place.anchor, default: []].insert(new.key, at: place.index)
        waiting.remove(at: number)
        isDone = false
      }
    }
  }

  /// Returns the anchor, and the index among the new entries after that anchor.
  private func place(
    _ place: CatalogEdit.Place, _ anchors: [Int: [[UInt8]]]
  ) -> (anchor: Int, index: Int)? {
    switch place {
    case .sorted: return nil
    case .first: return (-1, 0)
    case .behind(let name):
      let name = Array(name.utf8)
      if let known = places[name], !isRemoved[known] { return (known, 0) }
      for (anchor, keys) in anchors {
        if let index = keys.firstIndex(of: name) { return (anchor, index + 1) }
      }
      return nil
    }
  }
}

extension CatalogEdit.Place {
  /// Whether the entry is placed after any of the given keys.
  fileprivate func follows(anyOf keys: Set<[UInt8]>) -> Bool {
    if case .behind(let name) = self { keys.contains(Array(name.utf8)) } else { false }
  }
}
