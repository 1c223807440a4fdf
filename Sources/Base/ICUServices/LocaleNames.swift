internal import CICU

/// The names and parents of locales, from ICU's tables.
///
/// A *name* is an ICU name, with underscores and optional keywords; a *tag* is a BCP 47 tag.
public enum LocaleNames {
  /// Returns a name with its likely script and region added: `zh_Hant_HK` for `zh_HK`.
  public static func addingLikelySubtags(to name: String) -> String? {
    text { cicu_add_likely_subtags(name, $0, $1) }
  }

  /// Returns a name without script and region if they are likely anyway: `zh_TW` for `zh_Hant_TW`.
  public static func removingLikelySubtags(from name: String) -> String? {
    text { cicu_remove_likely_subtags(name, $0, $1) }
  }

  /// Returns the tag of a name with keywords: `und-u-ca-japanese` for `und@calendar=japanese`.
  public static func tag(of name: String) -> String? {
    text { cicu_language_tag(name, $0, $1) }
  }

  /// Returns the name of a tag, with deprecated tags replaced: `tlh` for `i-klingon`.
  public static func name(of tag: String) -> String? {
    text { cicu_locale_name(tag, $0, $1) }
  }

  /// Returns the replacement of a deprecated language: `he` for `iw`, `sr_Latn` for `sh`.
  public static func replacement(of language: String) -> String? {
    text { cicu_language_alias(language, $0, $1) }
  }

  /// Returns the name of a locale in another language, such as "French (Canada)".
  public static func displayName(of tag: String, in reader: String) throws(ICUError) -> String {
    try writtenText { cicu_display_name(tag, reader, $0, $1, &$2) }
  }

  /// Returns CLDR's table of parents that are not found by dropping the last subtag, such as
  /// `es_419` for `es_MX`.
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

  /// Returns whether the script of a tag is written from right to left.
  public static func isRightToLeft(_ tag: String) -> Bool { cicu_is_right_to_left(tag) != 0 }

  private static func text(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      guard let start = buffer.baseAddress, write(start, 256) > 0 else { return nil }
      return String(cString: start)
    }
  }
}
