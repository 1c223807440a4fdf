/// What is known or wanted of a word's grammar: its part of speech, gender, number and so on.
///
/// A feature that is nil is not known, or may be anything.
///
/// ```swift
/// var salad = GrammaticalFeatures(partOfSpeech: .noun)
/// salad.gender = .feminine
/// ```
public struct GrammaticalFeatures: Hashable, Sendable {
  /// The part of speech.
  public var partOfSpeech: PartOfSpeech?
  /// The gender.
  public var gender: GrammaticalGender?
  /// The number.
  public var number: GrammaticalNumber?
  /// The case.
  public var grammaticalCase: GrammaticalCase?
  /// Whether the words stand for something known.
  public var definiteness: Definiteness?
  /// Whether a possessive has its own noun beside it.
  public var determination: Determination?
  /// The person.
  public var person: GrammaticalPerson?
  /// The kind of a pronoun.
  public var pronounType: PronounType?

  /// Makes features.
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

/// A part of speech, with the names that string catalogs use.
public enum PartOfSpeech: String, CaseIterable, Sendable {
  case determiner, pronoun, letter, adverb, particle, adjective, adposition, verb, noun
  case conjunction, numeral, interjection, preposition, abbreviation
}

/// A gender, with the names that string catalogs use.
public enum GrammaticalGender: String, CaseIterable, Sendable {
  case masculine, feminine, neuter
}

/// A number, with the names that string catalogs use: those of plural categories.
public enum GrammaticalNumber: String, CaseIterable, Sendable {
  case one, zero, two, few, many, other

  /// Whether words of this number take their singular.
  public var isSingular: Bool { self == .one }
}

/// A case, with the names that string catalogs use.
public enum GrammaticalCase: String, CaseIterable, Sendable {
  case nominative, accusative, dative, genitive, prepositional, ablative, adessive, allative
  case elative, illative, essive, inessive, locative, translative
}

/// Whether words stand for something known, with the names that string catalogs use.
public enum Definiteness: String, CaseIterable, Sendable {
  case indefinite, definite
}

/// Whether a possessive has its own noun beside it, as "my" has and "mine" has not, with the names
/// that string catalogs use.
public enum Determination: String, CaseIterable, Sendable {
  case independent, dependent
}

/// A person, with the names that string catalogs use.
public enum GrammaticalPerson: String, CaseIterable, Sendable {
  case first, second, third
}

/// A kind of pronouns, with the names that string catalogs use.
public enum PronounType: String, CaseIterable, Sendable {
  case personal, reflexive, possessive
}
