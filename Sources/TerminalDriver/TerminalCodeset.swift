/// The encoding of the characters that a terminal shows, as the locale of the process names it.
public enum TerminalCodeset {
  /// Whether all of Unicode can be shown: unless the locale names another codeset than UTF-8.
  ///
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is not empty names the locale. `C` and
  /// `POSIX`, and locales without a codeset, say nothing of the terminal, and nearly all speak UTF-8.
  ///
  ///     TerminalCodeset.isUnicode { ["LANG": "ja_JP.eucJP"][$0] ?? "" }  // false
  public static func isUnicode(_ variable: (String) -> String) -> Bool {
    let values = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map(variable)
    guard let locale = values.first(where: { !$0.isEmpty }) else { return true }
    let parts = locale.prefix { $0 != "@" }.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return true }
    return parts[1].lowercased().filter(\.isLetterOrDigit) == "utf8"
  }

  /// The same for the process's own environment.
  public static func isUnicode() -> Bool { isUnicode(environmentVariable) }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
