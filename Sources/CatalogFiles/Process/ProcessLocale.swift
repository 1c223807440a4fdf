public import LocalizedText

/// The locales that the user prefers, according to the environment variables.
///
/// ```swift
/// let environment = EnvironmentValues(locale: ProcessLocale.preferred().first ?? LocaleTag("en"))
/// ```
public enum ProcessLocale {
  /// The variables that name one locale, of which the first that is set and not empty counts.
  public static let naming = ["LC_ALL", "LC_MESSAGES", "LANG"]
  /// The variable that lists several locales, in the order of preference.
  public static let listing = "LANGUAGE"

  /// The preferred locales, best first, or none if the user has no preference (the locale is C).
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty names the locale.
  /// Unless it is C or POSIX, the locales in `LANGUAGE` come before it. A C in that list ends the
  /// whole list.
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

  /// Whether a locale is C or POSIX, with any codeset: `C.UTF-8`.
  private static func isPlain(_ name: String) -> Bool {
    let language = name.prefix { $0 != "." && $0 != "@" }
    return language == "C" || language == "POSIX"
  }
}
