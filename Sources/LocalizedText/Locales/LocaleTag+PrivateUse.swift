extension LocaleTag {
  /// The same locale with one more private-use subtag, behind those that it has.
  ///
  /// A tag that has it already is returned as it is spelled.
  public func adding(_ tag: PrivateUseTag) -> LocaleTag {
    guard !privateUseTags.contains(tag) else { return self }
    var changed = self
    changed.privateUseTags.append(tag)
    return changed
  }

  /// The same locale without a private-use subtag; the others stay.
  ///
  /// A tag that does not have it is returned as it is spelled.
  public func removing(_ tag: PrivateUseTag) -> LocaleTag {
    guard privateUseTags.contains(tag) else { return self }
    var changed = self
    changed.privateUseTags.removeAll { $0 == tag }
    return changed
  }

  /// The same locale without its private-use subtags, as for the name of its language.
  public var withoutPrivateUse: LocaleTag {
    guard !privateUseTags.isEmpty else { return self }
    var changed = self
    changed.privateUseTags = []
    return changed
  }

  // MARK: Full names

  /// Whether users are to be called by their full names.
  public var prefersFullNames: Bool { privateUseTags.contains(.fullNames) }

  /// The same locale with or without the wish for full names.
  public func settingFullNames(_ prefersFullNames: Bool) -> LocaleTag {
    prefersFullNames ? adding(.fullNames) : removing(.fullNames)
  }
}
