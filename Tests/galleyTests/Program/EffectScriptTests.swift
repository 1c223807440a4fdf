import Foundation
import TestMaterial
import Testing

/// What a script of keys may ask for outside of the model: each effect, once.
@Suite struct EffectScriptTests {
  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Late" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Spät"
              }
            }
          }
        },
        "Soon %@" : {

        }
      },
      "version" : "1.0"
    }

    """

  /// The same, as a merge left it.
  private static let conflicted = catalog.replacing(
    #"            "value" : "Spät"\#n"#,
    with: """
      <<<<<<< ours
                  "value" : "Spät"
      =======
                  "value" : "Zu spät"
      >>>>>>> theirs

      """)

  /// The keys for each effect, what the screen then says, and how often a file has a text.
  private static let scripts: [String: (keys: String, says: String, text: String, count: Int)] = [
    "quit": ("qj", "Own  1/2", "Spät", 1),
    "redraw": ("<C-l>j", "Own  2/2", "Spät", 1),
    "choose": (":choose<Enter>", "galley --select prints the selected row", "Spät", 1),
    "reload": ("r", "reloaded", "Spät", 1),
    "load": (":e ../Other.xcstrings<Enter>j", "Other  2/2", "Spät", 1),
    "copy": ("yy", "copied: Spät", "Spät", 1),
    // A script starts no program, so the editor changes nothing.
    "edit": ("e", "cannot start vi in a script", "Spät", 1),
    "run": ("gx", "cannot start translate in a script", "Spät", 1),
    "findUses": (":sources ../src<Enter>ge", "cannot start vi in a script", "Spät", 1),
    "findDifference": ("d", "cannot compare: ", "Spät", 1),
    "writeSamples": ("ja<C-u>Max<Enter>:write-samples<Enter>y", "Soon Max", "Max", 1),
    "write": ("~", "marked as needs review, saved to Own.xcstrings; u to undo", "needs_review", 1),
    "revert": ("dU", "reverted 'Late' in Own.xcstrings; u to undo", "Früh", 1),
    "pipe": (":pipe true<Enter>", "true changed nothing", "Spät", 1),
    "settleConflicts": (")", "no conflicts left in Own.xcstrings", "Zu spät", 1),
    "change": (":comment On time<Enter>", "saved to Own.xcstrings", "On time", 1),
    "addLocale": (":add-locale nl<Enter>", "nl  Dutch", "\"nl\"", 0),
    "export": (":export en<Enter>", "en is the source language", "Spät", 1),
    "sync": (":sync ../src<Enter>", "one key: add?", "Spät", 1),
    "add": (":sync ../src<Enter>y", "1 key of the code cannot be added", "\"New\"", 1),
    "importFile": (":import none.xliff<Enter>", "not imported: none.xliff", "Spät", 1),
    "undo": ("~u", "undone: 'Late' in Own.xcstrings", "needs_review", 0),
    "redo": ("~u<C-r>", "redone: 'Late' in Own.xcstrings", "needs_review", 1),
    "mouse": ("gm", "mouse on", "Spät", 1),
  ]

  /// The names of the cases in the source, so that a new effect needs a script.
  @Test func eachEffectHasAScript() throws {
    let code = try String(
      contentsOf: Checkout.folder.appending(path: "Sources/App/PreviewUI/Actions/Effect.swift"),
      encoding: .utf8)
    let names = code.matches(of: /\n  case (\w+)/).map { String($0.1) }
    #expect(Set(names) == Set(Self.scripts.keys))
  }

  @Test(arguments: Self.scripts.keys.sorted()) func works(effect: String) throws {
    let script = try #require(Self.scripts[effect])
    let folder = try TemporaryFolder()
    let own = effect == "settleConflicts" ? Self.conflicted : Self.catalog
    if effect == "revert" {
      try folder.write("own/Own.xcstrings", own.replacing("Spät", with: "Früh"))
      for words in [
        ["init", "-q"], ["add", "."],
        ["-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-q", "-m", "A"],
      ] {
        let outcome = try Program.run("/usr/bin/env", ["git", "-C", folder["own"]] + words)
        try #require(outcome.status == 0, "\(outcome.errors)")
      }
    }
    try folder.write("own/Own.xcstrings", own)
    try folder.write("galley/config", "bind gx = !translate %(key)")
    try folder.write("Other.xcstrings", Self.catalog)
    try folder.write("src/App.swift", #"let title = String(localized: "Late")"#)
    try folder.write("src/More.swift", #"let more = String(localized: "New", table: "Own")"#)
    let outcome = try Program.run(
      "/usr/bin/env",
      [
        "-C", folder["own"], "XDG_CONFIG_HOME=\(folder.path)", Program.path(), "-l", "de",
        "--script", script.keys, "Own.xcstrings",
      ])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(script.says), "\(outcome.output)")
    let name = effect == "writeSamples" ? "own/Own.samples.json" : "own/Own.xcstrings"
    let text = try folder.text(of: name)
    #expect(text.matches(of: try Regex(script.text)).count == script.count, "\(text)")
    // An effect that writes no text leaves the bytes alone.
    if ["Spät", "\"nl\""].contains(script.text) || effect == "undo" {
      #expect(text == Self.catalog)
    }
  }
}
