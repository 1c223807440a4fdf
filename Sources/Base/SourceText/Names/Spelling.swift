/// Suggests corrections for misspelled names.
package enum Spelling {
  /// Returns up to three names most similar to an unknown one, best first.
  package static func nearest(to name: String, among names: some Sequence<String>) -> [String] {
    let length = name.unicodeScalars.count
    let allowed = max(2, length / 4)
    guard length <= longest else { return [] }
    let letters = name.lowercased()
    var near: [String: Int] = [:]
    for other in names where abs(other.unicodeScalars.count - length) <= allowed {
      guard near[other] == nil else { continue }
      let distance = distance(letters, other.lowercased())
      if distance <= allowed { near[other] = distance }
    }
    return near.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(3).map(\.key)
  }

  /// Returns names similar to an unknown one that may be short.
  ///
  /// Fewer differences are allowed in short names, because they are all similar to each other.
  package static func close(to name: String, among names: some Sequence<String>) -> [String] {
    let allowed = max(1, name.unicodeScalars.count / 3)
    return nearest(to: name, among: names).filter {
      distance(name.lowercased(), $0.lowercased()) <= allowed
    }
  }

  /// Returns the end of an error message, such as `; did you mean 'de' or 'fr'?`, or an empty
  /// string.
  package static func question(_ near: some Sequence<String>, mark: String = "'") -> String {
    let names = near.map { mark + $0 + mark }.joined(separator: " or ")
    return names.isEmpty ? "" : "; did you mean \(names)?"
  }

  /// The maximum length of names to compare.
  ///
  /// Longer ones are not typos, and the time is quadratic in their length.
  package static let longest = 64

  /// Returns the number of letters to add, remove, replace, or swap with a neighbor.
  ///
  /// This is the optimal string alignment distance, which changes each letter at most once and
  /// suits typos.
  package static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first.unicodeScalars)
    let second = Array(second.unicodeScalars)
    var beforeLast = Array(repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let isSame = first[row] == second[column]
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
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
