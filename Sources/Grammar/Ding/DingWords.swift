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
    fileprivate static let none = UInt32.max

    fileprivate let start: UInt32
    fileprivate let length: UInt8
    let kind: Kind
    /// The entry of the plural of a singular, or of a singular of a plural.
    fileprivate var partner = Entry.none
    /// The hash of the word while words are added; then the next entry in the same bucket.
    fileprivate var next: UInt32
    /// The next entry of a singular with a plural whose end has the same hash.
    fileprivate var nextAlike = Entry.none

    fileprivate var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
  }

  /// The most bytes of a word.
  static let wordLimit = Int(UInt8.max)
  /// How many bytes of the end of a singular are in the hash by which it is found.
  private static let endLength = 4

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  /// The first entry of each bucket, which is a power of two.
  private var firsts: [UInt32] = [Entry.none]
  private let bucketCount: Int
  private var firstsAlike: [UInt32]

  /// Makes room for the words of a dictionary of about this size.
  init(expectedSize: Int) {
    let count = min(max(expectedSize, 1 << 10), 1 << 26) / 72
    bytes.reserveCapacity(count * 16)
    entries.reserveCapacity(count)
    bucketCount = 1 << (Int.bitWidth - count.leadingZeroBitCount - 1)
    firstsAlike = Array(repeating: Entry.none, count: bucketCount / 4)
  }

  var count: Int { entries.count }

  // MARK: Adding

  /// Adds a word; its entry has the number that was the count before.
  mutating func add(_ word: Span<UInt8>, _ kind: Kind) {
    entries.append(
      Entry(
        start: UInt32(truncatingIfNeeded: bytes.count),
        length: UInt8(truncatingIfNeeded: word.count), kind: kind, next: Self.hash(word)))
    unsafe word.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Joins a singular with its plural.
  mutating func join(_ singular: Int, _ plural: Int) {
    entries[singular].partner = UInt32(truncatingIfNeeded: plural)
    entries[plural].partner = UInt32(truncatingIfNeeded: singular)
    guard let bucket = bucketAlike(bytes.span.extracting(entries[singular].range)) else { return }
    entries[singular].nextAlike = firstsAlike[bucket]
    firstsAlike[bucket] = UInt32(truncatingIfNeeded: singular)
  }

  /// Where the singulars with the same end are; nil if the word is too short to be an end of others.
  private func bucketAlike(_ word: Span<UInt8>) -> Int? {
    guard word.count >= Self.endLength else { return nil }
    return Int(Self.hash(word.extracting(last: Self.endLength))) & (firstsAlike.count - 1)
  }

  private static func hash(_ bytes: Span<UInt8>) -> UInt32 {
    var hash: UInt64 = 0
    var index = 0
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
    }
    while index + 8 <= bytes.count {
      add(unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
    }
    var rest: UInt64 = 1
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    add(rest)
    return UInt32(truncatingIfNeeded: hash)
  }

  /// Puts all entries into buckets, after which they are found.
  ///
  /// This is done at the end because the processor waits for many buckets at a time in a small loop.
  mutating func makeBuckets() {
    var firsts = Array(repeating: Entry.none, count: bucketCount)
    let mask = UInt32(truncatingIfNeeded: bucketCount - 1)
    for index in entries.indices {
      let bucket = Int(entries[index].next & mask)
      entries[index].next = firsts[bucket]
      firsts[bucket] = UInt32(truncatingIfNeeded: index)
    }
    self.firsts = firsts
  }

  // MARK: Finding

  /// The entries of a word.
  func entries(of word: [UInt8]) -> [Entry] {
    var found: [Entry] = []
    var index = firsts[Int(Self.hash(word.span)) & (firsts.count - 1)]
    while index != Entry.none {
      let entry = entries[Int(index)]
      if bytes[entry.range].elementsEqual(word) { found.append(entry) }
      index = entry.next
    }
    // The last one added is the first one found.
    return found.reversed()
  }

  /// The word of the entry that an entry is joined with; nil if there is none.
  func partner(of entry: Entry) -> (word: ArraySlice<UInt8>, kind: Kind)? {
    guard entry.partner != Entry.none else { return nil }
    let partner = entries[Int(entry.partner)]
    return (bytes[partner.range], partner.kind)
  }

  /// The plurals of longer words that end with a singular, without what is before it.
  ///
  /// "nachricht" has "nachrichten", because the dictionary has the plural of "Kurznachricht".
  func pluralsAtEnd(of singular: [UInt8]) -> [ArraySlice<UInt8>] {
    guard let bucket = bucketAlike(singular.span) else { return [] }
    var found: [ArraySlice<UInt8>] = []
    var index = firstsAlike[bucket]
    while index != Entry.none {
      let entry = entries[Int(index)]
      let word = bytes[entry.range]
      if word.count > singular.count, word.suffix(singular.count).elementsEqual(singular) {
        let start = word.dropLast(singular.count)
        let plural = bytes[entries[Int(entry.partner)].range]
        if plural.starts(with: start) { found.append(plural.dropFirst(start.count)) }
      }
      index = entry.nextAlike
    }
    return found
  }
}
