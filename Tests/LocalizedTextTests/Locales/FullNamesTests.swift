import LocalizedText
import Testing

@Suite struct FullNamesTests {
  @Test(arguments: [
    ("en", "en-x-linearf"), ("en_US", "en-US-x-linearf"), ("en-x-foo", "en-x-foo-linearf"),
    ("en-X-LINEARF", "en-X-LINEARF"), ("en_US-x-linearf", "en_US-x-linearf"),
    ("en_GB_OED", "en_GB_OED@x=linearf"), ("en-GB-x-lvariant-oed", "en_GB_OED@x=linearf"),
    ("nn_NO_NY", "nn_NO_NY@x=linearf"), ("es__TRADITIONAL", "es__TRADITIONAL@x=linearf"),
    ("de-u-co-phonebk", "de-u-co-phonebk-x-linearf"), ("en-linearf", "en-linearf-x-linearf"),
    ("", "und-x-linearf"),
  ])
  func asksForFullNames(identifier: String, expected: String) {
    let tag = LocaleTag(identifier).settingFullNames(true)
    #expect(tag.identifier == expected)
    #expect(tag.prefersFullNames)
    #expect(tag.settingFullNames(true).identifier == expected)
    #expect(LocaleTag(tag.identifier) == tag)
  }

  @Test(arguments: [
    ("en-x-linearf", "en"), ("en-x-foo-linearf-bar", "en-x-foo-bar"), ("en_US", "en_US"),
    ("en_GB_OED@x=linearf", "en-GB-x-lvariant-oed"), ("en-linearf", "en-linearf"),
    ("en-x-lvariant-linearf", "en-x-lvariant-linearf"),
  ])
  func takesTheWishBack(identifier: String, expected: String) {
    let tag = LocaleTag(identifier).settingFullNames(false)
    #expect(tag.identifier == expected)
    #expect(!tag.prefersFullNames)
  }

  @Test func namesFollowTheLocale() {
    let name = UserName(fullName: "Ann Example", displayName: "ann")
    let format = FormatString("Assigned to %@")
    for (locale, text) in [("en", "Assigned to ann"), ("en-x-linearf", "Assigned to Ann Example")] {
      let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag(locale)))
      #expect(resolver.resolve(format, arguments: [.text(Text(name))]).text == text)
    }
  }
}
