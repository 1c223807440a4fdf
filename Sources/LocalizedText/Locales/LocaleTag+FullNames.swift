extension LocaleTag {
  /// The private-use subtag that asks for full names: `x-linearf`.
  public static let fullNameSubtag = "linearf"

  /// Whether users are to be called by their full names.
  public var prefersFullNames: Bool { privateUse.contains(Self.fullNameSubtag) }

  /// The same locale with or without the wish for full names.
  ///
  /// Other private-use subtags stay; a tag that says so already is returned as it is spelled.
  public func settingFullNames(_ prefersFullNames: Bool) -> LocaleTag {
    guard prefersFullNames != self.prefersFullNames else { return self }
    var tag = self
    if prefersFullNames {
      tag.privateUse.append(Self.fullNameSubtag)
    } else {
      tag.privateUse.removeAll { $0 == Self.fullNameSubtag }
    }
    return tag
  }
}
