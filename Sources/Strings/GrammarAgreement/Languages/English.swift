/// The rules of English, British and American.
struct English: LanguageRules {
  var nounPlace: NounPlace { .last }
  var initialismEnding: String { "s" }
  var hasGender: Bool { false }

  /// Returns the rank of a word; the last possible noun is the head, and the words before it modify
  /// it.
  func rank(of word: SpanWord) -> HeadRank? {
    switch word.known.source {
    case .commonAdjective: return .adjective
    case .unknown: return word.lower.ends(in: ["ed", "ing"]) ? .unknown : .noun
    case .table, .lexicon: break
    }
    guard word.known.readings.contains(where: \.isNoun) else { return nil }
    return word.known.isCommonAdjective ? .commonAdjective : .noun
  }

  /// Returns whether explicit features apply.
  ///
  /// Apple's systems only apply plural or singular, to a single word of at least two letters whose
  /// part of speech has a plural.
  func follows(_ features: GrammaticalFeatures, in tokens: [Token]) -> Bool {
    switch features.number {
    case nil, .zero?, .two?: return false
    case .one?, .few?, .many?, .other?: break
    }
    switch features.partOfSpeech {
    case .letter?, .verb?, .numeral?, .preposition?: return false
    default: break
    }
    guard let last = tokens.last, last.kind == .word else { return false }
    return last.text.count >= 2
  }

  func ambiguity(of word: SpanWord) -> [PartOfSpeech]? {
    guard word.isHead, word.known.source == .lexicon,
      word.known.readings.contains(where: \.isNoun),
      word.known.readings.contains(where: { $0.reading.wordClass == .verb })
    else { return nil }
    return [.noun, .verb]
  }

  static let pronouns = PronounTable(
    """
    personal he she they
    object him her them
    dependent his her their
    independent his hers theirs
    reflexive himself herself themselves
    personal he's she's they're
    personal he'll she'll they'll
    personal he'd she'd they'd
    """)

  // MARK: Endings

  func nounForms(of word: SpanWord) -> [InflectedForm] {
    let noun = word.lower
    if let singular = Self.singular(of: noun) { return .noun(singular, noun) }
    return .noun(noun, Self.plural(of: noun))
  }

  func adjectiveForms(of word: String) -> [InflectedForm]? { nil }

  private static func plural(of noun: String) -> String {
    guard let last = noun.last else { return noun }
    let before = noun.dropLast().last ?? " "
    switch last {
    case "y" where !"aeiou".contains(before): return noun.dropLast() + "ies"
    case "s", "x", "z": return noun + "es"
    case "h" where "cs".contains(before): return noun + "es"
    case _ where noun.hasSuffix("man") && !noun.hasSuffix("human"): return noun.dropLast(2) + "en"
    default: return noun + "s"
    }
  }

  /// Returns the singular of an unknown word that is probably a plural, or nil if it is a singular.
  private static func singular(of noun: String) -> String? {
    guard noun.count > 3, noun.hasSuffix("s"), !noun.ends(in: ["ss", "us", "is"]) else {
      return nil
    }
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    if noun.ends(in: ["ches", "shes", "xes", "sses"]) { return String(noun.dropLast(2)) }
    return String(noun.dropLast())
  }

  // MARK: Spelling

  /// Returns 2 before a vowel sound, which turns "a" into "an", 0 if no word follows, or else 1.
  func spelling(before next: FollowingWord?) -> Int {
    guard let next, let first = next.text.unicodeScalars.first else { return 0 }
    if first.properties.numericType != nil {
      return next.text.hasPrefix("8") || next.text == "11" || next.text == "18" ? 2 : 1
    }
    // Letters pronounced by name: "an MP3 file", "an X-ray".
    let isInitialism = next.written.count > 1 && !next.written.contains(where: \.isLowercase)
    if isInitialism || next.text.dropFirst().first == "-" {
      return "aefhilmnorsx".unicodeScalars.contains(first) ? 2 : 1
    }
    if Self.silentH.contains(where: next.text.hasPrefix) { return 2 }
    if ["unid", "unim", "unin"].contains(where: next.text.hasPrefix) { return 2 }
    if Self.soundsLikeYou.contains(where: next.text.hasPrefix) { return 1 }
    return "aeiou".unicodeScalars.contains(first) ? 2 : 1
  }

  private static let silentH = ["hour", "honest", "honor", "honour", "heir"]
  private static let soundsLikeYou = [
    "eu", "ewe", "once", "one", "ubiq", "uni", "ura", "uro", "usa", "use", "usu", "uten", "util",
    "uto",
  ]
}

extension English {
  static let words = WordTable(
    """
    ind a/a/an -
    def the
    dem this these
    dem that those
    pos my
    pos your
    pos his
    pos her
    pos its
    pos our
    pos their
    prep of in on at by for from with to about into per without between via
    conj and or but nor
    verb is are was were be been will has have had can
    adv ago not no
    noun child children
    noun man men
    noun woman women
    noun person people
    noun mouse mice
    noun louse lice
    noun goose geese
    noun foot feet
    noun tooth teeth
    noun ox oxen
    noun knife knives
    noun life lives
    noun wife wives
    noun half halves
    noun calf calves
    noun elf elves
    noun self selves
    noun shelf shelves
    noun wolf wolves
    noun thief thieves
    noun loaf loaves
    # Apple's systems give "leave" as the singular of "leaves".
    noun leave leaves
    noun leaf leaves
    noun scarf scarves
    noun roof roofs
    noun index indexes
    noun matrix matrixes
    noun quiz quizzes
    noun datum data
    noun medium media
    noun criterion criteria
    noun phenomenon phenomena
    noun cactus cacti
    noun alumnus alumni
    noun campus campuses
    noun focus focuses
    noun genius geniuses
    noun penny pennies
    noun stimulus stimuli
    noun fungus fungi
    noun vertex vertices
    noun appendix appendices
    noun monarch monarchs
    noun epoch epochs
    noun passer-by passers-by
    noun analysis analyses
    noun basis bases
    noun crisis crises
    noun hypothesis hypotheses
    noun thesis theses
    noun diagnosis diagnoses
    noun axis axes
    noun tomato tomatoes
    noun potato potatoes
    noun hero heroes
    noun echo echoes
    noun veto vetoes
    noun bus buses
    noun gas gases
    noun lens lenses
    noun series
    noun species
    noun sheep
    noun fish
    noun deer
    noun aircraft
    noun spacecraft
    noun news
    noun information
    noun software
    noun hardware
    noun feedback
    noun equipment
    noun furniture
    noun luggage
    """)

  static let adjectives = WordTable(
    adjectives: """
      large small big little medium short long tall old new young open closed hot cold warm white
      black red blue green yellow brown free full empty unread read left remaining available total
      selected unselected online offline active inactive high low deep wide first last next
      previous more other extra single double daily weekly monthly recent public private away late
      early ready missing pending failed deleted archived
      """, forms: { [InflectedForm($0)] })
}
