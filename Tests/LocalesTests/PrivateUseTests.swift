import Foundation
import Locales
import Testing

/// Private-use subtags in locales, and what could go wrong with them.
@Suite struct PrivateUseTests {
  /// A locale, the locale with the preference for full names, and the locale after that is removed.
  struct Edge: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let locale: String
    let full: String
    let display: String

    init(_ name: String, _ locale: String, full: String, display: String) {
      testDescription = "\(name): \(locale)"
      self.locale = locale
      self.full = full
      self.display = display
    }
  }

  static let edges = [
    Edge("other private use", "en-x-foo", full: "en-x-foo-linearf", display: "en-x-foo"),
    Edge(
      "other private use", "en-x-linearf-foo", full: "en-x-linearf-foo", display: "en-x-foo"),
    Edge("nothing left", "en-x-linearf", full: "en-x-linearf", display: "en"),
    Edge("lvariant", "en_GB_OED", full: "en_GB_OED@x=linearf", display: "en_GB_OED"),
    Edge("lvariant", "nn_NO_NY", full: "nn_NO_NY@x=linearf", display: "nn_NO_NY"),
    Edge(
      "lvariant", "en-GB-x-lvariant-oed", full: "en_GB_OED@x=linearf",
      display: "en-GB-x-lvariant-oed"),
    Edge(
      "lvariant", "en_GB_OED@x=linearf", full: "en_GB_OED@x=linearf",
      display: "en-GB-x-lvariant-oed"),
    Edge(
      "behind lvariant", "en-x-lvariant-linearf", full: "en__LINEARF@x=linearf",
      display: "en-x-lvariant-linearf"),
    Edge("POSIX modifier", "de_DE@euro", full: "de-DE-x-linearf", display: "de_DE@euro"),
    Edge("POSIX modifier", "sr_RS@latin", full: "sr-Latn-RS-x-linearf", display: "sr_RS@latin"),
    Edge(
      "POSIX modifier", "ca_ES@valencia", full: "ca-ES-valencia-x-linearf",
      display: "ca_ES@valencia"),
    Edge("POSIX codeset", "fr_CA.UTF-8", full: "fr-CA-x-linearf", display: "fr_CA.UTF-8"),
    Edge("spelling", "en_US", full: "en-US-x-linearf", display: "en_US"),
    Edge("spelling", "FR-ca", full: "fr-CA-x-linearf", display: "FR-ca"),
    Edge("no language", "", full: "und-x-linearf", display: ""),
    Edge("case", "en-X-LINEARF", full: "en-X-LINEARF", display: "en"),
    Edge("case", "en_US@x=LINEARF", full: "en_US@x=LINEARF", display: "en-US"),
    Edge(
      "x elsewhere", "en-a-bbb-x-a-ccc", full: "en-a-bbb-x-a-ccc-linearf",
      display: "en-a-bbb-x-a-ccc"),
    Edge("variant", "en-linearf", full: "en-linearf-x-linearf", display: "en-linearf"),
    Edge("too long", "en-x-linearfoo", full: "en-x-linearf", display: "en-x-linearfoo"),
    Edge(
      "extension", "de-u-co-phonebk", full: "de-u-co-phonebk-x-linearf",
      display: "de-u-co-phonebk"),
    Edge(
      "extension", "de_DE@calendar=japanese;currency=EUR",
      full: "de-DE-u-ca-japanese-cu-eur-x-linearf",
      display: "de_DE@calendar=japanese;currency=EUR"),
    Edge(
      "legacy variant", "ja_JP_TRADITIONAL", full: "ja_JP_TRADITIONAL@x=linearf",
      display: "ja_JP_TRADITIONAL"),
    Edge(
      "legacy variant", "es__TRADITIONAL", full: "es__TRADITIONAL@x=linearf",
      display: "es__TRADITIONAL"),
    Edge("grandfathered", "i-klingon", full: "tlh-x-linearf", display: "i-klingon"),
    Edge("grandfathered", "art-lojban", full: "jbo-x-linearf", display: "art-lojban"),
    Edge("grandfathered", "zh-min-nan", full: "nan-x-linearf", display: "zh-min-nan"),
  ]

  @Test(arguments: edges)
  func edgesOfTags(edge: Edge) {
    let tag = LocaleTag(edge.locale)
    #expect(tag.settingFullNames(true).identifier == edge.full)
    #expect(tag.settingFullNames(false).identifier == edge.display)
    #expect(tag.settingFullNames(true).settingFullNames(true).identifier == edge.full)
    #expect(LocaleTag(edge.full).prefersFullNames)
    #expect(!LocaleTag(edge.display).prefersFullNames)
  }

  @Test(arguments: edges)
  func edgesOfLocales(edge: Edge) {
    let locale = Locale(identifier: edge.locale)
    #expect(locale.settingFullNames(true).identifier == edge.full)
    #expect(locale.settingFullNames(false).identifier == edge.display)
    #expect(locale.settingFullNames(true).settingFullNames(true) == locale.settingFullNames(true))
    #expect(Locale(identifier: edge.full).prefersFullNames)
    #expect(
      readByFoundation(edge.full)?.lowercased().split(separator: "-").contains("linearf") == true)
  }

  /// The private use that Foundation itself reads: the keyword `x` of ICU's name.
  private func readByFoundation(_ identifier: String) -> String? {
    Locale(identifier: identifier).identifier(.icu)
      .drop { $0 != "@" }.dropFirst().split(separator: ";")
      .first { $0.hasPrefix("x=") }.map { String($0.dropFirst(2)) }
  }

  @Test func removalUnderAnAncestorThatAdds() {
    let ancestor = Locale(identifier: "en_US").settingFullNames(true)
    #expect(ancestor.prefersFullNames)
    let descendant = ancestor.settingFullNames(false)
    #expect(!descendant.prefersFullNames)
    #expect(descendant.privateUseTags.isEmpty)
    #expect(LocaleTag(descendant) == LocaleTag("en_US"))
  }

  @Test func localesAndTagsNameEachOther() {
    #expect(Locale(LocaleTag("fr_CA")).identifier == "fr_CA")
    #expect(LocaleTag(Locale(identifier: "zh-hant_HK")).description == "zh-Hant-HK")
  }

  /// `Locale.Components` have no private use, so the preference is set again after an edit.
  @Test func componentsForgetPrivateUse() {
    let full = Locale(identifier: "fr_CA").settingFullNames(true)
    var components = Locale.Components(locale: full)
    components.currency = "EUR"
    let edited = Locale(components: components)
    #expect(!edited.prefersFullNames)
    #expect(edited.settingFullNames(full.prefersFullNames).prefersFullNames)
    #expect(edited.settingFullNames(true).currency == "EUR")
  }

  // MARK: Any subtag

  @Test(arguments: ["a", "0", "foo", "12345678", "x", "linearf"])
  func subtagsAreAddedAndRemoved(text: String) throws {
    let tag = try PrivateUseTag(text)
    let locale = Locale(identifier: "de_AT@x=other")
    let added = locale.adding(tag)
    #expect(added.identifier == "de-AT-x-other-\(text)")
    #expect(added.privateUseTags.map(\.text) == ["other", text])
    #expect(added.adding(tag).identifier == added.identifier)
    #expect(added.removing(tag).identifier == "de-AT-x-other")
    #expect(LocaleTag(locale).adding(tag).removing(tag) == LocaleTag(locale))
    #expect(locale.removing(tag).identifier == "de_AT@x=other")
    #expect(readByFoundation(added.identifier) == "other-\(text)")
  }

  @Test(arguments: [
    "", "linearfoo", "LINEARF", "é", "a-b", "a b", "a_b", "lvariant", "日本", "\u{0}", "ａ",
    String(repeating: "a", count: 10_000),
  ])
  func otherTextsAreRefused(text: String) {
    let error = #expect(throws: PrivateUseTag.Invalid.self) { try PrivateUseTag(text) }
    #expect(error?.text == text)
    #expect(error?.description.isEmpty == false)
  }
}

/// The preference of an app that shows users by their full names or not: one private-use subtag.
extension LocaleTag {
  private static let fullNames = PrivateUseTag(read: "linearf")

  fileprivate var prefersFullNames: Bool { privateUseTags.contains(Self.fullNames) }

  fileprivate func settingFullNames(_ prefersFullNames: Bool) -> LocaleTag {
    prefersFullNames ? adding(Self.fullNames) : removing(Self.fullNames)
  }
}

extension Locale {
  fileprivate var prefersFullNames: Bool { LocaleTag(self).prefersFullNames }

  fileprivate func settingFullNames(_ prefersFullNames: Bool) -> Locale {
    let tag = PrivateUseTag(read: "linearf")
    return prefersFullNames ? adding(tag) : removing(tag)
  }
}
