/// The endings of German determiners and adjectives.
extension German {
  /// The declension of an adjective: it shows the case only if no other word does.
  enum Declension {
    /// Without a determiner, or after a number: "großer Salat".
    case strong
    /// After "der" and similar words: "der große Salat".
    case weak
    /// After "ein" and similar words: "ein großer Salat", "einem großen Salat".
    case mixed
  }

  /// Returns the table column of a target: masculine, feminine, neuter, plural.
  private static func column(_ target: Target) -> Int {
    if target.number == .plural { return 3 }
    switch target.gender {
    case .feminine?: return 1
    case .neuter?: return 2
    case .masculine?, nil: return 0
    }
  }

  /// Returns the table row of a target: nominative, accusative, dative, genitive.
  private static func row(_ target: Target) -> Int {
    switch target.grammaticalCase {
    case .accusative?: 1
    case .dative?: 2
    case .genitive?: 3
    default: 0
    }
  }

  private static let strong = [
    ["er", "e", "es", "e"], ["en", "e", "es", "e"], ["em", "er", "em", "en"],
    ["en", "er", "en", "er"],
  ]
  private static let weak = [
    ["e", "e", "e", "en"], ["en", "e", "e", "en"], ["en", "en", "en", "en"],
    ["en", "en", "en", "en"],
  ]
  private static let mixed = [
    ["er", "e", "es", "en"], ["en", "e", "es", "en"], ["en", "en", "en", "en"],
    ["en", "en", "en", "en"],
  ]
  /// The endings of "dieser".
  private static let determiners = [
    ["er", "e", "es", "e"], ["en", "e", "es", "e"], ["em", "er", "em", "en"],
    ["es", "er", "es", "er"],
  ]
  /// The endings of "kein".
  private static let indefinites = [
    ["", "e", "", "e"], ["en", "e", "", "e"], ["em", "er", "em", "en"], ["es", "er", "es", "er"],
  ]
  private static let articles = [
    ["der", "die", "das", "die"], ["den", "die", "das", "die"], ["dem", "der", "dem", "den"],
    ["des", "der", "des", "der"],
  ]

  /// Returns the ending of an adjective.
  static func ending(_ declension: Declension, for target: Target) -> String {
    let endings =
      switch declension {
      case .strong: strong
      case .weak: weak
      case .mixed: mixed
      }
    return endings[row(target)][column(target)]
  }

  // MARK: Determiners

  static var determinerForms: [String] {
    let endings = ["", "e", "er", "es", "en", "em"]
    let stems = determinerStems.flatMap { stem in endings.dropFirst().map { stem + $0 } }
    let indefinites = indefiniteStems.flatMap { stem in endings.map { stem + $0 } }
    return Array(Set(articles.joined())) + stems + indefinites
  }

  /// The stems of words declined like "dieser".
  private static let determinerStems = ["dies", "jen", "jed", "welch", "solch", "manch", "all"]
  /// The stems of words declined like "kein".
  private static let indefiniteStems = [
    "ein", "kein", "mein", "dein", "sein", "ihr", "unser", "unsr", "euer", "eur",
  ]

  /// Returns the stem and declension of a lowercase determiner, or nil if the word is not a
  /// determiner.
  static func determiner(_ word: String) -> (stem: String, declension: Declension)? {
    if articles.joined().contains(word) { return ("", .weak) }
    let endings = ["", "e", "er", "es", "en", "em"]
    for stem in determinerStems where word.hasPrefix(stem) {
      if endings.dropFirst().contains(String(word.dropFirst(stem.count))) { return (stem, .weak) }
    }
    for stem in indefiniteStems where word.hasPrefix(stem) {
      if endings.contains(String(word.dropFirst(stem.count))) { return (stem, .mixed) }
    }
    return nil
  }

  /// Returns the form of a determiner for a target.
  static func determiner(_ word: String, for target: Target) -> String? {
    guard let (stem, declension) = determiner(word) else { return nil }
    if stem.isEmpty { return articles[row(target)][column(target)] }
    if declension == .weak { return stem + determiners[row(target)][column(target)] }
    // "ein" has no plural.
    if stem == "ein", target.number == .plural { return nil }
    let ending = indefinites[row(target)][column(target)]
    switch stem {
    case "euer", "eur": return ending.isEmpty ? "euer" : "eur" + ending
    case "unsr": return "unser" + ending
    default: return stem + ending
    }
  }
}
