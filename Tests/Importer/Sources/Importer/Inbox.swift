import LocalizedText

/// A view that does not import Foundation.
struct Inbox: View {
  static let owner = UserName(fullName: "Ann Example", displayName: "@ann")

  var body: some View {
    VStack {
      Text("Assigned to \(Self.owner)")
      Text("Assigned to \(Self.owner)").prefersFullNames()
    }
    .foregroundStyle(.red)
  }

  /// Its texts in some locales; no table has their keys.
  var titles: [(text: String, locale: String)] {
    ["en", "de"].flatMap { locale in
      placedTexts(in: EnvironmentValues(locale: LocaleTag(locale))).map {
        ($0.resolve().text, locale)
      }
    }
  }
}
