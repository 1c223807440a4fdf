extension LocaleTag {
  /// Whether texts in the locale are for users.
  ///
  /// Not so for the codes that ISO 639 leaves to programs, such as `qqq` for notes to translators, for
  /// several languages (`mul`), no language (`zxx`) and uncoded ones (`mis`), and for the regions of
  /// generated translations, such as `en-XA`.
  public var isSpoken: Bool {
    !Self.generatedRegions.contains(region ?? "") && !Self.codesWithoutLanguage.contains(language)
      && !(language.utf8.count == 3 && "qaa"..."qtz" ~= language)
  }

  private static let codesWithoutLanguage: Set = ["mis", "mul", "zxx"]
  private static let generatedRegions: Set = ["XA", "XB", "XC"]
}
