internal import ICUServices

extension LocaleTag {
  /// Creates the tag of a localization, given its name in the files.
  ///
  /// `Base` is the source language, or English if that is unknown.
  package init(ofLocalization name: String, sourceLanguage: String?) {
    let source = sourceLanguage == "Base" ? nil : sourceLanguage
    self.init(name == "Base" ? source ?? "en" : name)
  }

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
    return LocaleTag(usual + String(description.dropFirst(language.count)))
  }

  /// The script, or the usual one of the language: `Cyrl` for `ru`, `Hant` for `zh-TW`.
  package var usualScript: String? {
    if let script { return script }
    let name = [language, region].compactMap(\.self).joined(separator: "_")
    return LocaleNames.addingLikelySubtags(to: name).flatMap { LocaleTag($0).script }
  }

  /// Whether the language is an ISO 639 code; BCP 47 allows longer words, but none is registered.
  package var isLanguageCode: Bool { isDetermined && language.utf8.count <= 3 }

  /// Whether ICU has a name for the language.
  package var isKnownLanguage: Bool { LocaleTag(language: language).displayName() != language }

  /// The name of the locale in its own language, such as "français (Canada)".
  public var ownDisplayName: String { displayName(in: self) }
}
