/// What galley knows of a language without a lexicon: its closed words, its endings, and how its
/// words change beside others.
protocol LanguageRules: Sendable {
  /// The closed words and the irregular ones. They count more than a lexicon.
  var table: WordTable { get }
  /// Adjectives that are common in user interfaces. They serve if no lexicon has the word, and a
  /// word among them is a noun only if the span has no other.
  var commonAdjectives: WordTable { get }
  /// Where the noun is among several words that may be nouns.
  var nounPlace: NounPlace { get }
  /// Whether an apostrophe ends a word, as in "l'insalata".
  var elides: Bool { get }
  /// Whether words agree in gender.
  var hasGender: Bool { get }
  /// Whether a rule makes the forms that a lexicon lacks.
  var completesLexicon: Bool { get }

  /// The spellings under which a lexicon may have a word, the best first.
  func spellings(of word: String, lower: String) -> [String]

  /// How likely a word is the noun with which the others agree; nil if it cannot be.
  func rank(of word: SpanWord) -> HeadRank?

  /// Guesses the forms of an unknown noun from its ending.
  func nounForms(of word: SpanWord) -> [InflectedForm]

  /// Guesses the forms of an unknown adjective in lower case from its ending; nil if no adjective
  /// ends so.
  func adjectiveForms(of word: String) -> [InflectedForm]?

  /// The form of a determiner, if the language does not simply take it from the table.
  func determinerForm(of word: SpanWord, for target: Target) -> InflectedForm?

  /// The form of a word beside a noun as an adjective; nil if the word stays as it is.
  ///
  /// `determiner` is the determiner before it, in lower case.
  func adjective(_ word: SpanWord, for target: Target, after determiner: String?) -> AgreeingForm?

  /// The form of a noun in the target's case, from the form in the target's number.
  func nounForm(_ form: InflectedForm, of word: SpanWord, for target: Target) -> InflectedForm

  /// Whether words follow the features that a localized string gives.
  func follows(_ features: GrammaticalFeatures, in tokens: [Token]) -> Bool

  /// The parts of speech between which Apple's systems cannot decide for a word; nil if it is clear.
  func ambiguity(of word: SpanWord) -> [PartOfSpeech]?

  /// The index among the spellings of a form that is used before a word; nil if no word follows.
  func spelling(before next: FollowingWord?) -> Int
}

/// Where the noun is among several words that may be nouns.
enum NounPlace {
  /// The first is the noun: "file immagine".
  case first
  /// The last is the noun: "image file".
  case last
}

/// How likely a word is the noun with which the others agree.
enum HeadRank: Int, Comparable {
  /// The word is an adjective, which can serve as a noun: "2 eliminados".
  case adjective
  /// The word can be a noun, but is one of the common adjectives.
  case commonAdjective
  /// The word can be a noun or an adjective.
  case nounOrAdjective
  /// No lexicon knows the word.
  case unknown
  /// The word can be a noun or a participle.
  case nounOrParticiple
  /// The word is a noun.
  case noun
  /// The localized string says that the word is a noun.
  case declared

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The grammar that words should get.
struct Target {
  /// The gender; nil if each word keeps its own.
  var gender: GrammaticalGender?
  /// The number; nil if each word keeps its own.
  var number: FormNumber?
  /// The case; nil is the nominative.
  var grammaticalCase: GrammaticalCase?
}

/// The form that a word gets beside its noun.
struct AgreeingForm {
  var form: InflectedForm
  var reading: WordReading
  var origin: Agreement.Origin
}

/// The word after another, as the other's spelling depends on it.
struct FollowingWord {
  /// The word in lower case, or a number as it is written.
  var text: String
  /// The word as it is written.
  var written: String
  /// Whether the word can be an adjective or a noun.
  var isInPhrase: Bool
  /// Whether the word is the noun of its phrase or before it.
  var leadsToNoun: Bool
  /// Whether the word is the noun.
  var isHead: Bool
  /// The grammar of the word's form.
  var features: FormFeatures
}

extension LanguageRules {
  var elides: Bool { false }
  var hasGender: Bool { true }
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
    guard word.known.source == .lexicon, word.known.readings.contains(where: \.isNoun),
      word.known.readings.contains(where: { $0.reading.wordClass == .adjective })
    else { return nil }
    return [.adjective, .noun]
  }

  func spelling(before next: FollowingWord?) -> Int { 0 }
}
