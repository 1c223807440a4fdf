import LocalizedText

/// A view that knows nothing of Foundation.
struct Inbox: View {
  static let owner = UserName(fullName: "Ann Example", displayName: "@ann")

  var body: some View {
    VStack {
      Text("Assigned to \(Self.owner)")
      Text("Assigned to \(Self.owner)").prefersFullNames()
    }
    .foregroundStyle(.red)
  }

  /// Its texts, which no table has, in some locales.
  var titles: [(text: String, locale: String)] {
    ["en", "de"].flatMap { locale in
      placedTexts(in: EnvironmentValues(locale: LocaleTag(locale))).map {
        ($0.resolve().text, locale)
      }
    }
  }
}
