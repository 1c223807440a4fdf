/// The rules of a language in which each noun has one of two genders, and its ending tells which.
protocol RomanceRules: LanguageRules {
  /// Whether a noun in lower case is probably feminine.
  static func isFeminine(_ noun: String) -> Bool

  /// The plural of a noun or an adjective in lower case.
  static func plural(of word: String) -> String
}

extension RomanceRules {
  func nounForms(of word: SpanWord) -> [InflectedForm] {
    let noun = word.lower
    return .noun(noun, Self.plural(of: noun), Self.isFeminine(noun) ? .feminine : .masculine)
  }
}

extension String {
  /// Whether the noun has the "a" of feminine ones; those from Greek, such as "problema", have not.
  var hasFeminineA: Bool { hasSuffix("a") && !ends(in: ["ista", "ema", "ama", "oma"]) }
}

extension [InflectedForm] {
  /// The forms of a Portuguese or Spanish adjective such as "nuevo" or "optimista".
  static func adjective(inOOrA word: String) -> [InflectedForm] {
    if word.hasSuffix("ista") { return adjective(word, word + "s") }
    let stem = String(word.dropLast())
    return adjective(stem + "o", stem + "a", stem + "os", stem + "as")
  }
}
