/// The position of the noun among several possible nouns.
enum NounPlace {
  /// First: "file immagine".
  case first
  /// Last: "image file".
  case last
}

/// The likelihood that a word is the noun that the others agree with.
enum HeadRank: Int, Comparable {
  /// An adjective, which can be used as a noun: "2 eliminados".
  case adjective
  /// A possible noun that is one of the common adjectives.
  case commonAdjective
  /// A noun or an adjective.
  case nounOrAdjective
  /// An unknown word.
  case unknown
  /// A noun or a participle.
  case nounOrParticiple
  /// A noun.
  case noun
  /// A noun according to the localized string.
  case declared

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
