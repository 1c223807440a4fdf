#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LocaleTag {
  /// Creates the tag of a locale.
  public init(_ locale: Locale) { self.init(locale.identifier) }
}

/// Private-use subtags in Foundation's locales.
///
/// If nothing changes, these methods return the locale itself: Foundation compares identifiers by
/// spelling, and on Apple's systems a new locale loses the user's settings. `Locale.Components`
/// drops private-use subtags, so add them again after editing components.
extension Locale {
  /// Creates a locale from a tag, keeping the tag's spelling unless it is a POSIX name.
  public init(_ tag: LocaleTag) { self.init(identifier: tag.foundationIdentifier) }

  /// The private-use subtags, such as `mytag` in `fr-CA-x-mytag`.
  public var privateUseTags: [PrivateUseTag] { LocaleTag(self).privateUseTags }

  /// Returns the locale with a private-use subtag added.
  public func adding(_ tag: PrivateUseTag) -> Locale { changed { $0.adding(tag) } }

  /// Returns the locale with a private-use subtag removed.
  public func removing(_ tag: PrivateUseTag) -> Locale { changed { $0.removing(tag) } }

  private func changed(_ change: (LocaleTag) -> LocaleTag) -> Locale {
    let tag = LocaleTag(self)
    let changed = change(tag)
    return changed == tag ? self : Locale(changed)
  }
}
