internal import SourceText

/// The words of the dictionary, looked up by their bytes.
///
/// The dictionary has a third of a million words. They are stored in one byte array, because
/// strings would take several times the memory and time.
struct DingWords: Sendable {
  /// The kind of a word in the dictionary.
  enum Kind: UInt8 {
    case masculine, feminine, neuter, plural, adjective
  }

  /// An occurrence of a word in the dictionary; a word may occur many times.
  struct Entry {
    /// The number of the entry, in dictionary order.
    fileprivate let number: Int
    let kind: Kind
  }

  /// The stored data of an entry, kept small because loading the lexicon writes a third of a
  /// million.
  private struct Record {
    /// The start of the word, with its kind in the highest bits.
    ///
    /// The word ends where the next one starts.
    private let startAndKind: UInt32
    /// The hash of the word while words are added; later, the next entry in the same bucket.
    var next: UInt32

    init(start: Int, _ kind: Kind, hash: UInt32) {
      startAndKind = UInt32(truncatingIfNeeded: start) | UInt32(kind.rawValue) << 29
      next = hash
    }

    var start: Int { Int(startAndKind & (1 << 29 - 1)) }
    var kind: Kind { Kind(rawValue: UInt8(startAndKind >> 29)) ?? .adjective }
  }

  /// The entry numbers of a singular and its plural.
  private struct Pair {
    let singular: UInt32
    let plural: UInt32
    /// The next pair whose singular ends with the same hash.
    let nextAlike: UInt32
  }

  /// Marks the end of a bucket.
  private static let none = UInt32.max
  /// The maximum total size of all words in bytes; lower than the start bits allow, because lines
  /// are added whole.
  private static let bytesLimit = 1 << 28
  /// The maximum length of a word in bytes.
  static let wordLimit = Int(UInt8.max)
  /// The number of bytes at the end of a singular that are hashed for lookup.
  private static let endLength = 4

  private var bytes: [UInt8] = []
  private var records: [Record] = []
  /// The first entry of each bucket; the number of buckets is a power of two.
  private var firsts: [UInt32] = [none]
  private let bucketCount: Int
  /// The pairs, in dictionary order of both the singulars and the plurals.
  private var pairs: [Pair] = []
  private var firstsAlike: [UInt32]

  /// Reserves capacity for a dictionary of an approximate size.
  init(expectedSize: Int) {
    let count = min(max(expectedSize, 1 << 10), 1 << 26) / 72
    bytes.reserveCapacity(count * 16)
    records.reserveCapacity(count)
    pairs.reserveCapacity(count / 4)
    bucketCount = 1 << (Int.bitWidth - count.leadingZeroBitCount - 1)
    firstsAlike = Array(repeating: Self.none, count: bucketCount / 4)
  }

  var count: Int { records.count }
  /// Whether the size limit has been reached.
  var isFull: Bool { bytes.count > Self.bytesLimit }

  // MARK: Adding

  /// Adds a word, whose entry number is the previous count.
  mutating func add(_ word: Span<UInt8>, _ kind: Kind) {
    records.append(Record(start: bytes.count, kind, hash: Self.hash(word)))
    unsafe word.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Pairs a singular with its plural, in dictionary order.
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

  /// Returns the bucket of singulars with the same ending, or nil if the word is too short to be an
  /// ending.
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
      // The last eight bytes, some of which may already be in the hash.
      add(at: bytes.count - 8)
    } else {
      var word: UInt64 = 1
      for index in 0..<bytes.count { word = word << 8 | UInt64(bytes[index]) }
      add(word)
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Builds the buckets, which enables lookup.
  ///
  /// This happens at the end, because a small loop overlaps the memory latency of many buckets.
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
    // The last one added is found first.
    return found.reversed()
  }

  /// Returns the word paired with an entry, or nil if there is none.
  func partner(of entry: Entry) -> (word: ArraySlice<UInt8>, kind: Kind)? {
    let number = UInt32(truncatingIfNeeded: entry.number)
    let isPlural = entry.kind == .plural
    // If several singulars have the same plural, the last one wins.
    let end = pairs.indices.partitioningIndex {
      (isPlural ? pairs[$0].plural : pairs[$0].singular) > number
    }
    guard end > 0 else { return nil }
    let pair = pairs[end - 1]
    guard (isPlural ? pair.plural : pair.singular) == number else { return nil }
    let partner = Int(isPlural ? pair.singular : pair.plural)
    return (bytes[range(of: partner)], records[partner].kind)
  }

  /// Returns the plurals of longer words that end with a singular, without their beginnings.
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
