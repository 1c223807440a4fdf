/// Parses the Ding dictionary in pieces.
///
/// A line has German words, `::`, and English words. `Salat {m} [cook.] | Salate {pl} | …` are
/// groups separated by `|`; the words in a group are separated by `;` and followed by their
/// genders. A group of plurals belongs to the preceding group of singulars if they have the same
/// size.
struct DingReader {
  /// The maximum length of a line in bytes; longer lines are skipped.
  private static let lineLimit = 1 << 16

  private var words: DingWords
  /// The start of a line that continues in the next piece.
  private var pending: [UInt8] = []
  /// Whether that line exceeds the limit.
  private var isPendingTooLong = false
  /// The entry numbers of each noun in the line: one per gender.
  private var nouns: [Range<Int>] = []
  /// The nouns of the previous and the current group.
  private var groupBefore = Group()
  private var group = Group()

  /// A group of nouns in a line, between `|` separators.
  private struct Group {
    var nouns = 0..<0
    var pluralCount = 0
  }

  /// Creates a reader for a dictionary of an approximate size.
  init(expectedSize: Int) { words = DingWords(expectedSize: expectedSize) }

  /// Appends the next bytes of the dictionary.
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

  /// Returns the words of all lines.
  consuming func finish() -> DingWords {
    readPending()
    words.makeBuckets()
    return words
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
    guard line.count > 0, line.count <= Self.lineLimit, line[0] != UInt8(ascii: "#"), !words.isFull
    else { return }
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

  /// Applies a tag such as `{m}` to the words before it.
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
      nouns.append(first..<first + 1)
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
    nouns.append(first..<words.count)
  }

  /// Adds the words before `{adj}`.
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
    // Most lines are verbs or phrases.
    guard !nouns.isEmpty else { return }
    group.nouns = group.nouns.lowerBound..<nouns.count
    if group.pluralCount > 0, group.pluralCount == group.nouns.count,
      groupBefore.nouns.count == group.nouns.count, groupBefore.pluralCount == 0
    {
      for (singulars, plural) in zip(groupBefore.nouns, group.nouns) {
        for singular in nouns[singulars] { words.join(singular, nouns[plural].lowerBound) }
      }
    }
    groupBefore = group
    group = Group(nouns: nouns.count..<nouns.count)
  }

  private mutating func endLine() {
    guard !nouns.isEmpty else { return }
    endGroup()
    nouns.removeAll(keepingCapacity: true)
    groupBefore = Group()
    group = Group()
  }
}

extension Span<UInt8> {
  /// Returns the index of the first byte with a value.
  fileprivate func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    let wanted = SIMD16(byte)
    return firstIndex(from: start, { $0 .== wanted }, { $0 == byte })
  }

  /// Returns the index of the first `{`, `|` or `:`.
  fileprivate func firstMark(from start: Int) -> Int? {
    let (brace, bar) = (UInt8(ascii: "{"), UInt8(ascii: "|"))
    let colon = UInt8(ascii: ":")
    let (braces, bars, colons) = (SIMD16(brace), SIMD16(bar), SIMD16(colon))
    return firstIndex(
      from: start, { ($0 .== braces) .| ($0 .== bars) .| ($0 .== colons) },
      { $0 == brace || $0 == bar || $0 == colon })
  }

  /// Returns the index of the first matching byte, comparing sixteen at a time.
  @inline(__always)
  private func firstIndex(
    from start: Int, _ matches: (SIMD16<UInt8>) -> SIMDMask<SIMD16<Int8>>,
    _ isMatch: (UInt8) -> Bool
  ) -> Int? {
    var index = start
    while index + 16 <= count {
      let block = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let found = unsafe unsafeBitCast(matches(block), to: UInt128.self)
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 16
    }
    while index < count {
      if isMatch(self[index]) { return index }
      index += 1
    }
    return nil
  }

  /// Returns the word at the end of a range, or nil if there is none or it is part of a phrase.
  fileprivate func lastWord(in range: Range<Int>) -> Range<Int>? {
    var end = range.upperBound
    while end > range.lowerBound, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let start = max(startOfWord(before: end), range.lowerBound)
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

  /// Returns the start of the letters, digits and hyphens before an index, examining sixteen bytes
  /// at a time.
  @inline(__always)
  private func startOfWord(before end: Int) -> Int {
    var end = end
    while end > 0 {
      let start = Swift.max(0, end - 16)
      guard start + 16 <= count else { break }
      let block = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)
      // The last byte before the end becomes the highest one.
      let outside = unsafe unsafeBitCast(block.isOutsideWords, to: UInt128.self)
      let found = outside << ((16 - (end - start)) * 8)
      if found != 0 { return end - found.leadingZeroBitCount / 8 }
      end = start
    }
    while end > 0, !SIMD16(self[end - 1]).isOutsideWords[0] { end -= 1 }
    return end
  }

  /// Returns whether there is an uppercase letter at an index, as at the start of every German
  /// noun.
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
  /// Repeats a byte sixteen times.
  ///
  /// `init(repeating:)` writes one byte after another, which takes longer than most searches.
  @inline(__always)
  fileprivate init(_ byte: UInt8) {
    let eight = UInt64(byte) &* 0x0101_0101_0101_0101
    self = unsafe unsafeBitCast(SIMD2(eight, eight), to: Self.self)
  }

  /// A mask of the bytes that are not letters, digits or hyphens.
  @inline(__always)
  fileprivate var isOutsideWords: SIMDMask<SIMD16<Int8>> {
    // One comparison for small and capital letters.
    let isLetter = (self | SIMD16(0x20)) &- SIMD16(UInt8(ascii: "a")) .< SIMD16(26 as UInt8)
    let isDigit = self &- SIMD16(UInt8(ascii: "0")) .< SIMD16(10 as UInt8)
    return
      .!(isLetter .| isDigit .| (self .>= SIMD16(0x80)) .| (self .== SIMD16(UInt8(ascii: "-"))))
  }
}
