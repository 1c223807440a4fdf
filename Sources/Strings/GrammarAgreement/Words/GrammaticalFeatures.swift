/// The known or requested grammar of a word: part of speech, gender, number and so on.
///
/// A nil feature is unknown or unspecified.
///
/// ```swift
/// var salad = GrammaticalFeatures(partOfSpeech: .noun)
/// salad.gender = .feminine
/// ```
public struct GrammaticalFeatures: Hashable, Sendable {
  /// The class of the word, such as noun or verb.
  public var partOfSpeech: PartOfSpeech?
  /// Masculine, feminine or neuter, in languages whose nouns differ by it.
  public var gender: GrammaticalGender?
  /// Singular or plural, and in some languages others.
  public var number: GrammaticalNumber?
  /// The role in the sentence that the form shows, such as nominative or dative.
  public var grammaticalCase: GrammaticalCase?
  /// Whether the word refers to a certain thing: "the salad" or "a salad".
  public var definiteness: Definiteness?
  /// Whether a possessive is used with its noun.
  public var determination: Determination?
  /// Who a verb or pronoun is about: the speaker, the listener, or others.
  public var person: GrammaticalPerson?
  /// The kind of a pronoun.
  public var pronounType: PronounType?

  /// Creates features.
  public init(
    partOfSpeech: PartOfSpeech? = nil, gender: GrammaticalGender? = nil,
    number: GrammaticalNumber? = nil, grammaticalCase: GrammaticalCase? = nil,
    definiteness: Definiteness? = nil, determination: Determination? = nil,
    person: GrammaticalPerson? = nil, pronounType: PronounType? = nil
  ) {
    self.partOfSpeech = partOfSpeech
    self.gender = gender
    self.number = number
    self.grammaticalCase = grammaticalCase
    self.definiteness = definiteness
    self.determination = determination
    self.person = person
    self.pronounType = pronounType
  }
}

/// A part of speech, with its name in String Catalogs.
public enum PartOfSpeech: String, CaseIterable, Sendable {
  case determiner, pronoun, letter, adverb, particle, adjective, adposition, verb, noun
  case conjunction, numeral, interjection, preposition, abbreviation
}

/// A gender, with its name in String Catalogs.
public enum GrammaticalGender: String, CaseIterable, Sendable {
  case masculine, feminine, neuter
}

/// A number, with its name in String Catalogs: a plural category.
public enum GrammaticalNumber: String, CaseIterable, Sendable {
  case one, zero, two, few, many, other

  /// Whether words of this number are singular.
  public var isSingular: Bool { self == .one }
}

/// A case, with its name in String Catalogs.
public enum GrammaticalCase: String, CaseIterable, Sendable {
  case nominative, accusative, dative, genitive, prepositional, ablative, adessive, allative
  case elative, illative, essive, inessive, locative, translative
}

/// The definiteness of words, with its name in String Catalogs.
public enum Definiteness: String, CaseIterable, Sendable {
  case indefinite, definite
}

/// Whether a possessive is used with its noun, like "my", or on its own, like "mine", with its name
/// in String Catalogs.
public enum Determination: String, CaseIterable, Sendable {
  case independent, dependent
}

/// A person, with its name in String Catalogs.
public enum GrammaticalPerson: String, CaseIterable, Sendable {
  case first, second, third
}

/// A kind of pronoun, with its name in String Catalogs.
public enum PronounType: String, CaseIterable, Sendable {
  case personal, reflexive, possessive
}
