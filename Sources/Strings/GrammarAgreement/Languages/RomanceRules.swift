/// The rules of a language with two genders that are mostly recognizable by endings.
protocol RomanceRules: LanguageRules {
  /// Returns whether a lowercase noun is probably feminine.
  static func isFeminine(_ noun: String) -> Bool

  /// Returns the plural of a lowercase noun or adjective.
  static func plural(of word: String) -> String
}

extension RomanceRules {
  func nounForms(of word: SpanWord) -> [InflectedForm] {
    let noun = word.lower
    return .noun(noun, Self.plural(of: noun), Self.isFeminine(noun) ? .feminine : .masculine)
  }
}

extension String {
  /// Whether the noun ends in a feminine "a", unlike Greek ones such as "problema".
  var hasFeminineA: Bool { hasSuffix("a") && !ends(in: ["ista", "ema", "ama", "oma"]) }
}

extension [InflectedForm] {
  /// Returns the forms of a Portuguese or Spanish adjective such as "nuevo" or "optimista".
  static func adjective(inOOrA word: String) -> [InflectedForm] {
    if word.hasSuffix("ista") { return adjective(word, word + "s") }
    let stem = String(word.dropLast())
    return adjective(stem + "o", stem + "a", stem + "os", stem + "as")
  }
}
