extension Unicode.Scalar {
  /// Whether the scalar is a letter.
  ///
  /// Latin letters in Unicode's first blocks are recognized without looking up properties, which
  /// would take longer than the rest of reading a word.
  var isLetter: Bool {
    switch value {
    case ..<0x80: (0x61...0x7A).contains(value | 0x20)
    case 0xC0..<0x250: value != 0xD7 && value != 0xF7
    default: properties.isAlphabetic
    }
  }

  /// Whether the scalar is a decimal digit.
  var isDigit: Bool {
    value < 0x250 ? (0x30...0x39).contains(value) : properties.generalCategory == .decimalNumber
  }

  /// Whether the letter is Latin: up to U+024F, or in one later block.
  var isLatin: Bool { value <= 0x24F || (0x1E00...0x1EFF).contains(value) }
}
