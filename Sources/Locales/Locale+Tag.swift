#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LocaleTag {
  /// Reads the identifier of a locale.
  public init(_ locale: Locale) { self.init(locale.identifier) }
}

/// Foundation's locale as a carrier of private-use subtags.
///
/// A locale comes back untouched where nothing changes, for Foundation compares identifiers as they
/// are spelled, and on Apple's systems a locale made anew has none of the user's own settings.
/// `Locale.Components` have no private use: what was set must be set again after they were edited.
extension Locale {
  /// Makes the locale of a tag, with the tag's spelling unless that is one of POSIX.
  public init(_ tag: LocaleTag) { self.init(identifier: tag.foundationIdentifier) }

  /// The private-use subtags, as `linearf` in `fr-CA-x-linearf`.
  public var privateUseTags: [PrivateUseTag] { LocaleTag(self).privateUseTags }

  /// The same locale with one more private-use subtag.
  public func adding(_ tag: PrivateUseTag) -> Locale { changed { $0.adding(tag) } }

  /// The same locale without a private-use subtag; the others stay.
  public func removing(_ tag: PrivateUseTag) -> Locale { changed { $0.removing(tag) } }

  // MARK: Full names

  /// The private-use subtag that asks for full names.
  public static var fullNameSubtag: String { PrivateUseTag.fullNames.text }

  /// Whether users are to be called by their full names.
  public var prefersFullNames: Bool { LocaleTag(self).prefersFullNames }

  /// The same locale with the wish for full names.
  ///
  /// ```swift
  /// Locale(identifier: "fr_CA").withFullNameSubtag().identifier  // "fr-CA-x-linearf"
  /// ```
  public func withFullNameSubtag() -> Locale { settingFullNames(true) }

  /// The same locale with or without the wish for full names.
  public func settingFullNames(_ prefersFullNames: Bool) -> Locale {
    changed { $0.settingFullNames(prefersFullNames) }
  }

  private func changed(_ change: (LocaleTag) -> LocaleTag) -> Locale {
    let tag = LocaleTag(self)
    let changed = change(tag)
    return changed == tag ? self : Locale(changed)
  }
}
