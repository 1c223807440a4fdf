internal import LocalizedText

/// The modifiers at the root of the tree of rows: what the keys `l` and `f` change.
struct Root: Hashable, Sendable {
  /// The locale of the rows.
  var locale: LocaleTag
  /// Whether users are called by their full names.
  var prefersFullNames: Bool

  /// The environment of what stands below the root.
  func environment(in environment: EnvironmentValues) -> EnvironmentValues {
    let view = Text(verbatim: "")
      .prefersFullNames(prefersFullNames)
      .environment(\.localeTag, locale)
    return view.placedTexts(in: environment).first?.environment ?? environment
  }
}
