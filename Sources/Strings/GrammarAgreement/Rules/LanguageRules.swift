/// The built-in grammar of a language: its closed words, its endings, and how words inflect.
protocol LanguageRules: Sendable {
  /// The closed and irregular words, which take precedence over a lexicon.
  static var words: WordTable { get }
  /// Adjectives that are common in user interfaces, used for words missing from the lexicon. They
  /// are only treated as nouns if the span has no other.
  static var adjectives: WordTable { get }
  /// The names of colors and their shades: "azul marino" is invariable.
  static var colors: ColorNames { get }
  /// The pronouns for a person.
  static var pronouns: PronounTable { get }
  /// The position of the noun among several possible nouns.
  var nounPlace: NounPlace { get }
  /// Whether an apostrophe ends a word, as in "l'insalata".
  var elides: Bool { get }
  /// Whether words agree in gender.
  var hasGender: Bool { get }
  /// The plural ending of initialisms such as "URL", or empty if they are invariable.
  var initialismEnding: String { get }
  /// Whether rules add forms that a lexicon lacks.
  var completesLexicon: Bool { get }

  /// Returns the spellings to look up in a lexicon, best first.
  func spellings(of word: String, lower: String) -> [String]

  /// Returns the likelihood that a word is the noun that the others agree with, or nil if it cannot
  /// be.
  func rank(of word: SpanWord) -> HeadRank?

  /// Returns the forms of an unknown noun, guessed from its ending.
  func nounForms(of word: SpanWord) -> [InflectedForm]

  /// Returns the forms of an unknown lowercase adjective, guessed from its ending, or nil if no
  /// adjective ends that way.
  func adjectiveForms(of word: String) -> [InflectedForm]?

  /// Returns the number in which a phrase is written, as far as the words next to the noun show it.
  func writtenNumber(of words: [SpanWord], _ gender: GrammaticalGender?) -> FormNumber?

  /// Returns the form of a determiner, if it is not simply taken from the table.
  func determinerForm(of word: SpanWord, for target: Target) -> InflectedForm?

  /// Returns the form of a word that modifies a noun, or nil if the word is unchanged.
  ///
  /// `determiner` is the preceding determiner, in lowercase.
  func adjective(_ word: SpanWord, for target: Target, after determiner: String?) -> AgreeingForm?

  /// Returns the form of a noun in the target's case, given its form in the target's number.
  func nounForm(_ form: InflectedForm, of word: SpanWord, for target: Target) -> InflectedForm

  /// Returns whether words follow explicit features from a localized string.
  func follows(_ features: GrammaticalFeatures, in tokens: [Token]) -> Bool

  /// Returns the parts of speech that Apple's systems cannot choose between, or nil if the word is
  /// unambiguous.
  func ambiguity(of word: SpanWord) -> [PartOfSpeech]?

  /// Returns the index of the spelling to use before a word, or at the end if nil.
  func spelling(before next: FollowingWord?) -> Int
}
