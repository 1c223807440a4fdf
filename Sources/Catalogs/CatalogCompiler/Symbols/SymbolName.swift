/// Derives the names of Swift symbols from keys, as Xcode 26 does.
///
/// Words are runs of letters and digits; an apostrophe does not end a word. They are joined in
/// camel case: `cart.checkout-title` becomes `cartCheckoutTitle`. Consecutive capitals count as
/// one: `CFBundleName` becomes `cfbundleName`.
enum SymbolName {
  /// Returns the member name for the parts of a key between its placeholders; nil if they have no
  /// letters or digits.
  static func member(_ texts: [String]) -> String? {
    let words = texts.flatMap(words)
    guard let first = words.first else { return nil }
    let name = lowercasedStart(first) + words.dropFirst().map(capitalizedStart).joined()
    return startsWithDigit(name) ? "_" + name : name
  }

  /// Returns the type name for a string; nil if it has no letters or digits.
  ///
  /// Some keywords are allowed as member names, but none as a type name.
  static func type(_ text: String) -> String? {
    let words = words(of: text, joinsCapitals: false)
    guard !words.isEmpty else { return nil }
    let name = words.map(capitalizedStart).joined()
    return startsWithDigit(name) ? "_" + name : keywords.contains(name) ? name + "Strings" : name
  }

  /// Returns a name that is valid anywhere: keywords are put in backticks.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  // MARK: Words

  private static func words(_ text: String) -> [String] { words(of: text, joinsCapitals: true) }

  private static func words(of text: String, joinsCapitals: Bool) -> [String] {
    var words: [[Character]] = []
    var isInside = false
    for character in text {
      if character == "'" || character == "’" { continue }
      guard isPart(character) else {
        isInside = false
        continue
      }
      if !isInside { words.append([]) }
      isInside = true
      words[words.count - 1].append(character)
    }
    return words.map { String(joinsCapitals ? joiningCapitals($0) : $0) }
  }

  /// Whether a character may be part of a Swift name.
  private static func isPart(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isXIDContinue && scalar != "_" && scalar != "·"
    }
  }

  /// Lowercases all consecutive capitals except the first.
  private static func joiningCapitals(_ word: [Character]) -> [Character] {
    word.indices.flatMap { index in
      index > 0 && word[index].isUppercase && word[index - 1].isUppercase
        ? Array(word[index].lowercased()) : [word[index]]
    }
  }

  private static func lowercasedStart(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  private static func capitalizedStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func startsWithDigit(_ name: String) -> Bool {
    name.unicodeScalars.first.map { !$0.properties.isXIDStart } ?? false
  }

  /// The keywords that cannot be used as the name of a member, an argument, or a type.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
