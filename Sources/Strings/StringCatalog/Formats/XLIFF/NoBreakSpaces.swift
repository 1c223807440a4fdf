extension String {
  /// Returns where a translation has a plain space in place of a no-break space of its source string.
  ///
  /// The places are compared by the words around the space, of which a number, a placeholder or a mark
  /// is enough: translators keep these.
  ///
  /// - Parameter source: the source string, or an earlier translation.
  /// - Returns: the words with the space between them, such as "5 km"; nil if no space is lost.
  package func lostNoBreakSpace(of source: String) -> String? {
    let wanted = source.spaces(where: \.isNoBreakSpace)
    guard !wanted.isEmpty else { return nil }
    let kept = spaces(where: \.isNoBreakSpace)
    let plain = spaces { $0 == " " }
    return wanted.lazy.compactMap { space in
      kept.contains(where: space.isSamePlace) ? nil : plain.first(where: space.isSamePlace)
    }
    .first.map { "\($0.before) \($0.after)" }
  }

  /// The number of spaces that do not break a line.
  package var noBreakSpaceCount: Int { unicodeScalars.count(where: \.isNoBreakSpace) }

  /// The text with plain spaces.
  package var withPlainSpaces: String {
    String(UnicodeScalarView(unicodeScalars.map { $0.isNoBreakSpace ? " " : $0 }))
  }

  /// The spaces of a kind with the words around them, of which only the first ones are compared.
  private func spaces(where isWanted: (Unicode.Scalar) -> Bool) -> [Space] {
    var found: [Space] = []
    var word = UnicodeScalarView()
    var isOpen = false
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    for scalar in unicodeScalars {
      guard isSpace(scalar) else {
        word.append(scalar)
        continue
      }
      if isOpen { found[found.count - 1].after = String(word) }
      isOpen = isWanted(scalar) && found.count < Space.limit
      if isOpen { found.append(Space(before: String(word))) }
      word = UnicodeScalarView()
    }
    if isOpen { found[found.count - 1].after = String(word) }
    return found
  }
}

/// A space with the words around it.
private struct Space {
  /// The maximum number of spaces that are compared, each with all others.
  static let limit = 100

  let before: String
  var after = ""

  /// Whether two spaces have the same words around them, or the same number or mark beside them.
  func isSamePlace(as other: Space) -> Bool {
    let (isBefore, isAfter) = (before == other.before, after == other.after)
    return isBefore && isAfter || isBefore && before.isNumberOrMark
      || isAfter && after.isNumberOrMark && !after.unicodeScalars.contains(where: \.isLetterOrDigit)
  }
}

extension String {
  /// Whether the word is a number, a placeholder, or consists of marks.
  fileprivate var isNumberOrMark: Bool {
    guard !isEmpty else { return false }
    return hasPrefix("%") || unicodeScalars.allSatisfy { !$0.properties.isAlphabetic }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrDigit: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether it is a space that does not break a line.
  fileprivate var isNoBreakSpace: Bool { self == "\u{A0}" || self == "\u{202F}" }
}
