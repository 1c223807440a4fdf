import Programs

/// Whether the screen uses colors.
public enum ColorPreference: Hashable, Sendable {
  /// As many as the terminal has, unless `NO_COLOR` is set to something.
  case automatic
  /// As many as the terminal has.
  case always
  /// None.
  case never

  /// The preference, decided by the environment of this process.
  var wantsColor: Bool {
    switch self {
    case .always: true
    case .never: false
    case .automatic: environmentVariable("NO_COLOR").isEmpty
    }
  }
}

/// The character encoding of a terminal, as far as the locale of the process tells.
public enum TerminalCodeset {
  /// Whether the terminal can show all of Unicode, judged by the locale variables.
  ///
  /// The first non-empty one of `LC_ALL`, `LC_CTYPE` and `LANG` names the locale. Only a locale that
  /// names another codeset than UTF-8 counts against Unicode: `C`, `POSIX` and locales without a
  /// codeset say nothing about the terminal, and nearly all terminals use UTF-8.
  ///
  ///     TerminalCodeset.isUnicode { ["LANG": "ja_JP.eucJP"][$0] ?? "" }  // false
  public static func isUnicode(_ variable: (String) -> String) -> Bool {
    let values = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map(variable)
    guard let locale = values.first(where: { !$0.isEmpty }) else { return true }
    let parts = locale.prefix { $0 != "@" }.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return true }
    return parts[1].lowercased().filter { $0.isLetter || $0.isNumber } == "utf8"
  }

  /// Whether the terminal of this process can show all of Unicode.
  public static func isUnicode() -> Bool { isUnicode(environmentVariable) }
}

/// The value of an environment variable of this process; empty if it is not set.
func environmentVariable(_ name: String) -> String {
  ProcessEnvironment.value(of: name) ?? ""
}
