public import LocalizedText
public import StringCatalog

/// An entry as users see it in an environment: resolved, but not yet fitted to a width.
public struct Row: Sendable {
  /// The entry that the row shows.
  public let entry: Entry
  /// The source language of the table, or nil if unknown.
  public let sourceLanguage: String?
  /// The localization and leaf that lookup chose.
  public let found: FoundText
  /// The unresolved string.
  public let text: Text
  /// The resolved string, as fragments.
  public let title: ResolvedText
  /// The results of inflecting the spans `^[…](…)` of the string.
  public let spans: [AgreedSpan]
  /// The value next to the title, if there is one.
  public let value: String?

  /// The translation state of the entry in the locale: the worst state of its strings there.
  public let state: RowState

  /// The localization whose string is shown instead of the locale's, or nil for most rows.
  public var borrowed: BorrowedText?

  /// Returns the language of the string in a row of a locale.
  package func textLocale(in locale: LocaleTag) -> LocaleTag { borrowed?.locale ?? locale }

  /// Where the string was found, or why it is shown instead of the locale's own.
  public var origin: String { borrowed?.extreme.rawValue ?? found.origin.rawValue }

  /// Whether the row shows the source string because it is in the source language, rather than as a
  /// replacement for a missing translation.
  package var isInSourceLanguage: Bool {
    hasOwnText && (found.isSourceText || found.localization?.locale == sourceLanguage)
  }

  /// Whether the row shows a string of its locale, rather than a replacement for a missing one.
  package var hasOwnText: Bool {
    switch found.origin {
    case .exact, .parent, .related: true
    case .source, .key, .defaultValue: found.isSourceText || !entry.shouldTranslate
    }
  }
}
