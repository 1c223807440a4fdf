/// One way to read a word: the word's lemma and the grammar of the form that it has.
///
/// "amiche" has one reading in Italian, the feminine plural of the noun "amico"; "grande" has two,
/// an adjective and a noun.
public struct Reading: Hashable, Sendable {
  /// The form under which dictionaries list the word.
  public var lemma: String
  /// The class of the word.
  public var wordClass: WordClass
  /// The form of the word.
  public var form: FormFeatures

  /// Makes a reading.
  public init(lemma: String, wordClass: WordClass, form: FormFeatures) {
    self.lemma = lemma
    self.wordClass = wordClass
    self.form = form
  }
}

/// A class of words that change in the same way.
public enum WordClass: Hashable, Sendable {
  case noun
  case adjective
  /// A participle, which agrees like an adjective.
  case participle
  /// An article or another word before nouns, by its kind: `def`, `ind`, `dem`, `pos` ….
  case determiner(kind: String)
  case verb
  /// A word that never agrees: a preposition, an adverb, a conjunction ….
  case unchanging(PartOfSpeech)
}

/// The grammar of one form of a word.
public struct FormFeatures: Hashable, Sendable {
  /// The genders that the form serves; empty if the word has none, as in English.
  public var genders: FeatureSet<GrammaticalGender>
  /// The numbers that the form serves; empty if the word has none.
  public var numbers: FeatureSet<FormNumber>

  /// Makes features.
  public init(genders: FeatureSet<GrammaticalGender> = [], numbers: FeatureSet<FormNumber> = []) {
    self.genders = genders
    self.numbers = numbers
  }
}

/// The number of a form.
public enum FormNumber: CaseIterable, Sendable {
  case singular, plural
}

/// A form of a word, as it is written.
public struct WordForm: Hashable, Sendable {
  /// The form as it is written.
  public var text: String
  /// The grammar of the form.
  public var features: FormFeatures

  /// Makes a form.
  public init(_ text: String, _ features: FormFeatures) {
    self.text = text
    self.features = features
  }
}
