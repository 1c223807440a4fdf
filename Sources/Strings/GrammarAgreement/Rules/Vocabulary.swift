internal import Synchronization

/// The words of a language, from its table, its lexicon and its rules.
///
/// Lookups are cached, because reading a transducer takes most of the time of an agreement.
final class Vocabulary: Sendable {
  /// The maximum number of cached words; when it is exceeded, the cache is emptied.
  private static let capacity = 2_000
  /// The maximum length of a word to look up, in UTF-8 bytes.
  static let longestWord = 200

  private let rules: any LanguageRules
  private let lexicon: (any Lexicon)?
  private let known = Mutex<[String: KnownWord]>([:])

  init(_ rules: any LanguageRules, lexicon: (any Lexicon)?) {
    self.rules = rules
    self.lexicon = lexicon
  }

  /// Whether a lexicon is installed.
  var hasLexicon: Bool { lexicon != nil }

  /// Looks up a word as written and in other spellings.
  func word(_ text: String) -> KnownWord {
    guard text.utf8.count <= Self.longestWord else { return KnownWord(text, lower: text) }
    if let word = known.withLock({ $0[text] }) { return word }
    let word = lookUp(text)
    known.withLock { words in
      if words.count == Self.capacity { words.removeAll(keepingCapacity: true) }
      words[text] = word
    }
    return word
  }

  private func lookUp(_ text: String) -> KnownWord {
    let lower = text.lowercased()
    let table = rules.table.readings(of: lower)
    if !table.isEmpty {
      // An irregular adjective can be a noun, too: "grande". The lexicon tells.
      let nouns = table[0].isAdjective ? lexiconReadings(of: text, lower).filter(\.isNoun) : []
      return KnownWord(
        text, lower: lower, readings: table + nouns, source: .table,
        isCommonAdjective: !nouns.isEmpty)
    }
    let common = rules.commonAdjectives.readings(of: lower)
    let readings = lexiconReadings(of: text, lower)
    guard readings.isEmpty else {
      let isAdjective = readings.contains(where: \.isAdjective)
      return KnownWord(
        text, lower: lower, readings: isAdjective ? readings : readings + common, source: .lexicon,
        isCommonAdjective: !common.isEmpty)
    }
    guard !common.isEmpty else {
      return KnownWord(text, lower: lower, isForeign: lexicon != nil)
    }
    return KnownWord(
      text, lower: lower, readings: common, source: .commonAdjective, isCommonAdjective: true)
  }

  /// Returns the readings of the first spelling that the lexicon has.
  private func lexiconReadings(of text: String, _ lower: String) -> [WordReading] {
    guard let lexicon else { return [] }
    for spelling in rules.spellings(of: text, lower: lower) {
      let readings = lexicon.readings(of: spelling)
      // "ID" is not the Spanish verb "id".
      let isOther = spelling != text && text.count <= 5 && text.allSatisfy(\.isUppercase)
      if isOther, !readings.contains(where: { $0.wordClass == .noun || $0.wordClass == .adjective })
      {
        continue
      }
      guard readings.isEmpty else {
        return readings.map { reading in
          WordReading(
            reading: reading, forms: lexicon.forms(of: reading).map { InflectedForm($0) })
        }
      }
    }
    return []
  }
}
