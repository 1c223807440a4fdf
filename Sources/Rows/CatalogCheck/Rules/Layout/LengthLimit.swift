import LocalizedText
import PreviewRows
import SourceText

extension Rule {
  // Characters are counted as users see them, with sample values in the place of placeholders.
  static let lengthLimit = Rule(
    RuleID("length-limit", .error), "string longer than the limit in its comment",
    why: "With [max: 20], the app or the App Store cuts everything after the 20th character.",
    fix: "Shorten the string, or fix the limit in the comment."
  ) { checked, found in
    guard checked.leaf != nil, let limit = checked.facts.lengthLimit else { return }
    let count = checked.row.title.text.count
    guard count > limit.characters else { return }
    found.add("\(count) characters; the comment allows \(limit.characters)")
  }
}

/// A maximum number of characters, as stated in a comment.
struct LengthLimit: Equatable {
  let characters: Int

  /// Parses a limit such as `[max: 20]`, `max 20 characters`, or `max-length="20"`, or in the
  /// notation of a translation tool: `{"qc":{"max":20}}`, `MAX_LENGTH: 20`, `maxwidth="20"
  /// size-unit="char"`, `slr:sizeRestriction="20"`.
  ///
  /// Comments are prose, so `max 20 files` is not a limit: it needs brackets or the word "length"
  /// or "characters".
  init?(comment: String) {
    // Most comments do not contain these words.
    guard comment.mayNameLimit else { return nil }
    let bytes = comment.utf8.prefix(2_000).map { 0x41...0x5A ~= $0 ? $0 | 0x20 : $0 }[...]
    if let restriction = bytes.sizeRestriction {
      characters = restriction
      return
    }
    for start in bytes.indices where bytes[start...].starts(with: "max".utf8) {
      let before = start > 0 ? bytes[start - 1] : UInt8(ascii: " ")
      guard !(0x61...0x7A ~= before) else { continue }
      var rest = bytes[(start + 3)...]
      rest.drop("imum")
      rest.drop(anyOf: ". -_")
      let namesLength = rest.drop("length")
      // Widths in points or pixels are not character limits.
      let isWidth = rest.drop("width")
      rest.drop(anyOf: " :=\"'")
      let digits = rest.prefix { 0x30...0x39 ~= $0 }
      rest = rest.dropFirst(digits.count)
      rest.drop(anyOf: " \"'")
      let isInBrackets = before == UInt8(ascii: "[") && rest.first == UInt8(ascii: "]")
      let isInObject =
        bytes[..<start].ends(with: #""qc":{""#) && "},".utf8.contains(rest.first ?? 0)
      let isWidthInCharacters = isWidth && bytes.has(#"size-unit="char""#)
      guard
        namesLength || isInBrackets || isInObject || isWidthInCharacters
          || rest.starts(with: "char".utf8),
        digits.count < 7, let number = Int(String(decoding: digits, as: UTF8.self))
      else { continue }
      characters = number
      return
    }
    return nil
  }
}

extension String {
  /// Whether the string contains "ax" or "iz", case-insensitively.
  fileprivate var mayNameLimit: Bool {
    withBytes { bytes in
      for index in bytes.indices.dropFirst(2) {
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "x"): if bytes[index - 1] | 0x20 == UInt8(ascii: "a") { return true }
        case UInt8(ascii: "z"): if bytes[index - 1] | 0x20 == UInt8(ascii: "i") { return true }
        default: break
        }
      }
      return false
    }
  }
}

extension ArraySlice<UInt8> {
  /// Removes a prefix and returns whether it was present.
  @discardableResult fileprivate mutating func drop(_ word: String) -> Bool {
    guard starts(with: word.utf8) else { return false }
    removeFirst(word.utf8.count)
    return true
  }

  /// Whether a string occurs in the bytes.
  fileprivate func has(_ text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }

  /// Whether the bytes end with a string, ignoring spaces.
  fileprivate func ends(with text: String) -> Bool {
    let last = suffix(40).filter { $0 != UInt8(ascii: " ") }
    return last.suffix(text.utf8.count).elementsEqual(text.utf8)
  }

  /// The maximum number of characters in an XLIFF 2 `slr:sizeRestriction` attribute, which may
  /// follow the minimum; its default unit is the code point.
  fileprivate var sizeRestriction: Int? {
    let name = #"sizerestriction=""#
    guard let start = indices.first(where: { self[$0...].starts(with: name.utf8) }) else {
      return nil
    }
    let value = self[(start + name.utf8.count)...].prefix { $0 != UInt8(ascii: "\"") }
    let numbers = value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard let last = numbers.last, numbers.count <= 2, last.count < 7 else { return nil }
    return Int(String(decoding: last, as: UTF8.self).filter { $0 != " " })
      .flatMap { $0 >= 0 ? $0 : nil }
  }

  /// Drops leading bytes that are in the given set.
  fileprivate mutating func drop(anyOf bytes: String) {
    self = drop { bytes.utf8.contains($0) }
  }
}
