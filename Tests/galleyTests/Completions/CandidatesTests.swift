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

  /// The words of an answer, without what precedes them.
  private func candidates(
    _ shell: String, _ words: [String], in folder: TemporaryFolder
  ) throws -> [String] {
    var variables = Program.variables
    variables["GALLEY_CATALOGS"] = folder.path
    let outcome = try Program.galley(
      ["candidates", shell, "60000", "--"] + words, variables: variables)
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    let parts = outcome.output.split(
      separator: shell == "bash" ? "\n" : "\0", omittingEmptySubsequences: false)
    return parts.dropLast().dropFirst(shell == "zsh" ? 3 : 2).map(String.init)
  }

  @Test(arguments: [
    (["--source", ""], ["de", "en", "pt-BR"]), (["-l", "p"], ["pt-BR"]), (["-l", "x"], []),
    (["--table", "My"], [#"My Table \[1]"#]),
    (["explain", "Open"], ["Open", "Open all", "Open: %@"]),
    (["explain", "It's"], ["It's $(touch x)"]), (["explain", "a"], ["a\tb"]),
    (["print", "--key=\\"], [#"\[x]\*"#]), (["print", "-lde,e"], ["en"]),
  ])
  func namesBeginWithTheWord(words: [String], names: [String]) throws {
    #expect(try candidates("zsh", words, in: folder()) == names)
  }

  /// Each word, and what galley says before the words to offer.
  @Test(arguments: [
    (["print", "--samples=T"], "all\0--samples=\00\0"), (["print", "T"], "catalogs\0\00\0"),
    (["print", "--state", "new,x"], "none\0new,\00\0"),
    (["--asc"], "none\0\01\0--ascii:Draw marks and borders in ASCII\0"),
    (["--nope", "--color", "au"], "none\0\00\0auto\0"), (["--", "--asc"], "catalogs\0\00\0"),
  ])
  func theWholeAnswer(words: [String], answer: String) throws {
    let outcome = try Program.galley(["candidates", "zsh", "60000", "--"] + words)
    #expect(outcome == Program.Outcome(output: answer, status: 0))
  }

  @Test func anEmptyKeyAndOneWithNULCannotBeTyped() throws {
    #expect(try candidates("zsh", ["explain", ""], in: folder()).count == 7)
    // After a tab, fish would show the rest as a description.
    #expect(try candidates("fish", ["explain", ""], in: folder()).count == 6)
  }

  @Test(arguments: [
    ("Open\\ ", ["Open\\ all"]), ("'Open ", ["Open all"]),
    ("\"It's", ["It's \\$(touch x)"]), ("It", [#"It\'s\ \$\(touch\ x\)"#]),
  ])
  func bashGetsQuotedWords(word: String, words: [String]) throws {
    #expect(try candidates("bash", ["galley explain \(word)", word], in: folder()) == words)
  }

  /// Bash splits a word at a colon and at an equals sign, and replaces what follows.
  @Test(arguments: [
    ("galley explain Open:", ":", [#"\ %@"#]), (#"galley explain Open:\ "#, #"\ "#, [#"\ %@"#]),
    ("galley print --format=", "=", ["text", "json", "csv", "markdown", "template"]),
    ("galley print --format=js", "js", ["json"]),
    ("galley print --format=js", "--format=js", ["--format=json"]),
    (#"galley 'a b' print"#, "print", []),
  ])
  func bashSplitsWords(line: String, word: String, words: [String]) throws {
    #expect(try candidates("bash", [line, word], in: folder()) == words)
  }

  /// If there are too many names, the last one shows what all have in common.
  @Test func manyNamesAreBounded() throws {
    let folder = try TemporaryFolder()
    let entries = (0..<5_000).map { #""key \#($0 + 10_000)":{}"# } + [#""kz":{}"#]
    try folder.write(
      "T.xcstrings", #"{"sourceLanguage":"en","strings":{\#(entries.joined(separator: ","))}}"#)
    let names = try candidates("zsh", ["explain", "k"], in: folder)
    #expect(names.count == 1_000)
    #expect(names.first == "key 10000" && names.last == "kz")
  }

  /// It offers what it has read in time, and never waits for standard input or for a pipe.
  @Test func itEndsSoon() throws {
    let folder = try folder()
    let words = [
      "candidates", "zsh", "60000", "--", "print", "-", folder.path, "/nonexistent", "-l", "d",
    ]
    #expect(try Program.galley(words) == Program.Outcome(output: "none\0\00\0de\0", status: 0))
  }

  @Test(arguments: [
    [], ["zsh"], ["zsh", "9"], ["ksh", "9", ""], ["zsh", "x", ""], ["zsh", "99999", ""],
    ["bash", "9", "galley "],
  ])
  func wrongRequests(words: [String]) throws {
    #expect(try Program.galley(["candidates"] + words).status == 2)
  }
}
