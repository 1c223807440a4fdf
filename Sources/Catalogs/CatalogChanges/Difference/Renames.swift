internal import StringCatalog

/// Detects renamed entries.
struct Renames {
  /// The maximum number of pairs of keys to compare for similarity.
  private static let mostPairs = 10_000
  /// The maximum length of keys to compare for similarity.
  private static let longestKey = 200

  private var olds: [UInt32: Entry] = [:]
  private var found: Set<UInt32> = []

  init(from removed: [Entry], to added: [Entry], sourceLanguage: String?) {
    guard !removed.isEmpty, !added.isEmpty else { return }
    // First match entries that kept their translations.
    var byTranslations: [[String]: [Entry]] = [:]
    for entry in removed {
      let translations = Self.translations(of: entry, except: sourceLanguage)
      if !translations.isEmpty { byTranslations[translations, default: []].append(entry) }
    }
    for entry in added {
      let translations = Self.translations(of: entry, except: sourceLanguage)
      // If several entries had them, the match is ambiguous.
      if let same = byTranslations[translations], same.count == 1, !isOld(same[0]) {
        add(same[0], entry)
      }
    }
    let left = removed.filter { !isOld($0) }
    let open = added.filter { old(of: $0) == nil }
    guard left.count * open.count <= Self.mostPairs else { return }
    for entry in open {
      let key = Array(entry.key.unicodeScalars.prefix(Self.longestKey + 1))
      guard key.count <= Self.longestKey else { continue }
      let near = left.filter { !isOld($0) }.map { ($0, Self.similarity($0.key, key)) }
        .max { $0.1 < $1.1 }
      if let near, near.1 >= 0.8 { add(near.0, entry) }
    }
  }

  /// Returns the old entry that an added one was renamed from.
  func old(of entry: Entry) -> Entry? { olds[entry.number] }

  /// Whether an entry of the old version was renamed.
  func isOld(_ entry: Entry) -> Bool { found.contains(entry.number) }

  private mutating func add(_ old: Entry, _ new: Entry) {
    olds[new.number] = old
    found.insert(old.number)
  }

  private static func translations(of entry: Entry, except language: String?) -> [String] {
    entry.localizations.filter { $0.locale != language }.flatMap { localization in
      localization.leaves.map { "\(localization.locale)\n\($0.path)\n\($0.text)" }
    }
  }

  /// Returns the similarity of two keys, from 0 to 1: one minus the edit distance over the longer
  /// length.
  private static func similarity(_ one: String, _ other: [Unicode.Scalar]) -> Double {
    let one = Array(one.unicodeScalars.prefix(longestKey + 1))
    let longer = max(one.count, other.count)
    guard one.count <= longestKey, longer > 0,
      // The difference in length alone may be too large.
      abs(one.count - other.count) * 5 <= longer
    else { return 0 }
    var row = Array(0...other.count)
    for (index, scalar) in one.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in other.indices {
        let edits = min(
          row[column] + 1, row[column + 1] + 1, diagonal + (other[column] == scalar ? 0 : 1))
        diagonal = row[column + 1]
        row[column + 1] = edits
      }
    }
    return 1 - Double(row[other.count]) / Double(longer)
  }
}
