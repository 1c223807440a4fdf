internal import LocalizedText
internal import PreviewRows

/// The modifiers at the root of the tree of rows: the part of the environment that keys change.
struct RootModifiers: Equatable, Sendable {
  /// The locale of the rows; `prefersFullNames` overrides the preference for names in it.
  var locale: LocaleTag
  /// Whether users are shown by their full names.
  var prefersFullNames: Bool
  /// The device that texts vary by.
  var device: Device
  /// What is shown in place of translations; nil to show these.
  var pseudo: PseudoText?
  /// The replacement for a missing text.
  var fallback: Fallback
  /// Whether Markdown in the texts is read.
  var readsMarkdown: Bool
  /// The program's own locale, and the preferred locales that apply only to it.
  private var own: LocaleTag
  private var preferences: [LocaleTag]

  /// Takes the modifiers from an environment.
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

  /// Takes the locale and the preferred locales from an environment of the program.
  mutating func takeLocale(of environment: EnvironmentValues) {
    locale = environment.localeTag
    own = environment.localeTag.withoutPrivateUse
    preferences = environment.preferences
  }

  /// Takes everything but the locale.
  mutating func takePreview(of other: RootModifiers) {
    prefersFullNames = other.prefersFullNames
    device = other.device
    pseudo = other.pseudo
    fallback = other.fallback
    readsMarkdown = other.readsMarkdown
  }

  /// The environment below the root.
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
