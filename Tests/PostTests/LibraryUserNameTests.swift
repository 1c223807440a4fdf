import Foundation
import LocalizedText
import TestMaterial
import Testing

import struct StringCatalog.Table

/// The same lines as in an app with its own type for names, with the library's type.
@Suite struct LibraryUserNameTests {
  private struct User {
    var userName: UserName
  }

  private let user = User(userName: UserName(fullName: "Robb Böhnke", displayName: "@robb"))
  private var assignee: User { user }

  private func shown(_ view: some View, _ locale: String = "en") -> [String] {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {"Assigned to %@": {"localizations": {
          "de": {"stringUnit": {"value": "%@ zugewiesen"}}}}}}
        """, named: "Localizable")
    let environment = EnvironmentValues(
      locale: LocaleTag(locale), localizer: Localizer(table: table))
    return view.placedTexts(in: environment).map { $0.resolve().text }
  }

  @Test func aNameIsShownAsTheEnvironmentPrefers() {
    #expect(shown(Text(user.userName)) == ["@robb"])
    #expect(shown(Text(user.userName).prefersFullNames()) == ["Robb Böhnke"])
    #expect(shown(Text(user.userName), "fr-CA-x-linearf") == ["Robb Böhnke"])
  }

  @Test func aLabelIsLocalizedAndFollowsThePreference() {
    let label = Label("Assigned to \(assignee.userName)", systemImage: "person.fill")
    #expect(shown(label) == ["👤", "Assigned to @robb"])
    #expect(shown(label.prefersFullNames(), "de-AT") == ["👤", "Robb Böhnke zugewiesen"])
    #expect(shown(label.prefersFullNames(false).prefersFullNames()) == ["👤", "Assigned to @robb"])
  }

  @Test func withoutALocaleTheDisplayNameIsShown() {
    #expect(user.userName.formatted() == "@robb")
    #expect(UserName.FormatStyle(locale: nil).format(user.userName) == "@robb")
    let full = Locale(identifier: "fr").withFullNameSubtag()
    #expect(user.userName.formatted(.init(locale: full)) == "Robb Böhnke")
  }
}
