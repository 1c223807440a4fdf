public import FoundationEssentials
public import Locales

/// What a text is resolved in: everything that decides how it reads and is no part of it.
///
/// ```swift
/// var environment = EnvironmentValues(locale: LocaleTag("fr-CA"))
/// environment.device = .ipad
/// Text("Hello").resolve(in: environment)
/// ```
public struct EnvironmentValues: Equatable, Sendable {
  /// The locale of look-up and formats, with the wish for full names in its private use.
  public var localeTag: LocaleTag
  /// The locales in which texts are looked up where nothing serves ``localeTag``, best first.
  ///
  /// Each bundle is in the first of them that any of its localizations serves.
  public var preferences: [LocaleTag] = []
  /// The device whose variation of a string is shown.
  public var device: Device
  /// Where texts are looked up.
  public var localizer: Localizer
  /// What is shown where a localization lacks a text.
  public var fallback: Fallback = .editor
  /// Which number chooses a plural form.
  public var pluralNumber: PluralNumber = .raw
  /// The columns that there are for a text, by which rules of width choose; nil for any number.
  public var width: Int?
  /// The made-up translation of localized strings; nil for none.
  public var pseudo: PseudoLocalization?

  /// The name of the time zone in which dates are written: `Europe/Berlin`.
  public var timeZoneName = "GMT"
  /// The calendar in which dates are written, as BCP 47 names it: `buddhist`; nil for the
  /// locale's own.
  public var calendarName: String?
  /// The moment that relative dates and timers count from.
  public var now = Date(timeIntervalSinceReferenceDate: 0)

  /// The colour that texts have unless they say otherwise.
  public var foregroundStyle: Color?
  /// The colour of links.
  public var tint: Color?
  /// Whether texts are written in capitals or in small letters.
  public var textCase: Text.Case?
  /// Whether inline Markdown in localized strings is read, as SwiftUI's `Text` reads it.
  ///
  /// Without it, a string reads as `String(localized:)` gives it to a UIKit label: `&amp;` stays
  /// `&amp;`, and `**now**` keeps its asterisks.
  public var readsMarkdown = true
  /// What stands for the symbols in texts.
  public var symbols = SymbolForm.glyphs
  /// Where the link leads in which a text stands.
  public var link: String?
  /// Where the keys that are looked up are kept; nil where nobody wants to know.
  public var keyRecord: KeyRecord?
  /// The direction of lines, where it is not the locale's own.
  var chosenLayoutDirection: LayoutDirection?

  /// Makes an environment; a terminal is no device of Apple's, so `other` is the default.
  public init(
    locale: LocaleTag = LocaleTag("en"), device: Device = .other,
    localizer: Localizer = .empty
  ) {
    localeTag = locale
    self.device = device
    self.localizer = localizer
  }
}

/// What is shown where a localization lacks a text.
public enum Fallback: String, CaseIterable, Hashable, Sendable {
  /// What the catalog's editor shows: the next localization that has a text, else the source text.
  case editor
  /// What the app shows: its default value or the key; one localization serves the whole app.
  case runtime
}

/// Which number chooses a plural form: the English 1.0 is `one` as a value, `other` as written.
public enum PluralNumber: Hashable, Sendable {
  /// The value, as Foundation does it.
  case raw
  /// The number with the digits that are shown.
  case formatted
}

extension EnvironmentValues {
  /// Where lines begin: as the locale's script or the pseudo-localization wants it, unless it has
  /// been set.
  public var layoutDirection: LayoutDirection {
    get {
      chosenLayoutDirection
        ?? (pseudo == .rightToLeft ? .rightToLeft : localeTag.layoutDirection)
    }
    set { chosenLayoutDirection = newValue }
  }
}
