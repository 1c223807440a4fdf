package import StringCatalog

extension Entry {
  /// Whether the key may stand in for the text that the source language does not have.
  ///
  /// A sentence translates no single word, so a word with such a translation is a name: "Ezlwwe".
  package var keyIsText: Bool {
    guard KeyKind(key) == .text else { return false }
    return key.contains(where: \.isWhitespace) || key.contains("%")
      || !localizations.contains { localization in
        localization.leaves.contains { $0.text.hasFourWords }
      }
  }
}

extension String {
  /// Whether the text has at least four words between spaces.
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
