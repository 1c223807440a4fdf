import LocalizedText
import Testing

@Suite struct UserNameTests {
  @Test func namesFollowTheLocale() {
    let name = UserName(fullName: "Ann Example", displayName: "ann")
    let format = FormatString("Assigned to %@")
    for (locale, text) in [("en", "Assigned to ann"), ("en-x-linearf", "Assigned to Ann Example")] {
      let resolver = Resolver(environment: EnvironmentValues(locale: LocaleTag(locale)))
      #expect(resolver.resolve(format, arguments: [.text(Text(name))]).text == text)
    }
  }
}
