extension LocaleTag {
  /// The environment variables that determine the user's preferred locales.
  public static let preferenceVariables = naming + [listing]

  /// The variables that name one locale; the first nonempty one is used.
  private static let naming = ["LC_ALL", "LC_MESSAGES", "LANG"]
  /// The variable that lists several locales in order of preference.
  private static let listing = "LANGUAGE"

  /// Returns the user's preferred locales, best first; empty if the locale is C.
  ///
  /// The first nonempty variable of `LC_ALL`, `LC_MESSAGES` and `LANG` names the locale. Unless it
  /// is C or POSIX, the locales in `LANGUAGE` take precedence. A C in that list ends the whole
  /// list.
  ///
  /// ```swift
  /// LocaleTag.preferred(in: ["LANG": "fr_FR.UTF-8", "LANGUAGE": "fr_CA:fr"])
  /// // fr_CA, fr, fr_FR.UTF-8
  /// ```
  ///
  /// - Parameter variables: the environment variables of the process; only ``preferenceVariables``
  ///   are used.
  /// - Returns: The preferred locales.
  public static func preferred(in variables: [String: String]) -> [LocaleTag] {
    let named = naming.compactMap { variables[$0] }
    guard let locale = named.first(where: { !$0.isEmpty }), !isC(locale) else { return [] }
    let listed = (variables[listing] ?? "").split(separator: ":").map(String.init)
    return (listed + [locale]).prefix { !isC($0) }.map { LocaleTag($0) }
  }

  /// Returns whether a locale is C or POSIX, with any codeset: `C.UTF-8`.
  private static func isC(_ name: String) -> Bool {
    let language = name.prefix { $0 != "." && $0 != "@" }
    return language == "C" || language == "POSIX"
  }
}
