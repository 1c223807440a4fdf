internal import Synchronization

/// All that is known of the words of a language: from its table, its lexicon and its rules.
///
/// What was looked up is kept, because reading a transducer takes most of the time of an agreement.
final class Vocabulary: Sendable {
  /// The largest number of words that are kept; if there are more, all are forgotten.
  private static let capacity = 2_000
  /// The longest word that is looked up, in bytes of UTF-8.
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

  /// Looks a word up as it is written and in other spellings.
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

  /// The readings of the lexicon in the first spelling that it has.
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
