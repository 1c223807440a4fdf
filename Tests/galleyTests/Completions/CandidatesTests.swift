import Foundation
import TestMaterial
import Testing

/// `galley candidates`, which the completions of the shells call.
@Suite struct CandidatesTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let keys = ["Open", "Open all", "Open: %@", "It's $(touch x)", "a\tb", "", "ü", "[x]*", "n\0l"]
    let entries = keys.map { key in
      let name = String(decoding: (try? JSONEncoder().encode(key)) ?? Data(), as: UTF8.self)
      return
        #"\#(name):{"localizations":{"de":{"stringUnit":{"state":"new","value":""}},"pt-BR":{}}}"#
    }
    try folder.write(
      "My Table [1].xcstrings",
      #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#)
    return folder
  }

  private func candidates(
    _ shell: String, _ kind: String, _ word: String, line: String = "", in folder: TemporaryFolder
  ) throws -> [String] {
    let words = ["candidates", shell, kind, "60000", "--", line, word, folder.path]
    let outcome = try Program.galley(words)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return outcome.output.split(separator: shell == "bash" ? "\n" : "\0").map(String.init)
  }

  @Test(arguments: [
    ("locales", "", ["de", "en", "pt-BR"]), ("locales", "p", ["pt-BR"]), ("locales", "x", []),
    ("tables", "My", [#"My Table \[1]"#]), ("keys", "Open", ["Open", "Open all", "Open: %@"]),
    ("keys", "It's", ["It's $(touch x)"]), ("keys", "a", ["a\tb"]),
    ("patterns", "\\", [#"\[x]\*"#]),
  ])
  func namesBeginWithTheWord(kind: String, word: String, names: [String]) throws {
    #expect(try candidates("zsh", kind, word, in: folder()) == names)
  }

  @Test func anEmptyKeyAndOneWithNULCannotBeTyped() throws {
    #expect(try candidates("zsh", "keys", "", in: folder()).count == 7)
    // After a tab, fish would show the rest as a description.
    #expect(try candidates("fish", "keys", "", in: folder()).count == 6)
  }

  @Test(arguments: [
    ("Open\\ ", "", ["Open\\ all"]), ("'Open ", "", ["Open all"]),
    ("\"It's", "", ["It's \\$(touch x)"]), ("It", "", [#"It\'s\ \$\(touch\ x\)"#]),
    // Bash has split the word at the colon.
    ("", "galley explain Open:", [#"\ %@"#]), ("\\ ", "galley explain Open:\\ ", [#"\ %@"#]),
  ])
  func bashGetsQuotedWords(word: String, line: String, words: [String]) throws {
    #expect(try candidates("bash", "keys", word, line: line, in: folder()) == words)
  }

  /// If there are too many names, the last one shows what all have in common.
  @Test func manyNamesAreBounded() throws {
    let folder = try TemporaryFolder()
    let entries = (0..<5_000).map { #""key \#($0 + 10_000)":{}"# } + [#""kz":{}"#]
    try folder.write(
      "T.xcstrings", #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#)
    let names = try candidates("zsh", "keys", "k", in: folder)
    #expect(names.count == 1_000)
    #expect(names.first == "key 10000" && names.last == "kz")
  }

  /// It offers what it has read in time, and never waits for standard input or for a pipe.
  @Test func itEndsSoon() throws {
    let folder = try folder()
    let words = [
      "candidates", "zsh", "locales", "60000", "--", "", "d", "-", folder.path, "/nonexistent",
    ]
    #expect(try Program.galley(words) == Program.Outcome(output: "de\0", status: 0))
  }

  @Test(arguments: [
    [], ["zsh"], ["zsh", "names", "9", "", ""], ["ksh", "keys", "9", "", ""],
    ["zsh", "keys", "x", "", ""],
    ["zsh", "keys", "99999", "", ""], ["zsh", "keys", "9", ""],
  ])
  func wrongRequests(words: [String]) throws {
    #expect(try Program.galley(["candidates"] + words).status == 2)
  }
}
