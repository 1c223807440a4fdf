extension PseudoLocalization {
  /// Returns the pseudo-localized fragments of a localized string.
  ///
  /// Ranges still refer to the original string; added fragments have empty ranges at its ends.
  func applied(
    to fragments: [Fragment], of source: String, style: FragmentStyle
  ) -> [Fragment] {
    guard fragments.contains(where: { !$0.text.isEmpty }) else { return fragments }
    let changed = fragments.map { fragment in
      var fragment = fragment
      fragment.text = text(of: fragment)
      return fragment
    }
    guard let frame else { return changed }
    let end = source.utf8.count
    return [Fragment(.literal, frame.start, style: style, range: 0..<0)] + changed
      + [Fragment(.literal, frame.end, style: style, range: end..<end)]
  }

  /// The strings to add before and after the whole string.
  private var frame: (start: String, end: String)? {
    switch self {
    case .accented, .double: nil
    case .bounded: ("[# ", " #]")
    case .rightToLeft: (Self.override, Self.overrideEnd)
    }
  }

  private static let override = "\u{202E}"
  private static let overrideEnd = "\u{202C}"

  private func text(of fragment: Fragment) -> String {
    switch self {
    case .accented where fragment.isLanguage: fragment.text.changingWords(\.accented)
    case .double where fragment.isLanguage: fragment.text.changingWords(\.doubled)
    case .accented, .double, .bounded: fragment.text
    case .rightToLeft:
      // A direction override ends with its paragraph.
      fragment.text.changingLineEnds { Self.overrideEnd + $0 + Self.override }
    }
  }
}

extension Fragment {
  /// Whether the fragment is translatable: arguments and code are not.
  fileprivate var isLanguage: Bool { kind == .literal && !style.traits.contains(.code) }
}

extension StringProtocol {
  /// The string with accents on its English letters.
  var accented: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars { text.append(accents[scalar] ?? scalar) }
    return String(text)
  }

  /// The string with the words on each line doubled.
  ///
  /// Surrounding spaces, and punctuation that belongs to the preceding part, are not repeated.
  var doubled: String {
    changingLines { line in
      guard line.contains(where: { $0.isLetter || $0.isNumber }) else { return String(line) }
      let start = line.prefix { $0.isWhitespace || ends.contains($0) }
      let words = line[start.endIndex...]
      let end = words.reversed().prefix(while: \.isWhitespace).count
      return "\(start)\(words.dropLast(end)) \(words)"
    }
  }

  /// Returns the string with each newline replaced.
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

/// Punctuation that belongs to the preceding part, such as an argument.
private let ends: Set<Character> = [
  ".", ",", ";", ":", "!", "?", ")", "]", "…", "。", "、", "，", "：", "；", "！", "？", "）", "،", "؟",
]

/// An accented letter of the same width, in one scalar, for each English letter.
private let accents = Dictionary(
  uniqueKeysWithValues: zip(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars,
    "ÅḂÇḊËḞĞĤÎĴĶĻṀÑÖṖɊŔŠŢÛṼŴẊÝŽåḃçḋëḟğĥîĵķļṁñöṗɋŕšţûṽŵẋýž".unicodeScalars))
