internal import LocalizedText

/// The modifiers at the root of the tree of rows: what the keys change of the environment.
struct Root: Equatable, Sendable {
  /// The locale of the rows.
  var locale: LocaleTag
  /// Whether users are called by their full names.
  var prefersFullNames: Bool
  /// The device that varies texts.
  var device: Device
  /// The made-up translation, if there is one.
  var pseudo: PseudoLocalization?
  /// What is shown where a text is missing.
  var fallback: Fallback
  /// Whether Markdown in the texts is read.
  var readsMarkdown: Bool
  /// The environment's own locale, and the locales that are preferred next to it alone.
  private let own: LocaleTag
  private let preferences: [LocaleTag]

  /// The root as an environment has it.
  init(_ environment: EnvironmentValues) {
    locale = environment.localeTag
    prefersFullNames = environment.localeTag.prefersFullNames
    device = environment.device
    pseudo = environment.pseudo
    fallback = environment.fallback
    readsMarkdown = environment.readsMarkdown
    own = environment.localeTag.withoutPrivateUse
    preferences = environment.preferences
  }

  /// The environment of what stands below the root.
  func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    let view = Text(verbatim: "")
      .prefersFullNames(prefersFullNames)
      .environment(\.localeTag, locale)
      .environment(\.preferences, locale.withoutPrivateUse == own ? preferences : [])
      .environment(\.device, device)
      .environment(\.pseudo, pseudo)
      .environment(\.fallback, fallback)
      .environment(\.readsMarkdown, readsMarkdown)
    return view.placedTexts(in: environment).first?.environment ?? environment
  }
}
