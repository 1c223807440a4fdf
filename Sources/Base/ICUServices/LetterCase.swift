internal import CICU

/// Converts between uppercase and lowercase by the rules of a locale.
///
/// ```swift
/// LetterCase.uppercased("istanbul", locale: "tr")  // "İSTANBUL"
/// ```
public enum LetterCase {
  /// Returns a string in uppercase.
  public static func uppercased(_ text: String, locale: String) -> String {
    changed(text, upper: 1, locale: locale) ?? text.uppercased()
  }

  /// Returns a string in lowercase.
  public static func lowercased(_ text: String, locale: String) -> String {
    changed(text, upper: 0, locale: locale) ?? text.lowercased()
  }

  private static func changed(_ text: String, upper: Int32, locale: String) -> String? {
    let units = Array(text.utf16)
    guard let length = Int32(exactly: units.count) else { return nil }
    return try? writtenText { cicu_change_case(locale, upper, units, length, $0, $1, &$2) }
  }
}
