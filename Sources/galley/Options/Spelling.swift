/// Finds what someone meant who typed something else.
enum Spelling {
  /// The option whose spelling is nearest to one that does not exist, where one is near enough.
  static func nearest(to spelling: String, in table: [Option]) -> String? {
    // One letter has no neighbours worth naming; but it may be the first one of a long name.
    let isShort = !spelling.hasPrefix("--")
    let start = isShort ? "-" + spelling : spelling
    let begun = table.map(\.spelling).filter { $0.hasPrefix(start) }
    if begun.count == 1 { return begun[0] }
    if isShort || spelling.unicodeScalars.count > longest { return nil }
    let allowed = spelling.count < 7 ? 1 : 2
    return table.map { (spelling: $0.spelling, distance: distance(spelling, $0.spelling)) }
      .filter { $0.distance <= allowed }
      .min { $0.distance < $1.distance }?.spelling
  }

  /// The keys that are nearest to one that no table has, best first, at most three.
  static func nearest(to key: String, among keys: some Sequence<String>) -> [String] {
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
  private static let longest = 64

  /// How many letters must be added, dropped, replaced or swapped with their neighbour.
  ///
  /// No letter takes part in two of these (the optimal string alignment distance), which is what
  /// slips of the hand look like.
  static func distance(_ first: String, _ second: String) -> Int {
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
