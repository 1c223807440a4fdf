import SourceText

extension Rule {
  static let doubleSpace = Rule(
    RuleID("double-space", .warning), "two spaces between words",
    why: "Users see a gap between two words. Deleting a word often leaves one behind.",
    fix: "Remove one of the spaces."
  ) { checked, found in
    guard let translation = checked.translation,
      let position = translation.text.doubleBlank, translation.source.doubleBlank == nil
    else { return }
    found.addSummary(at: position)
  }
}

extension String {
  /// Whether the string has two consecutive spaces.
  fileprivate var hasTwoSpaces: Bool {
    withBytes { bytes in
      var last: UInt8 = 0
      for index in bytes.indices {
        if bytes[index] == UInt8(ascii: " "), last == UInt8(ascii: " ") { return true }
        last = bytes[index]
      }
      return false
    }
  }

  /// The position, in Unicode scalars from 1, of the first two consecutive spaces between words.
  var doubleBlank: Int? {
    guard hasTwoSpaces else { return nil }
    var position = 0
    var blanks = 0
    var beforeBlanks: Unicode.Scalar?
    for scalar in unicodeScalars {
      position += 1
      if scalar == " " {
        blanks += 1
      } else {
        // Look up properties only here, because few strings have two spaces.
        if blanks > 1, !scalar.properties.isWhitespace, let before = beforeBlanks,
          !before.properties.isWhitespace || before == "\u{A0}"
        {
          return position - blanks
        }
        beforeBlanks = scalar
        blanks = 0
      }
    }
    return nil
  }
}
