internal import ICU

extension LocaleTag {
  /// Returns the name of the locale in another locale, such as "French (Canada)".
  ///
  /// Private-use subtags are ignored. If ICU has no name, the result is the tag.
  public func displayName(in reader: LocaleTag = LocaleTag("en")) -> String {
    let tag = withoutPrivateUse.description
    let name = try? LocaleNames.displayName(
      of: tag, in: reader.withoutPrivateUse.description)
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? tag
  }

  /// The locale with the language code that localizations use: `nl` for `dut` and `nld`.
  package var withUsualLanguage: LocaleTag {
    guard let usual = LocaleNames.replacement(of: language), !usual.contains("_") else {
      return self
    }
    return LocaleTag(usual + description.dropFirst(language.count))
  }

  /// The script, or the usual one of the language: `Cyrl` for `ru`, `Hant` for `zh-TW`.
  package var usualScript: String? {
    if let script { return script }
    let name = [language, region].compactMap(\.self).joined(separator: "_")
    return LocaleNames.addingLikelySubtags(to: name).flatMap { LocaleTag($0).script }
  }

  /// Whether ICU has a name for the language.
  package var isKnownLanguage: Bool { LocaleTag(language: language).displayName() != language }

  /// Returns the languages with two-letter codes whose English names start with a word.
  package static func languages(named word: String) -> [LocaleTag] {
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

  /// The name of the locale in its own language, such as "français (Canada)".
  public var ownDisplayName: String { displayName(in: self) }
}
