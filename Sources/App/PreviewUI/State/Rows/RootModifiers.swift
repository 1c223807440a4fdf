internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The modifiers at the root of the tree of rows: the part of the environment that keys change.
struct RootModifiers: Equatable, Sendable {
  /// The locale of the rows; `prefersFullNames` overrides its preference for names.
  var locale: LocaleTag
  /// Whether people are shown with their full names.
  var prefersFullNames: Bool
  /// The device that strings vary by.
  var device: Device
  /// A replacement for all translations, if any.
  var pseudo: PseudoText?
  /// The fallback for a missing string.
  var fallback: Fallback
  /// Whether Markdown in strings is interpreted.
  var readsMarkdown: Bool
  /// The program's own locale, and the preferred locales that apply only to it.
  private var own: LocaleTag
  private var preferences: [LocaleTag]

  /// Creates modifiers from an environment.
  init(_ environment: EnvironmentValues, extreme: ExtremeText?) {
    locale = environment.localeTag
    prefersFullNames = environment.localeTag.prefersFullNames
    device = environment.device
    pseudo = extreme.map { .real($0) } ?? environment.pseudo.map { .generated($0) }
    fallback = environment.fallback
    readsMarkdown = environment.readsMarkdown
    own = environment.localeTag.withoutPrivateUse
    preferences = environment.preferences
  }

  /// Adopts the locale and preferred locales of the program's environment.
  mutating func takeLocale(of environment: EnvironmentValues) {
    locale = environment.localeTag
    own = environment.localeTag.withoutPrivateUse
    preferences = environment.preferences
  }

  /// Adopts everything but the locale.
  mutating func takePreview(of other: RootModifiers) {
    prefersFullNames = other.prefersFullNames
    device = other.device
    pseudo = other.pseudo
    fallback = other.fallback
    readsMarkdown = other.readsMarkdown
  }

  /// Returns an environment with these modifiers applied.
  func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.localeTag = locale.settingFullNames(prefersFullNames)
    environment.preferences = locale.withoutPrivateUse == own ? preferences : []
    environment.device = device
    environment.pseudo = pseudo?.generated
    environment.fallback = fallback
    environment.readsMarkdown = readsMarkdown
    return environment
  }
}
