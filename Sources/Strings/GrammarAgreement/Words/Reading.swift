/// A reading of a word: its lemma and the features of its form.
///
/// In Italian, "amiche" has one reading, the feminine plural of the noun "amico"; "grande" has two,
/// an adjective and a noun.
public struct Reading: Hashable, Sendable {
  /// The dictionary form of the word.
  public var lemma: String
  /// The way in which the word inflects.
  public var wordClass: WordClass
  /// The features of the word's form.
  public var form: FormFeatures

  /// Creates a reading.
  public init(lemma: String, wordClass: WordClass, form: FormFeatures) {
    self.lemma = lemma
    self.wordClass = wordClass
    self.form = form
  }
}

/// A class of words that inflect in the same way.
public enum WordClass: Hashable, Sendable {
  case noun
  case adjective
  /// A participle, which agrees like an adjective.
  case participle
  /// A determiner, by its kind: `def`, `ind`, `dem`, `pos` and so on.
  case determiner(kind: String)
  case verb
  /// An invariable word, such as a preposition, an adverb or a conjunction.
  case unchanging(PartOfSpeech)
}

/// The features of one form of a word.
public struct FormFeatures: Hashable, Sendable {
  /// The genders of the form; empty if the word has none, as in English.
  public var genders: FeatureSet<GrammaticalGender>
  /// The numbers of the form; empty if the word has none.
  public var numbers: FeatureSet<FormNumber>

  /// Creates features.
  public init(genders: FeatureSet<GrammaticalGender> = [], numbers: FeatureSet<FormNumber> = []) {
    self.genders = genders
    self.numbers = numbers
  }
}

/// The numbers that the inflected languages distinguish by form.
public enum FormNumber: CaseIterable, Sendable {
  case singular, plural
}

/// A form of a word as written.
public struct WordForm: Hashable, Sendable {
  /// The form as written.
  public var text: String
  /// The features of the form.
  public var features: FormFeatures

  /// Creates a form.
  public init(_ text: String, _ features: FormFeatures) {
    self.text = text
    self.features = features
  }
}
