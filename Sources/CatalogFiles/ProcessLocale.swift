public import LocalizedText

/// The locales that someone wants, as the variables of their shell tell it.
///
/// ```swift
/// let environment = EnvironmentValues(locale: ProcessLocale.preferred().first ?? LocaleTag("en"))
/// ```
public enum ProcessLocale {
  /// The variables that name one locale; the first that is set counts.
  public static let naming = ["LC_ALL", "LC_MESSAGES", "LANG"]
  /// The variable that lists locales to prefer.
  public static let listing = "LANGUAGE"

  /// The locales as they are set, best first; none where the source language is as good as any.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty names the locale.
  /// Unless that is C or POSIX, what `LANGUAGE` lists comes before it; a C in that list ends it,
  /// and nothing after it is wanted.
  ///
  /// ```swift
  /// ProcessLocale.preferred(in: ["LANG": "fr_FR.UTF-8", "LANGUAGE": "fr_CA:fr"])
  /// // fr_CA, fr, fr_FR.UTF-8
  /// ```
  public static func preferred(
    in environment: [String: String] = ProcessEnvironment.values(of: naming + [listing])
  ) -> [LocaleTag] {
    let named = naming.compactMap { environment[$0] }
    guard let locale = named.first(where: { !$0.isEmpty }), !isPlain(locale) else { return [] }
    let listed = (environment[listing] ?? "").split(separator: ":").map(String.init)
    return (listed + [locale]).prefix { !isPlain($0) }.map { LocaleTag($0) }
  }

  /// Whether a locale is that of the C language, with any codeset: `C`, `C.UTF-8`, `POSIX`.
  private static func isPlain(_ name: String) -> Bool {
    let language = name.prefix { $0 != "." && $0 != "@" }
    return language == "C" || language == "POSIX"
  }
}
