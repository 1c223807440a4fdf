import Foundation
import LocalizedText
import LocalizedViews
import Testing

/// Text initializers and contextual behaviour: one text, made once, in several environments.
@MainActor @Suite struct TextInitializerTests {
  let movieTitle = Text("How to Train Your Dragon")
  private let trailerURL = URL(filePath: "/trailer")

  private func placed(_ view: some View, _ locale: String = "en") -> [ResolvedText] {
    view.placedTexts(in: .posts(locale)).map { $0.resolve() }
  }

  private var popcorn: some View {
    VStack(spacing: 12) {
      movieTitle
      Text("🍿🍿🍿🍿🍿🍿")
    }
    .foregroundStyle(.red)
  }

  private var trailer: some View {
    Link(destination: trailerURL) {
      HStack {
        Text("🎥")
        movieTitle
      }
    }
  }

  @Test func theTitleIsRedInTheStack() {
    let texts = placed(popcorn)
    #expect(texts.map(\.text) == ["How to Train Your Dragon", "🍿🍿🍿🍿🍿🍿"])
    #expect(texts.flatMap(\.fragments).map(\.style.foreground) == [.red, .red])
  }

  @Test func theSameTitleHasTheColourOfLinksInTheLink() {
    let texts = placed(trailer)
    #expect(texts.map(\.text) == ["🎥", "How to Train Your Dragon"])
    let styles = texts.flatMap(\.fragments).map(\.style)
    #expect(styles.map(\.foreground) == [.accentColor, .accentColor])
    #expect(styles.map(\.link) == [trailerURL.absoluteString, trailerURL.absoluteString])
  }

  @Test func theStringItselfChangesWithTheLocale() {
    #expect(placed(popcorn, "de").map(\.text) == ["Drachenzähmen leicht gemacht", "🍿🍿🍿🍿🍿🍿"])
    #expect(placed(trailer, "it").map(\.text) == ["🎥", "Dragon Trainer"])
    let both = VStack {
      movieTitle
      movieTitle.environment(\.locale, Locale(identifier: "it"))
    }
    #expect(
      placed(both, "de").map(\.text) == ["Drachenzähmen leicht gemacht", "Dragon Trainer"])
  }

  @Test func aVariableIsShownAsItIsAndALiteralIsLocalized() {
    let favoriteMovie = "The Lion King"
    #expect(Text(favoriteMovie).shown("de") == "The Lion King")
    #expect(Text("The Lion King").shown("de") == "Der König der Löwen")
    #expect(Text("The Lion King").shown("sv") == "The Lion King")
  }

  @Test func withoutALocalizationTheKeyIsShown() {
    #expect(Text("The Jungle Book").shown("de") == "The Jungle Book")
  }

  @Test func keysTakeImagesDatesAndMarkdown() {
    let date = Date(timeIntervalSince1970: 1_559_563_200)
    let text = Text("**New** \(Image(systemName: "star.fill")) on \(date, style: .date)")
    let fragments = text.resolve(in: .posts("en")).fragments
    #expect(fragments.map(\.text) == ["New", " ", "★", " on ", "June 3, 2019"])
    #expect(fragments[0].style.traits == .strong)
  }

  /// Labels of controls are texts, with everything that a text can do.
  @Test func labelsOfControlsAreTexts() {
    let title = "The Lion King"
    let controls = VStack {
      Button("The Lion King") {}
      Button(title) {}
      Toggle("The Lion King", isOn: .constant(true))
      Label("The Lion King", systemImage: "star.fill")
      Section("The Lion King") { movieTitle }
    }
    .foregroundStyle(.red)
    let texts = placed(controls, "it")
    #expect(
      texts.map(\.text) == [
        "Il re leone", "The Lion King", "Il re leone", "★", "Il re leone", "Il re leone",
        "Dragon Trainer",
      ])
    #expect(texts.flatMap(\.fragments).allSatisfy { $0.style.foreground == .red })
  }
}
