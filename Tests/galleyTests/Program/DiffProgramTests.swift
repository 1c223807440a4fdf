import Foundation
import FoundationXML
import TestMaterial
import Testing

/// `galley diff` over files and the revisions of a repository.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "no git"))
struct DiffProgramTests {
  private let folder: TemporaryFolder
  private let variables: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    variables = Program.variables.merging([
      "PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org",
    ]) { $1 }
  }

  @discardableResult
  private func shell(_ script: String, status: Int32 = 0) throws -> Program.Outcome {
    let outcome = try Program.run(
      "/bin/sh", ["-c", "cd '\(folder.path)' && set -e\n\(script)"], variables: variables)
    try #require(outcome.status == status, "\(script)\n\(outcome.output)\(outcome.errors)")
    return outcome
  }

  // MARK: Order and layout

  /// A catalog with one line for each entry.
  private func catalog(_ entries: [String]) -> String {
    let lines = entries.map { "    \($0)" }.joined(separator: ",\n")
    return "{\n  \"sourceLanguage\": \"en\",\n  \"strings\": {\n\(lines),\n"
      + "    \"zzz\": {}\n  },\n  \"version\": \"1.0\"\n}\n"
  }

  /// The lines that are not shown are those that git shows, if nothing else has changed.
  @Test(arguments: 0..<12) func countsTheLinesThatGitShows(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let entries = (0..<12).map { "\"key \($0)\": {\"comment\": \"About \($0)\"}" }
    var changed = entries
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let entry = changed.remove(at: Int.random(in: 0..<changed.count, using: &random))
      changed.insert(entry, at: Int.random(in: 0...changed.count, using: &random))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let place = Int.random(in: 0..<changed.count, using: &random)
      changed[place] = changed[place].replacingOccurrences(of: "\": ", with: "\" : ")
    }
    try folder.write("old.xcstrings", catalog(entries))
    try folder.write("new.xcstrings", catalog(changed))
    let git = try shell(
      "git diff --no-index --minimal --numstat old.xcstrings new.xcstrings || true"
    ).output
    let count = git.split(separator: "\t").prefix(2).compactMap { Int($0) }.reduce(0, +)
    let output = try shell("galley diff old.xcstrings new.xcstrings").output
    let expected =
      count == 0
      ? "" : "\(count) lines with only order or formatting changes (--cosmetic lists them)\n"
    #expect(output == expected, "\(catalog(entries))\(catalog(changed))")
    let json = try shell("galley diff --format json old.xcstrings new.xcstrings").output
    #expect(
      json.contains("\"cosmeticLines\":\(count)") || json.contains("\"cosmeticLines\": \(count)"))
  }

  /// An entry behind one that was removed has not moved.
  @Test func removedEntriesMoveNoOthers() throws {
    let entries = (0..<5).map { "\"key \($0)\": {\"comment\": \"About \($0)\"}" }
    try folder.write("old.xcstrings", catalog(entries))
    try folder.write("new.xcstrings", catalog(Array(entries.dropFirst(2))))
    let output = try shell("galley diff old.xcstrings new.xcstrings", status: 1).output
    #expect(output.hasSuffix("\n2 keys removed\n"))
  }

  /// Tables that are left out are not there on either side.
  @Test func selectsTables() throws {
    for name in ["One", "Two"] { try folder.write("\(name).xcstrings", catalog(["\"a\": {}"])) }
    try shell("git init -q && git add -A && git commit -q -m one")
    for name in ["One", "Two"] { try folder.write("\(name).xcstrings", catalog(["\"b\": {}"])) }
    let output = try shell("galley diff --table One", status: 1).output
    #expect(output.hasPrefix("One\n") && !output.contains("Two"))
    #expect(output.hasSuffix("\n1 key added, 1 key removed\n"), "\(output)")
  }

  // MARK: HTML

  @Test func writesHTML() throws {
    func unit(_ text: String) -> String {
      "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}"
    }
    func entry(_ source: String, _ german: String) -> String {
      "\"<b>&\": {\"localizations\": {\"de\": \(unit(german)), \"en\": \(unit(source))}}"
    }
    try folder.write("old.xcstrings", catalog([entry("15 days", "15 Tage")]))
    try folder.write("new.xcstrings", catalog([entry("30 <days>", "15 Tage"), "\"new\": {}"]))
    let html = try shell("galley diff --format html old.xcstrings new.xcstrings", status: 1).output
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(html.contains("<td>&lt;b&gt;&amp;</td><td>en</td>"))
    #expect(html.contains("<del>15</del><ins>30</ins> "))
    #expect(html.contains("<span class=\"stranded\">stranded: de</span>"))
    #expect(html.contains("<td>new</td><td></td><td>added</td>"))
    // The page is well-formed but for the elements that HTML does not close.
    let body =
      html.replacingOccurrences(of: "<!DOCTYPE html>\n", with: "")
      .replacingOccurrences(of: "<meta charset=\"utf-8\">", with: "")
      .replacingOccurrences(of: "<br>", with: "") + "</html>"
    let parser = XMLParser(data: Data(body.utf8))
    #expect(parser.parse())
  }

  // MARK: Fit

  /// The fit is that of the texts with sample values, in the room of the project if it gives one.
  @Test func tellsHowTextsFit() throws {
    func entry(_ key: String, _ german: String, _ comment: String = "") -> String {
      "\"\(key)\": {\"comment\": \"\(comment)\", \"localizations\": {\"de\": "
        + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(german)\"}}}}"
    }
    try folder.write(
      ".galley.json", #"{"widths": {"Short*": {"columns": 8, "layout": "compact"}}}"#)
    try folder.write(
      "Main.xcstrings",
      catalog([
        entry("Any", "Eins"), entry("Done", "Fertig"), entry("Short", "Vier"),
        entry("Slot", "Vier", "[slot: 60pt body 1]"),
      ]))
    try shell("git init -q && git add -A && git commit -q -m one")
    try folder.write(
      "Main.xcstrings",
      catalog([
        entry("Any", "Eins und zwei"), #""Done": {}"#, entry("Short", "Vierundvierzig"),
        entry("Slot", "Vierundvierzig", "[slot: 60pt body 1]"),
      ]))
    let text = try shell("galley diff", status: 1).output
    #expect(text.contains("      1 line at 4+ → 1 line at 13+\n"), "\(text)")
    #expect(text.contains("      fits in 8 columns → truncated in 8 columns\n"), "\(text)")
    #expect(text.contains("      fits → truncated\n"), "\(text)")

    struct Changes: Decodable {
      struct Change: Decodable {
        var key: String
        var kind: String
        var oldColumns: Int?
        var newColumns: Int?
        var oldFits: Bool?
        var newFits: Bool?
      }
      var changes: [Change]
    }
    let json = try shell("galley diff --format json", status: 1).output
    let changes = try JSONDecoder().decode(Changes.self, from: Data(json.utf8)).changes
      .filter { $0.kind == "text" && $0.newColumns != nil }
    #expect(changes.map(\.key) == ["Any", "Short", "Slot"])
    #expect(changes.map(\.oldColumns) == [4, 4, 4])
    #expect(changes.map(\.newColumns) == [13, 14, 14])
    #expect(changes.map(\.oldFits) == [nil, true, true])
    #expect(changes.map(\.newFits) == [nil, false, false])

    let markdown = try shell("galley diff --format markdown", status: 1).output
    #expect(
      markdown.contains(
        """
        **Strings that no longer fit**

        | table | key | language | fit | string |
        |---|---|---|---|---|
        | Main | Short | de | fits in 8 columns → truncated in 8 columns | Vierundvierzig |
        | Main | Slot | de | fits → truncated | Vierundvierzig |

        **Languages that fell behind**

        | language | before | after |
        |---|---|---|
        | de | 80.0% | 60.0% |
        """), "\(markdown)")
  }

  // MARK: Untrusted texts

  /// Neither a text nor a name of a file is read as Markdown, HTML, or a command.
  @Test func reportsShowTextsLiterally() throws {
    let keys = ["[Help](https://example.com)", "~~x~~", "5 $ to 10 $", "&lt;b&gt;", "@someone"]
    try folder.write("Info_<b>Plist.xcstrings", catalog([]))
    try shell("git init -q && git add -A && git commit -q -m one")
    try folder.write("Info_<b>Plist.xcstrings", catalog(keys.map { "\"\($0)\": {}" }))
    let markdown = try shell("galley diff --format markdown", status: 1).output
    for line in [
      #"| \[Help\](https://example.com) |  | added |"#, #"| \~\~x\~\~ |  | added |"#,
      #"| 5 \$ to 10 \$ |  | added |"#, #"| \&lt;b\&gt; |  | added |"#,
      "| @\u{200B}someone |  | added |",
      // Markdown is not read in this block of HTML.
      "<details><summary>Info_&lt;b&gt;Plist</summary>",
    ] {
      #expect(markdown.contains(line), "\(line)\n\(markdown)")
    }
  }

  @Test func commandsToAWorkflowHoldNoControlCharacters() throws {
    let name = "Odd\u{1B}[2J\u{202E}.xcstrings"
    func write(_ source: String) throws {
      let texts = [("en", source), ("de", "Eins")].map {
        "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($1)\"}}"
      }
      try folder.write(
        name, catalog(["\"k\": {\"localizations\": {\(texts.joined(separator: ", "))}}"]))
    }
    try write("One")
    try shell("git init -q && git add -A && git commit -q -m one")
    try write("Another text")
    let commands = try shell("galley diff --format github", status: 1).output
    let place = #"::warning file=Odd\u{1B}[2J\u{202E}.xcstrings,line="#
    #expect(commands.contains(place), "\(commands)")
    #expect(!commands.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }

  // MARK: Terminals

  private func german(_ text: String, _ key: String) -> String {
    "\"\(key)\": {\"localizations\": {\"de\": "
      + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}}}"
  }

  private func styled(
    _ old: String, _ new: String, _ words: String = "--color always --theme dark",
    key: String = "k"
  ) throws -> String {
    try folder.write("old.xcstrings", catalog([german(old, key)]))
    try folder.write("new.xcstrings", catalog([german(new, key)]))
    return try shell("COLUMNS=40 galley diff \(words) old.xcstrings new.xcstrings", status: 1)
      .output
  }

  /// The old row above the new one; the words that differ are reversed.
  @Test func marksChangedWords() throws {
    #expect(
      try styled("15 Tage frei", "30 Tage frei") == """
        \u{1B}[1mnew\u{1B}[0m
          \u{1B}[1;96mk\u{1B}[0m
            \u{1B}[2mde\u{1B}[0m
              \u{1B}[1;91m-\u{1B}[0m \u{1B}[1;7;91m15\u{1B}[0m Tage frei
              \u{1B}[32m+\u{1B}[0m \u{1B}[7;32m30\u{1B}[0m Tage frei
              \u{1B}[2m1 line at 12+\u{1B}[0m

        1 translation changed

        """)
    let plain = try styled("15 Tage frei", "30 Tage frei", "--color never")
    #expect(plain.contains("    de  [-15-]{+30+} Tage frei\n") && !plain.contains("\u{1B}"))
    #expect(try styled("15 Tage", "30 Tage", "") == styled("15 Tage", "30 Tage", "--color never"))
  }

  /// Placeholders have their values, and long strings are wrapped as rows are.
  @Test func drawsRows() throws {
    let text = try styled(
      "Noch %lld Tage", "Noch %lld Tage kostenlos und ganz ohne Werbung testen",
      key: "%lld days left")
    #expect(text.contains("→ 1 line at"), "\(text)")
    let lines = text.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("      ") && !$0.contains(" line ") }
    #expect(rows.count == 3 && rows.allSatisfy { $0.count <= 40 }, "\(text)")
    #expect(rows[0].contains(#/- Noch \d+ Tage$/#) && rows[1].contains(#/\+ Noch \d+ Tage kosten/#))
    #expect(rows[2].hasPrefix("        ") && rows[2].hasSuffix("testen"))
  }

  /// Where the rows look the same, the files are shown as they are; nothing of them reaches the terminal raw.
  @Test func showsWhatRowsDoNot() throws {
    let bare = try styled("**frei**", "*frei*").replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(bare.contains("- **frei**\n") && bare.contains("+ *frei*\n"))
    let hostile = try styled("a\\u001b[31m", "b\\u001b[31m\\u0007")
    #expect(!hostile.contains("\u{1B}[31m") && !hostile.contains("\u{7}"))
  }

  /// On a terminal without an option; NO_COLOR leaves bold and reverse.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "no script"),
    arguments: [
      ("TERM=xterm", true, true), ("TERM=xterm NO_COLOR=1", true, false),
      ("TERM=dumb", false, false),
    ])
  func marksWordsOnATerminal(variables: String, isMarked: Bool, isColored: Bool) throws {
    _ = try styled("15 Tage", "30 Tage")
    try folder.write(
      "line.sh", "\(variables) galley diff --no-config old.xcstrings new.xcstrings\n")
    let output = try shell("script -qec 'sh line.sh' /dev/null </dev/null", status: 1).output
    #expect(output.contains("\u{1B}[1;7m15\u{1B}[0m") == (isMarked && !isColored), "\(output)")
    #expect(output.contains("\u{1B}[1;7;91m15\u{1B}[0m") == isColored)
    #expect(output.contains("[-15-]{+30+}") == !isMarked)
  }

  // MARK: Files of one language

  @Test func comparesFoldersOfStrings() throws {
    let files = [
      "en.lproj/Main.strings": "/* One */\n\"a\" = \"Open\";\n\"b\" = \"Close\";\n",
      "de.lproj/Main.strings": "\"a\" = \"Öffnen\";\n\"b\" = \"Schließen\";\n",
      "en.lproj/Main.stringsdict": dictionary("%d file"),
      "de.lproj/Main.stringsdict": dictionary("%d Datei"),
    ]
    for (path, text) in files { try folder.write("App/\(path)", text) }
    try shell("git init -q -b main && git add -A && git commit -q -m one")
    try folder.write("App/en.lproj/Main.strings", "\"a\" = \"Open it\";\n\"c\" = \"New\";\n")
    try folder.write("App/de.lproj/Main.stringsdict", dictionary("%d Datei!"))
    try folder.write("App/fr.lproj/Main.strings", "\"a\" = \"Ouvrir\";\n")
    let output = try shell("galley diff", status: 1).output
    #expect(output.hasPrefix("App/Main\n"))
    for line in [
      "  a\n", "    comment: [-One-]\n", "    en  Open{+ it+}\n", "      stranded: de\n",
      "    fr  {+Ouvrir+}\n", "+ c  (en)\n",
      "    de  substitution.n.plural.one: %d Datei{+!+}\n",
    ] {
      #expect(output.contains(line), "\(line)\(output)")
    }
    // The same between two folders, two revisions, and two versions of a file.
    try shell("git add -A && git commit -q -m two")
    let revisions = try shell("galley diff HEAD~1 HEAD", status: 1).output
    #expect(revisions == output)
    try shell("mkdir old && git archive HEAD~1 App | tar -x -C old")
    #expect(
      try shell("galley diff old/App App", status: 1).output
        == output.replacingOccurrences(
          of: "App/Main\n", with: "Main\n"))
    let file = try shell(
      "galley diff HEAD~1:App/de.lproj/Main.stringsdict App/de.lproj/Main.stringsdict", status: 1
    ).output
    #expect(file.contains("%d Datei{+!+}"))
    #expect(
      file.hasSuffix("\n1 translation changed\n") || file.hasSuffix("\n1 source string changed\n"))
  }

  private func dictionary(_ one: String) -> String {
    """
    <plist version="1.0"><dict><key>files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>%d</string></dict>
    </dict></dict></plist>

    """
  }
}
