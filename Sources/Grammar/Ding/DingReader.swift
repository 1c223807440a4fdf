/// Reads the dictionary of Ding, a piece at a time.
///
/// A line has German words, `::`, and English ones. `Salat {m} [cook.] | Salate {pl} | …` are groups
/// with `|` between them; the words of a group have `;` between them, and their genders after them. If a
/// group of plurals follows a group of as many singulars, they belong together.
struct DingReader {
  /// The most bytes of a line; a longer one is skipped.
  private static let lineLimit = 1 << 16

  private var words: DingWords
  /// The beginning of a line whose end is in the next piece.
  private var pending: [UInt8] = []
  /// Whether that line is longer than the limit.
  private var isPendingTooLong = false
  /// The nouns of the group before, and of the group that is being read.
  private var groupBefore = Group()
  private var group = Group()

  private struct Group {
    /// The numbers of the entries of each noun: one for each gender.
    var nouns: [Range<Int>] = []
    var pluralCount = 0

    mutating func removeAll() {
      nouns.removeAll(keepingCapacity: true)
      pluralCount = 0
    }
  }

  /// Starts with a dictionary of about this size.
  init(expectedSize: Int) { words = DingWords(expectedSize: expectedSize) }

  /// Adds the next bytes of the dictionary.
  mutating func append(_ piece: Span<UInt8>) {
    var start = 0
    if !pending.isEmpty || isPendingTooLong {
      let end = piece.firstIndex(of: UInt8(ascii: "\n"), from: 0) ?? piece.count
      keep(piece.extracting(0..<end))
      guard end < piece.count else { return }
      readPending()
      start = end + 1
    }
    while let end = piece.firstIndex(of: UInt8(ascii: "\n"), from: start) {
      read(piece.extracting(start..<end))
      start = end + 1
    }
    keep(piece.extracting(start..<piece.count))
  }

  /// The lexicon of all that was added.
  consuming func finish() -> DingLexicon {
    readPending()
    words.makeBuckets()
    return DingLexicon(words)
  }

  private mutating func keep(_ bytes: Span<UInt8>) {
    isPendingTooLong = isPendingTooLong || pending.count + bytes.count > Self.lineLimit
    guard !isPendingTooLong else { return }
    unsafe bytes.withUnsafeBufferPointer { unsafe pending.append(contentsOf: $0) }
  }

  private mutating func readPending() {
    let line = isPendingTooLong ? [] : pending
    pending.removeAll(keepingCapacity: true)
    isPendingTooLong = false
    read(line.span)
  }

  // MARK: Lines

  private mutating func read(_ line: Span<UInt8>) {
    guard line.count > 0, line.count <= Self.lineLimit, line[0] != UInt8(ascii: "#") else {
      return
    }
    var start = 0
    var index = 0
    while let mark = line.firstMark(from: index) {
      index = mark + 1
      switch line[mark] {
      case UInt8(ascii: "|"):
        endGroup()
        start = index
      case UInt8(ascii: ":"):
        guard index < line.count, line[index] == UInt8(ascii: ":") else { continue }
        return endLine()
      default:
        let last = min(line.count, index + 8)
        guard let close = (index..<last).first(where: { line[$0] == UInt8(ascii: "}") }) else {
          continue
        }
        add(line, start..<mark, tag: index..<close)
        index = close + 1
        start = index
      }
    }
    endLine()
  }

  /// Adds what a tag such as `{m}` says of the words before it.
  private mutating func add(_ line: Span<UInt8>, _ range: Range<Int>, tag: Range<Int>) {
    if tag.count == 3, line[tag.lowerBound] == UInt8(ascii: "a") {
      if line[tag.lowerBound + 2] == UInt8(ascii: "j") { addAdjectives(line, range) }
      return
    }
    guard let word = line.lastWord(in: range), line.isCapital(at: word.lowerBound) else { return }
    let text = line.extracting(word)
    let first = words.count
    if tag.count == 2, line[tag.lowerBound] == UInt8(ascii: "p") {
      words.add(text, .plural)
      group.nouns.append(first..<first + 1)
      group.pluralCount += 1
      return
    }
    // Several genders have commas between them.
    for index in tag where (index - tag.lowerBound) % 2 == 0 {
      switch line[index] {
      case UInt8(ascii: "m"): words.add(text, .masculine)
      case UInt8(ascii: "f"): words.add(text, .feminine)
      case UInt8(ascii: "n"): words.add(text, .neuter)
      default: return
      }
      guard index + 1 == tag.upperBound || line[index + 1] == UInt8(ascii: ",") else { return }
    }
    group.nouns.append(first..<words.count)
  }

  /// Adds the words before `{adj}`, which may be several.
  private mutating func addAdjectives(_ line: Span<UInt8>, _ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where index == range.upperBound - 1 || line[index] == UInt8(ascii: ";") {
      let end = line[index] == UInt8(ascii: ";") ? index : index + 1
      if let word = line.lastWord(in: start..<end), !line.isCapital(at: word.lowerBound) {
        words.add(line.extracting(word), .adjective)
      }
      start = end + 1
    }
  }

  private mutating func endGroup() {
    // Most groups are verbs or phrases.
    guard !group.nouns.isEmpty || !groupBefore.nouns.isEmpty else { return }
    if group.pluralCount > 0, group.pluralCount == group.nouns.count,
      groupBefore.nouns.count == group.nouns.count, groupBefore.pluralCount == 0
    {
      for (singulars, plural) in zip(groupBefore.nouns, group.nouns) {
        for singular in singulars { words.join(singular, plural.lowerBound) }
      }
    }
    swap(&groupBefore, &group)
    if !group.nouns.isEmpty { group.removeAll() }
  }

  private mutating func endLine() {
    endGroup()
    if !groupBefore.nouns.isEmpty { groupBefore.removeAll() }
  }
}

extension Span<UInt8> {
  /// The index of the first byte of this value.
  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    let wanted = SIMD16(byte)
    return firstIndex(from: start, { $0 .== wanted }, { $0 == byte })
  }

  /// The index of the first `{`, `|` or `:`.
  fileprivate func firstMark(from start: Int) -> Int? {
    let (brace, bar) = (UInt8(ascii: "{"), UInt8(ascii: "|"))
    let colon = UInt8(ascii: ":")
    let (braces, bars, colons) = (SIMD16(brace), SIMD16(bar), SIMD16(colon))
    return firstIndex(
      from: start, { ($0 .== braces) .| ($0 .== bars) .| ($0 .== colons) },
      { $0 == brace || $0 == bar || $0 == colon })
  }

  /// The index of the first byte that matches, with sixteen compared at a time.
  @inline(__always)
  private func firstIndex(
    from start: Int, _ matches: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>,
    _ isMatch: (UInt8) -> Bool
  ) -> Int? {
    var index = start
    while index + 16 <= count {
      let block = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let found = unsafe unsafeBitCast(matches(block), to: SIMD2<UInt64>.self)
      if found[0] != 0 { return index + found[0].trailingZeroBitCount / 8 }
      if found[1] != 0 { return index + 8 + found[1].trailingZeroBitCount / 8 }
      index += 16
    }
    while index < count {
      if isMatch(self[index]) { return index }
      index += 1
    }
    return nil
  }

  /// The word at the end of a range; nil if there is none, or if it is part of a phrase.
  fileprivate func lastWord(in range: Range<Int>) -> Range<Int>? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    // The range is within the span: the check of each index would take a third of the time.
    while start > range.lowerBound, unsafe Self.isInWord(self[unchecked: start - 1]) { start -= 1 }
    guard start < end, end - start <= DingWords.wordLimit else { return nil }
    var before = start
    while before > range.lowerBound, self[before - 1] == UInt8(ascii: " ") { before -= 1 }
    // A remark in parentheses may come before the word.
    guard
      before == range.lowerBound || self[before - 1] == UInt8(ascii: ";")
        || self[before - 1] == UInt8(ascii: ")")
    else { return nil }
    return start..<end
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    // One comparison for small and capital letters: this is asked of every letter of the dictionary.
    byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
      || byte == UInt8(ascii: "-")
  }

  /// Whether a capital letter is at an index, as at the beginning of each German noun.
  fileprivate func isCapital(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    // À to Þ in UTF-8.
    case 0xC3: index + 1 < count && self[index + 1] < 0x9F
    default: false
    }
  }
}

extension SIMD16<UInt8> {
  /// The byte sixteen times; `init(repeating:)` writes one byte after another, which takes longer than
  /// most searches.
  @inline(__always)
  fileprivate init(_ byte: UInt8) {
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    self = unsafe unsafeBitCast(SIMD2(eight, eight), to: Self.self)
  }
}
