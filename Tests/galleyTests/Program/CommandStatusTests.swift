import TestMaterial
import Testing

/// The exit status of every command in every case, which scripts rely on.
@Suite struct CommandStatusTests {
  /// The commands, with the words that are the same in all cases.
  static let commands: [(name: String, words: [String])] = [
    ("(app)", ["--script", ""]), ("print", ["print"]), ("coverage", ["coverage"]),
    ("coverage --fail-under", ["coverage", "--fail-under", "90"]),
    ("explain", ["explain", "Hi %@"]),
    ("check", ["check"]), ("fit", ["fit"]),
    ("compile", ["compile", "--output-directory", "out"]),
    ("symbols", ["symbols", "--output-directory", "out"]),
  ]

  /// The statuses of the commands, in their order, in each case.
  static let statuses: [(name: String, statuses: [Int32])] = [
    ("clean", [0, 0, 0, 0, 0, 0, 0, 0, 0]),
    ("error", [0, 0, 0, 0, 0, 1, 0, 0, 0]),
    ("incomplete", [0, 0, 0, 1, 0, 1, 0, 0, 0]),
    ("broken", [3, 3, 3, 3, 3, 3, 3, 3, 3]),
    ("rejected", [3, 3, 3, 3, 3, 3, 3, 3, 3]),
    ("no strings", [0, 0, 3, 3, 1, 3, 3, 0, 0]),
    // Symbols are the same in all languages.
    ("unknown language", [3, 3, 3, 3, 3, 3, 3, 3, 2]),
    ("missing path", [3, 3, 3, 3, 3, 3, 3, 3, 3]),
    ("unwritable output", [3, 3, 3, 3, 3, 3, 3, 3, 3]),
    ("wrong option", [2, 2, 2, 2, 2, 2, 2, 2, 2]),
  ]

  private func catalog(_ entries: String, end: String = "}") -> String {
    #"{"sourceLanguage": "en", "strings": {\#(entries)}, "version": "1.0"\#(end)"#
  }

  private func entry(_ key: String, _ text: String?) -> String {
    let localization = text.map {
      #""de": {"stringUnit": {"state": "translated", "value": "\#($0)"}}"#
    }
    return #""\#(key)": {"localizations": {\#(localization ?? "")}}"#
  }

  /// The catalog of a case.
  private func text(of name: String) -> String {
    let clean = entry("Hi %@", "Hallo %@")
    switch name {
    case "error": return catalog(entry("Hi %@", "Hallo"))
    case "incomplete": return catalog(clean + ", " + entry("Good night", nil))
    case "broken": return catalog(clean + #", "b": {"localizations" oops}"#)
    case "rejected": return catalog(clean, end: ",}")
    case "no strings": return catalog("")
    default: return catalog(clean)
    }
  }

  @Test(arguments: statuses.indices) func everyCommand(index: Int) throws {
    let (name, expected) = Self.statuses[index]
    let found = try Self.commands.map { command in
      let folder = try TemporaryFolder()
      try folder.write("Main.xcstrings", text(of: name))
      if name == "unwritable output" { try folder.write("out", "a file, not a folder") }
      var words = command.words + [name == "missing path" ? "Missing.xcstrings" : "Main.xcstrings"]
      if name == "unknown language" { words += ["-l", "sv"] }
      if name == "wrong option" { words += ["--no-such-option"] }
      let program = try Program.path()
      let target = name == "unwritable output" ? "> /dev/full" : ""
      return try Program.run(
        "/bin/sh",
        ["-c", "cd \"$1\" && shift && \"$0\" \"$@\" \(target)", program, folder.path] + words
      ).status
    }
    #expect(found == expected, "\(name)")
  }
}
