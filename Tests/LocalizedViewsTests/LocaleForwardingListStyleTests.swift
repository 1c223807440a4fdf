import Foundation
import LocalizedText
import LocalizedViews
import Testing

@Suite struct LocaleForwardingListStyleTests {
  private let names = [
    Person(full: "Robb Example", short: "robb"),
    Person(full: "Ann Example", short: "ann"),
  ]

  @Test(arguments: [
    ("en", "robb and ann"), ("en-x-linearf", "Robb Example and Ann Example"),
    ("de-x-linearf", "Robb Example und Ann Example"),
  ])
  func membersAreWrittenInTheLocaleOfTheList(locale: String, expected: String) {
    let text = Text(names, format: .localizedList(memberStyle: Person.Style()))
    #expect(text.resolve(in: EnvironmentValues(locale: LocaleTag(locale))).text == expected)
    let style = LocaleForwardingListStyle<Person.Style, [Person]>(
      memberStyle: Person.Style())
    #expect(names.formatted(style.locale(Locale(identifier: locale))) == expected)
  }

  /// This is why galley has its own style; if this test fails, the style is no longer needed.
  @Test func foundationsListDoesNotPassItsLocaleOn() {
    let style = ListFormatStyle<Person.Style, [Person]>(memberStyle: Person.Style())
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

/// A person whose style reads a private-use subtag of its locale.
struct Person: Equatable {
  let full: String
  let short: String

  struct Style: FormatStyle {
    private var locale: Locale?

    func locale(_ locale: Locale) -> Style {
      var style = self
      style.locale = locale
      return style
    }

    func format(_ person: Person) -> String {
      locale?.identifier.hasSuffix("-x-linearf") == true ? person.full : person.short
    }
  }
}
