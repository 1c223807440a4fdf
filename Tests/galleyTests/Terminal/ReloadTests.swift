import Foundation
import TestMaterial
import Testing

/// The program in a real terminal while it loads files, while they change, and while an editor runs.
@Suite(
  .serialized, .timeLimit(.minutes(2)),
  .enabled(if: Terminal.tmux != nil, "tmux is not installed: apt-get install tmux"))
struct ReloadTests {
  private let folder: TemporaryFolder
  private let terminal: Terminal

  init() async throws {
    folder = try TemporaryFolder()
    terminal = try Terminal(columns: 80, rows: 24)
  }

  private func catalog(_ texts: [String: String]) -> String {
    let entries = texts.sorted { $0.key < $1.key }.map { key, text in
      let unit = #"{"state":"translated","value":"\#(text)"}"#
      return #""\#(key)":{"localizations":{"en":{"stringUnit":\#(unit)}}}"#
    }
    return #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#
  }

  private func write(_ text: String, to name: String = "A.xcstrings") throws {
    try folder.write(name, text)
  }

  /// Starts galley, and waits for a text on the screen.
  private func start(
    _ words: String, locale: String = "-l en", variables: String = "", until text: String
  ) async throws {
    try await terminal.wait(for: "the prompt") { $0.contains { $0.hasPrefix("ready>") } }
    let program = try Program.path()
    try terminal.type("clear; \(variables) \(program) \(locale) \(words); echo exit $?")
    try terminal.press("Enter")
    try await terminal.wait(for: "the rows") { $0.contains { $0.contains(text) } }
  }

  private func leave() async throws {
    try terminal.type("q")
    try await terminal.wait(for: "the end") { $0.contains { $0.hasSuffix("exit 0") } }
    try terminal.kill()
  }

  private func waitFor(_ row: String) async throws -> [String] {
    try await terminal.wait(for: row) { $0.contains(row) }
  }

  @Test func aChangedFileIsReadAgain() async throws {
    try write(catalog(["a": "one", "b": "two", "c": "three"]))
    try await start(folder["A.xcstrings"], until: "three")
    try terminal.type("jj")
    _ = try await waitFor("▌   three")
    // A new version replaces the file. The selection stays on its entry.
    try write(catalog(["0": "first", "a": "one", "b": "two", "c": "drei"]), to: "new")
    try #require(
      rename(folder["new"], folder["A.xcstrings"]) == 0)
    let changed = try await waitFor("▌   drei")
    // The first row of the screen stays too, so the new entry is above it.
    #expect(changed[2] == "    one")
    #expect(changed[0].contains(" 4/4 "))
    // An incomplete version changes nothing, and the status line says so.
    try write(String(catalog(["a": "un", "c": "trois"]).dropLast(9)))
    let half = try await terminal.wait(for: "a message") {
      $0[22].hasPrefix(" not reloaded: A.xcstrings:1:")
    }
    #expect(half.contains("▌   drei"))
    try write(catalog(["a": "un", "c": "trois"]))
    let whole = try await waitFor("▌   trois")
    #expect(!whole[22].contains("not reloaded"))
    // The rows of a deleted file stay until it is back.
    try #require(unlink(folder["A.xcstrings"]) == 0)
    let gone = try await terminal.wait(for: "a message") {
      $0[22].hasPrefix(" not reloaded: A.xcstrings: no such file")
    }
    #expect(gone.contains("▌   trois"))
    try write(catalog(["a": "eins", "c": "drei"]))
    _ = try await waitFor("▌   drei")
    try await leave()
  }

  /// The text in the field stays while the other rows follow the file.
  @Test func aFieldKeepsItsText() async throws {
    try write(catalog(["a": "one", "b": "two"]))
    try await start(folder["A.xcstrings"], until: "two")
    try terminal.type("i")
    try terminal.press("End")
    try terminal.type("!")
    _ = try await waitFor("▌   one!")
    try write(catalog(["0": "first", "a": "one", "b": "zwei"]), to: "new")
    try #require(rename(folder["new"], folder["A.xcstrings"]) == 0)
    let changed = try await waitFor("    zwei")
    #expect(changed.contains("▌   one!"))
    #expect(changed.contains { $0.hasPrefix("en > one!") })
    try terminal.press("Enter")
    try await terminal.wait(for: "the message") { $0[22].contains("saved to A.xcstrings") }
    #expect(
      try folder.text(of: "A.xcstrings") == catalog(["0": "first", "a": "one!", "b": "zwei"]))
    try await leave()
  }

  /// Esc ends a program that edits rows, with all that it has started.
  @Test func aProgramIsCancelled() async throws {
    try write(catalog(["a": "one"]))
    try await start(folder["A.xcstrings"], until: "one")
    let time = "98765.\(getpid())"
    try terminal.type(":pipe sh -c 'sleep \(time); true'")
    try terminal.press("Enter")
    try await terminal.wait(for: "the program") { $0[22].contains("running sh; Esc cancels") }
    try terminal.type("j")
    try terminal.press("Escape")
    try await terminal.wait(for: "the message") { $0[22].contains("cancelled") }
    let running = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter {
      let words = try? String(contentsOfFile: "/proc/\($0)/cmdline", encoding: .utf8)
      return words?.contains("sleep") == true && words?.contains(time) == true
    }
    #expect(running.isEmpty)
    try await leave()
  }

  /// The app keeps its rows if something unreadable takes the place of a catalog.
  @Test func unreadableReplacementsChangeNothing() async throws {
    try write(catalog(["a": "one"]))
    let path = folder["A.xcstrings"]
    try await start(path, until: "one")
    try terminal.type("j")
    let replacements: [(message: String, make: () throws -> Void)] = [
      ("is not a regular file", { try #require(mkfifo(path, 0o600) == 0) }),
      ("no catalogs in this folder", { try #require(mkdir(path, 0o700) == 0) }),
      ("loop", { try #require(symlink("A.xcstrings", path) == 0) }),
      ("no such file", { try #require(symlink("/nonexistent", path) == 0) }),
      ("empty file", { try self.write("") }),
      ("unexpected end of file", { try self.write(#"{"strings":{"#) }),
      ("expected {", { try self.folder.write("A.xcstrings", bytes: [0xFF, 0xFE, 0, 0xD8]) }),
    ]
    for (message, make) in replacements {
      #expect(remove(path) == 0)
      try make()
      let screen = try await terminal.wait(for: message) {
        $0[22].hasPrefix(" not reloaded: A.xcstrings") && $0[22].contains(message)
      }
      #expect(screen[3] == "▌   one")
      try terminal.type("j")
    }
    #expect(remove(path) == 0)
    try write(catalog(["a": "uno"]))
    _ = try await waitFor("▌   uno")
    try await leave()
  }

  /// A language is added with its first translation, so it is no mistake that there is none yet.
  @Test func aNewLanguageIsOffered() async throws {
    try write(catalog(["a": "one"]))
    try await start(
      folder.path, locale: "-l nl", until: "no translations in Dutch yet; i adds the first one")
    try terminal.type("ieen")
    try terminal.press("Enter")
    try await terminal.wait(for: "the edit") { $0.joined().contains("saved to A.xcstrings") }
    try terminal.type("q")
    try await terminal.wait(for: "the end") { $0.contains { $0.hasSuffix("exit 0") } }
    let lines = try terminal.lines
    #expect(!lines.contains { $0.contains("no translations") })
    try terminal.kill()
  }

  /// The rows are shown in any language; one that no text is in is said on the screen, and afterwards.
  @Test func aLanguageWithoutTextsIsSaid() async throws {
    try write(catalog(["a": "one"]))
    let message = "no translations for 'xx'; the catalogs have en"
    try await start(folder.path, locale: "-l xx", until: message)
    try await terminal.wait(for: "the row") { $0[3].hasPrefix("▌ ∅") }
    try terminal.type("q")
    try await terminal.wait(for: "the end") {
      $0.contains("galley: \(message)") && $0.contains { $0.hasSuffix("exit 3") }
    }
    try terminal.kill()
  }

  /// A problem that stays is said when it is found, and not each time that an editor is closed.
  @Test func aKnownProblemIsNotSaidAgain() async throws {
    try write(catalog(["one": "one"]))
    try write(#"{"sourceLanguage":"en","strings":{"b":{},"c":{"#, to: "B.xcstrings")
    let message = "unexpected end of file"
    try await start(
      folder.path, variables: "VISUAL= EDITOR='sed -i s/one/two/g'", until: message)
    // A move leaves what went wrong on the screen; a key that changes the rows shows that it is known.
    try terminal.type("k:1")
    try terminal.press("Enter")
    try terminal.type("f")
    try await terminal.wait(for: "the details of the row") {
      $0[0].contains("full names") && !$0[22].contains(message)
    }
    try terminal.type("e")
    let edited = try await waitFor("▌   two")
    #expect(!edited[22].contains(message))
    #expect(edited[0].contains("damaged"))
    // The user asks, so it is said again.
    try terminal.type("r")
    try await terminal.wait(for: "the message") { $0[22].contains(message) }
    try terminal.type("q")
    try await terminal.wait(for: "the end") { $0.contains { $0.hasSuffix("exit 3") } }
    try terminal.kill()
  }

  /// A file that was broken from the start is shown as it is now, and the message does not deny it.
  @Test func whatAReloadCouldNotShowIsReportedAtTheEnd() async throws {
    try write(catalog(["a": "one"]))
    try await start(folder["A.xcstrings"], until: "one")
    try write(#"{"strings":{"#)
    try await terminal.wait(for: "the notice") { $0[22].hasPrefix(" not reloaded: A.xcstrings") }
    try terminal.type("q")
    let screen = try await terminal.wait(for: "the end") {
      $0.contains { $0.hasSuffix("exit 3") }
    }
    #expect(screen.joined().contains("A.xcstrings:1:13: unexpected end of file"))
  }

  @Test func aFileThatWasBrokenAtTheStartIsReadAgain() async throws {
    try write(String(catalog(["a": "one"]).dropLast(1)))
    try await start(folder["A.xcstrings"], until: "one")
    try await terminal.wait(for: "a message at the start") {
      $0[22].hasPrefix(" A.xcstrings:1:") && $0[22].contains("unexpected end of file")
    }
    try terminal.type("f")
    try await terminal.wait(for: "no message") { !$0[22].contains("unexpected end of file") }
    try write(String(catalog(["a": "uno"]).dropLast(1)))
    let changed = try await terminal.wait(for: "a message") {
      $0[22].hasPrefix(" A.xcstrings:1:") && $0[22].contains("unexpected end of file")
    }
    #expect(changed.contains("▌   uno"))
    try write(catalog(["a": "eins"]))
    let whole = try await waitFor("▌   eins")
    #expect(!whole[22].contains("A.xcstrings"))
    try await leave()
  }

  @Test func newTablesAndSamplesAreSeen() async throws {
    try write(catalog(["%lld items": "%lld items"]))
    try await start(folder.path, until: "42 items")
    try write(#"{"%lld items":{"arguments":[7]}}"#, to: "A.samples.json")
    _ = try await waitFor("▌   7 items")
    try write(catalog(["b": "another"]), to: "deep/B.xcstrings")
    let both = try await waitFor("    another")
    #expect(both.contains("▌   7 items"))
    try terminal.type("r")
    try await terminal.wait(for: "a message") { $0[22].contains("reloaded") }
    try await leave()
  }

  /// The settings of the project are read again, also if there were none before.
  @Test func newSettingsJudgeTheRows() async throws {
    try write(catalog(["a": "a %p", "b": "c"]))
    try await start(folder.path, until: "a %p")
    try await terminal.wait(for: "the mark") { $0[3].hasPrefix("▌ !") }
    try write(#"{"severities": {"spec-dangerous": "off"}}"#, to: ".galley.json")
    try await terminal.wait(for: "no mark") { $0[3].hasPrefix("▌   a") }
    // A version with a mistake changes nothing.
    try write(#"{"severities": {"spec-dangerous": "of"}}"#, to: ".galley.json")
    let mistaken = try await terminal.wait(for: "a message") {
      $0[22].hasPrefix(" .galley.json:1:35: expected")
    }
    #expect(mistaken[3].hasPrefix("▌   a"))
    try write("{}", to: ".galley.json")
    try await terminal.wait(for: "the mark") { $0[3].hasPrefix("▌ !") }
    try await leave()
  }

  @Test func anEditorHasTheTerminal() async throws {
    try write(catalog(["a": "one"]).replacingOccurrences(of: ",", with: ",\n"))
    // This editor prints its arguments, waits for a line, and changes the file.
    try folder.write(
      "editor", #"echo "line $1"; read answer; sed -i "s/one/$answer/" "$2""#)
    let path = folder["A.xcstrings"]
    // The name of an editor decides how galley passes the line.
    try #require(symlink("/bin/sh", folder["nano"]) == 0)
    let editor = "VISUAL=\"'\(folder["nano"])' \(folder["editor"])\""
    try await start(path, variables: editor, until: "one")
    try terminal.type("e")
    // The text is on the line after that of its key.
    try await terminal.wait(for: "the editor") { $0.contains("line +3") }
    try terminal.type("uno")
    try terminal.press("Enter")
    _ = try await waitFor("▌   uno")
    try terminal.type("E")
    try await terminal.wait(for: "the editor") { $0.contains("line +2") }
    try terminal.press("Enter")
    _ = try await waitFor("▌   uno")
    try await leave()
  }

  /// The editor opens where the code names the key, and the rows know which keys it does not name.
  @Test func anEditorOpensTheCode() async throws {
    try write(catalog(["a": "one", "Sign out": "two"]))
    try folder.write("App/Menu.swift", "\n\nText(\"Sign out\")\n")
    try folder.write("editor", #"echo "line $1 of $2"; read answer"#)
    try #require(symlink("/bin/sh", folder["nano"]) == 0)
    let editor = "VISUAL=\"'\(folder["nano"])' \(folder["editor"])\""
    try await start(
      "--sources \(folder["App"]) \(folder["A.xcstrings"])", variables: editor, until: "two")
    // Rows are shown before the sources are read.
    _ = try await waitFor("  ! one")
    try terminal.type("ge")
    try await terminal.wait(for: "the editor") {
      $0.joined().contains("line +3 of \(folder["App/Menu.swift"])")
    }
    try terminal.press("Enter")
    _ = try await waitFor("  ! one")
    try terminal.type("jge")
    try await terminal.wait(for: "a message") { $0[22].contains("key not found in the code") }
    try await leave()
  }

  @Test(arguments: [
    ("false", "false failed with status 1"), ("no-such-editor", "cannot run 'no-such-editor'"),
  ])
  func anEditorThatFails(editor: String, message: String) async throws {
    try write(catalog(["a": "one"]))
    try await start(
      folder["A.xcstrings"], variables: "VISUAL= EDITOR=\(editor)", until: "one")
    try terminal.type("e")
    let screen = try await terminal.wait(for: "a message") { $0[22].contains(message) }
    #expect(screen[3] == "▌   one")
    try await leave()
  }

  @Test func standardInputIsNotEdited() async throws {
    try write(catalog(["a": "one"]))
    try await start("- < \(folder["A.xcstrings"])", until: "one")
    try terminal.type("e")
    try await terminal.wait(for: "a message") { $0[22].contains("cannot be edited") }
    try terminal.type("r")
    let screen = try await terminal.wait(for: "a message") { $0[22].contains("reloaded") }
    #expect(screen[3] == "▌   one")
    try await leave()
  }

  // MARK: While the files are loaded

  /// The first table is so large that its first rows are there long before the last table is.
  @Test func aTableThatIsNotAmongTheFirstIsShown() async throws {
    try write(TestMaterial.catalog(entries: 50_000))
    try write(catalog(["z": "the last table"]), to: "Z.xcstrings")
    try await start("--table Z \(folder.path)", until: "the last table")
    try await leave()
  }

  @Test func withoutAnAdmittedTableItEnds() async throws {
    try write(catalog(["a": "one"]))
    try await start("--table None \(folder.path)", until: "no table matches 'None'")
    try await terminal.wait(for: "the end") { $0.contains("exit 3") }
    try terminal.kill()
  }

  /// A program that writes into a pipe may never end; the user can quit at any time.
  @Test func quitsWhileAPipeIsOpen() async throws {
    let path = folder["pipe"]
    try #require(mkfifo(path, 0o600) == 0)
    let writer = open(path, O_RDWR)
    try #require(writer >= 0)
    defer { close(writer) }
    let texts = Dictionary(uniqueKeysWithValues: (10..<99).map { ("\($0)", "text \($0)") })
    let bytes = Array(catalog(texts).utf8.dropLast(2))
    #expect(Glibc.write(writer, bytes, bytes.count) == bytes.count)
    try await start("- < \(path)", until: "reading standard input")
    try await leave()
  }

  /// Languages are read in the order of their folders, and English is not the first of them.
  @Test(arguments: [("LANG=C", "hello"), ("LANG=de_DE.UTF-8", "hallo"), ("LC_ALL=an", "ola")])
  func aFolderOfLanguagesIsShownInTheSourceLanguageOrInThatOfTheUser(
    variable: String, text: String
  ) async throws {
    for (language, word) in [("an", "ola"), ("de", "hallo"), ("en", "hello"), ("fr", "salut")] {
      let entries = (10..<600).map { "\"key \($0)\" = \"\(word) \($0)\";\n" }
      try write(entries.joined(), to: "\(language).lproj/Main.strings")
    }
    try await start(
      folder.path, locale: "", variables: "LC_ALL= LANGUAGE= \(variable)", until: "\(text) 10")
    try await leave()
  }
}
