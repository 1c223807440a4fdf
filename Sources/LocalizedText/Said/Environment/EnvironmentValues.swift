public import FoundationEssentials
public import Locales

/// The values that decide how a text reads and that are not part of the text.
///
/// ```swift
/// var environment = EnvironmentValues(locale: Locale(identifier: "fr-CA"))
/// environment.device = .ipad
/// Text("Hello").resolve(in: environment)
/// ```
public struct EnvironmentValues: Equatable, Sendable {
  /// The locale for look-up and formats.
  ///
  /// Its private-use subtags contain the preference for full names.
  package var localeTag: LocaleTag
  /// The other preferred locales, best first.
  ///
  /// They are used if no localization serves ``locale``.
  ///
  /// Each bundle uses the first preferred locale that one of its localizations serves.
  public var preferences: [LocaleTag] = []
  /// The device whose variations are shown.
  public var device: Device
  /// The tables in which texts are looked up.
  public var localizer: Localizer
  /// The replacement for a text that a localization lacks; by default, that of the app.
  public var fallback: Fallback
  /// The form of a number that chooses a plural form.
  public var pluralNumber: PluralNumber = .raw
  /// The number of columns that a text may take, which chooses among variations by width; nil for
  /// unlimited.
  public var width: Int?
  /// The pseudo-localization of localized strings; nil for none.
  public var pseudo: PseudoLocalization?

  /// The library that writes numbers, lists and dates.
  public var formatLibrary = FormatLibrary.system
  /// The name of the time zone of dates: `Europe/Berlin`.
  package var timeZoneName = "GMT"
  /// The BCP 47 name of the calendar of dates, such as `buddhist`; nil for the locale's own
  /// calendar.
  package var calendarName: String?
  /// The current time, for relative dates and timers.
  public var now = Date(timeIntervalSinceReferenceDate: 0)

  /// The default color of texts.
  public var foregroundStyle: Color?
  /// The color of links.
  public var tint: Color?
  /// The case in which texts are written; nil to leave them as they are.
  public var textCase: Text.Case?
  /// Whether inline Markdown in localized strings is read, as SwiftUI's `Text` reads it.
  ///
  /// If it is not read, a string looks as it does in a UIKit label whose text comes from
  /// `String(localized:)`: `&amp;` stays `&amp;`, and `**now**` keeps its asterisks.
  public var readsMarkdown = true
  /// What makes the words of spans `^[…](inflect: true)` agree, if Markdown is read; nil to leave
  /// the words as they are.
  public var grammarians: Grammarians? = .withoutLexicons
  /// How to speak of the user; nil if it is not known.
  public var userTermOfAddress: TermOfAddress?
  /// The phrases and persons with which words of the texts agree: `agreeWithConcept: 1` means the
  /// first.
  public var inflectionConcepts: [InflectionConcept] = []
  /// The characters that replace symbols in texts.
  public var symbols = SymbolForm.glyphs
  /// The destination of the link that contains the text.
  public var link: String?
  /// The record to which look-ups add their keys; nil for none.
  public var keyRecord: KeyRecord?
  /// The receiver of texts that look-ups do not find; nil for none.
  package var missingTexts: MissingTexts?
  /// The values under keys that a program declares.
  package var custom: [ObjectIdentifier: CustomValue] = [:]
  /// The direction of lines, if it is set explicitly.
  var chosenLayoutDirection: LayoutDirection?

  /// Makes an environment in English without catalogs.
  public init() { self.init(locale: LocaleTag("en")) }

  /// Makes an environment, in which texts read as in an app.
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

  /// Makes an environment for the tag of a locale, in which texts read as in an app.
  ///
  /// A program with static libraries of Swift that uses no other part of Foundation's formats needs it:
  /// the linker leaves the data of locales out, and each `Locale` there says that it is `en_001`.
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

/// The replacement for a text that a localization lacks.
public enum Fallback: String, CaseIterable, Hashable, Sendable {
  /// As in Xcode's catalog editor: the text of the next localization that has one, else the source
  /// text.
  case editor
  /// As in the app: the default value or the key.
  ///
  /// One localization serves the whole app. An empty text is shown, whatever the format of its file; it
  /// is missing only if its state is `new`, which Xcode gives to a text that waits for its translation.
  case runtime
}

/// The form of a number that chooses a plural form: the English 1.0 is `one` by its value and
/// `other` as written.
public enum PluralNumber: Hashable, Sendable {
  /// The value, as in Foundation.
  case raw
  /// The number with the digits that are shown.
  case formatted
}

extension EnvironmentValues {
  /// The side on which lines begin: the explicitly set one, else that of the pseudo-localization or
  /// of the locale's script.
  public var layoutDirection: LayoutDirection {
    get {
      chosenLayoutDirection
        ?? (pseudo == .rightToLeft ? .rightToLeft : localeTag.layoutDirection)
    }
    set { chosenLayoutDirection = newValue }
  }
}

/// A device for which a catalog may have a variation of a string.
public enum Device: String, CaseIterable, Hashable, Sendable {
  /// iPhone
  case iphone
  /// iPad
  case ipad
  /// iPod touch
  case ipod
  /// Mac computer
  case mac
  /// Apple Watch
  case applewatch
  /// Apple TV
  case appletv
  /// Apple Vision
  case applevision
  /// Any device without its own variation.
  case other
}
