internal import LocalizedText

extension LocaleTag {
  /// Returns the languages with two-letter codes whose English names start with a word.
  static func languages(named word: String) -> [LocaleTag] {
    let word = word.lowercased()
    return namedLanguages.filter { $0.name.hasPrefix(word) }.map(\.tag)
  }

  private static let namedLanguages: [(tag: LocaleTag, name: String)] = {
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { Character(Unicode.Scalar($0)) }
    return letters.flatMap { first in
      letters.map { LocaleTag(language: "\(first)\($0)") }
    }.filter { $0.isKnownLanguage && $0.withUsualLanguage == $0 }
      .map { ($0, $0.displayName().lowercased()) }
  }()
}
