internal import CICU

/// Upper and lower case by the rules of a locale.
///
/// ```swift
/// LetterCase.uppercased("istanbul", locale: "tr")  // "İSTANBUL"
/// ```
public enum LetterCase {
  /// The text in upper case, as the locale writes it.
  public static func uppercased(_ text: String, locale: String) -> String {
    changed(text, upper: 1, locale: locale) ?? text.uppercased()
  }

  /// The text in lower case, as the locale writes it.
  public static func lowercased(_ text: String, locale: String) -> String {
    changed(text, upper: 0, locale: locale) ?? text.lowercased()
  }

  private static func changed(_ text: String, upper: Int32, locale: String) -> String? {
    var text = text
    return text.withUTF8 { source in
      source.withMemoryRebound(to: CChar.self) { source -> String? in
        guard let start = source.baseAddress, let length = Int32(exactly: source.count) else {
          return nil
        }
        var capacity = length + 16
        while true {
          var code: Int32 = 0
          var needed: Int32 = 0
          let changed = String(unsafeUninitializedCapacity: Int(capacity)) { buffer in
            buffer.withMemoryRebound(to: CChar.self) { buffer in
              guard let target = buffer.baseAddress else { return 0 }
              needed = cicu_change_case(locale, upper, start, length, target, capacity, &code)
              return Int(min(needed, capacity))
            }
          }
          guard code == 0 else { return nil }
          guard needed > capacity else { return changed }
          capacity = needed
        }
      }
    }
  }
}
