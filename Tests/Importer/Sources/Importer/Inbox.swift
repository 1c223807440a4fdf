import FoundationEssentials
import LocalizedViews

/// The name of a user, in full if the locale has a private-use subtag that asks for it.
struct UserName: Equatable {
  let fullName: String
  let displayName: String

  struct Style: FormatStyle {
    private var locale: Locale?

    func locale(_ locale: Locale) -> Style {
      var style = self
      style.locale = locale
      return style
    }

    func format(_ name: UserName) -> String {
      let isFull = locale?.identifier.hasSuffix("-x-linearf") ?? false
      return isFull ? name.fullName : name.displayName
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  mutating func appendInterpolation(_ name: UserName) {
    appendInterpolation(name, format: UserName.Style())
  }
}

extension View {
  func prefersFullNames() -> some View {
    transformEnvironment(\.locale) { $0 = Locale(identifier: $0.identifier + "-x-linearf") }
  }
}

/// A view that does not import all of Foundation.
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
      environment(\.locale, Locale(identifier: locale)).placedTexts(in: EnvironmentValues()).map {
        ($0.resolve().text, locale)
      }
    }
  }
}
