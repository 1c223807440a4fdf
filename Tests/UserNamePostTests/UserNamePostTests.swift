import Foundation
import LocalizedText
import LocalizedViews
import TestMaterial
import Testing

import struct StringCatalog.Table

@testable import PublishedUserNames

/// An app's own names and their late binding by a private-use subtag, in views and texts.
@MainActor @Suite struct UserNamePostTests {
  private struct User {
    var userName: UserName
  }

  private let user = User(userName: UserName(fullName: "Robb Böhnke", displayName: "@robb"))
  private var assignee: User { user }

  static let table = Table(
    json: """
      {"sourceLanguage": "en", "strings": {"Assigned to %@": {"localizations": {
        "de": {"stringUnit": {"value": "%@ zugewiesen"}}}}}}
      """, named: "Localizable")

  private func shown(_ view: some View, _ locale: String = "en") -> [String] {
    let environment = EnvironmentValues(
      locale: LocaleTag(locale), localizer: Localizer(table: Self.table))
    return view.placedTexts(in: environment).map { $0.resolve().text }
  }

  @Test func aNameIsShownAsTheEnvironmentPrefers() {
    #expect(shown(Text(user.userName)) == ["@robb"])
    #expect(shown(Text(user.userName).prefersFullNames()) == ["Robb Böhnke"])
    #expect(shown(Text(user.userName), "fr-CA-x-linearf") == ["Robb Böhnke"])
    #expect(shown(Text(user.userName), "fr_CA@x=linearf") == ["Robb Böhnke"])
  }

  @Test func aLabelIsLocalizedAndFollowsThePreference() {
    let label = Label("Assigned to \(assignee.userName)", systemImage: "person.fill")
    #expect(shown(label) == ["👤", "Assigned to @robb"])
    #expect(shown(label.prefersFullNames()) == ["👤", "Assigned to Robb Böhnke"])
    #expect(shown(label.prefersFullNames(), "de-AT") == ["👤", "Robb Böhnke zugewiesen"])
  }

  /// A view is made once and reads differently in each environment.
  @Test func onePreferenceIsForAWholeHierarchy() {
    struct Issue: View {
      let assignee: UserName

      var body: some View {
        VStack {
          Text(assignee)
          Label("Assigned to \(assignee)", systemImage: "person.fill")
        }
      }
    }
    let issue = Issue(assignee: user.userName)
    #expect(shown(issue) == ["@robb", "👤", "Assigned to @robb"])
    #expect(shown(issue.prefersFullNames()) == ["Robb Böhnke", "👤", "Assigned to Robb Böhnke"])
  }

  @Test func withoutALocaleTheDisplayNameIsShown() {
    #expect(UserName.FormatStyle().format(user.userName) == "@robb")
    #expect(UserName.FormatStyle(locale: nil).format(user.userName) == "@robb")
  }

  @Test(arguments: [
    ("fr-CA", "fr-CA-x-linearf"), ("en-x-foo", "en-x-foo-linearf"),
    ("en_US", "en-US-x-linearf"), ("fr-CA-x-linearf", "fr-CA-x-linearf"),
  ])
  func theSubtagIsAddedOnce(locale: String, expected: String) {
    let full = Locale(identifier: locale).withFullNameSubtag()
    #expect(full.identifier == expected)
    #expect(full.prefersFullNames)
    #expect(!Locale(identifier: "fr-CA").prefersFullNames)
  }

  /// The printed modifier cannot remove the preference inside a view that has it; the library's
  /// can.
  @Test func faultThePrintedModifierNeverRemoves() throws {
    let printed = Text(user.userName).prefersFullNames(false).prefersFullNames(true)
    #expect(shown(printed) == ["Robb Böhnke"])
    let fullNames = try PrivateUseTag("linearf")
    let mended = Text(user.userName)
      .transformEnvironment(\.locale) { $0 = $0.removing(fullNames) }
      .prefersFullNames(true)
    #expect(shown(mended) == ["@robb"])
  }

  /// The printed code loses the preference after ICU's reserved `lvariant`; the library does not.
  @Test func faultThePrintedTagIsLostAfterLvariant() throws {
    let printed = Locale(identifier: "en_GB_OED").withFullNameSubtag()
    #expect(!printed.prefersFullNames)
    let mended = LocaleTag("en_GB_OED").adding(try PrivateUseTag("linearf"))
    #expect(mended.privateUseTags.map(\.text) == ["linearf"])
    #expect(mended.identifier == "en_GB_OED@x=linearf")
  }
}
