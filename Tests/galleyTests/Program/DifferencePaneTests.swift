import Foundation
import TestMaterial
import Testing

/// What the app shows of changes since a revision, in repositories that git itself makes.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "no git"))
struct DifferencePaneTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let variables = Program.variables.merging([
    "PATH": "/usr/bin:/bin:/usr/local/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
    "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
  ]) { $1 }

  private func git(_ words: String...) throws {
    let outcome = try Program.run(
      "/usr/bin/git", ["-C", folder.path] + words, variables: Self.variables)
    try #require(outcome.status == 0, "git \(words): \(outcome.errors)")
  }

  private func commit() throws {
    if !FileManager.default.fileExists(atPath: folder[".git"]) {
      try git("init", "-q", "-b", "main")
    }
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "A state")
  }

  private func play(
    _ keys: String, _ words: [String] = [], variables: [String: String] = variables
  ) throws -> String {
    let outcome = try Program.galley(
      ["-l", "de", "--script", keys] + words + [folder.path], variables: variables)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  /// A catalog of German texts by key.
  private func write(_ texts: KeyValuePairs<String, String>, to name: String = "A.xcstrings") throws
  {
    let entries = texts.map { key, text in
      #"    "\#(key)" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "\#(text)" } } } }"#
    }
    try folder.write(
      name,
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },\n"
        + "  \"version\" : \"1.0\"\n}")
  }

  /// `U` gives a row the translation of the last commit, as an edit that `u` takes back.
  @Test func aRowGetsItsOldTextBack() throws {
    try write(["a": "eins", "b": "zwei", "c": "drei"])
    try commit()
    let committed = try folder.text(of: "A.xcstrings")
    try write(["a": "eins!", "b": "zwei!", "c": "drei"])
    let edited = try folder.text(of: "A.xcstrings")
    #expect(try play("jU").contains("nothing to compare with; press d first"))
    #expect(try play("jdU").contains("reverted 'b' in A.xcstrings; u to undo"))
    #expect(
      try folder.text(of: "A.xcstrings") == edited.replacingOccurrences(of: "zwei!", with: "zwei"))
    #expect(try play("jdU").contains("no change in this translation since HEAD"))
    #expect(try play("gg:revert<Enter>dU").contains("reverted 'a' in A.xcstrings"))
    #expect(try folder.text(of: "A.xcstrings") == committed)
    try folder.write("A.xcstrings", edited)
    #expect(try play("jdUu").contains("undone"))
    #expect(try folder.text(of: "A.xcstrings") == edited)
    #expect(try play("jdU", ["--read-only"]).contains("read-only"))
    #expect(try folder.text(of: "A.xcstrings") == edited)
  }

  /// What the last commit does not have is not taken away.
  @Test func aNewTranslationStays() throws {
    try write(["a": "eins"])
    try commit()
    try write(["a": "eins", "b": "zwei"])
    let edited = try folder.text(of: "A.xcstrings")
    #expect(
      try play("jdU").contains("no translation in HEAD to go back to; u undoes edits"))
    #expect(try folder.text(of: "A.xcstrings") == edited)
  }

  @Test func theOldTextIsAboveTheNewOne() throws {
    try write(["a": "eins", "b": "zwei Reisen", "c": "drei"])
    try commit()
    try write(["a": "eins", "b": "zwei lange Reisen"])
    let screen = try play("jd")
    let lines = screen.split(separator: "\n").map(String.init)
    let old = try #require(lines.firstIndex { $0.contains("- zwei Reisen") })
    #expect(lines[old + 1].contains("+ zwei lange Reisen"))
    #expect(lines[old + 2].contains("1 line at 11+, 2 at 6+ → 1 line at 17+"))
    #expect(lines[0].contains("since HEAD"))
    #expect(screen.contains("1 removed"))
    #expect(screen.contains("removed     c"))
  }

  /// The changes of an edit are shown at once, and after it is undone they are gone.
  @Test func editsAreFollowed() throws {
    try write(["a": "eins", "b": "zwei"])
    try commit()
    #expect(try play("vd").contains("no strings changed in German since HEAD"))
    #expect(try play("di<End>!<C-s>").contains("+ eins!"))
    #expect(try play("du").contains("+ eins!"))
    try write(["a": "eins", "b": "zwei"])
    let undone = try play("di<End>!<C-s>u")
    #expect(undone.contains("no change in this row"))
  }

  @Test func revisionsAreNamed() throws {
    try write(["a": "eins", "b": "zwei"])
    try commit()
    try write(["a": "EINS", "b": "zwei"])
    try commit()
    try write(["a": "EINS", "b": "ZWEI"])
    #expect(try play("vd").contains("ZWEI"))
    #expect(!(try play("vd")).contains("EINS"))
    let both = try play(":diff HEAD~1<Enter>vd")
    #expect(both.contains("EINS") && both.contains("ZWEI") && both.contains("since HEAD~1"))
    let since = try play("d", ["--since", "HEAD~1"])
    #expect(since.contains("- eins"))
    #expect(try play(":since HEAD~1<Enter>d").contains("- eins"))
  }

  /// While browsing, what has changed only in another language is not listed; the message counts it.
  @Test(arguments: [true, false])
  func sinceGoesByTheLanguageShown(isAtStart: Bool) throws {
    func write(_ french: String, _ german: String) throws {
      try self.write(["a": "eins", "b": german])
      let text = try folder.text(of: "A.xcstrings")
      let unit = #"{ "stringUnit" : { "state" : "translated", "value" : "\#(french)" } }"#
      let languages = try #require(text.range(of: #""localizations" : { "#)?.upperBound)
      try folder.write(
        "A.xcstrings",
        text.prefix(upTo: languages) + #""fr" : \#(unit), "# + text.suffix(from: languages))
    }
    func play(_ keys: String) throws -> String {
      try self.play(
        (isAtStart ? "" : ":since HEAD<Enter>") + keys, isAtStart ? ["--since", "HEAD"] : [])
    }
    try write("un", "zwei")
    try commit()
    try write("UN", "ZWEI")
    let german = try play("")
    #expect(german.contains("▌   ZWEI") && !german.contains("eins"))
    #expect(german.contains(" 1 string changed in German since HEAD; 1 in other languages"))
    let french = try play(":locale fr<Enter>")
    #expect(french.contains("▌   UN") && !french.contains("ZWEI"))
    #expect(try play("va").contains("eins"))
    try write("UN", "zwei")
    #expect(
      try play("").contains(" no strings changed in German since HEAD; 1 in other languages"))
  }

  @Test func filesOfLanguagesAreCompared() throws {
    try folder.write("de.lproj/L.strings", "\"a\" = \"eins\";\n\"b\" = \"zwei\";\n")
    try folder.write("en.lproj/L.strings", "\"a\" = \"one\";\n\"b\" = \"two\";\n")
    try commit()
    try folder.write("de.lproj/L.strings", "\"a\" = \"eins\";\n\"b\" = \"zwo\";\n")
    let screen = try play("vdd")
    #expect(screen.contains("- zwei") && screen.contains("+ zwo"))
    #expect(screen.contains("1/1"))
  }

  @Test(arguments: ["d", "vd", ":diff HEAD<Enter>"])
  func withoutARepositoryThereIsAMessage(keys: String) throws {
    try write(["a": "eins"])
    let screen = try play(keys)
    #expect(screen.contains("cannot compare: ") && screen.contains("is not in a Git repository"))
    #expect(screen.contains("eins") && !screen.contains("since HEAD"))
  }

  @Test func anUnknownRevisionIsSaid() throws {
    try write(["a": "eins"])
    try commit()
    #expect(try play(":diff nope<Enter>").contains("cannot compare: unknown revision 'nope'"))
    // The last commit is what comes next.
    #expect(try play(":diff nope<Enter>d").contains("since HEAD"))
    #expect(try play(":diff --help<Enter>").contains("unknown revision '--help'"))
  }

  @Test func withoutGitThereIsAMessage() throws {
    try write(["a": "eins"])
    var variables = Self.variables
    variables["PATH"] = folder.path
    #expect(try play("d", variables: variables).contains("cannot compare: "))
  }

  // MARK: Review and suggestions

  private func write(english: String, german: String, state: String) throws {
    try folder.write(
      "A.xcstrings",
      #"""
      {"sourceLanguage" : "en", "strings" : {
        "move" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "\#(state)", "value" : "\#(german)" } },
          "en" : { "stringUnit" : { "state" : "translated", "value" : "\#(english)" } },
          "nl" : { "stringUnit" : { "state" : "translated", "value" : "Verplaats" } } } },
        "next" : { "localizations" : {
          "de" : { "stringUnit" : { "state" : "\#(state)", "value" : "Weiter" } } } } },
       "version" : "1.0"}
      """#)
  }

  @Test func theReviewShowsTheOldSource() throws {
    try write(english: "Move file", german: "Datei bewegen", state: "translated")
    try commit()
    try write(english: "Move the \\u001b file", german: "Datei bewegen", state: "needs_review")
    let screen = try play("R")
    let lines = screen.split(separator: "\n").map(String.init)
    let row = try #require(lines.firstIndex { $0.hasPrefix("▌ ? Datei bewegen") })
    #expect(lines[row + 1].contains("- Move file"))
    #expect(lines[row + 2].contains("+ Move the ") && lines[row + 2].hasSuffix(" file"))
    // The source of the other row has not changed.
    #expect(lines[row + 3].contains("Weiter"))
    #expect(!screen.contains("comparing") && !screen.contains("since HEAD"))
    #expect(screen.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    for keys in ["R<Esc>", "j", "vr"] { #expect(!(try play(keys)).contains("- Move file")) }
    #expect(try play("R<Enter>").contains("- Move file") == false)
    try write(english: "Move the file", german: "Datei bewegen", state: "needs_review")
    #expect(try play("R<Enter>u").contains("- Move file"))
  }

  @Test func withoutARepositoryTheReviewIsAsBefore() throws {
    try write(english: "Move file", german: "Datei bewegen", state: "needs_review")
    let screen = try play("R")
    #expect(screen.contains("2 to review") && !screen.contains("cannot compare"))
  }

  @Test func theTextOfTheLastCommitIsSuggested() throws {
    try write(english: "Move file", german: "Datei verschieben", state: "translated")
    try commit()
    try write(english: "Move file", german: "Datei bewegen", state: "translated")
    let first = try play("i<C-n>")
    #expect(first.contains("de > Datei verschieben") && first.contains("suggestion 1 of 2: HEAD"))
    let second = try play("i<C-n><C-n>")
    #expect(second.contains("de > Verplaats") && second.contains("suggestion 2 of 2: nl"))
    #expect(try play("i<C-n><C-n><C-n>").contains("your own text"))
    _ = try play("i<C-n><Enter>")
    #expect(try folder.text(of: "A.xcstrings").contains("Datei verschieben"))
    #expect(try folder.text(of: "A.xcstrings").contains("bewegen") == false)
  }

  /// Nothing else is there to suggest; the text of the commit goes into the field when it arrives.
  @Test func theTextOfTheLastCommitAloneIsSuggested() throws {
    try write(["a": "eins"])
    try commit()
    try write(["a": "zwei"])
    let screen = try play("i<C-n>")
    #expect(screen.contains("de > eins") && screen.contains("suggestion 1 of 1: HEAD"))
  }

  /// Text of an earlier version is shown like any other: no control character reaches the terminal.
  @Test func oldTextsAreMarked() throws {
    try write(["a": #"ei\u001b[31mns"#, #"g\u0007one"#: "weg"])
    try commit()
    try write(["a": "eins"])
    let screen = try play("d")
    #expect(screen.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(screen.contains("[31m"))
  }
}
