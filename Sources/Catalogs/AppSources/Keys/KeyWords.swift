internal import MessageSyntax

/// The strings that the sources of an app must contain if it uses a key.
///
/// If they are missing, the key is unused; if they are present, it may be used. Keys are split at
/// everything that sources may spell differently: placeholders and escaped characters.
package struct KeyWords: Hashable, Sendable {
  /// Alternative lists of strings; the key is used only if the sources contain all strings of one
  /// list.
  package let choices: [[String]]

  /// Creates the strings for a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - hasSymbol: whether code may refer to the key by a generated symbol.
  package init(key: String, hasSymbol: Bool) {
    let words = Self.words(of: key)
    var choices = [words]
    let ascii = words.flatMap { $0.split { !$0.isASCII }.map(String.init) }
    if ascii != words { choices.append(ascii) }
    if hasSymbol { choices += Self.symbols(of: key).map { [$0] } }
    if let identifier = Self.interfaceIdentifier(in: key) { choices.append([identifier]) }
    // A key without words cannot be searched for; an empty list means that it may be used.
    self.choices = words.isEmpty ? [] : choices.filter { !$0.isEmpty }
  }

  private static func words(of key: String) -> [String] {
    let format = FormatString(key)
    let texts = format.tokens.compactMap { token in
      if case .text = token.kind { format.source(token.range) } else { nil }
    }
    return texts.flatMap { text in
      text.withoutTokens.split { character in
        character.unicodeScalars.contains {
          $0.value < 0x20 || "\"\\&<>'/%".unicodeScalars.contains($0)
        }
      }.map(String.init)
    }
  }

  /// Returns the symbols that tools generate for a key: `tripTitle`, and `Trip.title` for
  /// enumerations.
  private static func symbols(of key: String) -> [String] {
    let parts = key.split(separator: ".").map { part in
      part.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }
    let words = parts.flatMap(\.self)
    guard !words.isEmpty else { return [] }
    let path = parts.enumerated().map { number, words in
      words.joinedAsName(isType: number < parts.count - 1)
    }
    return [words.joinedAsName(isType: false), path.joined(separator: ".")]
  }

  /// Returns the identifier of a storyboard object in a key such as `0xW-ab-3dF.text`.
  private static func interfaceIdentifier(in key: String) -> String? {
    let identifier = key.prefix { $0 != "." }
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    guard identifier.endIndex < key.endIndex, parts.map(\.count) == [3, 2, 3],
      parts.joined().allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
    else { return nil }
    return String(identifier)
  }
}

extension [String] {
  /// Returns the words as an identifier: `tripTitle`, or `TripTitle` for a type.
  fileprivate func joinedAsName(isType: Bool) -> String {
    enumerated().map { number, word in
      let first = number == 0 && !isType ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + word.dropFirst()
    }.joined()
  }
}

extension String {
  /// The string with each `${name}` replaced by a percent sign, where keys are split.
  fileprivate var withoutTokens: String {
    guard utf8.contains(UInt8(ascii: "$")) else { return self }
    var (text, rest) = ("", self[...])
    while let start = rest.firstIndex(of: "$") {
      text += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("${"), let end = rest.firstIndex(of: "}") {
        text += "%"
        rest = rest[rest.index(after: end)...]
      } else {
        text += "$"
        rest = rest.dropFirst()
      }
    }
    return text + rest
  }
}
