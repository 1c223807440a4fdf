/// The words of a span that agree with one noun, and the number next to them.
struct Phrase {
  /// The indices of the words.
  var words: [Int] = []
  /// The number, or nil if there is none for these words.
  var number: GrammaticalNumber?
  /// The index of the noun that the others agree with.
  var head: Int?
  /// The likelihood that the head is a noun.
  var rank: HeadRank?

  /// Whether the phrase is certain to have a noun of its own.
  var hasNoun: Bool { (rank ?? .adjective) >= .unknown }
}

/// Divides the words of a span into phrases.
///
/// A phrase ends at a preposition or verb after its noun, because the following words agree with
/// something else. It also ends at a comma, a conjunction or the next number.
struct PhraseFinder {
  let tokens: [Token]
  private var words: [SpanWord]
  let rules: any LanguageRules
  let hasLexicon: Bool
  /// The indices of the parts that are arguments.
  let arguments: Set<Int>

  private var phrases: [Phrase] = []
  private var current = Phrase()
  /// Whether the phrase has a word that can be a noun or an adjective.
  private var hasContent = false
  private var isClosed = false
  /// The part where the phrase ended, if it is an argument.
  private var closingPart: Int?
  /// Whether that argument has words after the preposition.
  private var hasWordsAfterClose = false

  init(
    _ tokens: [Token], _ words: [SpanWord], _ rules: any LanguageRules, hasLexicon: Bool,
    arguments: Set<Int>
  ) {
    self.tokens = tokens
    self.words = words
    self.rules = rules
    self.hasLexicon = hasLexicon
    self.arguments = arguments
  }

  /// Returns the phrases, in order.
  mutating func find() -> [Phrase] {
    var next = 0
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .number(let number): take(number, at: index)
      case .gap: if token.text.separatesPhrases { finish(keepingNumber: true) }
      case .word:
        take(next)
        next += 1
      }
    }
    finish(keepingNumber: false)
    return joined()
  }

  private mutating func take(_ number: GrammaticalNumber, at index: Int) {
    if !isClosed, hasContent, current.number == nil, isLast(index) {
      current.number = number
      return
    }
    if hasContent { finish(keepingNumber: false) }
    current.number = number
    isClosed = false
  }

  /// Returns whether no word follows a token.
  private func isLast(_ index: Int) -> Bool {
    guard let last = words.last else { return true }
    return last.token < index
  }

  private mutating func take(_ index: Int) {
    let word = words[index]
    if isClosed {
      if word.part == closingPart { hasWordsAfterClose = true }
      if returnsToNoun(word) { current.words.append(index) }
      return
    }
    switch word.known.unchangingPart {
    case .preposition?, .verb?: close(in: word)
    case .conjunction?: finish(keepingNumber: true)
    default:
      if word.known.isContraction, hasContent { return close(in: word) }
      current.words.append(index)
      if word.rank != nil { hasContent = true }
    }
  }

  /// Ends the phrase at a preposition or verb or, if nothing before it can agree, starts the phrase
  /// after it.
  private mutating func close(in word: SpanWord) {
    readVerbAsNoun()
    guard hasContent else { return current.words.removeAll() }
    isClosed = true
    hasWordsAfterClose = false
    closingPart = arguments.contains(word.part) ? word.part : nil
  }

  /// Returns whether a word after a preposition still agrees with the noun before it: an adjective
  /// that is an argument of its own, such as "grande" after the argument "taza de café".
  private func returnsToNoun(_ word: SpanWord) -> Bool {
    guard let closingPart, hasWordsAfterClose, word.part != closingPart,
      arguments.contains(word.part),
      let rank = word.rank
    else { return false }
    return rank <= .nounOrAdjective
  }

  /// Treats a word that the lexicon only has as a verb as a noun if nothing else next to a number
  /// can be one: "2 reintentos".
  private mutating func readVerbAsNoun() {
    guard !hasContent, current.number != nil,
      let verb = current.words.first(where: { words[$0].known.isOnlyVerb })
    else { return }
    words[verb].rank = .unknown
    hasContent = true
  }

  private mutating func finish(keepingNumber: Bool) {
    // After a preposition, a comma or conjunction does not resume the phrase.
    if isClosed, keepingNumber { return }
    readVerbAsNoun()
    let number = current.number
    if !current.words.isEmpty {
      current.rank = current.words.compactMap { words[$0].rank }.max()
      phrases.append(current)
    }
    current = Phrase(number: keepingNumber ? number : nil)
    hasContent = false
    isClosed = false
  }

  /// Returns the phrases, with those that have no noun of their own, such as "bello" in "grande e
  /// bello", joined to the previous or else the next one.
  private func joined() -> [Phrase] {
    var result: [Phrase] = []
    for phrase in phrases {
      if let last = result.last, !last.hasNoun || !phrase.hasNoun,
        last.number == phrase.number || phrase.number == nil || last.number == nil
      {
        result[result.count - 1].words += phrase.words
        result[result.count - 1].number = last.number ?? phrase.number
        result[result.count - 1].rank = [last.rank, phrase.rank].compactMap(\.self).max()
      } else {
        result.append(phrase)
      }
    }
    for index in result.indices { result[index].head = head(of: result[index]) }
    return result
  }
}

extension PhraseFinder {
  /// Chooses the noun that the other words of a phrase agree with.
  private func head(of phrase: Phrase) -> Int? {
    guard let rank = phrase.rank else { return nil }
    let candidates = phrase.words.filter { words[$0].rank == rank }
    // A participle after an unknown word belongs to it: "plugin salvato".
    if rules.nounPlace == .first, rank == .nounOrParticiple, let participle = candidates.first,
      let unknown = phrase.words.first(where: { words[$0].rank == .unknown }), unknown < participle
    {
      return unknown
    }
    if rules.nounPlace == .last { return candidates.last }
    guard rank == .unknown, hasLexicon, let first = candidates.first else {
      return candidates.first
    }
    // Adjacent unknown words form a name, such as "flat white", whose last word is inflected.
    return zip(first..., candidates).prefix { $0 == $1 }.last?.1
  }
}

extension String {
  /// Whether this gap between two words starts a new phrase.
  fileprivate var separatesPhrases: Bool {
    unicodeScalars.contains { scalar in
      switch scalar {
      case " ", "\u{A0}", "\u{202F}", "-", "'", "\u{2019}", "\"", "\u{201C}", "\u{201D}", "«", "»":
        false
      default:
        switch scalar.properties.generalCategory {
        case .dashPunctuation, .openPunctuation, .closePunctuation, .otherPunctuation,
          .mathSymbol, .lineSeparator, .paragraphSeparator, .control:
          true
        default: false
        }
      }
    }
  }
}
