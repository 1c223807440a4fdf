import FileAccess

/// A preference for using colors.
public enum ColorPreference: Hashable, Sendable {
  /// As many as the terminal has, or none if `NO_COLOR` is set and not empty.
  case automatic
  /// As many as the terminal has.
  case always
  /// None.
  case never

  /// Whether to use colors, given the environment of this process.
  var wantsColor: Bool {
    switch self {
    case .always: true
    case .never: false
    case .automatic: environmentVariable("NO_COLOR").isEmpty
    }
  }
}

/// The character encoding of a terminal, inferred from the locale of the process.
public enum TerminalCodeset {
  /// Returns whether the terminal can show all of Unicode, judging by the locale variables.
  ///
  /// The first nonempty variable of `LC_ALL`, `LC_CTYPE` and `LANG` names the locale. Only a
  /// codeset other than UTF-8 rules Unicode out: `C`, `POSIX` and locales without a codeset say
  /// nothing about the terminal, and nearly all terminals use UTF-8.
  ///
  ///     TerminalCodeset.isUnicode { ["LANG": "ja_JP.eucJP"][$0] ?? "" }  // false
  public static func isUnicode(_ variable: (String) -> String) -> Bool {
    let values = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map(variable)
    guard let locale = values.first(where: { !$0.isEmpty }) else { return true }
    let parts = locale.prefix { $0 != "@" }.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return true }
    return parts[1].lowercased().filter { $0.isLetter || $0.isNumber } == "utf8"
  }

  /// Returns whether the terminal of this process can show all of Unicode.
  public static func isUnicode() -> Bool { isUnicode(environmentVariable) }
}

/// Returns the value of an environment variable of this process, or an empty string if it is not
/// set.
func environmentVariable(_ name: String) -> String {
  ProcessEnvironment.value(of: name) ?? ""
}
