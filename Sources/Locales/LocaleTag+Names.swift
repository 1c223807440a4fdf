internal import ICU

extension LocaleTag {
  /// Returns the locale's name for readers of another locale, such as "French (Canada)".
  ///
  /// Private use has no name and is left out. If ICU knows no name, the result is the tag.
  public func displayName(in reader: LocaleTag = LocaleTag("en")) -> String {
    let tag = withoutPrivateUse.description
    let name = try? LocaleNames.displayName(
      of: tag, in: reader.withoutPrivateUse.description)
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? tag
  }

  /// The locale's name in its own language, such as "français (Canada)".
  public var ownDisplayName: String { displayName(in: self) }
}
