internal import CICU

/// What ICU's tables say about locales; names have underscores, tags are BCP 47's.
public enum LocaleNames {
  /// The locale with its likely script and region: `zh_HK` gives `zh_Hant_HK`.
  public static func addingLikelySubtags(to name: String) -> String? {
    text { cicu_add_likely_subtags(name, $0, $1) }
  }

  /// The locale without the script and region that are likely anyway: `zh_Hant_TW` gives `zh_TW`.
  public static func removingLikelySubtags(from name: String) -> String? {
    text { cicu_remove_likely_subtags(name, $0, $1) }
  }

  /// The tag of a locale name with its keywords: `und@calendar=japanese` is `und-u-ca-japanese`.
  public static func tag(of name: String) -> String? {
    text { cicu_language_tag(name, $0, $1) }
  }

  /// The name of a tag, with old tags replaced: `i-klingon` gives `tlh`.
  public static func name(of tag: String) -> String? {
    text { cicu_locale_name(tag, $0, $1) }
  }

  /// What CLDR writes today for a language: `iw` gives `he`, `sh` gives `sr_Latn`.
  public static func replacement(of language: String) -> String? {
    text { cicu_language_alias(language, $0, $1) }
  }

  /// What people who read one locale call another, both as tags: "French (Canada)".
  public static func displayName(of tag: String, in reader: String) throws(ICUError) -> String {
    try writtenText { cicu_display_name(tag, reader, $0, $1, &$2) }
  }

  /// CLDR's parents that are not found by dropping the last subtag: `es_MX` has `es_419`.
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

  /// Whether lines begin at the right in the script of a tag.
  public static func isRightToLeft(_ tag: String) -> Bool { cicu_is_right_to_left(tag) != 0 }

  private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, write(start, 256) > 0 else { return nil }
      return String(cString: start)
    }
  }
}
