import LocalizedText
import Testing

@testable import PreviewRows

@Suite struct SampleUserNameTests {
  @Test(arguments: [
    ("en", "Assigned to ann"), ("en-x-linearf", "Assigned to Ann Example"),
    ("de-x-own-linearf", "Assigned to Ann Example"), ("en-linearf", "Assigned to ann"),
  ])
  func namesFollowTheLocale(locale: String, text: String) {
    let name = Sample.userName(Sample.UserName(full: "Ann Example", display: "ann"))
    let resolver = Resolver(
      environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor))
    let arguments = [name.argument(in: TableName())]
    #expect(resolver.resolve(format: "Assigned to %@", arguments: arguments).text == text)
  }

  @Test func thePreferenceIsSetAndRemoved() {
    #expect(LocaleTag("fr_CA").settingFullNames(true).description == "fr-CA-x-linearf")
    #expect(LocaleTag("fr-CA-x-linearf").settingFullNames(false).description == "fr-CA")
  }
}
