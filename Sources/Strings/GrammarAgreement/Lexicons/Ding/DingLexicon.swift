/// The German words of the Ding dictionary: adjectives, and nouns with their genders and plurals.
///
/// ```swift
/// let german = DingLexicon(text)
/// german.readings(of: "Salate")      // the plural of the noun "Salat", masculine
/// german.readings(of: "Obstsalate")  // a compound, which is read by its longest known end
/// ```
///
/// The dictionary has no adjective endings, which follow rules, so ``forms(of:)`` returns
/// adjectives unchanged.
public struct DingLexicon: Lexicon {
  /// The minimum number of letters in each part of a compound.
  private static let leastPart = 3

  /// The words of each part of the dictionary, in order; parts may have been read in parallel.
  private let parts: [DingWords]

  init(parts: [DingWords]) { self.parts = parts }

  /// Parses the dictionary.
  public init(_ text: [UInt8]) {
    var reader = DingReader(expectedSize: text.count)
    reader.append(text.span)
    self.init(parts: [reader.finish()])
  }

  /// Returns the readings of a word, in dictionary order.
  public func readings(of word: String) -> [Reading] {
    guard word.utf8.count <= DingWords.wordLimit else { return [] }
    let own = readings(of: Array(word.utf8), isEnd: false)
    if !own.isEmpty { return own }
    for compound in Compound.all(of: word, leastPart: Self.leastPart) {
      let found = readings(of: Array(compound.end.utf8), isEnd: true)
      if !found.isEmpty {
        return found.compactMap {
          Reading(lemma: compound.joined($0.lemma), wordClass: $0.wordClass, form: $0.form)
            .withinLimit
        }
      }
    }
    return []
  }

  /// Returns the forms of a noun with the gender of a reading or, for an adjective, the word
  /// itself.
  public func forms(of reading: Reading) -> [WordForm] {
    let lemma = reading.lemma
    guard lemma.utf8.count <= DingWords.wordLimit else { return [] }
    if reading.wordClass == .adjective { return [WordForm(lemma, FormFeatures())] }
    guard reading.wordClass == .noun else { return [] }
    let genders = reading.form.genders
    // A noun without gender has only a plural.
    guard !genders.isEmpty else { return [WordForm(lemma, FormFeatures(numbers: [.plural]))] }
    return [WordForm(lemma, FormFeatures(genders: genders, numbers: [.singular]))]
      + plurals(of: lemma, genders).map {
        WordForm($0, FormFeatures(genders: genders, numbers: [.plural]))
      }
  }

  /// Returns the plurals of a noun or, if the dictionary has none, those of its compounds or of its
  /// head.
  private func plurals(of lemma: String, _ genders: FeatureSet<GrammaticalGender>) -> [String] {
    let own = ownPlurals(of: lemma, genders)
    if !own.isEmpty { return own }
    if let derived = pluralOfCompounds(with: lemma) { return [derived] }
    for compound in Compound.all(of: lemma, leastPart: Self.leastPart) {
      let found = ownPlurals(of: compound.end, genders)
      if !found.isEmpty { return found.map(compound.joined) }
    }
    return []
  }

  /// Returns the plurals of a noun in the dictionary, most frequent first: "Block" has "Blocken"
  /// once and "Blöcke" four times.
  private func ownPlurals(of lemma: String, _ genders: FeatureSet<GrammaticalGender>) -> [String] {
    var plurals: [(text: String, count: Int)] = []
    let bytes = Array(lemma.utf8)
    for words in parts {
      for entry in words.entries(of: bytes) where entry.kind.genders == genders {
        guard let plural = words.partner(of: entry)?.word else { continue }
        let text = String(decoding: plural, as: UTF8.self)
        if let known = plurals.firstIndex(where: { $0.text == text }) {
          plurals[known].count += 1
        } else {
          plurals.append((text, 1))
        }
      }
    }
    // For equal counts, keep dictionary order.
    return plurals.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element.text)
  }

  private func readings(of word: [UInt8], isEnd: Bool) -> [Reading] {
    var readings: [Reading] = []
    for words in parts {
      for entry in words.entries(of: word) {
        guard let reading = reading(entry, of: word, in: words, isEnd),
          !readings.contains(reading)
        else { continue }
        readings.append(reading)
      }
    }
    return readings
  }

  private func reading(
    _ entry: DingWords.Entry, of word: [UInt8], in words: DingWords, _ isEnd: Bool
  ) -> Reading? {
    var form = FormFeatures(genders: entry.kind.genders, numbers: [.singular])
    var lemma = String(decoding: word, as: UTF8.self)
    switch entry.kind {
    case .adjective:
      return isEnd ? nil : Reading(lemma: lemma, wordClass: .adjective, form: FormFeatures())
    case .plural:
      form.numbers = [.plural]
      if let singular = words.partner(of: entry) {
        lemma = String(decoding: singular.word, as: UTF8.self)
        form.genders = singular.kind.genders
      }
    case .masculine, .feminine, .neuter: break
    }
    return Reading(lemma: lemma, wordClass: .noun, form: form).withinLimit
  }

  /// Returns the plural used by most compounds with this word: "Nachrichten", because of
  /// "Kurznachrichten".
  private func pluralOfCompounds(with lemma: String) -> String? {
    var counts: [String: Int] = [:]
    let end = Array(lemma.withSmallInitial.utf8)
    for words in parts {
      for plural in words.pluralsAtEnd(of: end) {
        counts[String(decoding: plural, as: UTF8.self), default: 0] += 1
      }
    }
    // Break ties alphabetically, so that the result is deterministic.
    let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best?.key.withCapitalInitial
  }
}

extension Reading {
  /// The reading, or nil if its lemma is too long to look up.
  ///
  /// A singular may be longer than its plural, and invalid UTF-8 grows when repaired.
  fileprivate var withinLimit: Reading? { lemma.utf8.count <= DingWords.wordLimit ? self : nil }
}

extension DingWords.Kind {
  fileprivate var genders: FeatureSet<GrammaticalGender> {
    switch self {
    case .masculine: [.masculine]
    case .feminine: [.feminine]
    case .neuter: [.neuter]
    case .plural, .adjective: []
    }
  }
}
