public import FoundationEssentials
public import Locales
public import StringCatalog

/// The locale, device and other settings that determine how a text is shown.
///
/// ```swift
/// var environment = EnvironmentValues(locale: Locale(identifier: "fr-CA"))
/// environment.device = .ipad
/// Text("Hello").resolve(in: environment)
/// ```
public struct EnvironmentValues: Equatable, Sendable {
  /// The locale for lookup and formatting.
  ///
  /// Its private-use subtags hold the preference for full names.
  package var localeTag: LocaleTag
  /// The other preferred locales, best first.
  ///
  /// They are used if no localization matches ``locale``.
  ///
  /// Each bundle uses the first preferred locale that matches one of its localizations.
  public var preferences: [LocaleTag] = []
  /// The device that selects device variations.
  public var device: Device
  /// The tables that strings are looked up in.
  public var localizer: Localizer
  /// The fallback for a string that a localization lacks; by default, the same as an app.
  public var fallback: Fallback
  /// Whether a number's value or its formatted digits select the plural form.
  public var pluralNumber: PluralNumber = .raw
  /// The available width in columns, which selects width variations, or nil for unlimited.
  public var width: Int?
  /// The pseudo-localization of localized strings, or nil for none.
  public var pseudo: PseudoLocalization?

  /// The library that formats numbers, lists and dates.
  public var formatLibrary = FormatLibrary.system
  /// The identifier of the time zone for dates, such as `Europe/Berlin`.
  package var timeZoneName = "GMT"
  /// The BCP 47 identifier of the calendar for dates, such as `buddhist`, or nil for the locale's
  /// default calendar.
  package var calendarName: String?
  /// The current time, for relative dates and timers.
  public var now = Date(timeIntervalSinceReferenceDate: 0)

  /// The default text color.
  public var foregroundStyle: Color?
  /// The color of links.
  public var tint: Color?
  /// The case to convert texts to, or nil to leave them unchanged.
  public var textCase: Text.Case?
  /// Whether inline Markdown in localized strings is parsed, as in SwiftUI's `Text`.
  ///
  /// If false, a string looks as it would in a UIKit label set from `String(localized:)`: `&amp;`
  /// stays `&amp;`, and `**now**` keeps its asterisks.
  public var readsMarkdown = true
  /// The inflection rules and lexicons for spans `^[…](inflect: true)`, or nil to leave their words
  /// unchanged; ignored unless Markdown is parsed.
  public var grammarians: Grammarians? = .withoutLexicons
  /// The user's term of address, or nil if unknown.
  public var userTermOfAddress: TermOfAddress?
  /// The phrases and people that strings can agree with: `agreeWithConcept: 1` refers to the first.
  public var inflectionConcepts: [InflectionConcept] = []
  /// How symbols are shown.
  public var symbols = SymbolForm.glyphs
  /// The destination of the link around the text.
  public var link: String?
  /// The record that collects the looked-up keys, or nil for none.
  public var keyRecord: KeyRecord?
  /// The receiver of missing strings, or nil for none.
  package var missingTexts: MissingTexts?
  /// The values of keys that a program declares.
  package var custom: [ObjectIdentifier: CustomValue] = [:]
  /// The writing direction, if set explicitly.
  var chosenLayoutDirection: LayoutDirection?

  /// Creates an environment in English without catalogs.
  public init() { self.init(locale: LocaleTag("en")) }

  /// Creates an environment that resolves texts as an app does.
  ///
  /// The default device is `other`, because a terminal is not an Apple device.
  public init(
    locale: Locale, device: Device = .other, localizer: Localizer = .empty,
    fallback: Fallback = .runtime
  ) {
    self.init(
      locale: LocaleTag(locale.identifier), device: device, localizer: localizer,
      fallback: fallback)
  }

  /// Creates an environment from a locale tag that resolves texts as an app does.
  ///
  /// Use it in a program with static Swift libraries that does not otherwise use Foundation's
  /// formatting: the linker drops the locale data, so every `Locale` in it reports `en_001`.
  public init(
    locale: LocaleTag = LocaleTag("en"), device: Device = .other,
    localizer: Localizer = .empty, fallback: Fallback = .runtime
  ) {
    localeTag = locale
    self.device = device
    self.localizer = localizer
    self.fallback = fallback
  }
}

/// The fallback for a string that a localization lacks.
public enum Fallback: String, CaseIterable, Hashable, Sendable {
  /// As in Xcode's catalog editor: the string of the next matching localization, or else the source
  /// string.
  case editor
  /// As in an app: the default value or the key.
  ///
  /// One localization is used for every key. An empty string is shown, whatever the file format; it
  /// is missing only if its state is `new`, which Xcode gives to untranslated strings.
  case runtime
}

/// How a number selects a plural form: the English 1.0 is `one` by its value and `other` as
/// formatted.
public enum PluralNumber: Hashable, Sendable {
  /// By its value, as in Foundation.
  case raw
  /// By its formatted digits.
  case formatted
}

extension EnvironmentValues {
  /// The writing direction: the explicit one, or else that of the pseudo-localization or the
  /// locale's script.
  public var layoutDirection: LayoutDirection {
    get {
      chosenLayoutDirection
        ?? (pseudo == .rightToLeft ? .rightToLeft : localeTag.layoutDirection)
    }
    set { chosenLayoutDirection = newValue }
  }
}
