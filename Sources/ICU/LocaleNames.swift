internal import CICU

/// Names and parents of locales, from ICU's tables.
///
/// A *name* is ICU's, with underscores and perhaps keywords; a *tag* is that of BCP 47.
public enum LocaleNames {
  /// The name with its likely script and region: `zh_HK` gives `zh_Hant_HK`.
  public static func addingLikelySubtags(to name: String) -> String? {
    text { cicu_add_likely_subtags(name, $0, $1) }
  }

  /// The name without script and region if they are likely anyway: `zh_Hant_TW` gives `zh_TW`.
  public static func removingLikelySubtags(from name: String) -> String? {
    text { cicu_remove_likely_subtags(name, $0, $1) }
  }

  /// The tag of a name with its keywords: `und@calendar=japanese` gives `und-u-ca-japanese`.
  public static func tag(of name: String) -> String? {
    text { cicu_language_tag(name, $0, $1) }
  }

  /// The name of a tag, with deprecated tags replaced: `i-klingon` gives `tlh`.
  public static func name(of tag: String) -> String? {
    text { cicu_locale_name(tag, $0, $1) }
  }

  /// The replacement of a deprecated language: `iw` gives `he`, `sh` gives `sr_Latn`.
  public static func replacement(of language: String) -> String? {
    text { cicu_language_alias(language, $0, $1) }
  }

  /// The name of a locale in the language of another, such as "French (Canada)".
  public static func displayName(of tag: String, in reader: String) throws(ICUError) -> String {
    try writtenText { cicu_display_name(tag, reader, $0, $1, &$2) }
  }

  /// CLDR's table of the parents that do not follow from dropping the last subtag: that of `es_MX`
  /// is `es_419`.
  public static func parents() throws(ICUError) -> [String: String] {
    var parents: [String: String] = [:]
    var code: Int32 = 0
    withUnsafeMutablePointer(to: &parents) { table in
      cicu_visit_parents(
        table,
        { context, child, parent in
          context.assumingMemoryBound(to: [String: String].self)
            .pointee[String(cString: child)] = String(cString: parent)
        }, &code)
    }
    guard code == 0 else { throw ICUError(code: code) }
    return parents
  }

  /// Whether the script of a tag is written from right to left.
  public static func isRightToLeft(_ tag: String) -> Bool { cicu_is_right_to_left(tag) != 0 }

  private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, write(start, 256) > 0 else { return nil }
      return String(cString: start)
    }
  }
}
