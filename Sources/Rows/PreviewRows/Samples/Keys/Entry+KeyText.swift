package import StringCatalog

extension Entry {
  /// Whether the key can serve as the source string if the source language has none.
  ///
  /// A single word with a long translation is a name, such as "Ezlwwe", because a sentence does not
  /// translate a single word.
  package var keyIsText: Bool {
    guard KeyKind(key) == .text else { return false }
    return key.contains(where: \.isWhitespace) || key.contains("%")
      || !localizations.contains { localization in
        localization.leaves.contains { $0.text.hasFourWords }
      }
  }
}

extension String {
  /// Whether the string has at least four words separated by spaces.
  package var hasFourWords: Bool {
    var words = 0
    var last = UInt8(ascii: " ")
    for byte in utf8 {
      if byte != UInt8(ascii: " "), last == UInt8(ascii: " ") {
        words += 1
        if words == 4 { return true }
      }
      last = byte
    }
    return false
  }
}
