import Locales
import Testing

@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("FR-ca", "fr-CA"), ("fr_CA.UTF-8", "fr-CA"), ("sr_RS@latin", "sr-Latn-RS"),
    ("sr_RS.UTF-8@cyrillic", "sr-Cyrl-RS"), ("ks_IN@devanagari", "ks-Deva-IN"),
    ("ca_ES@valencia", "ca-ES-valencia"), ("de_DE@euro", "de-DE"), ("C", "und"),
    ("C.UTF-8", "und"), ("POSIX", "und"), ("", "und"), ("root", "und"), ("_CA", "und-CA"),
    ("zh-hant-hk", "zh-Hant-HK"), ("es-419", "es-419"), ("en_US_POSIX", "en-US-posix"),
    ("sl-rozaj-biske", "sl-rozaj-biske"), ("de-1996", "de-1996"), ("x-foo", "und-x-foo"),
    ("de-u-co-phonebk-x-linearf", "de-u-co-phonebk-x-linearf"),
    ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"), ("i-klingon", "tlh"), ("zh-min-nan", "nan"),
    ("zh-yue-HK", "yue-HK"),
    ("de_DE@calendar=japanese;currency=EUR", "de-DE-u-ca-japanese-cu-eur"),
    ("en_GB@x=linearf", "en-GB-x-linearf"), ("en_GB_OED", "en-GB-x-lvariant-oed"),
    ("en-x-toolongasubtag", "en"), ("日本", "und"), ("---", "und"),
  ])
  func readsNamesOfEveryKind(identifier: String, description: String) {
    #expect(LocaleTag(identifier).description == description)
    #expect(LocaleTag(identifier).identifier == identifier)
  }

  @Test func comparesPartsAndNotSpellings() {
    #expect(LocaleTag("en_US") == LocaleTag("en-US"))
    #expect(Set([LocaleTag("en_US"), LocaleTag("en-us")]).count == 1)
    #expect(LocaleTag("en-US") != LocaleTag("en-US-x-linearf"))
  }

  @Test func editsDropTheSpelling() {
    var tag = LocaleTag("zh_TW")
    tag.script = "Hant"
    #expect(tag.identifier == "zh-Hant-TW")
    #expect(LocaleTag("fr-CA-x-foo-linearf").withoutPrivateUse.identifier == "fr-CA")
    #expect(LocaleTag("fr_CA").withoutPrivateUse.identifier == "fr_CA")
  }

  @Test func survivesAnything() {
    let odd = [
      String(repeating: "x", count: 1_000_000), String(repeating: "-", count: 100_000),
      "en-" + String(repeating: "u-", count: 10_000), "@@@===;;;", "en@=", "en@x=", "\u{0}\u{FFFF}",
      "zh-xxx-" + String(repeating: "aaaaaaaa-", count: 20),
    ]
    for identifier in odd {
      let tag = LocaleTag(identifier)
      #expect(LocaleTag(tag.description) == tag, "\(identifier.prefix(20))")
    }
  }
}
