import Foundation
import TestMaterial
import Testing

private let gitPath = ["/usr/bin/git", "/usr/local/bin/git"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// `--since`, in repositories that git itself makes.
@Suite(.enabled(if: gitPath != nil, "git is not installed"))
struct SinceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let variables = Program.variables.merging([
    "PATH": "/usr/bin:/bin:/usr/local/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_SYSTEM": "/dev/null",
    "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
    "GIT_COMMITTER_EMAIL": "a@example.org",
  ]) { $1 }

  private func git(_ words: [String], daysAgo days: Int? = nil) throws {
    let path = try #require(gitPath)
    var variables = Self.variables
    if let days {
      variables["GIT_COMMITTER_DATE"] = "\(Int(Date().timeIntervalSince1970) - days * 86_400) +0000"
    }
    let outcome = try Program.run(path, ["-C", folder.path] + words, variables: variables)
    try #require(outcome.status == 0, "git \(words): \(outcome.errors)")
  }

  private func commit(daysAgo days: Int? = nil) throws {
    if !FileManager.default.fileExists(atPath: folder[".git"]) {
      try git(["init", "-q", "-b", "main"])
    }
    try git(["add", "-A"])
    try git(["commit", "-q", "--allow-empty", "-m", "A state"], daysAgo: days)
  }

  private func galley(
    _ words: [String], _ path: String = "", variables: [String: String] = variables
  ) throws -> Program.Outcome {
    try Program.galley(words + [path.isEmpty ? folder.path : folder[path]], variables: variables)
  }

  private func keys(since revision: String) throws -> [String] {
    let outcome = try galley(["print", "--fields=key", "--since", revision])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  /// A catalog of German texts by key.
  private func catalog(_ texts: KeyValuePairs<String, String>, comment: String = "c") -> String {
    let entries = texts.map { key, text in
      """
      "\(key)": {"comment": "\(comment)",
        "localizations": {"de": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}
      """
    }
    return #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}}"#
  }

  @Test func onlyWhatHasChangedIsPrinted() throws {
    try folder.write("A.xcstrings", catalog(["a": "eins", "b": "zwei", "c": "drei"]))
    try commit()
    #expect(try keys(since: "HEAD") == [])
    // A text, a new entry; another order and other blanks are no change.
    try folder.write(
      "A.xcstrings",
      catalog(["c": "drei", "b": "ZWEI", "d": "vier", "a": "eins"]).replacing(": ", with: " :   "))
    #expect(try keys(since: "HEAD") == ["b", "d"])
    try commit()
    #expect(try keys(since: "HEAD") == [])
    #expect(try keys(since: "HEAD~1") == ["b", "d"])
    #expect(try keys(since: "main~1") == ["b", "d"])
    try folder.write("New.xcstrings", catalog(["x": "neu"]))
    #expect(try keys(since: "HEAD") == ["x"])
  }

  /// A count of changed strings is not that of the table.
  @Test func onlyWhatHasChangedIsCounted() throws {
    let old = (1...5).map { #""o\#($0) one": {}"# }
    let new = (1...4).map { #""n\#($0) two": {}"# }
    func catalog(_ entries: [String]) -> String {
      let german =
        #"{"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Drei"}}}}"#
      return
        #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n")), "three": \#(german)}}"#
    }
    try folder.write("A.xcstrings", catalog(old))
    try commit()
    try folder.write("A.xcstrings", catalog(old + new))
    let outcome = try galley(["check", "--only", "missing-locale", "--since", "HEAD"])
    #expect(
      outcome.output.contains(": 4 changed strings are missing in de [missing-locale]"),
      "\(outcome.output)")
    let all = try galley(["check", "--only", "missing-locale"])
    #expect(all.output.contains(": 9 of 10 strings are missing in de;"), "\(all.output)")
  }

  /// A translation that was missing before is not reported because another one changed.
  @Test func onlyNewlyMissingTranslationsAreReported() throws {
    func text(_ german: String, french: [String] = [], _ more: String = "") -> String {
      let entries = ["a", "b", "c"].map { key in
        let units = [("de", german + key)] + (french.contains(key) ? [("fr", "un " + key)] : [])
        let texts = units.map {
          #""\#($0.0)": {"stringUnit": {"state": "translated", "value": "\#($0.1)"}}"#
        }
        return #""\#(key) word": {"localizations": {\#(texts.joined(separator: ", "))}}"#
      }
      return #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))\#(more)}}"#
    }
    func missing() throws -> [String] {
      try galley(["check", "--only", "missing-locale", "--since", "HEAD", "--format", "json"])
        .output.split(separator: "\n").map(String.init)
    }
    try folder.write("A.xcstrings", text("ein ", french: ["c"]))
    try commit()
    try folder.write("A.xcstrings", text("das ", french: ["c"]))
    #expect(try missing() == [])
    try folder.write("A.xcstrings", text("das ", french: ["c"], #", "d word": {}"#))
    var found = try missing()
    #expect(found.count == 1 && found[0].contains("\"d word\""), "\(found)")
    // A translation that was removed.
    try folder.write("A.xcstrings", text("ein ", french: ["a"]))
    found = try missing()
    #expect(found.count == 1 && found[0].contains("\"c word\""), "\(found)")
  }

  /// A file that was deleted takes the translations of one language with it.
  @Test(arguments: ["", "."])
  func aDeletedFileOfALanguageIsReported(path: String) throws {
    for language in ["en", "de", "fr"] {
      for table in ["A", "B"] {
        try folder.write("app/\(language).lproj/\(table).strings", "\"k\" = \"a word\";\n")
      }
    }
    try commit()
    let words = ["check", "--only", "missing-locale", "--since", "HEAD"]
    #expect(try galley(words).status == 0)
    try FileManager.default.removeItem(atPath: folder["app/de.lproj/A.strings"])
    let outcome = try galley(words, path)
    #expect(outcome.output.contains("en.lproj/A.strings:1:1: warning: no translations in de;"))
    #expect(outcome.status == 1)
    // Whoever names one file does not ask about the others.
    #expect(try galley(words, "app/en.lproj/A.strings").status == 0)
    try FileManager.default.removeItem(atPath: folder["app/de.lproj"])
    let difference = try Program.galley(["diff", "HEAD", folder["app"]], variables: Self.variables)
    #expect(difference.errors.isEmpty, "\(difference.errors)")
  }

  /// A new language that only some tables have is new in the others.
  @Test func languagesOfWholeTablesAreReportedOnce() throws {
    for table in ["A", "B", "C"] {
      for language in ["en", "de"] {
        try folder.write("\(language).lproj/\(table).strings", "\"k\" = \"one word\";\n")
      }
    }
    try folder.write("fr.lproj/A.strings", "\"k\" = \"un mot\";\n")
    try folder.write("fr.lproj/B.strings", "\"k\" = \"un mot\";\n")
    try commit()
    let words = ["check", "--only", "missing-locale"]
    #expect(try galley(words).output.contains("no translations in fr;"))
    #expect(try galley(words + ["--since", "HEAD"]).status == 0)
    try folder.write("es.lproj/A.strings", "\"k\" = \"una\";\n")
    try folder.write("es.lproj/B.strings", "\"k\" = \"una\";\n")
    let outcome = try galley(words + ["--since", "HEAD"])
    #expect(
      outcome.output.contains("no translations in es;") && outcome.status == 1, "\(outcome.output)")
    #expect(try galley(words).output.contains("no translations in es, fr;"))
  }

  @Test(arguments: [
    ("comment", #""comment": "c""#, #""comment": "d""#), ("state", #""translated""#, #""new""#),
    ("composed letters", "ü", "u\u{308}"), ("language", #""de""#, #""fr""#),
    ("other member", #""comment""#, #""generatesSymbol": true, "comment""#),
  ])
  func everythingInAnEntryCounts(name: String, before: String, after: String) throws {
    let text = catalog(["a": "für", "b": "über"])
    try folder.write("A.xcstrings", text)
    try commit()
    try folder.write("A.xcstrings", text.replacing(before, with: after))
    #expect(try keys(since: "HEAD") == ["a", "b"])
  }

  @Test func filesOfLanguagesAreComparedTogether() throws {
    try folder.write("de.lproj/L.strings", "\"a\" = \"eins\";\n\"b\" = \"zwei\";\n")
    try folder.write("en.lproj/L.strings", "\"a\" = \"one\";\n\"b\" = \"two\";\n")
    try commit()
    try folder.write("en.lproj/L.strings", "/* new */ \"a\" = \"one\";\n\"b\" = \"TWO\";\n")
    #expect(try keys(since: "HEAD").contains("b"))
    try folder.write(
      "de.lproj/L.strings", "\"a\" = \"eins\";\n\"b\" = \"zwei\";\n\"c\" = \"drei\";\n")
    #expect(try Set(keys(since: "HEAD")).isSuperset(of: ["b", "c"]))
  }

  /// The texts of an entry in two languages.
  private func entry(_ english: String, _ german: String, state: String = "translated") -> String {
    let units = [("en", "translated", english), ("de", state, german)].map {
      #""\#($0)": {"stringUnit": {"state": "\#($1)", "value": "\#($2)"}}"#
    }
    return
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {\#(units.joined(separator: ","))}}}}"#
  }

  @Test(arguments: [
    ("30 days", "15 Tage", "translated", true), ("30 days", "30 Tage", "translated", false),
    ("30 days", "15 Tage", "needs_review", false), ("15 Days!", "15 Tage", "translated", false),
    ("15 days", "15 Tage", "needs_review", false),
  ])
  func sourceTextsThatChangedAlone(
    english: String, german: String, state: String, isFound: Bool
  ) throws {
    try folder.write("A.xcstrings", entry("15 days", "15 Tage"))
    try commit()
    try folder.write("A.xcstrings", entry(english, german, state: state))
    let outcome = try galley(["check", "--only=source-changed", "--since", "HEAD"])
    #expect(outcome.output.contains("[source-changed]") == isFound)
    #expect(outcome.status == (isFound ? 1 : 0))
    #expect(try galley(["check", "--only=source-changed"]).status == 0)
    let others = try galley(["check", "--only=source-changed", "--since", "HEAD", "-lfr"])
    #expect(!others.output.contains("[source-changed]"))
  }

  /// The key has changed with the source string, and the translation has come along.
  @Test func renamedKeysKeepTheirTranslations() throws {
    try folder.write("A.xcstrings", entry("15 days", "15 Tage"))
    try commit()
    let renamed = entry("30 days", "15 Tage").replacing(#""k""#, with: #""trial.days""#)
    try folder.write("A.xcstrings", renamed)
    let outcome = try galley(["check", "--only=source-changed", "--since", "HEAD"])
    #expect(outcome.output.contains("[source-changed]") && outcome.status == 1)
    #expect(try keys(since: "HEAD") == ["trial.days"])
  }

  /// Exactly the strings are selected that `galley diff` shows, but for those that are gone.
  @Test func selectsWhatTheDifferenceShows() throws {
    struct Changes: Decodable {
      struct Change: Decodable {
        var key: String
        var kind: String
      }
      var changes: [Change]
    }
    try folder.write(
      "A.xcstrings", catalog(["a": "eins", "b": "zwei", "c": "drei", "gone": "weg", "old": "alt"]))
    try commit()
    try folder.write(
      "A.xcstrings",
      catalog(["new": "alt", "c": "DREI", "a": "eins", "b": "zwei", "d": "vier"])
        .replacing("zwei", with: "zwei\\u0021"))
    let json = try Program.run(
      "/bin/sh",
      ["-c", "cd '\(folder.path)' && '\(Program.path())' diff --format=json"],
      variables: Self.variables
    ).output
    let shown = try JSONDecoder().decode(Changes.self, from: Data(json.utf8)).changes
    let kept = Set(shown.filter { $0.kind != "removed" }.map(\.key))
    #expect(kept == ["new", "c", "b", "d"])
    #expect(shown.contains { $0.key == "gone" && $0.kind == "removed" })
    #expect(try Set(keys(since: "HEAD")) == kept)
  }

  @Test func onlyNewFindingsAreReported() throws {
    let words = ["check", "--severity=error", "--since", "HEAD"]
    try folder.write("A.xcstrings", catalog(["a %@": "eins", "b": "zwei"]))
    try commit()
    #expect(try galley(["check", "--severity=error"]).status == 1)
    #expect(try galley(words).status == 0)
    try folder.write("A.xcstrings", catalog(["a %@": "eins", "b": "zwei", "c %@": "drei"]))
    let outcome = try galley(words)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("'c %@'") || outcome.output.contains("c %@"))
    #expect(!outcome.output.contains("a %@"))
  }

  /// A date is the last commit before it, unless a branch or tag has that name.
  @Test func aDateIsARevision() throws {
    for (days, key) in [(9, "a"), (5, "b"), (2, "c"), (0, "d")] {
      try folder.write("\(key.uppercased()).xcstrings", catalog([key: "eins"]))
      try commit(daysAgo: days)
    }
    #expect(try keys(since: "yesterday") == ["d"])
    #expect(try keys(since: "3 days ago") == ["c", "d"])
    #expect(try keys(since: "3.days.ago") == ["c", "d"])
    #expect(try keys(since: "last week") == ["b", "c", "d"])
    // In any time zone, it begins between the second and the third of these commits.
    let day = Date(timeIntervalSinceNow: -3 * 86_400).ISO8601Format().prefix(10)
    #expect(try keys(since: String(day)) == ["c", "d"])
    let early = try galley(["print", "--since", "2 weeks ago"])
    #expect(early.status == 3 && early.errors.contains("no commits before '2 weeks ago'"))
    try git(["tag", "yesterday", "HEAD~2"])
    #expect(try keys(since: "yesterday") == ["c", "d"])
  }

  /// Hooks of git set variables that hold in another folder only.
  @Test func worksInAHook() throws {
    try folder.write("App/A.xcstrings", catalog(["a": "eins"]))
    try commit()
    try folder.write("App/A.xcstrings", catalog(["a": "eins", "b": "zwei"]))
    var variables = Self.variables
    variables["GIT_DIR"] = ".git"
    variables["GIT_INDEX_FILE"] = ".git/index"
    let outcome = try galley(["print", "--fields=key", "--since=HEAD"], variables: variables)
    #expect(outcome == Program.Outcome(output: "b\n", status: 0))
  }

  @Test(arguments: [
    ("nowhere", "unknown revision 'nowhere'"), ("--help", "unknown revision '--help'"),
    ("/", "'/' is not a revision; run 'galley diff OLD NEW' to compare files or folders"),
    ("$(touch x)", "unknown revision '$(touch x)'"), ("yesterdy", "unknown revision 'yesterdy'"),
    ("3 dys ago", "or date '3 dys ago'; write a date as 2026-11-20 or '3 days ago'"),
    ("0 days ago", "unknown revision or date '0 days ago'"),
    ("a b", "unknown revision or date 'a b'"),
    ("2026-1-1", "unknown revision or date '2026-1-1'"), ("v1.2.9", "unknown revision 'v1.2.9'"),
  ])
  func unknownRevisions(revision: String, message: String) throws {
    try folder.write("A.xcstrings", catalog(["a": "eins"]))
    try commit()
    for command in ["print", "check"] {
      let outcome = try galley([command, "--since=\(revision)"])
      #expect(outcome.status == 3 && outcome.errors.contains(message), "\(outcome)")
      #expect(!outcome.output.contains("eins"))
    }
  }

  @Test func aFolderWithoutRepository() throws {
    try folder.write("A.xcstrings", catalog(["a": "eins"]))
    let outcome = try galley(["print", "--since=HEAD"])
    #expect(outcome.status == 3 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("is not in a Git repository"))
  }

  @Test func withoutGit() throws {
    var variables = Self.variables
    variables["PATH"] = folder.path
    try folder.write("A.xcstrings", catalog(["a": "eins"]))
    let outcome = try galley(["print", "--since=HEAD"], variables: variables)
    #expect(outcome.status == 3 && outcome.errors.contains("Git is not installed"))
  }

  /// The app lists what has changed, from the start or on demand, and says why it cannot.
  @Test func theAppListsWhatHasChanged() throws {
    func screen(_ keys: String, _ words: [String] = []) throws -> String {
      let script = ["--script", keys, "--size", "60x10", "-l", "de"]
      return try galley(words + script).output
    }
    try folder.write("A.xcstrings", catalog(["a": "eins", "b": "zwei", "c": "drei"]))
    try commit()
    let all = try screen("jj")
    #expect(try screen(":since HEAD<Enter>").contains("no strings changed since HEAD"))
    #expect(try screen("", ["--since", "HEAD"]).contains("nothing matches: since HEAD"))
    try folder.write("A.xcstrings", catalog(["a": "eins", "b": "zwei", "c": "DREI"]))
    for changed in [try screen(":since HEAD<Enter>"), try screen("", ["--since", "HEAD"])] {
      #expect(changed.contains("A  1/1  since HEAD"))
      #expect(changed.contains("▌   DREI") && !changed.contains("zwei"))
    }
    // The selected row stays selected.
    let again = try screen("jj:since HEAD<Enter>:since off<Enter>")
    #expect(again == all.replacing("drei", with: "DREI"))
    let unknown = try screen(":since nope<Enter>")
    #expect(unknown.contains(" unknown revision 'nope'") && unknown.contains("zwei"))
    // The screen has said so, and standard error does not repeat it after quitting.
    for keys in [":since nope<Enter>", ":since nope<Enter>:since HEAD<Enter>q"] {
      let outcome = try galley(["--script", keys, "-l", "de"])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  /// A git that waits for a child, which ends with it.
  @Test(arguments: [nil, "TERM"] as [String?])
  func aGitThatWaitsIsEnded(signal: String?) throws {
    try folder.write("A.xcstrings", catalog(["a": "eins"]))
    let seconds = signal == nil ? "71.25" : "72.25"
    try folder.write("bin/git", "#!/bin/sh\nsleep \(seconds) &\nsleep \(seconds)\n")
    try #require(chmod(folder["bin/git"], 0o755) == 0)
    var variables = Self.variables
    variables["PATH"] = "\(folder["bin"]):/usr/bin:/bin"
    let words = ["check", "--since", "HEAD", folder["A.xcstrings"]]
    let outcome =
      try signal == nil
      ? Program.galley(words, variables: variables)
      : Program.run(
        "/bin/sh",
        ["-c", #""$@" & sleep 1; kill -TERM $!; wait $!"#, "sh", Program.path()] + words,
        variables: variables)
    #expect(outcome.status == (signal == nil ? 3 : 128 + SIGTERM))
    #expect(signal != nil || outcome.errors.contains("'git' timed out after 5 s"))
    let left = try Program.run("/bin/sh", ["-c", "cat /proc/[0-9]*/cmdline"], variables: variables)
    #expect(!left.output.contains(seconds))
  }
}
