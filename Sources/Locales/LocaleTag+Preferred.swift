extension LocaleTag {
  /// The environment variables that say which locales the user prefers.
  public static let preferenceVariables = naming + [listing]

  /// The variables that name one locale, of which the first that is set and not empty counts.
  private static let naming = ["LC_ALL", "LC_MESSAGES", "LANG"]
  /// The variable that lists several locales, in the order of preference.
  private static let listing = "LANGUAGE"

  /// The locales that the user prefers, best first, or none if the locale is C.
  ///
  /// The first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty names the locale.
  /// Unless it is C or POSIX, the locales in `LANGUAGE` come before it. A C in that list ends the
  /// whole list.
  ///
  /// ```swift
  /// LocaleTag.preferred(in: ["LANG": "fr_FR.UTF-8", "LANGUAGE": "fr_CA:fr"])
  /// // fr_CA, fr, fr_FR.UTF-8
  /// ```
  ///
  /// - Parameter variables: the environment variables of the process, of which only
  ///   ``preferenceVariables`` count.
  /// - Returns: the locales.
  public static func preferred(in variables: [String: String]) -> [LocaleTag] {
    let named = naming.compactMap { variables[$0] }
    guard let locale = named.first(where: { !$0.isEmpty }), !isC(locale) else { return [] }
    let listed = (variables[listing] ?? "").split(separator: ":").map(String.init)
    return (listed + [locale]).prefix { !isC($0) }.map { LocaleTag($0) }
  }

  /// Whether a locale is C or POSIX, with any codeset: `C.UTF-8`.
  private static func isC(_ name: String) -> Bool {
    let language = name.prefix { $0 != "." && $0 != "@" }
    return language == "C" || language == "POSIX"
  }
}
