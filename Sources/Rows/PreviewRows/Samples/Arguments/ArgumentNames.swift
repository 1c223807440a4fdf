internal import SourceText

/// The names of an entry's arguments, extracted from its comment.
///
/// It understands sentences written by Xcode and developers: "The first argument is the name of a
/// city.", "%2$@ is the file name", "The argument is the string “On”."
struct ArgumentNames {
  private var names: [Int: String] = [:]

  /// The maximum length of a comment; longer ones are not about arguments.
  private static let limit = 2000

  /// Extracts names from a comment.
  ///
  /// A comment that repeats the key is ignored.
  init(comment: String?, key: String) {
    guard let comment, comment != key, comment.utf8.count <= Self.limit,
      comment.holds("%") || comment.holds(text: "argument")
    else { return }
    let clauses = comment.split { ".,;()\n".contains($0) }.flatMap(Self.parts)
    var unnumbered = 0
    for clause in clauses {
      let words = clause.split { $0 == " " }
      guard let verb = words.firstIndex(where: { ["is", "=", "-", "–", "—"].contains($0) }),
        verb > 0, let name = Self.name(words[(verb + 1)...])
      else { continue }
      let subject = words[verb - 1]
      if subject == "argument" || subject == "placeholder" || subject == "parameter" {
        let ordinal = verb > 1 ? Self.ordinals.firstIndex(of: words[verb - 2].lowercased()) : nil
        note(name, (ordinal ?? 0) + 1)
      } else if let number = Self.number(subject) {
        unnumbered += number == 0 ? 1 : 0
        note(name, number == 0 ? unnumbered : number)
      }
    }
  }

  /// The name of an argument, or nil if the comment does not mention it.
  subscript(number: Int) -> String? { names[number] }

  private mutating func note(_ name: String, _ number: Int) {
    if names[number] == nil { names[number] = name }
  }
}

extension ArgumentNames {
  private static let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
  private static let articles: Set<Substring> = ["the", "a", "an"]
  /// Words that end a name: "name of a city", "path to the disk".
  private static let ends: Set<Substring> = [
    "after", "and", "as", "at", "being", "by", "containing", "describing", "displayed", "for",
    "from",
    "in", "of", "on", "or", "shown", "that", "to", "used", "when", "where", "which", "with",
  ]
  /// Words that do not start a name: "%@ is not valid".
  private static let verbs: Set<Substring> = [
    "already", "available", "enabled", "disabled", "invalid", "no", "not", "now", "ready", "too",
  ]
  /// The maximum length of a name, in characters and words.
  private static let (maxLength, maxWords) = (20, 3)

  /// Splits a clause at each "and" before a placeholder: "%1$@ is a name and %2$@ is a file".
  private static func parts(of clause: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = clause
    while let and = rest.firstRange(of: " and %") {
      parts.append(rest[..<and.lowerBound])
      rest = rest[rest.index(and.lowerBound, offsetBy: 5)...]
    }
    return parts + [rest]
  }

  /// Returns the number in an object placeholder such as `%2$@` or `“%2$@”`, or 0 for `%@`.
  private static func number(_ word: Substring) -> Int? {
    let bare = word.drop { "“\"'‘".contains($0) }.prefix { !"”\"'’:".contains($0) }
    guard bare.hasPrefix("%"), bare.hasSuffix("@") else { return nil }
    let digits = bare.dropFirst().dropLast()
    if digits.isEmpty { return 0 }
    return digits.hasSuffix("$") ? Int(digits.dropLast()) : nil
  }

  /// Returns the name at the start of a phrase, or the string that the phrase quotes.
  private static func name(_ phrase: ArraySlice<Substring>) -> String? {
    var words = phrase
    if let first = words.first, articles.contains(first) { words.removeFirst() }
    if words.first == "string" || words.first == "text", words.dropFirst().first?.first == "“" {
      return quotation(words.dropFirst().joined(separator: " "))
    }
    let name = words.prefix { !ends.contains($0) }
    guard let first = name.first, !verbs.contains(first), name.count <= maxWords else { return nil }
    let text = name.joined(separator: " ")
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0 == " " || $0 == "-" || $0 == "'" || $0 == "’"
    }
    return isPlain && text.count <= maxLength ? text : nil
  }

  private static func quotation(_ phrase: String) -> String? {
    guard let end = phrase.firstIndex(of: "”") else { return nil }
    let text = phrase[phrase.index(after: phrase.startIndex)..<end]
    return text.isEmpty || text.contains("%") || text.count > maxLength ? nil : String(text)
  }
}
