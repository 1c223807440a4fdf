internal import ICU

extension LocaleTag {
  /// What people who read a locale call this one, as "French (Canada)".
  ///
  /// Private use is nobody's business, so it is left out. Where nobody knows a name, it is the tag.
  public func displayName(in reader: LocaleTag = LocaleTag("en")) -> String {
    let tag = withoutPrivateUse.description
    let name = try? LocaleNames.displayName(
      of: tag, in: reader.withoutPrivateUse.description)
    return name.flatMap { $0.isEmpty ? nil : $0 } ?? tag
  }

  /// What its own people call it, as "français (Canada)".
  public var ownDisplayName: String { displayName(in: self) }
}
