extension String {
  /// Whether the string is prose, which no row shows: it has several sentences or an empty line.
  var isProse: Bool { hasEmptyLine || hasSeveralSentences }

  private var hasEmptyLine: Bool {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.allSatisfy(\.isWhitespace) }
    guard let first = lines.firstIndex(of: false), let last = lines.lastIndex(of: false) else {
      return false
    }
    return lines[first...last].contains(true)
  }

  private var hasSeveralSentences: Bool {
    for index in indices where self[index].isSentenceEnd {
      let rest = self[self.index(after: index)...]
      let isWide = self[index].unicodeScalars.allSatisfy { $0.value >= 0x3000 }
      guard isWide || rest.first?.isWhitespace == true,
        let next = rest.first(where: { !$0.isWhitespace }), !next.isLowercase, !next.isNumber,
        rest.contains(where: \.isLetter)
      else { continue }
      // "No. 5" and "z. B." end no sentence.
      let words = self[..<index].split(whereSeparator: \.isWhitespace)
      if isWide || words.count > 1 && (words.last?.count(where: \.isLetter) ?? 0) > 2 {
        return true
      }
    }
    return false
  }
}

extension Character {
  fileprivate var isSentenceEnd: Bool { ".!?。！？।؟۔".contains(self) }
}
