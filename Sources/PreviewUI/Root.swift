internal import LocalizedText

/// The modifiers at the root of the tree of rows: what the keys `l` and `f` change.
struct Root: Sendable {
  /// The locale of the rows.
  var locale: LocaleTag
  /// Whether users are called by their full names.
  var prefersFullNames: Bool
  /// The environment's own locale, and the locales that are preferred next to it alone.
  private let preferred: (first: LocaleTag, next: [LocaleTag])

  /// The root as an environment has it.
  init(_ environment: EnvironmentValues) {
    locale = environment.localeTag
    prefersFullNames = environment.localeTag.prefersFullNames
    preferred = (environment.localeTag.withoutPrivateUse, environment.preferences)
  }

  /// The environment of what stands below the root.
  func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    let view = Text(verbatim: "")
      .prefersFullNames(prefersFullNames)
      .environment(\.localeTag, locale)
      .environment(
        \.preferences, locale.withoutPrivateUse == preferred.first ? preferred.next : [])
    return view.placedTexts(in: environment).first?.environment ?? environment
  }
}
