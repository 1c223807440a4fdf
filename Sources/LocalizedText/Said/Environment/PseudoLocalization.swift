/// A generated translation for testing.
///
/// It shows how a real translation would affect a layout. Texts that are not localized stay as they
/// are, so they are easy to notice.
///
/// It changes only the words of localized strings, not arguments, markup, link destinations, code,
/// tags, addresses or `${applicationName}`.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.pseudo = .bounded
/// Text("Pay now").resolve(in: environment).text  // "[# Pay now #]"
/// ```
public enum PseudoLocalization: String, CaseIterable, Hashable, Sendable {
  /// Puts marks on English letters: `Ẁörd`.
  ///
  /// The width stays the same.
  case accented
  /// Writes every literal twice, so that it is as long as in a language with long words.
  case double
  /// Puts `[#` before and `#]` after the string, so that a cut is visible.
  case bounded
  /// Writes the string from right to left.
  ///
  /// Each paragraph is put between the characters that force this direction. They take no column,
  /// and the terminal never receives them.
  case rightToLeft = "rtl"
}
