/// A token of a span: a word, a number, or a gap between them.
struct Token {
  /// The kind of a token.
  enum Kind: Equatable {
    case word
    case number(GrammaticalNumber)
    case gap
  }

  /// The kind of the token.
  var kind: Kind
  /// The token as written.
  var text: String
  /// The index of the part in which the token starts.
  var part: Int
  /// The starts of later parts inside the word, if it crosses the boundary of a part.
  var borders: [Border] = []

  /// The position where a part starts in a word.
  struct Border {
    /// The index of the part.
    var part: Int
    /// The number of scalars of the word before the part.
    var offset: Int
  }
}

extension Token {
  /// Divides the parts of a span into tokens that together cover the whole span.
  ///
  /// A numeric part is a single token. A gap ends with its part, but a word may cross the boundary
  /// between two parts.
  static func tokens(of parts: [AgreementRequest.Part], elides: Bool) -> [Token] {
    var tokens: [Token] = []
    for (index, part) in parts.enumerated() where !part.text.isEmpty {
      if let number = part.number {
        tokens.append(Token(kind: .number(number), text: part.text, part: index))
      } else {
        add(part.text, of: index, elides: elides, to: &tokens)
      }
    }
    return tokens
  }

  private static func add(
    _ text: String, of part: Int, elides: Bool, to tokens: inout [Token]
  ) {
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var isFirst = true
    while start < scalars.endIndex {
      let isWord = scalars[start].isPartOfWord
      let end =
        isWord
        ? endOfWord(in: scalars, from: start, elides: elides)
        : scalars[start...].firstIndex { $0.isPartOfWord } ?? scalars.endIndex
      let piece = String(scalars[start..<end])
      if isFirst, isWord, let last = tokens.last, last.kind == .word, last.part < part,
        !last.isElided
      {
        let offset = last.text.unicodeScalars.count
        tokens[tokens.count - 1].text += piece
        tokens[tokens.count - 1].borders.append(Border(part: part, offset: offset))
      } else {
        tokens.append(Token(kind: isWord ? .word : .gap, text: piece, part: part))
      }
      isFirst = false
      start = end
    }
  }

  /// Returns the end of the word that starts at an index.
  ///
  /// A hyphen or apostrophe between letters is part of the word. In languages with elision, an
  /// apostrophe ends the word, even at the end of a part, where the next part may continue it.
  /// Compounds such as "hors-d'œuvre" are an exception.
  private static func endOfWord(
    in scalars: String.UnicodeScalarView, from start: String.Index, elides: Bool
  ) -> String.Index {
    var end = start
    var hasHyphen = false
    while end < scalars.endIndex {
      if scalars[end].isPartOfWord {
        end = scalars.index(after: end)
        continue
      }
      let next = scalars.index(after: end)
      if scalars[end].isApostrophe, elides, !hasHyphen {
        return next == scalars.endIndex || scalars[next].isPartOfWord ? next : end
      }
      guard scalars[end].isApostrophe || scalars[end].isHyphen, next < scalars.endIndex,
        scalars[next].isPartOfWord
      else { return end }
      hasHyphen = true
      end = next
    }
    return end
  }

  /// Whether the word ends with an apostrophe.
  var isElided: Bool { text.unicodeScalars.last?.isApostrophe == true }

  /// Returns the replacement for the token, divided among its parts.
  ///
  /// Each part but the last keeps its letters as far as they match the replacement.
  func pieces(of shown: String) -> [(part: Int, text: String)] {
    guard !borders.isEmpty else { return [(part, shown)] }
    let new = Array(shown.unicodeScalars)
    let same = zip(new, text.unicodeScalars).prefix { $0 == $1 }.count
    var pieces: [(part: Int, text: String)] = []
    var start = 0
    var owner = part
    for border in borders {
      let end = max(start, min(border.offset, same))
      pieces.append((owner, String(String.UnicodeScalarView(new[start..<end]))))
      start = end
      owner = border.part
    }
    pieces.append((owner, String(String.UnicodeScalarView(new[start...]))))
    return pieces
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be part of a word: letters, their marks, and digits.
  fileprivate var isPartOfWord: Bool {
    if isLetter || isDigit { return true }
    guard value >= 0x300 else { return false }
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark
  }

  fileprivate var isApostrophe: Bool { self == "'" || self == "\u{2019}" }

  fileprivate var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" }
}
