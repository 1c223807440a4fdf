/// The locales that someone wants, as the variables of their shell tell it.
enum PreferredLocales {
  /// The names as they are set, best first; none where the source language is as good as any.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty names the locale.
  /// Unless that is C or POSIX, what `LANGUAGE` lists comes before it; a C in that list ends it,
  /// and nothing after it is wanted.
  ///
  /// ```swift
  /// PreferredLocales.names(in: [.lang: "fr_FR.UTF-8", .language: "fr_CA:fr"])
  /// // ["fr_CA", "fr", "fr_FR.UTF-8"]
  /// ```
  static func names(in variables: [Variable: String]) -> [String] {
    let named = [Variable.lcAll, .lcMessages, .lang].compactMap { variables[$0] }
    guard let locale = named.first(where: { !$0.isEmpty }), !isPlain(locale) else { return [] }
    let listed = (variables[.language] ?? "").split(separator: ":").map(String.init)
    return Array((listed + [locale]).prefix { !isPlain($0) })
  }

  /// Whether a locale is that of the C language, with any codeset: `C`, `C.UTF-8`, `POSIX`.
  private static func isPlain(_ name: String) -> Bool {
    let language = name.prefix { $0 != "." && $0 != "@" }
    return language == "C" || language == "POSIX"
  }
}
