/// The state of inflecting one span: its tokens, words and phrases.
struct SpanAgreement {
  let request: AgreementRequest
  let rules: any LanguageRules
  let hasLexicon: Bool
  let tokens: [Token]
  var words: [SpanWord]
  var phrases: [Phrase] = []
  /// The target outside the span; empty if the span itself determines the form.
  var elsewhere = Target()

  init(_ request: AgreementRequest, _ rules: any LanguageRules, _ vocabulary: Vocabulary) {
    self.request = request
    self.rules = rules
    hasLexicon = vocabulary.hasLexicon
    tokens = Token.tokens(of: request.parts, elides: rules.elides)
    words = []
    for (index, token) in tokens.enumerated() where token.kind == .word {
      let hint = request.parts[token.part].hint
      var word = SpanWord(
        token: index, part: token.part, known: vocabulary.word(token.text), hint: hint,
        isFirst: words.isEmpty)
      word.rank = rank(of: word)
      words.append(word)
    }
    keepOneNounPerHint()
    let arguments = request.parts.indices.filter { request.parts[$0].argument != nil }
    var finder = PhraseFinder(
      tokens, words, rules, hasLexicon: hasLexicon, arguments: Set(arguments))
    phrases = finder.find()
  }

  /// Returns the likelihood that a word is the noun, including hints from the localized string.
  private func rank(of word: SpanWord) -> HeadRank? {
    guard word.known.unchangingPart == nil, word.determiner == nil, !word.known.hasDigits,
      word.known.hasLatinLetters,
      word.lower.utf8.count <= Vocabulary.longestWord
    else { return nil }
    guard let rank = rules.rank(of: word) else {
      return word.hint?.partOfSpeech == .noun ? .adjective : nil
    }
    switch word.hint?.partOfSpeech {
    case nil: return rank
    case .noun?: return .declared
    default: return .adjective
    }
  }

  /// If a hint declares several words to be nouns, such as those of "flat white", keeps only those
  /// with the highest rank of their own.
  private mutating func keepOneNounPerHint() {
    var best: [Int: HeadRank] = [:]
    for word in words where word.rank == .declared {
      guard let rank = rules.rank(of: word) else { continue }
      best[word.part] = max(best[word.part] ?? rank, rank)
    }
    for index in words.indices where words[index].rank == .declared {
      let rank = rules.rank(of: words[index])
      if rank != best[words[index].part] { words[index].rank = rank }
    }
  }

  /// Inflects the words, or returns false if there is nothing to agree with.
  mutating func agree() -> Bool {
    var target = Target()
    var isElsewhere = false
    switch request.source {
    case .span:
      if !phrases.contains(where: hasNoun), rules.hasGender,
        phrases.contains(where: { $0.head != nil }),
        !words.contains(where: { $0.determiner != nil })
      {
        guard let gender = request.userGender, gender != .neuter else { return false }
        target.gender = gender
        isElsewhere = true
      }
    case .features(let features):
      guard rules.follows(features, in: tokens) else { return true }
      target = Target(features)
    case .noun(let features):
      target = Target(features)
      isElsewhere = true
    case .referent(let gender): return replacePronouns(gender)
    case .person(let gender):
      guard gender != .neuter || !rules.hasGender else { return false }
      target.gender = gender
      isElsewhere = true
    }
    if isElsewhere { elsewhere = target }
    for phrase in phrases { agree(phrase, with: target, isElsewhere: isElsewhere) }
    return true
  }
}

extension SpanAgreement {
  /// Returns whether a phrase has a noun or number, so that its words do not agree with the user.
  ///
  /// Many words can be both a noun and an adjective or participle. They do not count as nouns if
  /// the request has a user gender or an alternative. Otherwise, they do if there are other words,
  /// as in "gran amigo".
  private func hasNoun(_ phrase: Phrase) -> Bool {
    guard phrase.number == nil, let rank = phrase.rank else { return phrase.number != nil }
    if request.userGender != nil || request.alternative != nil { return rank >= .noun }
    return phrase.hasNoun || phrase.words.count > 1 && rank == .nounOrAdjective
  }

  /// Replaces pronouns with those for a person of a gender, or returns false if there are none.
  private mutating func replacePronouns(_ gender: GrammaticalGender) -> Bool {
    var isFound = false
    for index in words.indices {
      let word = words[index]
      guard
        let pronoun = rules.pronouns.pronoun(
          for: word.lower, gender, hint: word.hint, isBeforeWord: index + 1 < words.count)
      else { continue }
      isFound = true
      let reading = Reading(
        lemma: word.lower, wordClass: .unchanging(.pronoun), form: FormFeatures())
      let form = InflectedForm(pronoun)
      words[index].chosen = WordReading(reading: reading, forms: [form])
      words[index].shown = form
      words[index].origin = .lexicon
    }
    return isFound
  }
}

extension Target {
  fileprivate init(_ features: GrammaticalFeatures) {
    gender = features.gender
    number = features.number.map(FormNumber.init)
    grammaticalCase = features.grammaticalCase
  }
}

extension FormNumber {
  /// Creates the form number for a plural category.
  init(_ number: GrammaticalNumber) { self = number.isSingular ? .singular : .plural }
}
