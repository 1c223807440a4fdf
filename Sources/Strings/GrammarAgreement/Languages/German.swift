struct German: LanguageRules {
  var nounPlace: NounPlace { .last }
  var initialismEnding: String { "s" }
  var completesLexicon: Bool { true }

  /// Returns the spellings to look up in a lexicon, including an adjective without its ending.
  func spellings(of word: String, lower: String) -> [String] {
    guard word == lower else {
      let isCapitals = word.count > 1 && !word.contains(where: \.isLowercase)
      return isCapitals
        ? [lower.prefix(1).uppercased() + lower.dropFirst(), lower] : [word, lower]
    }
    return [word] + Self.bases(of: word)
  }

  /// Returns the rank of a word.
  ///
  /// Nouns are capitalized, and the last one is the head. A measure is always the head: "2 Tassen
  /// Kaffee".
  func rank(of word: SpanWord) -> HeadRank? {
    guard word.isCapitalized else {
      return word.known.source == .unknown || word.adjective != nil ? .adjective : nil
    }
    if Self.measures.contains(word.lower) { return .declared }
    if word.known.source == .unknown { return .unknown }
    if word.known.readings.contains(where: \.isNoun) {
      return word.isFirst && word.known.isCommonAdjective ? .commonAdjective : .noun
    }
    return word.isFirst && word.adjective != nil ? .adjective : .unknown
  }

  func ambiguity(of word: SpanWord) -> [PartOfSpeech]? { nil }

  /// Returns plural for "neue Benutzer", because the singular is "neuer Benutzer", and for "die
  /// Benutzer".
  func writtenNumber(of words: [SpanWord], _ gender: GrammaticalGender?) -> FormNumber? {
    let determiner = words.last { $0.determiner != nil }?.lower
    let ending = words.last { $0.rank == .adjective && !$0.isAfterNoun }?.lower.suffix(2) ?? ""
    switch determiner {
    case "ein"?, "eine"?: return nil
    case let word?:
      if gender == .feminine { return ending == "en" ? .plural : nil }
      return word.hasSuffix("e") ? .plural : nil
    case nil: return gender != .feminine && ending.hasSuffix("e") ? .plural : nil
    }
  }

  func determinerForm(of word: SpanWord, for target: Target) -> InflectedForm? {
    Self.determiner(word.lower, for: target).map { InflectedForm($0) }
  }

  static let pronouns = PronounTable(
    """
    personal er sie
    object ihn sie
    object ihm ihr
    dependent sein ihr
    dependent seine ihre
    dependent seinen ihren
    dependent seinem ihrem
    dependent seiner ihrer
    dependent seines ihres
    """)

  // MARK: Nouns

  func nounForm(_ form: InflectedForm, of word: SpanWord, for target: Target) -> InflectedForm {
    guard let last = form.text.last else { return form }
    var form = form
    if target.grammaticalCase == .dative, target.number == .plural, !"ns".contains(last) {
      form.spellings = [form.text + "n"]
    }
    if target.grammaticalCase == .genitive, target.number == .singular, target.gender != .feminine {
      form.spellings = [form.text + ("sßzx".contains(last) ? "es" : "s")]
    }
    return form
  }

  /// The gender and plural of a noun by its ending; the first match is used.
  private static let endings: [(ending: String, gender: GrammaticalGender, plural: String)] = [
    ("chen", .neuter, ""), ("lein", .neuter, ""), ("ung", .feminine, "en"),
    ("heit", .feminine, "en"), ("keit", .feminine, "en"), ("schaft", .feminine, "en"),
    ("tion", .feminine, "en"), ("sion", .feminine, "en"), ("tät", .feminine, "en"),
    ("ik", .feminine, "en"), ("ur", .feminine, "en"), ("in", .feminine, "nen"),
    ("load", .masculine, "s"), ("list", .feminine, "s"), ("date", .neuter, "s"),
    ("line", .feminine, "s"), ("ee", .masculine, "s"), ("ie", .feminine, "n"),
    ("e", .feminine, "n"), ("ling", .masculine, "e"),
    ("nis", .neuter, "se"), ("ment", .neuter, "e"), ("or", .masculine, "en"),
    ("ist", .masculine, "en"), ("er", .masculine, ""), ("el", .masculine, ""),
    ("en", .masculine, ""), ("o", .neuter, "s"), ("a", .neuter, "s"), ("i", .masculine, "s"),
    ("y", .neuter, "s"), ("u", .masculine, "s"), ("", .masculine, "e"),
  ]

  func nounForms(of word: SpanWord) -> [InflectedForm] {
    let noun = word.lower
    let given = word.known.readings.first(where: \.isNoun)?.reading.form.genders.first
    // A compound is declined as its last part: "Obstsalat" as "Salat".
    for start in noun.indices.dropFirst().prefix(Vocabulary.longestWord).dropLast(2) {
      let last = String(noun[start...])
      guard let reading = table.readings(of: last).first(where: \.isNoun) else { continue }
      return reading.forms.map { form in
        InflectedForm([noun[..<start] + form.text], form.features)
      }
    }
    for ending in Self.endings where ending.plural.count > 1 && ending.ending.count > 2 {
      guard noun.hasSuffix(ending.ending + ending.plural) else { continue }
      return .noun(String(noun.dropLast(ending.plural.count)), noun, given ?? ending.gender)
    }
    // "in" is a feminine ending, but not in "Plugin".
    let isForWomen = given == nil || given == .feminine
    let ending =
      Self.endings.first { noun.hasSuffix($0.ending) && ($0.ending != "in" || isForWomen) }
      ?? ("", .masculine, "e")
    // A word missing from the large lexicon is foreign, unless it has a German ending.
    if word.known.isForeign, ending.ending.count < 2 || ending.ending == "in" {
      return .noun(noun, noun.hasSuffix("s") ? noun : noun + "s", given ?? ending.gender)
    }
    return .noun(noun, noun + ending.plural, given ?? ending.gender)
  }

  // MARK: Adjectives

  func adjectiveForms(of word: String) -> [InflectedForm]? { nil }

  func adjective(
    _ word: SpanWord, for target: Target, after determiner: String?
  ) -> AgreeingForm? {
    guard !word.isAfterNoun, word.leadsToNoun || target.isElsewhere,
      !word.isCapitalized || word.isFirst,
      !Self.invariable.contains(word.lower)
    else { return nil }
    // "weiteres" is a form of the common adjective "weitere", whatever the lexicon says.
    let common =
      word.known.isCommonAdjective
      ? nil : Self.bases(of: word.lower).first { !Self.adjectives.readings(of: $0).isEmpty }
    var base = common ?? word.adjective?.reading.lemma ?? Self.guessedBase(of: word.lower)
    // Dictionaries list "hohe", too.
    if ["hohe", "hohem", "hohen", "hoher", "hohes"].contains(base) { base = "hoch" }
    // "Berliner" is written with a capital letter and has no endings.
    guard base.first?.isUppercase != true else { return nil }
    let declension = determiner.flatMap { Self.determiner($0)?.declension } ?? .strong
    let text = Self.stem(of: base) + Self.ending(declension, for: target)
    let reading =
      word.adjective
      ?? WordReading(
        reading: Reading(lemma: base, wordClass: .adjective, form: FormFeatures()), forms: [])
    return AgreeingForm(
      form: InflectedForm(text), reading: reading,
      origin: word.known.source == .lexicon ? .lexicon : .rule)
  }

  /// Returns the stem of an adjective: "dunkl-" for "dunkel".
  private static func stem(of base: String) -> String {
    if base == "hoch" { return "hoh" }
    if base.hasSuffix("el") { return base.dropLast(2) + "l" }
    if base.ends(in: ["auer", "euer"]) { return base.dropLast(2) + "r" }
    return base.hasSuffix("e") ? String(base.dropLast()) : base
  }

  /// Returns the possible base forms of an inflected adjective, longest first.
  private static func bases(of word: String) -> [String] {
    guard word.count > 3 else { return [] }
    var bases: [String] = []
    for ending in ["e", "er", "es", "en", "em"] where word.hasSuffix(ending) {
      let stem = String(word.dropLast(ending.count))
      bases.append(stem)
      if stem == "hoh" { bases.append("hoch") }
      if stem.hasSuffix("l") || stem.hasSuffix("r"), stem.count > 2 {
        bases.append(stem.dropLast() + "e" + stem.suffix(1))
      }
      bases.append(stem + "e")
    }
    return bases
  }

  /// Returns the base form of an unknown adjective.
  ///
  /// "en" is only removed after certain endings, because participles also end in it.
  private static func guessedBase(of word: String) -> String {
    guard word.count > 4 else { return word }
    for ending in ["er", "es", "em", "e"] where word.hasSuffix(ending) {
      return String(word.dropLast(ending.count))
    }
    let stem = String(word.dropLast(2))
    let isInflected =
      word.hasSuffix("en") && stem.ends(in: ["t", "lich", "ig", "isch", "bar", "sam"])
    return isInflected ? stem : word
  }
}
