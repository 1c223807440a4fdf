package import LocalizedText

extension Sample {
  /// The name of a person, shown in full or in short form depending on the locale.
  public struct UserName: Hashable, Sendable {
    /// The full name.
    public var full: String
    /// The short name.
    public var display: String

    /// Creates a name from its two forms.
    public init(full: String, display: String) {
      self.full = full
      self.display = display
    }
  }
}

extension Sample.UserName: TextValue {
  package func resolve(with resolver: Resolver) -> ResolvedText {
    ResolvedText(verbatim: resolver.environment.localeTag.prefersFullNames ? full : display)
  }
}

/// The preference for full names, stored in the locale as a private-use subtag, as in apps that
/// pass it on to their own format style.
extension LocaleTag {
  private static let fullNames = PrivateUseTag(read: "linearf")

  /// Whether the app shows users by their full names.
  package var prefersFullNames: Bool { privateUseTags.contains(Self.fullNames) }

  /// Returns the locale with or without the preference for full names.
  package func settingFullNames(_ prefersFullNames: Bool) -> LocaleTag {
    prefersFullNames ? adding(Self.fullNames) : removing(Self.fullNames)
  }
}
