import Foundation
import TerminalValues
import TestMaterial
import Testing

/// The keys for editing in a real terminal, at several sizes and in several languages, show the same
/// screens as a script with the same keys, and write the same file.
@Suite(
  .serialized, .timeLimit(.minutes(5)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct EditKeysInTerminalTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld trips" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld trip" } },
              "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld trips" } }
            } } }
          }
        },
        "From %@ to %@" : { },
        "Sign out" : {
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "needs_review", "value" : "تسجيل الخروج" } },
            "de" : { "stringUnit" : { "state" : "needs_review", "value" : "Abmelden" } },
            "ja" : { "stringUnit" : { "state" : "needs_review", "value" : "サインアウト" } }
          }
        },
        "Welcome back" : {
          "localizations" : {
            "ar" : { "stringUnit" : { "state" : "translated", "value" : "مرحبًا بعودتك" } },
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Willkommen zurück" } },
            "ja" : { "stringUnit" : { "state" : "translated", "value" : "おかえりなさい" } }
          }
        }
      },
      "version" : "1.0"
    }
    """

  /// The keys of one session, step by step.
  private static let steps = [
    // The field: moving, deleting, a line break, saving without the state, undo and redo.
    "Gi", "<End>!<C-o>more<C-a>x", "<C-e><C-w><Backspace><Home><Right>y", "<C-s>", "u", "<C-r>",
    // Leaving the field, which asks; suggestions and the source string.
    "i<C-u>z", "<Esc>", "<Esc>", "ki<C-k><C-y>", "<C-n><C-p>", "<Enter>",
    // Placeholders, one of which is missing at first.
    "ggji<C-r>1", "<Enter>", "<Space><C-r>2<Enter>",
    // Forms: all of them, variations, one that is marked.
    "ggI", "<Tab>k", "i1 %lld<Enter>", "<Esc>", "GI", "<Esc>",
    // States, marks and the review.
    "gg~", "xjx", "~", "X~", "R", "n", "i?<Enter>", "<Esc>",
    // What is done with entries.
    ":comment On time<Enter>", ":state new<Enter>", ":add-key Late<Space>Late<Enter>", "i", "<Esc>",
    ":remove<Enter>", ":add-locale nl<Enter>", "u", "u", "u", "vm", "va",
  ]

  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 140, rows: 40),
  ]
  private static let locales = ["de", "ja", "ar"]

  /// Each size with a language of its own, or with all of them.
  @Test(arguments: zip(sizes, takesManyCases ? [locales, locales, locales] : locales.map { [$0] }))
  func showsTheScreensOfAScript(size: Size, locales: [String]) async throws {
    let terminal = try Terminal(columns: size.columns, rows: size.rows)
    for locale in locales {
      let folder = try TemporaryFolder()
      try folder.write("Own.xcstrings", Self.catalog)
      try terminal.restart(
        "XDG_STATE_HOME=\(folder.path) \(try Program.path()) -l \(locale) \(folder["Own.xcstrings"])"
      )
      try await terminal.wait(for: "the rows") { $0[0].contains("  1/") }
      var keys = ""
      for step in Self.steps {
        keys += step
        try terminal.press(Key.keys(in: step))
        let scripted = try TemporaryFolder()
        let expected = try screen(after: keys, size, locale, in: scripted)
        try await terminal.wait(
          for: "\(locale): '\(keys)'\n\(expected.joined(separator: "\n"))\n"
        ) { $0 == expected }
        let files = try [folder, scripted].map { try $0.text(of: "Own.xcstrings") }
        #expect(files[0] == files[1], "\(locale): \(keys)")
      }
    }
    try terminal.kill()
  }

  private func screen(
    after keys: String, _ size: Size, _ locale: String, in folder: TemporaryFolder
  ) throws -> [String] {
    try folder.write("Own.xcstrings", Self.catalog)
    let outcome = try Program.galley([
      "--script", keys, "--size", "\(size.columns)x\(size.rows)", "-l", locale,
      folder["Own.xcstrings"],
    ])
    #expect(outcome.status == 0)
    return outcome.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
