import Testing

@testable import galley

@Suite struct EditorTests {
  private static let named: [([Variable: String], [String])] = [
    ([:], ["vi"]), ([.editor: "nano"], ["nano"]), ([.visual: "hx", .editor: "nano"], ["hx"]),
    ([.visual: "", .editor: "nano"], ["nano"]), ([.visual: "  ", .editor: ""], ["vi"]),
    ([.visual: "code --wait -n"], ["code", "--wait", "-n"]),
  ]

  @Test(arguments: named)
  func isTheOneInTheVariables(variables: [Variable: String], command: [String]) {
    #expect(Editor(variables: variables).command == command)
  }

  private static let commands: [(String, [String])] = [
    ("", []), ("a", ["a"]), ("  a \t b\n", ["a", "b"]), ("'a b' c", ["a b", "c"]),
    (#""a b"c d"#, ["a bc", "d"]), (#"a\ b"#, ["a b"]), (#"'a\b' "c\"d""#, [#"a\b"#, #"c"d"#]),
    ("''", [""]), ("'open ended", ["open ended"]), (#"a\"#, ["a"]),
    ("a;b|c $(d)", ["a;b|c", "$(d)"]),
  ]

  @Test(arguments: commands)
  func commandsAreSplitAtSpaces(command: String, words: [String]) {
    #expect(Editor.words(of: command) == words)
  }

  @Test(arguments: [
    ("vim", ["vim", "+12", "a.xcstrings"]),
    ("/usr/bin/nano -w", ["/usr/bin/nano", "-w", "+12", "a.xcstrings"]),
    ("code --wait", ["code", "--wait", "--goto", "a.xcstrings:12"]),
    ("hx", ["hx", "a.xcstrings:12"]), ("zed", ["zed", "a.xcstrings:12"]),
    ("micro", ["micro", "+12", "a.xcstrings"]),
    ("emacs -nw", ["emacs", "-nw", "+12", "a.xcstrings"]),
    ("subl", ["subl", "a.xcstrings:12"]), ("my-editor", ["my-editor", "a.xcstrings"]),
  ])
  func receivesTheLineInItsOwnSyntax(editor: String, words: [String]) {
    #expect(
      Editor(variables: [.visual: editor]).words(opening: "a.xcstrings", line: 12) == words)
  }

  @Test(arguments: [("-n.strings", "./-n.strings"), ("+1.strings", "./+1.strings")])
  func aPathIsNeverAnOption(path: String, word: String) {
    #expect(Editor(variables: [:]).words(opening: path, line: 1) == ["vi", "+1", word])
  }
}
