extension LanguageRules {
  static var colors: ColorNames { .none }

  var table: WordTable { Self.words }
  var commonAdjectives: WordTable { Self.adjectives }
  var pronouns: PronounTable { Self.pronouns }
  var colors: ColorNames { Self.colors }

  var nounPlace: NounPlace { .first }
  var elides: Bool { false }
  var hasGender: Bool { true }
  var initialismEnding: String { "" }
  var completesLexicon: Bool { false }

  func spellings(of word: String, lower: String) -> [String] {
    word == lower ? [word] : [word, lower]
  }

  func rank(of word: SpanWord) -> HeadRank? {
    switch word.known.source {
    case .unknown: return .unknown
    case .commonAdjective: return .adjective
    case .table, .lexicon: break
    }
    let isAdjective = word.known.readings.contains { $0.reading.wordClass == .adjective }
    let isParticiple = word.known.readings.contains { $0.reading.wordClass == .participle }
    guard word.known.readings.contains(where: \.isNoun) else {
      return isAdjective || isParticiple ? .adjective : nil
    }
    if word.known.isCommonAdjective { return .commonAdjective }
    return isAdjective ? .nounOrAdjective : isParticiple ? .nounOrParticiple : .noun
  }

  func writtenNumber(of words: [SpanWord], _ gender: GrammaticalGender?) -> FormNumber? {
    for word in words {
      let form = (word.determiner ?? word.adjective)?.reading.form
      if let number = form?.numbers.only { return number }
    }
    return nil
  }

  func determinerForm(of word: SpanWord, for target: Target) -> InflectedForm? { nil }

  func adjective(
    _ word: SpanWord, for target: Target, after determiner: String?
  ) -> AgreeingForm? {
    if let adjective = word.adjective, let form = adjective.form(for: target) {
      let origin: Agreement.Origin = word.known.source == .commonAdjective ? .rule : .lexicon
      return AgreeingForm(form: form, reading: adjective, origin: origin)
    }
    guard word.adjective != nil || word.canBeUnknownAdjective,
      let forms = adjectiveForms(of: word.lower)
    else { return nil }
    let guess = WordReading(
      reading: Reading(lemma: forms[0].text, wordClass: .adjective, form: forms[0].features),
      forms: forms)
    return guess.form(for: target).map { AgreeingForm(form: $0, reading: guess, origin: .rule) }
  }

  func nounForm(_ form: InflectedForm, of word: SpanWord, for target: Target) -> InflectedForm {
    form
  }

  func follows(_ features: GrammaticalFeatures, in tokens: [Token]) -> Bool { true }

  func ambiguity(of word: SpanWord) -> [PartOfSpeech]? {
    guard word.known.readings.contains(where: \.isNoun),
      word.known.readings.contains(where: { $0.reading.wordClass == .adjective })
    else { return nil }
    return [.adjective, .noun]
  }

  func spelling(before next: FollowingWord?) -> Int { 0 }
}
