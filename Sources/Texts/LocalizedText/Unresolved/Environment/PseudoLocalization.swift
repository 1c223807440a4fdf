/// A generated translation for testing.
///
/// It shows how a real translation affects a layout. Strings that are not localized stay unchanged,
/// so they are easy to spot.
///
/// Only the words of localized strings change, not arguments, markup, link destinations, code,
/// tags, URLs or `${applicationName}`.
///
/// ```swift
/// var environment = EnvironmentValues()
/// environment.pseudo = .bounded
/// Text("Pay now").resolve(in: environment).text  // "[# Pay now #]"
/// ```
public enum PseudoLocalization: String, CaseIterable, Hashable, Sendable {
  /// Adds accents to English letters: `Ẁörd`.
  ///
  /// The width does not change.
  case accented
  /// Doubles every literal, to simulate a language with long words.
  case double
  /// Puts the string between `[#` and `#]`, to make truncation visible.
  case bounded
  /// Writes the string from right to left.
  ///
  /// Each paragraph is enclosed in characters that override the direction. They take no columns and
  /// are never sent to the terminal.
  case rightToLeft = "rtl"
}
