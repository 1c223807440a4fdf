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
