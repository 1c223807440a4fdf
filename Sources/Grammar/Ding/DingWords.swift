internal import SourceText

/// The words of the dictionary, found by their bytes.
///
/// The dictionary has a third of a million words. They are kept as bytes in one array, because as many
/// strings would take several times the memory and the time.
struct DingWords: Sendable {
  /// What the dictionary says of a word.
  enum Kind: UInt8 {
    case masculine, feminine, neuter, plural, adjective
  }

  /// A word at one place of the dictionary; the same word may be at many places.
  struct Entry {
    /// The number of the entry: entries are in the order of the dictionary.
    fileprivate let number: Int
    let kind: Kind
  }

  /// What is kept of an entry: few bytes, because a third of a million are written when the lexicon is
  /// loaded.
  private struct Record {
    /// Where the word begins, and in the highest bits its kind.
    ///
    /// The word ends where the next one begins.
    private let startAndKind: UInt32
    /// The hash of the word while words are added; then the next entry in the same bucket.
    var next: UInt32

    init(start: Int, _ kind: Kind, hash: UInt32) {
      startAndKind = UInt32(truncatingIfNeeded: start) | UInt32(kind.rawValue) << 29
      next = hash
    }

    var start: Int { Int(startAndKind & (1 << 29 - 1)) }
    var kind: Kind { Kind(rawValue: UInt8(startAndKind >> 29)) ?? .adjective }
  }

  /// A singular and its plural, by the numbers of their entries.
  private struct Pair {
    let singular: UInt32
    let plural: UInt32
    /// The next pair whose singular has an end with the same hash.
    let nextAlike: UInt32
  }

  /// The end of the entries of a bucket.
  private static let none = UInt32.max
  /// The most bytes of all words, less than what the starts have bits for: a line is added whole.
  private static let bytesLimit = 1 << 28
  /// The most bytes of a word.
  static let wordLimit = Int(UInt8.max)
  /// How many bytes of the end of a singular are in the hash by which it is found.
  private static let endLength = 4

  private var bytes: [UInt8] = []
  private var records: [Record] = []
  /// The first entry of each bucket; their count is a power of two.
  private var firsts: [UInt32] = [none]
  private let bucketCount: Int
  /// In the order of the dictionary, both of the singulars and of the plurals.
  private var pairs: [Pair] = []
  private var firstsAlike: [UInt32]

  /// Makes room for the words of a dictionary of about this size.
  init(expectedSize: Int) {
    let count = min(max(expectedSize, 1 << 10), 1 << 26) / 72
    bytes.reserveCapacity(count * 16)
    records.reserveCapacity(count)
    pairs.reserveCapacity(count / 4)
    bucketCount = 1 << (Int.bitWidth - count.leadingZeroBitCount - 1)
    firstsAlike = Array(repeating: Self.none, count: bucketCount / 4)
  }

  var count: Int { records.count }
  /// Whether no more words may be added.
  var isFull: Bool { bytes.count > Self.bytesLimit }

  // MARK: Adding

  /// Adds a word; its entry has the number that was the count before.
  mutating func add(_ word: Span<UInt8>, _ kind: Kind) {
    records.append(Record(start: bytes.count, kind, hash: Self.hash(word)))
    unsafe word.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Joins a singular with its plural, in the order of the dictionary.
  mutating func join(_ singular: Int, _ plural: Int) {
    let bucket = bucketAlike(bytes.span.extracting(range(of: singular)))
    let pair = UInt32(truncatingIfNeeded: pairs.count)
    pairs.append(
      Pair(
        singular: UInt32(truncatingIfNeeded: singular), plural: UInt32(truncatingIfNeeded: plural),
        nextAlike: bucket.map { firstsAlike[$0] } ?? Self.none))
    if let bucket { firstsAlike[bucket] = pair }
  }

  private func range(of number: Int) -> Range<Int> {
    let end = number + 1 < records.count ? records[number + 1].start : bytes.count
    return records[number].start..<end
  }

  /// Where the singulars with the same end are; nil if the word is too short to be an end of others.
  private func bucketAlike(_ word: Span<UInt8>) -> Int? {
    guard word.count >= Self.endLength else { return nil }
    return Int(Self.hash(word.extracting(last: Self.endLength))) & (firstsAlike.count - 1)
  }

  private static func hash(_ bytes: Span<UInt8>) -> UInt32 {
    var hash: UInt64 = 0
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    func add(at index: Int) {
      add(unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    if bytes.count >= 8 {
      for index in stride(from: 0, through: bytes.count - 8, by: 8) { add(at: index) }
      // The last eight bytes, of which some may be in the hash already.
      add(at: bytes.count - 8)
    } else {
      var word: UInt64 = 1
      for index in 0..<bytes.count { word = word << 8 | UInt64(bytes[index]) }
      add(word)
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Puts all entries into buckets, after which they are found.
  ///
  /// This is done at the end because the processor waits for many buckets at a time in a small loop.
  mutating func makeBuckets() {
    var firsts = Array(repeating: Self.none, count: bucketCount)
    let mask = UInt32(truncatingIfNeeded: bucketCount - 1)
    for number in records.indices {
      let bucket = Int(records[number].next & mask)
      records[number].next = firsts[bucket]
      firsts[bucket] = UInt32(truncatingIfNeeded: number)
    }
    self.firsts = firsts
  }

  // MARK: Finding

  func entries(of word: [UInt8]) -> [Entry] {
    var found: [Entry] = []
    var next = firsts[Int(Self.hash(word.span)) & (firsts.count - 1)]
    while next != Self.none {
      let number = Int(next)
      if bytes[range(of: number)].elementsEqual(word) {
        found.append(Entry(number: number, kind: records[number].kind))
      }
      next = records[number].next
    }
    // The last one added is the first one found.
    return found.reversed()
  }

  /// The word of the entry that an entry is joined with; nil if there is none.
  func partner(of entry: Entry) -> (word: ArraySlice<UInt8>, kind: Kind)? {
    let number = UInt32(truncatingIfNeeded: entry.number)
    let isPlural = entry.kind == .plural
    // Of several singulars with the same plural the last one counts.
    let end = pairs.indices.partitioningIndex {
      (isPlural ? pairs[$0].plural : pairs[$0].singular) > number
    }
    guard end > 0 else { return nil }
    let pair = pairs[end - 1]
    guard (isPlural ? pair.plural : pair.singular) == number else { return nil }
    let partner = Int(isPlural ? pair.singular : pair.plural)
    return (bytes[range(of: partner)], records[partner].kind)
  }

  /// The plurals of longer words that end with a singular, without what is before it.
  ///
  /// "nachricht" has "nachrichten", because the dictionary has the plural of "Kurznachricht".
  func pluralsAtEnd(of singular: [UInt8]) -> [ArraySlice<UInt8>] {
    guard let bucket = bucketAlike(singular.span) else { return [] }
    var found: [ArraySlice<UInt8>] = []
    var next = firstsAlike[bucket]
    while next != Self.none {
      let pair = pairs[Int(next)]
      let word = bytes[range(of: Int(pair.singular))]
      if word.count > singular.count, word.suffix(singular.count).elementsEqual(singular) {
        let start = word.dropLast(singular.count)
        let plural = bytes[range(of: Int(pair.plural))]
        if plural.starts(with: start) { found.append(plural.dropFirst(start.count)) }
      }
      next = pair.nextAlike
    }
    return found
  }
}
