import Locales
import Testing

/// Which names of folders are languages.
@Suite struct LocaleTagSpokenTests {
  @Test(arguments: [
    ("de", true), ("Base", true), ("English", true), ("Portuguese", true), ("es-419", true),
    ("que", true), ("qu", true), ("kab", true), ("qqq", false), ("qaa-Latn", false), ("qtz", false),
    ("mul", false), ("zxx", false), ("en-XA", false), ("ar-XB", false),
  ])
  func names(name: String, isSpoken: Bool) { #expect(LocaleTag(name).isSpoken == isSpoken) }
}
