/// Makes the names of Swift symbols from keys, as Xcode 26 makes them.
///
/// The words of a text are its letters and digits in a row; an apostrophe does not end a word. They
/// are written together, each with a capital, except the first: `cart.checkout-title` becomes
/// `cartCheckoutTitle`. Capitals in a row count as one: `CFBundleName` becomes `cfbundleName`.
enum SymbolName {
  /// Returns the name of a member for some texts, which are the parts of a key between its
  /// placeholders; nil if they have neither a letter nor a digit.
  static func member(_ texts: [String]) -> String? {
    let words = texts.flatMap(words)
    guard let first = words.first else { return nil }
    let name = lowercasedStart(first) + words.dropFirst().map(capitalizedStart).joined()
    return startsWithDigit(name) ? "_" + name : name
  }

  /// Returns the name of a type for a text; nil if it has neither a letter nor a digit.
  ///
  /// Swift allows some words of the language as the name of a member, but of no type.
  static func type(_ text: String) -> String? {
    let words = words(of: text, joinsCapitals: false)
    guard !words.isEmpty else { return nil }
    let name = words.map(capitalizedStart).joined()
    return startsWithDigit(name) ? "_" + name : keywords.contains(name) ? name + "Strings" : name
  }

  /// A name as Swift reads it anywhere: between backquotes if it is a word of the language.
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

  /// Whether a Swift name may contain a character as it is.
  private static func isPart(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isXIDContinue && scalar != "_" && scalar != "·"
    }
  }

  /// Writes all capitals in a row, except the first, as small letters.
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

  /// The words that Swift reads otherwise than as the name of a member, an argument or a type.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
