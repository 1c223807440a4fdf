/// A table of words that cannot be inflected by their endings: articles and other closed words, and
/// irregular nouns and adjectives.
///
/// Each line is a word:
///
/// ```
/// def il/il/lo/l' la/la/la/l' i/i/gli le
/// noun braccio:m braccia:f
/// prep di a da
/// ```
///
/// A line starts with a class. Determiners and adjectives have four forms (masculine and feminine
/// singular, then plural), two (singular and plural), or one. `-` is a missing form, `_` a space,
/// and `/` separates the spellings of a form. A line of invariable words can have any number of
/// them. A line starting with `#` is a comment.
struct WordTable: Sendable {
  /// A word and its forms.
  struct Row: Sendable {
    var lemma: String
    var wordClass: WordClass
    var forms: [InflectedForm]
  }

  /// The class of contractions of a preposition and an article.
  static let contraction = "con"

  private var rows: [Row] = []
  /// The rows and forms of each spelling.
  private var places: [String: [(row: Int, form: Int)]] = [:]

  /// Parses a table.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard let name = words.first, name != "#" else { continue }
      let forms = Array(words.dropFirst())
      if let part = Self.unchanging[name] {
        for word in forms { add(Row(.unchanging(part), [word])) }
      } else if name == "noun" {
        add(Row(noun: forms))
      } else {
        add(Row(name == "adj" ? .adjective : .determiner(kind: name), forms))
      }
    }
  }

  /// Creates a table of adjectives whose forms are derived by a rule.
  init(adjectives: String, forms: (String) -> [InflectedForm]) {
    for lemma in adjectives.split(whereSeparator: \.isWhitespace).map(String.init) {
      add(Row(lemma: lemma, wordClass: .adjective, forms: forms(lemma)))
    }
  }

  /// Adds words of a class whose forms are derived by another rule.
  mutating func add(_ words: [String], as wordClass: WordClass) {
    for word in words {
      add(Row(lemma: word, wordClass: wordClass, forms: [InflectedForm(word)]))
    }
  }

  private mutating func add(_ row: Row) {
    for (index, form) in row.forms.enumerated() {
      for spelling in Set(form.spellings) {
        places[spelling, default: []].append((rows.count, index))
      }
    }
    rows.append(row)
  }

  /// Returns the readings of a lowercase word, each with all forms of its row.
  func readings(of word: String) -> [WordReading] {
    (places[word] ?? []).map { place in
      let row = rows[place.row]
      let reading = Reading(
        lemma: row.lemma, wordClass: row.wordClass, form: row.forms[place.form].features)
      return WordReading(reading: reading, forms: row.forms)
    }
  }

  /// The names of the invariable classes.
  private static let unchanging: [String: PartOfSpeech] = [
    "prep": .preposition, "conj": .conjunction, "adv": .adverb, "verb": .verb, "pron": .pronoun,
    "num": .numeral,
  ]
}

extension WordTable.Row {
  /// Creates the row of a determiner, an adjective or an invariable word.
  fileprivate init(_ wordClass: WordClass, _ slots: [String]) {
    let both: FeatureSet<GrammaticalGender> = [.masculine, .feminine, .neuter]
    let features: [FormFeatures] =
      switch slots.count {
      case 4:
        [
          FormFeatures(genders: [.masculine], numbers: [.singular]),
          FormFeatures(genders: [.feminine], numbers: [.singular]),
          FormFeatures(genders: [.masculine], numbers: [.plural]),
          FormFeatures(genders: [.feminine], numbers: [.plural]),
        ]
      case 2:
        [
          FormFeatures(genders: both, numbers: [.singular]),
          FormFeatures(genders: both, numbers: [.plural]),
        ]
      default: [FormFeatures(genders: both, numbers: [.singular, .plural])]
      }
    let forms = zip(slots, features).filter { $0.0 != "-" }.map { slot, features in
      InflectedForm(Self.spellings(slot), features)
    }
    self.init(lemma: forms.first?.text ?? "", wordClass: wordClass, forms: forms)
  }

  /// Creates the row of a noun from its singular and its plural, each with its genders.
  fileprivate init(noun slots: [String]) {
    let numbers: [FeatureSet<FormNumber>] =
      slots.count == 1 ? [[.singular, .plural]] : [[.singular], [.plural]]
    let forms = zip(slots, numbers).map { slot, numbers in
      let halves = slot.split(separator: ":")
      let genders = halves.dropFirst().joined().compactMap { letter -> GrammaticalGender? in
        switch letter {
        case "m": .masculine
        case "f": .feminine
        case "n": .neuter
        default: nil
        }
      }
      return InflectedForm(
        Self.spellings(String(halves.first ?? "")),
        FormFeatures(genders: FeatureSet(genders), numbers: numbers))
    }
    self.init(lemma: forms.first?.text ?? "", wordClass: .noun, forms: forms)
  }

  private static func spellings(_ slot: String) -> [String] {
    slot.split(separator: "/").map { spelling in
      String(spelling.map { $0 == "_" ? " " : $0 })
    }
  }
}
