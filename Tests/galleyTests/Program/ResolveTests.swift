import Foundation
import TestMaterial
import Testing

/// Conflicts that `git merge` leaves, listed, and settled in the app.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "no git"))
struct ResolveTests {
  private static let file = "App/Main.xcstrings"
  private let folder: TemporaryFolder
  private let variables: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    variables = Program.variables.merging([
      "PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_EDITOR": "true",
    ]) { $1 }
    try shell("git init -q -b main && echo '*.txt' > .gitignore")
  }

  @discardableResult
  private func shell(_ script: String, status: Int32 = 0) throws -> Program.Outcome {
    let outcome = try Program.run(
      "/bin/sh", ["-c", "cd '\(folder.path)' && set -e\n\(script)"], variables: variables)
    try #require(outcome.status == status, "\(script)\n\(outcome.output)\(outcome.errors)")
    return outcome
  }

  /// Keys without words are hidden otherwise.
  @Test func aConflictIsAlwaysShown() throws {
    func catalog(_ text: String) -> String { Self.catalog([Self.entry("{", [("de", text)])]) }
    for (branch, text) in [("main", "%@"), ("theirs", "{"), ("ours", "}")] {
      if branch != "main" { try shell("git checkout -q main && git checkout -q -b \(branch)") }
      try folder.write(Self.file, catalog(text))
      try shell("git add -A && git commit -q -m \(branch)")
    }
    try shell("git merge -q theirs", status: 1)
    let screen = try shell("galley -l de --script gc \(Self.file)").output
    #expect(!screen.contains("no row selected"), "\(screen)")
    #expect(
      screen.split(separator: "\n").contains { $0.hasPrefix("▌") && $0.contains("}") }, "\(screen)")
    try shell("galley -l de --script 'gc)' \(Self.file)")
    #expect(try folder.text(of: Self.file) == catalog("{"))
  }

  /// Makes galley the merge driver.
  private func setUp() throws {
    try shell(
      """
      galley merge --setup | sh
      """)
  }

  private static func entry(_ key: String, _ texts: [(String, String)]) -> String {
    let texts = texts.map { locale, text in
      """
              "\(locale)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
      """
    }
    return """
          "\(key)" : {
            "localizations" : {
      \(texts.joined(separator: ",\n"))
            }
          }
      """
  }

  private static func catalog(_ entries: [String]) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
    \(entries.joined(separator: ",\n"))
      },
      "version" : "1.0"
    }
    """
  }

  private static let base = catalog([
    entry("Cancel", [("de", "Abbruch"), ("fr", "Arrêt")]), entry("Gone", [("de", "Weg")]),
    entry("Save", [("de", "Speichern")]),
  ])
  private static let ours = catalog([
    entry("Cancel", [("de", "Abbrechen"), ("fr", "Annuler")]), entry("Save", [("de", "Speichern")]),
  ])
  private static let theirs = catalog([
    entry("Cancel", [("de", "Stopp"), ("fr", "Stop")]), entry("Gone", [("de", "Fort")]),
    entry("Save", [("de", "Sichern")]),
  ])

  /// Merges two branches with conflicts.
  private func merge(_ words: String = "", git: String = "git") throws {
    for (branch, text) in [("main", Self.base), ("theirs", Self.theirs), ("ours", Self.ours)] {
      if branch != "main" { try shell("git checkout -q main && git checkout -q -b \(branch)") }
      try folder.write(Self.file, text)
      try shell("git add -A && git commit -q -m \(branch)")
    }
    try shell("\(git) \(words) merge -q -m merge theirs", status: 1)
  }

  private func text() throws -> String { try folder.text(of: Self.file) }

  private func play(_ keys: String, locale: String = "de") throws -> String {
    try shell(
      "galley -l \(locale) --script '\(keys)' --size 80x24 \(Self.file) || [ $? = 3 ]"
    ).output
  }

  // MARK: The list

  @Test(arguments: ["", "-c merge.conflictStyle=diff3"])
  func conflictsAreListed(words: String) throws {
    try setUp()
    try merge(words)
    for command in ["--resolve", "--resolve --list", "--resolve \(Self.file)"] {
      let outcome = try shell("galley merge \(command)", status: 1)
      let lines = outcome.output.split(separator: "\n").map {
        $0.replacing(/:\d+:1:/, with: ":")
      }
      #expect(
        lines == [
          "\(Self.file): Main Cancel [de]: ours \"Abbrechen\", theirs \"Stopp\"",
          "\(Self.file): Main Cancel [fr]: ours \"Annuler\", theirs \"Stop\"",
          "\(Self.file): Main Gone: deleted by ours",
        ])
    }
    // Each line names the line of its marker.
    let numbers = try shell("galley merge --resolve", status: 1).output.matches(of: /:(\d+):1:/)
      .compactMap { Int($0.1) }
    let file = try text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(numbers.allSatisfy { file[$0 - 1].hasPrefix("<<<<<<<") })
  }

  @Test func withoutConflictsNothingIsLeft() throws {
    try folder.write(Self.file, Self.base)
    #expect(try shell("galley merge --resolve \(Self.file)").errors.contains("no conflicts"))
    #expect(try shell("galley merge --resolve").errors.contains("no catalog has conflicts"))
    _ = try shell("galley merge --list", status: 2)
    _ = try shell("galley merge --resolve none.xcstrings", status: 3)
  }

  /// git leaves our version without a marker if it cannot start the merge driver.
  @Test func whatWasNotMergedIsNotResolved() throws {
    try setUp()
    try merge(git: "PATH=/usr/bin:/bin git")
    #expect(try text() == Self.ours)
    let outcome = try shell("galley merge --resolve", status: 3)
    #expect(outcome.errors.contains("\(Self.file): has only our version"), "\(outcome.errors)")
    try shell("git mergetool -y --tool=galley \(Self.file)", status: 1)
    #expect(try shell("git ls-files --unmerged").output.contains(Self.file))
    // What the message says to do works.
    try shell("git checkout -q -m \(Self.file)")
    let list = try shell("galley merge --resolve", status: 1).output
    #expect(list.contains("Main Cancel [de]: ours \"Abbrechen\", theirs \"Stopp\""))
    try folder.write(Self.file, Self.ours)
    try shell("git add \(Self.file)")
    #expect(try shell("galley merge --resolve").errors.contains("no catalog has conflicts"))
  }

  // MARK: The app

  @Test func rowsAreTakenFromEitherSide() throws {
    try setUp()
    try merge()
    let before = try text()
    let screen = try play("gg<Enter>")
    #expect(screen.contains("⚔ 3 conflicts"))
    #expect(screen.contains("ours   Abbrechen") && screen.contains("theirs Stopp"))
    #expect(try text() == before)
    // German from theirs; then the deleted string, then the French one.
    let after = try play("gg)")
    #expect(after.contains("kept theirs, saved to Main.xcstrings; 2 left; u to undo"))
    #expect(try text().contains("Stopp") && !(try text()).contains("Abbrechen"))
    #expect(try text().contains("<<<<<<<"))
    #expect(try shell("galley merge --resolve", status: 1).output.split(separator: "\n").count == 2)
    _ = try play("gc(gc(")
    #expect(
      try text()
        == Self.catalog([
          Self.entry("Cancel", [("de", "Stopp"), ("fr", "Annuler")]),
          Self.entry("Save", [("de", "Sichern")]),
        ]))
    #expect(try shell("galley merge --resolve \(Self.file)").errors.contains("no conflicts"))
    try shell("galley check \(Self.file) || [ $? = 1 ]; git add -A && git commit -q -m merged")
  }

  /// All from one side: what that side has, with what does not conflict.
  @Test(arguments: [("(", "ours"), (")", "theirs")])
  func oneSideIsTakenThroughout(key: String, side: String) throws {
    try setUp()
    try merge()
    let screen = try play("gc\(key)\(key)\(key)")
    #expect(screen.contains("kept \(side); no conflicts left in Main.xcstrings; u to undo"))
    let cancel =
      side == "ours"
      ? [("de", "Abbrechen"), ("fr", "Annuler")] : [("de", "Stopp"), ("fr", "Stop")]
    let gone = side == "ours" ? [] : [Self.entry("Gone", [("de", "Fort")])]
    #expect(
      try text()
        == Self.catalog(
          [Self.entry("Cancel", cancel)] + gone + [Self.entry("Save", [("de", "Sichern")])]))
  }

  @Test func whatWasTakenIsUndone() throws {
    try setUp()
    try merge()
    let before = try text()
    _ = try play("gc)(u")
    let one = try text()
    #expect(one != before)
    _ = try shell("git checkout -q -m -- \(Self.file)")
    let screen = try play("gc)(uu")
    #expect(try text() == before)
    // The conflicts are conflicts again, not damage.
    #expect(screen.contains("undone in Main.xcstrings") && screen.contains("⚔"), "\(screen)")
    #expect(!screen.contains("damaged"))
    _ = try play("gc)(uu<C-r>")
    #expect(try text() == one)
  }

  /// A text of one's own settles a conflict.
  @Test func aTypedTextSettles() throws {
    try setUp()
    try merge()
    let screen = try play("ggi<End>!<Enter>")
    #expect(screen.contains("edited, saved to Main.xcstrings; 2 left; u to undo"))
    #expect(try text().contains("\"Abbrechen!\"") && !(try text()).contains("Stopp"))
    _ = try play("gc)gc)")
    #expect(
      try text()
        == Self.catalog([
          Self.entry("Cancel", [("de", "Abbrechen!"), ("fr", "Stop")]),
          Self.entry("Gone", [("de", "Fort")]), Self.entry("Save", [("de", "Sichern")]),
        ]))
  }

  /// The field has the form that is in conflict, and not the one that the row shows.
  @Test func aTypedFormSettlesItsConflict() throws {
    func catalog(_ many: String) -> String {
      let forms = [
        ("few", "%lld dni"), ("many", many), ("one", "%lld dzień"), ("other", "%lld dnia"),
      ]
      let texts = forms.map { name, text in
        #"                "\#(name)" : {\n                  "stringUnit" : {\n"#
          + #"                    "state" : "translated",\n"#
          + #"                    "value" : "\#(text)"\n                  }\n                }"#
      }
      return """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld days" : {
              "localizations" : {
                "pl" : {
                  "variations" : {
                    "plural" : {
        \(texts.joined(separator: ",\n").replacing("\\n", with: "\n"))
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """
    }
    try setUp()
    for (branch, many) in [
      ("main", "%lld dni"), ("theirs", "%lld dni mniej"), ("ours", "%lld dni!"),
    ] {
      if branch != "main" { try shell("git checkout -q main && git checkout -q -b \(branch)") }
      try folder.write(Self.file, catalog(many))
      try shell("git add -A && git commit -q -m \(branch)")
    }
    try shell("git merge -q theirs || true")
    #expect(try text().contains("<<<<<<<"))
    let field = try play("i", locale: "pl")
    #expect(field.contains("pl many > %lld dni!"), "\(field)")
    _ = try play("i<C-u>%lld dni więcej<Enter>", locale: "pl")
    let settled = try text()
    #expect(settled.contains(#""%lld dni więcej""#) && !settled.contains("<<<<<<<"), "\(settled)")
    #expect(settled.contains(#""%lld dni""#) && !settled.contains("mniej"), "\(settled)")
  }

  /// Texts without a conflict can be edited as soon as none is left in the file.
  @Test func editsFollow() throws {
    try setUp()
    try merge()
    let early = try play("Gi<End>!<Enter>")
    #expect(early.contains("not written"))
    _ = try play("gc)))ggi<End>!<C-s>")
    // The last conflict was the French one.
    #expect(try text().contains("\"Stop!\""))
  }

  @Test func aReadOnlyFileStays() throws {
    try setUp()
    try merge()
    let before = try text()
    try shell("chmod 444 \(Self.file)")
    let outcome = try Program.run(
      "/bin/sh",
      [
        "-c",
        "cd '\(folder.path)' && galley -l de --read-only --script 'gc)' \(Self.file) || true",
      ], variables: variables)
    #expect(outcome.output.contains("read-only"))
    #expect(try text() == before)
  }

  // MARK: Merges by lines

  /// Markers that cut through strings are those of a merge that galley can make again.
  @Test func mergesByLinesAreMadeAgain() throws {
    try merge()
    let outcome = try shell("galley merge --resolve", status: 1)
    #expect(outcome.output.contains("Main Cancel [de]: ours \"Abbrechen\", theirs \"Stopp\""))
    _ = try play("gc)))")
    #expect(try shell("galley merge --resolve \(Self.file)").errors.contains("no conflicts"))
  }

  /// What somebody has edited since the merge is not thrown away.
  @Test func editsSinceTheMergeStay() throws {
    try merge()
    let edited = try text().replacingOccurrences(of: "=======\n", with: "=======\n  \"edited\n")
    try folder.write(Self.file, edited)
    let outcome = try shell("galley merge --resolve", status: 3)
    #expect(outcome.errors.contains("edited since the merge"))
    #expect(try text() == edited)
  }

  @Test(arguments: [
    ("<<<<<<< a\n{}\n", "the conflict does not end"),
    ("<<<<<<< a\n<<<<<<< a\n=======\n>>>>>>> b\n", "nested conflict markers"),
    ("{\n<<<<<<< a\n=======\n>>>>>>> b\n", "ours is not a String Catalog"),
  ])
  func hostileFilesAreRefused(text: String, reason: String) throws {
    try folder.write(Self.file, text)
    let outcome = try shell("galley merge --resolve \(Self.file)", status: 3)
    #expect(outcome.errors.contains(reason) && outcome.output.isEmpty)
    #expect(try self.text() == text)
    // The app shows such a file as well as it can.
    _ = try shell("galley --script 'gc()u' \(Self.file) || true")
    #expect(try self.text() == text)
  }

  @Test func otherFormatsAreRefused() throws {
    try folder.write(
      "de.lproj/A.stringsdict", "<plist>\n<<<<<<< a\n=======\n>>>>>>> b\n</plist>\n")
    let outcome = try shell("galley merge --resolve de.lproj/A.stringsdict", status: 3)
    #expect(outcome.errors.contains("only conflicts in String Catalogs and .strings files"))
  }

  /// The user hears of a .stringsdict file that git could not merge, as long as it is as git left it.
  @Test(arguments: [String.Encoding.utf8, .utf16], ["driver", "lines"])
  func conflictsInStringsdictAreNamed(encoding: String.Encoding, tool: String) throws {
    let isText = encoding == .utf8
    let file = "de.lproj/Main.stringsdict"
    func plist(_ text: String) throws -> [UInt8] {
      let text = """
        <?xml version="1.0" encoding="\(isText ? "UTF-8" : "UTF-16")"?>
        <plist version="1.0">
        <dict>
          <key>files</key>
          <dict>
            <key>NSStringLocalizedFormatKey</key>
            <string>%#@n@</string>
            <key>n</key>
            <dict>
              <key>NSStringFormatSpecTypeKey</key>
              <string>NSStringPluralRuleType</string>
              <key>NSStringFormatValueTypeKey</key>
              <string>lld</string>
              <key>other</key>
              <string>\(text)</string>
            </dict>
          </dict>
        </dict>
        </plist>

        """
      return Array(try #require(text.data(using: encoding)))
    }
    if tool == "driver" {
      try setUp()
      try shell("echo '*.stringsdict merge=galley' >> .gitattributes")
    }
    for (branch, text) in [("main", "%lld A"), ("theirs", "%lld B"), ("ours", "%lld C")] {
      if branch != "main" { try shell("git checkout -q main && git checkout -q -b \(branch)") }
      try folder.write(file, bytes: try plist(text))
      try shell("git add -A && git commit -q -m \(branch)")
    }
    let merge = try shell("git merge -q -m merge theirs", status: 1)
    #expect(
      merge.errors.contains("git cannot merge it; keeping ours") == (tool == "driver" && !isText))
    let named = try shell("galley merge --resolve", status: 3).errors
    #expect(
      named.contains(isText ? "\(file): only conflicts in" : "\(file): git cannot merge it")
        && named.contains("then run git add"), "\(named)")
    let checked = try shell("galley check --severity error .", status: isText ? 3 : 0).output
    #expect(
      checked.contains("\(file):15:1: error: unresolved merge conflict") == isText, "\(checked)")
    try folder.write(file, bytes: try plist("%lld D"))
    #expect(try shell("galley merge --resolve").errors.contains("no catalog has conflicts"))
    try shell("git add -A && git commit -q -m merged")
  }

  // MARK: .strings

  /// The conflicts of a .strings file are listed and settled; its encoding, its comments and all else stay.
  @Test(arguments: ["UTF-8", "UTF-16LE"], ["driver", "lines"])
  func stringsFilesAreResolved(encoding: String, tool: String) throws {
    // By lines, git merges no UTF-16, and leaves ours.
    if tool == "driver" { try setUp() }
    let file = "App/de.lproj/Main.strings"
    func bytes(_ title: String, _ cancel: String, _ rest: String) -> [UInt8] {
      let text =
        "/* Title */\n\"title\" = \"\(title)\";\n\n\"mid\" = \"Mitte\";\n\n"
        + "/* Button */\n\"cancel\" = \"\(cancel)\";\n\n\"end\" = \"\(rest)\";\n"
      return encoding == "UTF-8"
        ? Array(text.utf8)
        : [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
    try folder.write("App/en.lproj/Main.strings", "\"title\" = \"Title\";\n")
    let versions = [
      ("main", bytes("Titel", "Abbruch", "Ende")), ("theirs", bytes("Titel 3", "Stopp", "Ende")),
      ("ours", bytes("Titel 2", "Abbrechen", "Schluss")),
    ]
    for (branch, bytes) in versions {
      if branch != "main" { try shell("git checkout -q main && git checkout -q -b \(branch)") }
      try folder.write(file, bytes: bytes)
      try shell("git add -A && git commit -q -m \(branch)")
    }
    try shell("git merge -q -m merge theirs", status: 1)
    let list = try shell("galley merge --resolve", status: 1).output.split(separator: "\n").map {
      $0.replacing(/:\d+:1:/, with: ":")
    }
    #expect(
      list == [
        "\(file): Main title [de]: ours \"Titel 2\", theirs \"Titel 3\"",
        "\(file): Main cancel [de]: ours \"Abbrechen\", theirs \"Stopp\"",
      ])
    // The second, from theirs; then the first.
    let keys = "gc)i<End>!<Enter>"
    let screen = try shell("galley -l de --script '\(keys)' --size 80x24 App || [ $? = 3 ]").output
    #expect(screen.contains("edited; no conflicts left in Main.strings; u to undo"), "\(screen)")
    let written = try Data(contentsOf: URL(fileURLWithPath: folder[file]))
    #expect(Array(written) == bytes("Titel 2!", "Stopp", "Schluss"))
    #expect(try shell("galley merge --resolve \(file)").errors.contains("no conflicts"))
  }

  /// git leaves our version of a UTF-16 file, with changes of the other side that nothing shows.
  @Test func whatGitLeavesOfUTF16IsMerged() throws {
    let file = "App/de.lproj/Main.strings"
    func bytes(_ one: String, _ two: String) -> [UInt8] {
      [0xFF, 0xFE]
        + "\"one\" = \"\(one)\";\n\"two\" = \"\(two)\";\n".utf16.flatMap {
          [UInt8($0 & 0xFF), UInt8($0 >> 8)]
        }
    }
    let versions = [
      ("main", bytes("1", "2")), ("theirs", bytes("1", "zwei")), ("ours", bytes("eins", "2")),
    ]
    for (branch, bytes) in versions {
      if branch != "main" { try shell("git checkout -q main && git checkout -q -b \(branch)") }
      try folder.write(file, bytes: bytes)
      try shell("git add -A && git commit -q -m \(branch)")
    }
    try shell("git merge -q -m merge theirs", status: 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder[file])) == Data(versions[2].1))
    let outcome = try shell("galley merge --resolve")
    #expect(outcome.errors.contains("\(file): merged again by string"))
    let merged = bytes("eins", "zwei")
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder[file])) == Data(merged))
    #expect(try shell("galley merge --resolve \(file)").errors.contains("no conflicts"))
    try shell("git add -A && git commit -q -m merged")
  }

  /// No text of a side reaches the terminal as it is.
  @Test func textsAreMarked() throws {
    let escape = "\\u001b[31m"
    let marked = Self.catalog([
      "<<<<<<< a\n\(Self.entry("k", [("de", "1\(escape)")]))\n=======\n"
        + "\(Self.entry("k", [("de", "2\(escape)")]))\n>>>>>>> b\n"
    ])
    try folder.write(Self.file, marked)
    let list = try shell("galley merge --resolve \(Self.file)", status: 1).output
    let screen = try play("gc<Enter>")
    for text in [list, screen] {
      #expect(text.contains("[31m"))
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
  }
}
