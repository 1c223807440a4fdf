/// The meanings of the tags in Apertium dictionaries: `<n><f><pl>` is the feminine plural of a
/// noun.
struct ApertiumTags {
  /// The class and form of a word.
  struct Meaning {
    var wordClass: WordClass
    var features: FormFeatures
    /// The tags between those of the class and those of the form, such as `<ord>` of an ordinal
    /// number.
    ///
    /// Each kind of a class has forms of its own.
    var kind: [Symbol] = []
  }

  /// The meaning of one tag.
  private enum Tag {
    case wordClass(WordClass)
    case determiner, verb, participle
    case genders(FeatureSet<GrammaticalGender>)
    case numbers(FeatureSet<FormNumber>)
    /// An excluded form, or something other than a word: a comparative, an acronym, a file name.
    case excluded
    case kind
  }

  private static let known: [String: Tag] = [
    "n": .wordClass(.noun), "adj": .wordClass(.adjective),
    "det": .determiner, "predet": .wordClass(.determiner(kind: "predet")),
    "vblex": .verb, "vbser": .verb, "vbhaver": .verb, "vbmod": .verb, "vbdo": .verb, "vaux": .verb,
    "pp": .participle,
    "pr": .wordClass(.unchanging(.preposition)),
    "adv": .wordClass(.unchanging(.adverb)), "preadv": .wordClass(.unchanging(.adverb)),
    "cnjadv": .wordClass(.unchanging(.conjunction)),
    "cnjcoo": .wordClass(.unchanging(.conjunction)),
    "cnjsub": .wordClass(.unchanging(.conjunction)),
    "ij": .wordClass(.unchanging(.interjection)),
    "num": .wordClass(.unchanging(.numeral)),
    "prn": .wordClass(.unchanging(.pronoun)), "rel": .wordClass(.unchanging(.pronoun)),
    "abbr": .wordClass(.unchanging(.abbreviation)),
    "m": .genders([.masculine]), "f": .genders([.feminine]), "nt": .genders([.neuter]),
    "mf": .genders([.masculine, .feminine]),
    "sg": .numbers([.singular]), "pl": .numbers([.plural]), "sp": .numbers([.singular, .plural]),
    "acr": .excluded, "comp": .excluded, "sup": .excluded, "file": .excluded, "np": .excluded,
  ]
  /// The tags of verbs, most common first.
  private static let verbs = ["vblex", "vbser", "vbhaver", "vbmod", "vbdo", "vaux"]

  private let alphabet: Alphabet
  /// The meaning of each tag in the alphabet.
  private let tags: [Tag]
  private let participles: [[Symbol]]

  init(_ alphabet: Alphabet) {
    self.alphabet = alphabet
    tags = alphabet.tags.map { Self.known[$0] ?? .kind }
    participles = Self.verbs.compactMap { alphabet.symbols(ofTags: $0, "pp") }
  }

  /// Returns the meaning of the tags after a lemma, or nil if they are not those of a single
  /// supported word.
  func meaning(of symbols: ArraySlice<Symbol>) -> Meaning? {
    guard let first = symbols.first.flatMap(alphabet.tagIndex) else { return nil }
    let rest = symbols.dropFirst()
    switch tags[first] {
    // "nella" is a preposition joined with an article: it does not agree either.
    case .wordClass(let unchanging) where unchanging == .unchanging(.preposition):
      return Meaning(wordClass: unchanging, features: FormFeatures())
    case .wordClass(let wordClass):
      return meaning(of: rest, in: wordClass)
    case .determiner:
      guard let kind = rest.first.flatMap(alphabet.tagIndex) else { return nil }
      return meaning(of: rest.dropFirst(), in: .determiner(kind: alphabet.tags[kind]))
    case .verb:
      if let second = rest.first.flatMap(alphabet.tagIndex), case .participle = tags[second] {
        return meaning(of: rest.dropFirst(), in: .participle)
      }
      return meaning(of: rest, in: .verb)
    case .participle, .genders, .numbers, .excluded, .kind:
      return nil
    }
  }

  /// Returns the meaning of the tags after those of a class, or nil if the form is excluded.
  func meaning(of symbols: ArraySlice<Symbol>, in wordClass: WordClass) -> Meaning? {
    var meaning = Meaning(wordClass: wordClass, features: FormFeatures())
    for symbol in symbols {
      // A scalar would be the lemma of another word, joined to this one.
      guard let tag = alphabet.tagIndex(symbol) else { return nil }
      switch tags[tag] {
      case .genders(let genders): meaning.features.genders = genders
      case .numbers(let numbers): meaning.features.numbers = numbers
      case .excluded: return nil
      case .kind, .wordClass, .determiner, .verb, .participle: meaning.kind.append(symbol)
      }
    }
    switch wordClass {
    case .noun: return meaning.kind.isEmpty ? meaning : nil
    case .adjective, .participle, .determiner: return meaning
    case .verb, .unchanging: return Meaning(wordClass: wordClass, features: FormFeatures())
    }
  }

  /// Returns the tags that can occur between a lemma of a class and the tags of its form.
  func prefixes(of wordClass: WordClass) -> [[Symbol]] {
    let prefix: [Symbol]? =
      switch wordClass {
      case .noun: alphabet.symbols(ofTags: "n")
      case .adjective: alphabet.symbols(ofTags: "adj")
      case .determiner(kind: "predet"): alphabet.symbols(ofTags: "predet")
      case .determiner(let kind): alphabet.symbols(ofTags: "det", kind)
      case .participle: nil
      case .verb, .unchanging: nil
      }
    return wordClass == .participle ? participles : prefix.map { [$0] } ?? []
  }
}
