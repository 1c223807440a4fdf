public import LocalizedText
public import StringCatalog

/// One entry as users see it in an environment: resolved, but not yet fitted to a width.
public struct Row: Sendable {
  /// The entry whose text is shown.
  public let entry: Entry
  /// The language in which the texts of the table are written first; nil if it is unknown.
  public let sourceLanguage: String?
  /// Which localization and which leaf the look-up chose.
  public let found: FoundText
  /// The text before it is resolved.
  public let text: Text
  /// The text as fragments.
  public let title: ResolvedText
  /// The spans `^[…](…)` of the text whose words should agree, and the outcome for each.
  public let spans: [AgreedSpan]
  /// The short text at the right end of the row, if there is one.
  public let value: String?

  /// The translation state of the entry in the locale: the worst state of any of its texts there.
  public let state: RowState

  /// The localization from which the text is taken in place of that of the locale; nil for most rows.
  public var borrowed: BorrowedText?

  /// The language of the text in a row of a locale.
  package func textLocale(in locale: LocaleTag) -> LocaleTag { borrowed?.locale ?? locale }

  /// The word for where the text was found: that of the look-up, or why it is shown in place of the
  /// locale's own.
  public var origin: String { borrowed?.extreme.rawValue ?? found.origin.rawValue }

  /// Whether the text that is shown is the source text itself, and not one that replaces a missing
  /// translation.
  package var isInSourceLanguage: Bool {
    hasOwnText && (found.isSourceText || found.localization?.locale == sourceLanguage)
  }

  /// Whether the text that is shown is one of the locale, and not one that replaces a missing text.
  package var hasOwnText: Bool {
    switch found.origin {
    case .exact, .parent, .related: true
    case .source, .key, .defaultValue: found.isSourceText || !entry.shouldTranslate
    }
  }
}
