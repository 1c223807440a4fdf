/// Rows of a screen that move by as much, so that only those that come in are to be drawn.
package struct Scroll: Hashable, Sendable {
  /// The rows that move, and those that they leave or cover.
  package let rows: Range<Int>
  /// How far they move up; down when negative.
  package let distance: Int

  package init(rows: Range<Int>, distance: Int) {
    self.rows = rows
    self.distance = distance
  }

  /// The row that comes to stand at this one; `nil` where a blank one comes in.
  package func source(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }
}

extension Scroll {
  /// The scroll after which the fewest rows are to be drawn; `nil` where none saves any.
  ///
  /// `changed` are the rows that differ from the old ones in the same place. Rows are compared by
  /// their prints, so this is a guess: who scrolls must still compare what came to stand where.
  package init?(from old: Canvas, to new: Canvas, changed: [Int]) {
    guard old.size == new.size, changed.count > 2, let first = changed.first,
      let last = changed.last
    else { return nil }
    let rows = 0..<new.size.rows
    let fingerprints = rows.map { new.fingerprint(ofRow: $0) }
    let oldFingerprints = rows.map { old.fingerprint(ofRow: $0) }
    var best: Scroll?
    var fewest = changed.count - 1
    for step in 1...max(1, last - first) {
      for distance in [step, -step] {
        func isMoved(_ row: Int) -> Bool {
          rows.contains(row + distance) && fingerprints[row] == oldFingerprints[row + distance]
        }
        guard let top = changed.first(where: isMoved), let bottom = changed.last(where: isMoved)
        else { continue }
        let scroll = Scroll(
          rows: min(top, top + distance)..<max(bottom, bottom + distance) + 1, distance: distance)
        let inside = scroll.rows.count { row in
          scroll.source(of: row).map { fingerprints[row] != oldFingerprints[$0] } ?? true
        }
        let count = inside + changed.count { !scroll.rows.contains($0) }
        if count < fewest {
          best = scroll
          fewest = count
        }
      }
      // A longer way brings in more new rows than are left now.
      if fewest <= step { break }
    }
    guard let best else { return nil }
    self = best
  }
}
