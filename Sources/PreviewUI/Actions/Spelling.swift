/// Finds what someone meant who typed something else.
package enum Spelling {
  /// The names that are nearest to one that nothing has, best first, at most three.
  package static func nearest(to key: String, among keys: some Sequence<String>) -> [String] {
    let length = key.unicodeScalars.count
    let allowed = max(2, length / 4)
    guard length <= longest else { return [] }
    let letters = key.lowercased()
    var near: [String: Int] = [:]
    for other in keys where abs(other.unicodeScalars.count - length) <= allowed {
      guard near[other] == nil else { continue }
      let distance = distance(letters, other.lowercased())
      if distance <= allowed { near[other] = distance }
    }
    return near.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(3).map(\.key)
  }

  /// More than this is no slip of the hand, and is not compared.
  package static let longest = 64

  /// How many letters must be added, dropped, replaced or swapped with their neighbour.
  ///
  /// No letter takes part in two of these (the optimal string alignment distance), which is what
  /// slips of the hand look like.
  package static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first.unicodeScalars)
    let second = Array(second.unicodeScalars)
    var beforeLast = Array(repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var least = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
