internal import PreviewRows
internal import StringCatalog

/// An incremental fuzzy search for keys that contain letters in order, and for strings that contain
/// the words as typed, sorted by relevance.
///
/// `tlac` finds `tabs.timeline.add-account`; `konto` finds that key by its German string.
struct KeyFinder: Job {
  /// A row whose key or string matches.
  struct Match: Equatable, Sendable {
    /// The number of the row.
    let row: Int
    /// The relevance of the match; higher is better.
    let score: Int
    /// Whether the match is in the string of the row rather than in its key.
    var isInText = false
  }

  /// The keys read so far, in lowercase and concatenated.
  private var letters: [UInt8] = []
  /// The end of each key in `letters`.
  private var ends: [Int] = []
  private var query: [UInt8] = []
  /// The query to look for in strings.
  private var word = SearchWord("")
  /// The next row to examine.
  private var next = 0
  /// The best matches so far, in order.
  private(set) var best: [Match] = []
  /// The number of matching keys.
  private(set) var count = 0

  /// The maximum number of matches kept.
  static let limit = 200
  /// The number of bytes of a key that are searched.
  private static let keyLimit = 256
  private static let queryLimit = 64

  /// Whether any keys have not been searched.
  func isPending(in model: Model) -> Bool { next < model.catalog.rowCount }

  /// Starts a new search; spaces are ignored in keys.
  mutating func search(_ text: String) {
    query = Array(
      text.lowercased().utf8.lazy.filter { $0 != UInt8(ascii: " ") }.prefix(Self.queryLimit))
    word = SearchWord(String(text.trimmingPrefix(" ")))
    next = 0
    best = []
    count = 0
  }

  /// Searches further keys, and their strings in the locale of the rows.
  mutating func advance(rows: Int, in model: Model) {
    let catalog = model.catalog
    var texts = ShownTexts(in: model.preview.locale)
    let end = min(catalog.rowCount, next + Self.entries(inTimeOf: rows))
    while next < end {
      if next >= ends.count { read(next, of: catalog) }
      let start = next == 0 ? 0 : ends[next - 1]
      if let score = score(of: start..<ends[next]) {
        add(Match(row: next, score: score))
      } else if let score = texts.texts(ofRow: next, in: catalog).compactMap({ score(ofText: $0) })
        .max()
      {
        add(Match(row: next, score: score, isInText: true))
      }
      next += 1
    }
  }

  private mutating func read(_ row: Int, of catalog: CatalogState) {
    let key = catalog.entry(ofRow: row).key
    if key.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in key.utf8.prefix(Self.keyLimit) { letters.append(Self.lowercased(byte)) }
    } else {
      letters += key.lowercased().utf8.prefix(Self.keyLimit)
    }
    ends.append(letters.count)
  }

  /// Adds a match if it is among the best; equal matches stay in file order.
  private mutating func add(_ match: Match) {
    count += 1
    if best.count == Self.limit {
      guard let last = best.last, match.score > last.score else { return }
      best.removeLast()
    }
    best.insert(match, at: best.indices.partitioningIndex { best[$0].score < match.score })
  }

  // MARK: Scores

  /// Returns the score of a string, which is below that of a key with the same words; nil if it
  /// doesn't match.
  private func score(ofText text: String) -> Int? {
    guard word.occurs(in: text) else { return nil }
    return 5 * query.count - min(text.utf8.count, Self.keyLimit) / 8
  }

  /// Returns the matches in a string, as UTF-8 ranges.
  func places(inText text: String) -> [Range<Int>] { word.ranges(in: text) }

  /// Returns the matched letters in a key, as UTF-8 ranges.
  ///
  /// Empty if lowercasing the key changes its length in bytes.
  func places(in row: Int, key: String) -> [Range<Int>] {
    let range = (row == 0 ? 0 : ends[row - 1])..<ends[row]
    guard !query.isEmpty, key.utf8.count == range.count, let end = endOfLetters(in: range)
    else { return [] }
    let base = range.lowerBound
    if let whole = startOfWhole(in: range) { return [whole - base..<whole - base + query.count] }
    var places: [Range<Int>] = []
    var (place, wanted) = (end, query.count)
    while wanted > 0 {
      place -= 1
      guard letters[place] == query[wanted - 1] else { continue }
      wanted -= 1
      places.append(place - base..<place - base + 1)
    }
    return places.reversed()
  }

  /// Returns the score of a key; nil if it does not contain the letters in order.
  private func score(of key: Range<Int>) -> Int? {
    // Short keys first, if nothing else decides.
    let length = key.count / 8
    guard !query.isEmpty else { return 0 }
    guard let end = endOfLetters(in: key) else { return nil }
    if let whole = startOfWhole(in: key) {
      return 5 * query.count + 8 + (startsWord(whole, in: key) ? 8 : 0) - length
    }
    // From the end backwards, the letters are closest to each other.
    var place = end
    var wanted = query.count
    var score = -length
    var isNext = false
    while wanted > 0 {
      place -= 1
      guard letters[place] == query[wanted - 1] else {
        if isNext { score -= 1 }
        isNext = false
        continue
      }
      wanted -= 1
      if isNext { score += 3 }
      if startsWord(place, in: key) { score += 4 }
      isNext = true
    }
    return score
  }

  /// Returns the position after the last letter when matching each letter as early as possible.
  private func endOfLetters(in key: Range<Int>) -> Int? {
    var found = 0
    for place in key where letters[place] == query[found] {
      found += 1
      if found == query.count { return place + 1 }
    }
    return nil
  }

  /// Returns the best position of the letters as a substring: at the start of a word, or else the
  /// first.
  private func startOfWhole(in key: Range<Int>) -> Int? {
    var first: Int?
    guard key.count >= query.count else { return nil }
    for place in key.lowerBound...key.upperBound - query.count
    where letters[place] == query[0] && letters[place..<place + query.count].elementsEqual(query) {
      if startsWord(place, in: key) { return place }
      first = first ?? place
    }
    return first
  }

  /// Whether a position is at the start of a word, for example after a space or a period.
  private func startsWord(_ place: Int, in key: Range<Int>) -> Bool {
    guard place > key.lowerBound else { return true }
    let before = letters[place - 1]
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(before) || before >= 0x80
    return !isLetter && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(before)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
