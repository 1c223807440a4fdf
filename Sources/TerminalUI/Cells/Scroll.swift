/// A range of rows that move by the same distance, so that only the rows that appear need drawing.
package struct Scroll: Hashable, Sendable {
  /// The rows that move, and those that they leave or cover.
  package let rows: Range<Int>
  /// How far the rows move up; down if negative.
  package let distance: Int

  package init(rows: Range<Int>, distance: Int) {
    self.rows = rows
    self.distance = distance
  }

  /// The row that moves to this one; `nil` if a blank row appears.
  package func source(of row: Int) -> Int? {
    guard rows.contains(row) else { return row }
    return rows.contains(row + distance) ? row + distance : nil
  }
}

extension Scroll {
  /// Finds the scroll that leaves the fewest rows to draw; `nil` if no scroll saves any.
  ///
  /// `changed` are the rows that differ from the old row at the same position. Rows are compared by
  /// their fingerprints, so this is a guess: after scrolling, the caller must compare the rows.
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
      // Each step further makes one more row appear, so this cannot get better.
      if fewest <= step { break }
    }
    guard let best else { return nil }
    self = best
  }
}
