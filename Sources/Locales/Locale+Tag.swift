#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LocaleTag {
  /// Makes the tag of a locale from its identifier.
  public init(_ locale: Locale) { self.init(locale.identifier) }
}

/// Private-use subtags in Foundation's locales.
///
/// If nothing changes, these functions return the locale itself: Foundation compares identifiers by
/// their spelling, and on Apple's systems a new locale lacks the user's own settings.
/// `Locale.Components` drops private use, so set the subtags again after editing components.
extension Locale {
  /// Makes a locale from a tag, with the tag's spelling unless it is a POSIX name.
  public init(_ tag: LocaleTag) { self.init(identifier: tag.foundationIdentifier) }

  /// The private-use subtags, such as `mytag` in `fr-CA-x-mytag`.
  public var privateUseTags: [PrivateUseTag] { LocaleTag(self).privateUseTags }

  /// Returns the locale with one more private-use subtag.
  public func adding(_ tag: PrivateUseTag) -> Locale { changed { $0.adding(tag) } }

  /// Returns the locale without a private-use subtag and keeps the others.
  public func removing(_ tag: PrivateUseTag) -> Locale { changed { $0.removing(tag) } }

  private func changed(_ change: (LocaleTag) -> LocaleTag) -> Locale {
    let tag = LocaleTag(self)
    let changed = change(tag)
    return changed == tag ? self : Locale(changed)
  }
}
