/// Statistics about the words of a string: repetitions, mixed scripts, and likely languages.
struct WordScan {
  /// A word that repeats the word before it.
  private(set) var doubled: Range<Int>?
  /// A word with letters of another script that look like letters of its own.
  private(set) var mixed: Range<Int>?
  private(set) var count = 0
  /// The number of letters in each script, by `Script.rawValue`.
  private(set) var letters = SIMD16<UInt32>()
  /// The number of different common words of each language.
  private(set) var votes = LanguageVotes()

  /// Scans the words of a UTF-8 string, ignoring its placeholders.
  init(_ bytes: [UInt8]) {
    var word = Word()
    var last = Word()
    // Whether nothing but blanks stands between the last word and this one.
    var isNext = false
    var index = 0
    func isSame(_ one: Word, _ other: Word) -> Bool {
      one.hash == other.hash && one.range.count == other.range.count
        && zip(bytes[one.range], bytes[other.range]).allSatisfy { $0.folded == $1.folded }
    }
    func end(_ scan: inout WordScan) {
      scan.count += 1
      scan.votes.add(word.packed)
      if isNext, word.letterCount > 1, scan.doubled == nil, isSame(word, last),
        !bytes.joinsWord(before: last.range.lowerBound),
        !bytes.joinsWord(after: word.range.upperBound)
      {
        scan.doubled = word.range
      }
      if scan.mixed == nil, word.isMixed(in: bytes) { scan.mixed = word.range }
      last = word
      word = Word()
      isNext = true
    }
    while index < bytes.count {
      let byte = bytes[index]
      var length = 1
      if byte.isASCIILetter {
        word.add(byte, at: index)
        letters[Script.latin.rawValue] += 1
      } else if byte >= 0x80, let script = Script(byte, bytes.at(index + 1)) {
        length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
        let end = min(index + length, bytes.count)
        word.add(bytes[index..<end], script)
        letters[script.rawValue] += 1
      } else if byte == 0xC2, bytes.at(index + 1) == 0xB7, !word.range.isEmpty {
        // The dot of Catalan: "Cancel·la".
        length = 2
        word.join(bytes[index..<(index + length)])
      } else if byte & 0xFE == 0xCC, index + 1 < bytes.count, !word.range.isEmpty {
        // A combining accent: without it, decomposed Vietnamese has the words of other languages.
        length = 2
        word.join(bytes[index..<(index + length)])
      } else {
        if !word.range.isEmpty { end(&self) }
        if byte == UInt8(ascii: "%") { length = bytes.placeholderLength(at: index) ?? 1 }
        if byte != UInt8(ascii: " ") { isNext = false }
      }
      index += length
    }
    if !word.range.isEmpty { end(&self) }
  }

  /// The number of letters in all scripts.
  var letterCount: UInt32 { letters.wrappedSum() }

  /// The number of letters in a script.
  subscript(script: Script) -> UInt32 { letters[script.rawValue] }
}

/// The word being read.
private struct Word {
  private(set) var range = 0..<0
  /// A hash that ignores the case of ASCII letters.
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The bytes with ASCII in lowercase; 0 if there are more than eight.
  private(set) var packed: UInt64 = 0
  private(set) var letterCount = 0
  private var latin = 0
  private var cyrillic = 0
  private var greek = 0

  mutating func add(_ byte: UInt8, at index: Int) {
    latin += 1
    append(byte, at: index)
    letterCount += 1
  }

  mutating func add(_ scalar: ArraySlice<UInt8>, _ script: Script) {
    switch script {
    case .latin: latin += 1
    case .cyrillic: cyrillic += 1
    case .greek: greek += 1
    default: break
    }
    join(scalar)
    letterCount += 1
  }

  /// Adds a scalar that is not a letter.
  mutating func join(_ scalar: ArraySlice<UInt8>) {
    for index in scalar.indices { append(scalar[index], at: index) }
  }

  private mutating func append(_ byte: UInt8, at index: Int) {
    range = (range.isEmpty ? index : range.lowerBound)..<(index + 1)
    hash = (hash ^ UInt64(byte.folded)) &* 0x100_0000_01B3
    packed = range.count <= 8 ? packed << 8 | UInt64(byte.folded) : 0
  }

  /// Whether all letters of the rarer script look like letters of the other.
  ///
  /// "USBом" is a Russian word with a suffix, but "Сancel" with a Cyrillic С is a mistake.
  func isMixed(in bytes: [UInt8]) -> Bool {
    // Few words mix scripts, so look at the letters only here.
    guard latin > 0, cyrillic + greek > 0, letterCount > 2 else { return false }
    let letters = String(decoding: bytes[range], as: UTF8.self).unicodeScalars
    let isLatinRarer = latin < cyrillic + greek
    return letters.allSatisfy { letter in
      let isLatin = letter.value < 0x250
      guard isLatin == isLatinRarer else { return true }
      return Self.lookalikes.contains(letter)
    }
  }

  private static let lookalikes = Set(
    "aceopxyijsABCEHIJKMOPSTXYZNvасеорхуіјѕАВСЕНІЈКМОРЅТХУονΑΒΕΖΗΙΚΜΝΟΡΤΥΧ".unicodeScalars)
}

extension [UInt8] {
  /// Whether an apostrophe or hyphen joins the word that starts at an index to the one before:
  /// the "er" of "VPN'er er" is only an ending.
  fileprivate func joinsWord(before start: Int) -> Bool {
    "'-".utf8.contains(at(start - 1))
      || at(start - 3) == 0xE2 && at(start - 2) == 0x80
        && [0x90, 0x91, 0x99].contains(at(start - 1))
  }

  /// Whether an apostrophe or hyphen joins the word that ends at an index to the one after.
  fileprivate func joinsWord(after end: Int) -> Bool {
    "'-".utf8.contains(at(end))
      || at(end) == 0xE2 && at(end + 1) == 0x80 && [0x90, 0x91, 0x99].contains(at(end + 2))
  }
}

extension UInt8 {
  /// The byte, with ASCII letters in lowercase.
  fileprivate var folded: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
