extension LocaleTag {
  /// Whether localizations for the locale are meant for users.
  ///
  /// This excludes the codes that ISO 639 reserves for local use, such as `qqq` for notes to
  /// translators, the codes for several languages (`mul`), no language (`zxx`) and uncoded
  /// languages (`mis`), and the regions of generated translations, such as `en-XA`.
  public var isSpoken: Bool {
    !Self.generatedRegions.contains(region ?? "") && !Self.codesWithoutLanguage.contains(language)
      && !(language.utf8.count == 3 && "qaa"..."qtz" ~= language)
  }

  private static let codesWithoutLanguage: Set = ["mis", "mul", "zxx"]
  private static let generatedRegions: Set = ["XA", "XB", "XC"]
}
