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
  /// Either, according to the lexicon: "grande" in Italian.
  case nounOrAdjective
  /// An unknown word.
  case unknown
  /// Either, according to the lexicon: "invitado" in Spanish.
  case nounOrParticiple
  /// Nothing else, according to the lexicon.
  case noun
  /// A noun according to the localized string.
  case declared

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
