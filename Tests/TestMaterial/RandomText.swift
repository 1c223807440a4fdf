/// Random texts: of words, and of scalars that never occur together.
package enum RandomText {
  /// Words and separators of several scripts, clusters of several scalars, blanks, newlines.
  package static let pieces = [
    "a", "be", "sea", "départ", "Donaudampfschiff", "e\u{301}", "日", "本語", "テキスト", "한국어",
    "हिन्दी", "क्ष", "مرحبا", "ภาษาไทย", "привет", "👨‍👩‍👧‍👦", "✈\u{fe0f}", "🇯🇵", "👍🏽", "x-y", "1,234.5", "50%",
    " ", " ", " ", "  ", "\u{a0}", "\u{200b}", "\u{2060}", "\u{3000}", ".", ",", "(", ")", "!", "…",
    "“", "”", "—", "\t", "\u{301}", "\u{200f}", "שלום", "-", "$", "€9", "/", "ッ", "ー", "က္", "ខ្ម",
  ]

  /// Ranges with scalars of special behaviour: marks, joiners, jamo, flags, kana, punctuation.
  package static let ranges: [ClosedRange<UInt32>] = [
    0x20...0x7E, 0x20...0x7E, 0x20...0x40, 0x5B...0x60, 0x20...0x20, 0x00...0x1F, 0x7F...0xFF,
    0x100...0x24F, 0x2B0...0x36F, 0x370...0x52F, 0x590...0x6FF, 0x900...0x97F, 0x900...0xDFF,
    0xE00...0xEFF, 0x0F00...0x0FFF, 0x1000...0x10FF, 0x1100...0x11FF, 0x1780...0x17FF,
    0x1800...0x1AFF, 0x1B00...0x1CFF, 0x2000...0x206F, 0x2000...0x206F, 0x20A0...0x20FF,
    0x2100...0x2BFF, 0x2600...0x27BF, 0x2E80...0x2FFF, 0x3000...0x30FF, 0x31F0...0x33FF,
    0x4E00...0x4E20, 0xA960...0xA97F, 0xAC00...0xAC40, 0xD7B0...0xD7FF, 0xFE00...0xFE6F,
    0xFF00...0xFFEF, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F3FB...0x1F3FF, 0x1F900...0x1FAFF,
    0x200C...0x200D, 0x200D...0x200D, 0xFE0E...0xFE0F, 0xE0001...0xE007F, 0x10000...0x10FFFF,
    0x11000...0x11FFF, 0x2E3A...0x2E5D, 0x30...0x39, 0x3041...0x3043, 0x201C...0x201D,
  ]

  /// A text of one of the kinds below.
  package static func ofAnyKind(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: ofASCII(using: &generator)
    case 1, 2: ofPieces(using: &generator)
    default: ofScalars(using: &generator)
    }
  }

  /// A text of printable ASCII: short words, blanks and punctuation.
  package static func ofASCII(using generator: inout SeededGenerator) -> String {
    let bytes: [UInt8] = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
      let range: ClosedRange<UInt8> =
        Bool.random(using: &generator)
        ? 0x61...0x63
        : Bool.random(using: &generator)
          ? 0x20...0x20 : 0x20...0x7E
      return UInt8.random(in: range, using: &generator)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text of pieces, sometimes with a newline.
  package static func ofPieces(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      text += pieces.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<40, using: &generator) == 0 { text += "\n" }
    }
    return text
  }

  /// A text of scalars from a few ranges, so that related scalars meet.
  package static func ofScalars(using generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...4, using: &generator)
    let chosen = (0..<count).compactMap { _ in ranges.randomElement(using: &generator) }
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...10, using: &generator) {
      guard let range = chosen.randomElement(using: &generator),
        let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator))
      else { continue }
      text.append(scalar)
    }
    return String(text)
  }
}
