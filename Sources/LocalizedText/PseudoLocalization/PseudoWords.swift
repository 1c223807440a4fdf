extension StringProtocol {
  /// The text with marks on its English letters.
  var accented: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(accents[scalar] ?? scalar) }
    return String(text)
  }

  /// The text twice on each of its lines, what surrounds it once: blanks, and the end of what
  /// comes before it.
  var doubled: String {
    changingLines { line in
      guard line.contains(where: { $0.isLetter || $0.isNumber }) else { return String(line) }
      let start = line.prefix { $0.isWhitespace || ends.contains($0) }
      let words = line[start.endIndex...]
      let end = words.reversed().prefix(while: \.isWhitespace).count
      return "\(start)\(words.dropLast(end)) \(words)"
    }
  }

  /// The text with other line ends.
  func changingLineEnds(_ change: (String) -> String) -> String {
    reduce(into: "") { text, character in
      if character.isNewline { text += change(String(character)) } else { text.append(character) }
    }
  }

  private func changingLines(_ change: (SubSequence) -> String) -> String {
    var text = ""
    var rest = self[...]
    while let end = rest.firstIndex(where: \.isNewline) {
      text += change(rest[..<end])
      text.append(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    return text + change(rest)
  }
}

/// Signs that belong to what stands before them, an argument say.
private let ends: Set<Character> = [
  ".", ",", ";", ":", "!", "?", ")", "]", "…", "。", "、", "，", "：", "；", "！", "？", "）", "،", "؟",
]

/// For each English letter one that is like it, as wide everywhere, and written in one scalar.
private let accents = Dictionary(
  uniqueKeysWithValues: zip(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars,
    "ÅḂÇḊËḞĞĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽåḃçḋëḟğĥîĵķļṁñöṗɋŕšţûṽŵẋýž".unicodeScalars))
