internal import MessageSyntax

/// The texts of which an app has to contain some if it uses a key.
///
/// A key without them is used nowhere; with them, it may be used. Whatever a source may write in
/// another way splits the key: placeholders, and characters that are escaped.
package struct KeyWords: Hashable, Sendable {
  /// The key is used only if the sources have all texts of one of these lists.
  package let choices: [[String]]

  /// The texts of a key.
  ///
  /// - Parameters:
  ///   - key: the key.
  ///   - hasSymbol: whether code may name the key by a generated symbol.
  package init(key: String, hasSymbol: Bool) {
    let words = Self.words(of: key)
    var choices = [words]
    let ascii = words.flatMap { $0.split { !$0.isASCII }.map(String.init) }
    if ascii != words { choices.append(ascii) }
    if hasSymbol { choices += Self.symbols(of: key).map { [$0] } }
    if let identifier = Self.interfaceIdentifier(in: key) { choices.append([identifier]) }
    // Nothing is known of a key without words, so an empty list says that it may be used.
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

  /// The names that tools generate for a key: `tripTitle`, and `Trip.title` of enumerations.
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

  /// The identifier of an object in a storyboard, in a key such as `0xW-ab-3dF.text`.
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
  /// The words as a name: `tripTitle`, or `TripTitle` of a type.
  fileprivate func joinedAsName(isType: Bool) -> String {
    enumerated().map { number, word in
      let first = number == 0 && !isType ? word.prefix(1).lowercased() : word.prefix(1).uppercased()
      return first + word.dropFirst()
    }.joined()
  }
}

extension String {
  /// The text with a percent sign, which splits it, for each `${name}`.
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
