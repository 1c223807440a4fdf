import SourceText

extension Rule {
  static let placeholderToken = Rule(
    RuleID("placeholder-token", .warning), "token in braces is not in the source string",
    why: """
      The app or the system replaces tokens by name. Users see a token that it does not know: \
      "${messaggio}" for ${message}.
      """,
    fix: "Copy each token from the source string. Do not translate it."
  ) { checked, found in
    guard let translation = checked.translation else { return }
    let expected = BraceToken.all(in: translation.source)
    let actual = BraceToken.all(in: translation.text)
    guard expected != actual else { return }
    let missing = expected.filter { !actual.contains($0) }
    let extra = actual.filter { !expected.contains($0) }
    for index in 0..<max(missing.count, extra.count) {
      switch (missing.at(index), extra.at(index)) {
      case (let token?, let other?):
        found.add("\(other.text.beginning) instead of \(token.text.beginning)")
      case (let token?, nil): found.add("the translation is missing \(token.text.beginning)")
      case (nil, let token?): found.add("\(token.text.beginning) is not in the source string")
      case (nil, nil): break
      }
    }
  }
}

/// A name in braces: `${applicationName}`, `{count}`, `{{count}}`, `%{name}`.
private struct BraceToken: Hashable {
  let text: String

  /// Returns the first distinct tokens of a string, in alphabetical order; a hostile string may
  /// have a million.
  ///
  /// Braces around anything but a name are not a token. Neither are nested braces unless they are
  /// doubled: they enclose the words of a plural form.
  static func all(in text: String) -> [BraceToken] {
    guard text.holds("{") else { return [] }
    var found: [BraceToken] = []
    var name: [UInt8] = []
    var depth = 0
    // The braces on each side of the name.
    var braces = 1
    var last: UInt8 = 0
    var sign: UInt8?
    for byte in text.utf8 where found.count < 16 {
      switch byte {
      case UInt8(ascii: "{"):
        depth += 1
        if depth == 1 {
          sign = [UInt8(ascii: "$"), UInt8(ascii: "%")].contains(last) ? last : nil
          name = []
          braces = 1
        } else if depth == 2, last == byte, name.isEmpty {
          braces = 2
        } else {
          name = [byte]
        }
      case UInt8(ascii: "}"):
        depth = max(0, depth - 1)
        if depth == 1, braces == 2 { break }
        if depth == 0, !name.isEmpty, name.allSatisfy(\.isInName), braces == 1 || last == byte {
          let signs = sign.map { String(Unicode.Scalar($0)) } ?? ""
          let word = String(decoding: name, as: UTF8.self)
          let token = BraceToken(
            text: signs + String(repeating: "{", count: braces) + word
              + String(repeating: "}", count: braces))
          if !found.contains(token) { found.append(token) }
        }
        name = []
      default:
        if depth == braces {
          // A name is short, and the rest of the text is not kept.
          if name.count < 100 { name.append(byte) }
        } else if depth == 1 {
          // Words between two closing braces.
          name = [byte, UInt8(ascii: " ")]
        }
      }
      last = byte
    }
    return found.sorted { $0.text < $1.text }
  }
}

extension Array {
  /// Returns the element at an index; nil after the end.
  fileprivate func at(_ index: Int) -> Element? { index < count ? self[index] : nil }
}

extension UInt8 {
  /// Whether the byte may be part of a token's name.
  fileprivate var isInName: Bool {
    isASCIILetter || isASCIIDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
  }
}
