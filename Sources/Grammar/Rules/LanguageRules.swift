/// What galley knows of a language without a lexicon: its closed words, its endings, and how its
/// words change beside others.
protocol LanguageRules: Sendable {
  /// The closed words and the irregular ones. They count more than a lexicon.
  static var words: WordTable { get }
  /// Adjectives that are common in user interfaces. They serve if no lexicon has the word, and a
  /// word among them is a noun only if the span has no other.
  static var adjectives: WordTable { get }
  /// The names of colors and of their shades: "azul marino" never changes.
  static var colors: ColorNames { get }
  /// The pronouns for a person.
  static var pronouns: PronounTable { get }
  /// Where the noun is among several words that may be nouns.
  var nounPlace: NounPlace { get }
  /// Whether an apostrophe ends a word, as in "l'insalata".
  var elides: Bool { get }
  /// Whether words agree in gender.
  var hasGender: Bool { get }
  /// The ending of the plural of words such as "URL"; empty if they do not change.
  var initialismEnding: String { get }
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

  /// The number in which the words of a phrase are written, as far as those beside the noun tell it.
  func writtenNumber(of words: [SpanWord], _ gender: GrammaticalGender?) -> FormNumber?

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
