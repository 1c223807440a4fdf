internal import PreviewRows
internal import StringCatalog

/// Finds keys that contain some letters in their order, and strings that contain them as they were typed,
/// the best ones first, a part of the keys at a time.
///
/// `tlac` finds `tabs.timeline.add-account`; `konto` finds that key by its German text.
struct KeyFinder: Job {
  /// A key that was found.
  struct Match: Equatable, Sendable {
    /// The number of its row.
    let row: Int
    /// How well the letters fit; the best match has the highest score.
    let score: Int
    /// Whether the text of the row contains the words, and not its key.
    var isInText = false
  }

  /// The keys that were read so far, in small letters, one after another.
  private var letters: [UInt8] = []
  /// The end of each key in `letters`.
  private var ends: [Int] = []
  private var query: [UInt8] = []
  /// What was typed, to look for in texts.
  private var word = SearchWord("")
  /// The next row to look at.
  private var next = 0
  /// The best matches so far, the best first.
  private(set) var best: [Match] = []
  /// How many keys match.
  private(set) var count = 0

  /// More matches than a user looks through.
  static let limit = 200
  /// The bytes of a key that are looked at.
  private static let keyLimit = 256
  private static let queryLimit = 64

  /// Whether some keys have not been looked at.
  func isPending(in model: Model) -> Bool { next < model.catalog.rowCount }

  /// Starts to look for other letters; blanks do not count.
  mutating func search(_ text: String) {
    query = Array(
      text.lowercased().utf8.lazy.filter { $0 != UInt8(ascii: " ") }.prefix(Self.queryLimit))
    word = SearchWord(String(text.trimmingPrefix(" ")))
    next = 0
    best = []
    count = 0
  }

  /// Looks at some more keys, and at their texts in the locale of the rows.
  mutating func advance(rows: Int, in model: Model) {
    let catalog = model.catalog
    var texts = ShownTexts(of: catalog, in: model.preview.locale)
    let end = min(catalog.rowCount, next + Self.entries(inTimeOf: rows))
    while next < end {
      if next >= ends.count { read(next, of: catalog) }
      let start = next == 0 ? 0 : ends[next - 1]
      if let score = score(of: start..<ends[next]) {
        add(Match(row: next, score: score))
      } else if let score = texts.texts(ofRow: next).compactMap({ score(ofText: $0) }).max() {
        add(Match(row: next, score: score, isInText: true))
      }
      next += 1
    }
  }

  private mutating func read(_ row: Int, of catalog: CatalogState) {
    let index = catalog.index(of: row)
    let key = catalog.tables[index.table][index.entry].key
    if key.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in key.utf8.prefix(Self.keyLimit) { letters.append(Self.lowercased(byte)) }
    } else {
      letters += key.lowercased().utf8.prefix(Self.keyLimit)
    }
    ends.append(letters.count)
  }

  /// Adds a match if it is one of the best; of equal ones, the first in the files comes first.
  private mutating func add(_ match: Match) {
    count += 1
    if best.count == Self.limit {
      guard let last = best.last, match.score > last.score else { return }
      best.removeLast()
    }
    best.insert(match, at: best.indices.partitioningIndex { best[$0].score < match.score })
  }

  // MARK: Scores

  /// The score of a text: less than that of a key with the same words; nil if it does not contain them.
  private func score(ofText text: String) -> Int? {
    guard word.occurs(in: text) else { return nil }
    return 5 * query.count - min(text.utf8.count, Self.keyLimit) / 8
  }

  /// The places of the words in a text that was found.
  func places(inText text: String) -> [Range<Int>] { word.ranges(in: text) }

  /// The places of the letters of the query in a key that was found, as UTF-8 offsets.
  ///
  /// None if the small letters of the key do not take as many bytes as the key.
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

  /// The score of a key; nil if it does not contain the letters in their order.
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

  /// The place after the last letter, if each is looked for after the one before.
  private func endOfLetters(in key: Range<Int>) -> Int? {
    var found = 0
    for place in key where letters[place] == query[found] {
      found += 1
      if found == query.count { return place + 1 }
    }
    return nil
  }

  /// The best place at which all letters are next to each other: the start of a word, else the first.
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

  /// Whether a place is the start of a word: after a blank, a full stop and the like.
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
