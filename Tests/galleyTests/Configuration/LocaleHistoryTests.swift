import Foundation
import LocalizedText
import TestMaterial
import Testing

@testable import galley

@Suite struct LocaleHistoryTests {
  private let folder: TemporaryFolder
  private let options: BrowseCommand
  private let variables: [Variable: String]

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("app/.git/HEAD", bytes: [])
    try folder.write("app/Sources/Texts/A.xcstrings", bytes: [])
    try folder.write("other/B.strings", bytes: [])
    variables = [.xdgStateHome: folder["state"]]
    var options = BrowseCommand(
      shared: SharedOptions(paths: [folder["app/Sources/Texts/A.xcstrings"]]))
    options.remembersLocale = true
    self.options = options
  }

  private func memory(_ path: String) -> LocaleHistory? {
    var options = options
    options.shared.paths = [folder[path]]
    return LocaleHistory(for: options, variables: variables)
  }

  private var kept: String? { try? folder.text(of: "state/galley/locales") }

  @Test func remembersTheLocaleOfAProject() throws {
    let app = try #require(memory("app/Sources/Texts/A.xcstrings"))
    #expect(app.locale == nil)
    app.remember(LocaleTag("fr-CA"))
    #expect(app.locale == "fr-CA")
    #expect(memory("app")?.locale == "fr-CA")
    #expect(memory("app/Sources")?.locale == "fr-CA")
    #expect(memory("other/B.strings")?.locale == nil)
    memory("other/B.strings")?.remember(LocaleTag("ja"))
    #expect(memory("other")?.locale == "ja")
    let real = try #require(realpath(folder.path, nil).map { String(cString: $0) })
    #expect(kept == "ja\t\(real)/other\nfr-CA\t\(real)/app\n")
    app.remember(LocaleTag("de"))
    #expect(kept == "de\t\(real)/app\nja\t\(real)/other\n")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder["state/galley"])
    #expect(names == ["locales"], "nothing is left beside it")
  }

  /// A file below a folder that is no repository opens in the language last used there.
  @Test func aFolderBelowAProjectHasItsLocale() throws {
    try folder.write("other/de.lproj/B.strings", bytes: [])
    try folder.write("other/app/.git/HEAD", bytes: [])
    try folder.write("otherwise/B.strings", bytes: [])
    memory("other")?.remember(LocaleTag("ja"))
    #expect(memory("other/de.lproj/B.strings")?.locale == "ja")
    #expect(memory("other/app")?.locale == nil)
    #expect(memory("otherwise")?.locale == nil)
    memory("other/de.lproj")?.remember(LocaleTag("de"))
    #expect(memory("other/de.lproj/B.strings")?.locale == "de")
    #expect(memory("other")?.locale == "ja")
    // The last one counts.
    memory("other")?.remember(LocaleTag("fr"))
    #expect(memory("other/de.lproj/B.strings")?.locale == "fr")
  }

  @Test(arguments: [
    BrowseCommand(), BrowseCommand(remembersLocale: false),
    BrowseCommand(script: "q", remembersLocale: true),
    BrowseCommand(shared: SharedOptions(paths: ["-"]), remembersLocale: true),
    BrowseCommand(shared: SharedOptions(paths: ["/nonexistent"]), remembersLocale: true),
  ])
  func runsThatRememberNothing(options: BrowseCommand) {
    #expect(LocaleHistory(for: options, variables: variables) == nil)
  }

  @Test func withoutAHomeNothingIsRemembered() {
    #expect(LocaleHistory(for: options, variables: [:]) == nil)
  }

  /// A damaged file counts as empty, and the next write replaces it.
  @Test(arguments: [
    "", "\n\n\t\n", "fr", "fr\trelative", "f r\t/app", "\t/app", "\0\t/x", "fr\t/a\u{1B}[2J",
    String(repeating: "x", count: 1 << 20),
  ])
  func aDamagedFile(noise: String) throws {
    try folder.write("state/galley/locales", noise)
    #expect(memory("app")?.locale == nil)
    memory("app")?.remember(LocaleTag("he"))
    #expect(memory("app")?.locale == "he")
    #expect(kept?.split(separator: "\n").count == 1)
  }

  @Test func aPipeInsteadOfTheFile() throws {
    try folder.write("state/galley/other", bytes: [])
    try #require(mkfifo(folder["state/galley/locales"], 0o600) == 0)
    #expect(memory("app")?.locale == nil)
    memory("app")?.remember(LocaleTag("he"))
    #expect(memory("app")?.locale == "he")
  }

  @Test func aFolderInsteadOfTheFileIsKept() throws {
    try folder.write("state/galley/locales/kept", bytes: [])
    memory("app")?.remember(LocaleTag("he"))
    #expect(memory("app")?.locale == nil)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder["state/galley"])
    #expect(names == ["locales"])
  }

  @Test func theOldestProjectsAreForgotten() {
    var locales = ProjectLocales()
    for number in 0..<250 { locales.remember("fr", of: "/project/\(number)") }
    #expect(locales.locale(of: "/project/249") == "fr")
    #expect(locales.locale(of: "/project/150") == "fr")
    #expect(locales.locale(of: "/project/149") == nil)
    #expect(ProjectLocales(bytes: locales.bytes) == locales)
    locales.remember("de", of: "/project/150")
    locales.remember("de", of: "/project/new")
    #expect(locales.locale(of: "/project/150") == "de")
    #expect(locales.locale(of: "/project/151") == nil)
  }

  @Test(arguments: [
    ("fr", "relative"), ("fr", "/a\nb"), ("fr", "/a\u{7F}"), ("", "/a"), ("f\tr", "/a"),
    (String(repeating: "x", count: 101), "/a"), ("fr", "/" + String(repeating: "a", count: 5000)),
  ])
  func textsThatWouldBreakALineAreNotKept(locale: String, project: String) {
    var locales = ProjectLocales()
    locales.remember(locale, of: project)
    #expect(locales == ProjectLocales())
  }
}
