import Foundation
import LocalizedFoundation
import Testing

@Suite struct LocaleForwardingListStyleTests {
  private let names = [
    UserName(fullName: "Robb Example", displayName: "robb"),
    UserName(fullName: "Ann Example", displayName: "ann"),
  ]

  @Test(arguments: [
    ("en", "robb and ann"), ("en-x-linearf", "Robb Example and Ann Example"),
    ("de-x-linearf", "Robb Example und Ann Example"),
  ])
  func membersAreWrittenInTheLocaleOfTheList(locale: String, expected: String) {
    let text = Text(names, format: .localizedList(memberStyle: .userName))
    #expect(text.resolve(in: EnvironmentValues(locale: LocaleTag(locale))).text == expected)
    let style = LocaleForwardingListStyle<UserName.FormatStyle, [UserName]>(
      memberStyle: .userName)
    #expect(names.formatted(style.locale(Locale(identifier: locale))) == expected)
  }

  /// This is why galley has its own style; if this test fails, the style is no longer needed.
  @Test func foundationsListDoesNotPassItsLocaleOn() {
    let style = ListFormatStyle<UserName.FormatStyle, [UserName]>(memberStyle: .userName)
    let full = Locale(identifier: "en-x-linearf")
    #expect(names.formatted(style.locale(full)) == "robb and ann")
  }

  @Test func listsHaveTypesAndMembersTheEnvironment() {
    let dates = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 3_600)]
    let text = Text(
      dates,
      format: .localizedList(memberStyle: Date.FormatStyle().hour().minute(), type: .or))
    var environment = EnvironmentValues(locale: LocaleTag("de"))
    environment.timeZoneName = "Asia/Tokyo"
    #expect(text.resolve(in: environment).text == "09:00 oder 10:00")
  }
}
