import Foundation
import LocalizedText
import LocalizedViews
import TestMaterial
import Testing

import struct StringCatalog.Table

/// A text that is made once and placed in several environments.
@MainActor @Suite struct PlacementTests {
  private let title = Text("pencil")

  private static let table = Table(
    json: """
      {"sourceLanguage": "en", "strings": {
        "pencil": {"localizations": {"fr": {"stringUnit": {"value": "crayon"}}}},
        "yes": {"localizations": {"fr": {"stringUnit": {"value": "oui"}}}},
        "bold": {"localizations": {"fr": {"stringUnit": {"value": "très **gras**"}}}}
      }}
      """, named: "Localizable")

  private func resolved(_ view: some View) -> [ResolvedText] {
    let environment = EnvironmentValues(localizer: Localizer(table: Self.table))
    return view.placedTexts(in: environment).map { $0.resolve() }
  }

  private func colors(_ view: some View) -> [Color?] {
    resolved(view).flatMap(\.fragments).map(\.style.foreground)
  }

  private func words(_ view: some View) -> [String] { resolved(view).map(\.text) }

  private let destination = URL(filePath: "/trailer")

  @Test func theSameTextIsRedInOnePlaceAndALinkInAnother() {
    #expect(colors(VStack { title }.foregroundStyle(.red)) == [.red])
    #expect(colors(Link(destination: destination) { HStack { title } }) == [.accentColor])
    #expect(colors(title) == [nil])
  }

  @Test func anExplicitStyleWins() {
    let green = title.foregroundStyle(.green)
    #expect(colors(VStack { green }.foregroundStyle(.red)) == [.green])
    #expect(colors(Link(destination: destination) { green }) == [.green])
    #expect(
      colors(Link(destination: destination) { title }.foregroundStyle(.red)) == [.red])
    #expect(colors(Link(destination: destination) { title }.tint(.pink)) == [.pink])
  }

  @Test func linksHaveDestinations() {
    let fragment = resolved(Link("pencil", destination: destination)).first?.fragments.first
    #expect(fragment?.style.link == destination.absoluteString)
    #expect(fragment?.style.traits == .underline)
  }

  @Test func aLinkInMarkdownKeepsTheTint() {
    let text = Text("see [there](https://example.com)")
    #expect(colors(text.foregroundStyle(.red)) == [.red, .red])
    #expect(colors(VStack { text }.foregroundStyle(.red)) == [.red, .accentColor])
    #expect(colors(VStack { text }.foregroundStyle(.red).tint(.green)) == [.red, .green])
  }

  @Test func theInnermostEnvironmentWins() {
    let view = VStack {
      title
      title.environment(\.locale, Locale(identifier: "fr"))
    }
    #expect(words(view.environment(\.locale, Locale(identifier: "de"))) == ["pencil", "crayon"])
    #expect(words(view.environment(\.localeTag, LocaleTag("fr"))) == ["crayon", "crayon"])
  }

  @Test func transformationsChangeWhatIsInherited() {
    let view = Text(Person(full: "Ann Example", short: "@ann"), format: Person.Style())
    #expect(words(view) == ["@ann"])
    #expect(
      words(
        view.transformEnvironment(\.locale) {
          $0 = Locale(identifier: $0.identifier + "-x-linearf")
        }) == ["Ann Example"])
  }

  @Test func titlesOfControlsFollowTheRuleOfTexts() {
    let view = VStack {
      Label("pencil", systemImage: "pencil")
      Button("pencil") {}
      Toggle("pencil", isOn: .constant(true))
      Section("pencil") { Text("yes") }
      Link("pencil", destination: destination)
      Label(String("pencil"), systemImage: "person.fill")
      Button(LocalizedStringResource("pencil")) {}
    }
    #expect(
      words(view.environment(\.localeTag, LocaleTag("fr"))) == [
        "✎", "crayon", "crayon", "crayon", "crayon", "oui", "crayon", "👤", "pencil", "crayon",
      ])
  }

  @Test(arguments: [
    ("tr", Text.Case.uppercase, "İSTANBUL"), ("en", .uppercase, "ISTANBUL"),
    ("en", .lowercase, "istanbul"), ("lt", .lowercase, "istanbul"),
  ])
  func lettersChangeCaseAsTheLocaleRequires(locale: String, textCase: Text.Case, expected: String) {
    let view = Text(verbatim: "istanbul").textCase(textCase)
      .environment(\.localeTag, LocaleTag(locale))
    #expect(words(view) == [expected])
  }

  nonisolated private static let date = Date(timeIntervalSince1970: 1_559_604_180)
  nonisolated private static let live = Text(
    """
    device \(date, style: .date) \(date, style: .timer) \(Image(systemName: "gear")) \
    \(1234) \(1) [link](https://example.org)
    """)

  /// A value of the environment on which a resolved text depends.
  struct Input: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout EnvironmentValues) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
      testDescription = name
      self.change = change
    }
  }

  nonisolated static let inputs = [
    Input("locale") { $0.locale = Locale(identifier: "de") },
    Input("calendar") { $0.calendar = Calendar(identifier: .buddhist) },
    Input("timeZone") { $0.timeZone = TimeZone(secondsFromGMT: 36_000) ?? .gmt },
    Input("now") { $0.now += 1 },
    Input("foregroundStyle") { $0.foregroundStyle = .red },
    Input("tint") { $0.tint = .red },
    Input("textCase") { $0.textCase = .uppercase },
    Input("symbols") { $0.symbols = .ascii },
    Input("device") { $0.device = .mac },
    Input("width") { $0.width = 1 },
    Input("pseudo") { $0.pseudo = .accented },
    Input("Markdown") { $0.readsMarkdown = false },
    Input("localizer") { $0.localizer = .empty },
  ]

  /// A text reads every value of its environment when it is shown, and not when it is made.
  @Test(arguments: inputs)
  func theEnvironmentIsReadWhenTheTextIsShown(input: Input) {
    let key = "device %@ %@ %@ %lld %lld [link](https://example.org)"
    let plain = key.replacing("device ", with: "")
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {"\(key)": {"localizations": {"en": {"variations": {
          "device": {
            "mac": {"stringUnit": {"value": "Mac \(plain)"}},
            "other": {"variations": {"width": {
              "1": {"stringUnit": {"value": "n \(plain)"}},
              "20": {"stringUnit": {"value": "wide \(plain)"}}}}}}}}}}}}
        """, named: "Localizable")
    var environment = EnvironmentValues(localizer: Localizer(table: table))
    let before = Self.live.resolve(in: environment)
    #expect(before.text.hasPrefix("wide June 3, 2019 "))
    input.change(&environment)
    #expect(Self.live.resolve(in: environment) != before)
  }

  @Test func theDirectionIsThatOfTheLocaleUnlessItIsSet() {
    func direction(_ view: some View) -> LayoutDirection? {
      view.placedTexts(in: EnvironmentValues()).first?.environment.layoutDirection
    }
    let arabic = title.environment(\.localeTag, LocaleTag("ar"))
    #expect(direction(title) == .leftToRight)
    #expect(direction(arabic) == .rightToLeft)
    #expect(
      direction(arabic.environment(\.layoutDirection, .leftToRight)) == .leftToRight)
  }

  @Test func innerModifiersWin() {
    let text = (title.foregroundStyle(.green).bold(false) + title).foregroundStyle(.red).bold()
    let fragments = text.resolve(in: EnvironmentValues()).fragments
    #expect(fragments.map(\.style.foreground) == [.green, .red])
    #expect(fragments.map(\.style.traits) == [[], .strong])
  }

  @Test func conditionsAndLoopsPlaceTheirViews() {
    let view = Group {
      if words(title).isEmpty { Text(verbatim: "a") } else { Text(verbatim: "b") }
      if words(title).isEmpty { Text(verbatim: "c") }
      for number in 1...2 { Text(verbatim: String(number)) }
      ForEach(["x", "y"]) { Text($0) }
    }
    #expect(words(view) == ["b", "1", "2", "x", "y"])
  }

  @Test func emptyFragmentsAreDropped() {
    var link = FragmentStyle()
    link.link = "https://example.com"
    let words = Fragment(.literal, "a")
    #expect(ResolvedText([Fragment(.literal, "", style: link), words]) == ResolvedText([words]))
  }
}
