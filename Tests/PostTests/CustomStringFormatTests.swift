import LocalizedText
import LocalizedViews
import TestMaterial
import Testing

import struct StringCatalog.CatalogFile
import struct StringCatalog.Table

/// Red literals and yellow arguments, in every language of the sample catalog.
@MainActor @Suite struct CustomStringFormatTests {
  private let table: Table

  init() throws {
    let path = "Catalogs/Travel.xcstrings"
    table = Table(catalog: CatalogFile(path: path, bytes: try Checkout.bytes(path)))
  }

  private static let key =
    "Going from %1$@ to %2$@. Have a happy journey passing via %3$@. Bon Voyage"

  private func environment(_ locale: String) -> EnvironmentValues {
    EnvironmentValues(locale: LocaleTag(locale), localizer: Localizer(table: table))
  }

  /// The fragments as words: literals, and arguments in pointed brackets.
  nonisolated static let translations: [(locale: String, parts: [String])] = [
    (
      "en",
      [
        "Going from ", "<Boston>", " to ", "<New York>", ". Have a happy journey passing via ",
        "<Providence>", ". Bon Voyage",
      ]
    ),
    (
      "fr",
      [
        "Passer de ", "<Boston>", " à ", "<New York>", ". Bon voyage en passant via ",
        "<Providence>", ". bon voyage",
      ]
    ),
    (
      "es",
      [
        "Pasando de ", "<Boston>", " a ", "<New York>",
        ". Que tengas un feliz viaje pasando por ", "<Providence>", ". buen viaje",
      ]
    ),
    (
      "hi",
      [
        "<Boston>", " से ", "<New York>", " तक जा रहा हूँ। ", "<Providence>",
        " से होकर गुजरने वाली आपकी यात्रा मंगलमय हो। बॉन यात्रा",
      ]
    ),
  ]

  /// Faults 13 and 14 are fixed in the view: it looks its string up, and it compiles.
  @Test(arguments: translations)
  func thePrintedViewIsRedAndYellow(locale: String, parts: [String]) {
    let environment = environment(locale)
    let view = FilledFormatExample(resolver: Resolver(environment: environment))
    let fragments = view.placedTexts(in: environment).flatMap { $0.resolve().fragments }
    #expect(
      fragments.map { $0.style.foreground == .yellow ? "<\($0.text)>" : $0.text } == parts)
    #expect(
      fragments.map(\.style.font)
        == parts.map { $0.hasPrefix("<") ? Font.title : Font.largeTitle })
    #expect(
      fragments.map(\.style.foreground)
        == parts.map { $0.hasPrefix("<") ? Color.yellow : Color.red })
  }

  /// The same in one line.
  @Test(arguments: translations)
  func theLibraryIsRedAndYellow(locale: String, parts: [String]) {
    let key = LocalizedStringKey(
      Self.key, arguments: ["Boston", "New York", "Providence"].map { .string($0) })
    let text = Text(key, tableName: "Travel")
      .styled(literal: .init(foreground: .red), argument: .init(foreground: .yellow))
    let fragments = text.resolve(in: environment(locale)).fragments
    #expect(
      fragments.map { $0.style.foreground == .yellow ? "<\($0.text)>" : $0.text } == parts)
    #expect(fragments.allSatisfy { $0.style.foreground != nil })
  }

  /// Literals need no style if they should stay as they are.
  @Test func literalsMayKeepTheirStyle() {
    let key = LocalizedStringKey(Self.key, arguments: [.string("a"), .string("b"), .string("c")])
    let fragments = Text(key, tableName: "Travel").styled(argument: .init(foreground: .yellow))
      .resolve(in: environment("fr")).fragments
    #expect(
      fragments.map(\.style.foreground) == [nil, .yellow, nil, .yellow, nil, .yellow, nil])
  }

  /// The translations above keep the order of the arguments; those in other languages change it.
  @Test func translatorsMayReorder() {
    for locale in ["ja", "ko"] {
      let key = LocalizedStringKey(
        "Arrives in %@ at %@", arguments: [.string("<1>"), .string("<2>")])
      let fragments = Text(key, tableName: "Travel").resolve(in: environment(locale)).fragments
      for fragment in fragments {
        guard case .argument(let number) = fragment.kind else { continue }
        #expect(fragment.text == "<\(number)>")
      }
    }
  }
}
