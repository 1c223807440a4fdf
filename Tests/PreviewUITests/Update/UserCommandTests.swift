import TerminalValues
import Testing

@testable import PreviewUI

/// Commands of the user's own on keys.
@Suite struct UserCommandTests {
  private func model(_ keys: String, _ words: [String]) throws -> Model {
    let other = Model(
      ["Catalogs/Travel.xcstrings"], locale: "de", size: Size(columns: 80, rows: 24))
    let command = try UserCommand(words: words)
    return Model(
      Model.Settings(
        tables: other.catalog.tables, environment: other.environment,
        size: Size(columns: 80, rows: 24),
        keymap: Keymap(binding: [], commands: [(try Key.keys(in: keys), command)])))
  }

  @Test func theFieldsAreThoseOfTheRow() throws {
    let words = ["run", "%(path):%(line)", "%(key)", "%(locale)", "[%(text)]", "100%", "%%"]
    let model = try model("<C-x>", words)
    // The place is that at which the editor opens.
    guard case .edit(let path, let line)? = try model.press("jje").first else {
      Issue.record("no editor was opened")
      return
    }
    #expect(path.hasSuffix("Catalogs/Travel.xcstrings") && line > 1)
    let filled = ["run", "\(path):\(line)", "Bon Voyage", "de", "[Gute Reise]", "100%", "%%"]
    #expect(try model.press("<C-x>") == [.run(words: filled)])
  }

  /// What a field holds is one word, whatever is in it, and its own fields stay as they are.
  @Test func fieldsAreNotSplit() throws {
    let command = try UserCommand(words: ["a", "x%(text)y"])
    #expect(command.words { _ in "b; c '%(key)' " } == ["a", "xb; c '%(key)' y"])
  }

  @Test func longerSequencesRunToo() throws {
    let model = try model("gx", ["a"])
    #expect(try model.press("gx") == [.run(words: ["a"])])
    #expect(try model.press("gg").isEmpty)
  }

  /// A command takes the place of the action of its keys.
  @Test func theyComeBeforeActions() throws {
    let model = try model("q", ["a"])
    #expect(try model.press("q") == [.run(words: ["a"])])
  }

  @Test func withoutARowNothingRuns() throws {
    let model = try model("X", ["a", "%(key)"])
    #expect(try model.press("&nothing has this<Enter>X").isEmpty)
    #expect(model.status.message == "no row selected")
  }

  @Test(arguments: [
    ([String](), UserCommandFault.empty), (["a", "%(x)"], .unknownField("x")),
    (["%("], .unknownField("")), (["a%(key"], .unknownField("key")),
    (["sh", "-c", "cat %(path)"], .fieldInScript(.path)),
    (["/bin/bash", "-lc", "echo '%(key)'"], .fieldInScript(.key)),
    (["env", "A=1", "zsh", "-e", "-o", "pipefail", "-c", "%(text)", "x"], .fieldInScript(.text)),
    (["bash", "-c", "-x", "--", "grep %(key)"], .fieldInScript(.key)),
    (["fish", "--command=cat %(path)"], .fieldInScript(.path)),
    (["fish", "--command", "cat %(path)"], .fieldInScript(.path)),
    (["python3", "-c", "print('%(key)')"], .fieldInScript(.key)),
    (["/usr/bin/python3.11", "-uc", "print('%(key)')"], .fieldInScript(.key)),
    (["python3", "-W", "ignore", "-cprint('%(path)')"], .fieldInScript(.path)),
    (["perl", "-ne", "print", "-e", "'%(text)'"], .fieldInScript(.text)),
    (["env", "A=1", "perl", "-MJSON", "-e%(text)"], .fieldInScript(.text)),
    (["node", "--eval=%(key)"], .fieldInScript(.key)),
    (["node", "-p", "%(key)"], .fieldInScript(.key)),
    (["ruby", "-rjson", "-e", "puts '%(key)'"], .fieldInScript(.key)),
    (["awk", "-F", ":", "/%(key)/", "a"], .fieldInScript(.key)),
    (["sed", "-n", "s/a/%(text)/"], .fieldInScript(.text)),
  ])
  func faults(words: [String], fault: UserCommandFault) {
    #expect(throws: fault) { try UserCommand(words: words) }
  }

  @Test(arguments: [
    ["sh", "-c", "cat -- \"$1\"", "sh", "%(path)"], ["sh", "script.sh", "%(path)"],
    ["git", "-c", "core.pager=cat", "log", "%(path)"], ["bash", "-x", "script", "-c", "%(key)"],
    ["python3", "-c", "import sys", "%(key)"], ["python3", "script.py", "-c", "%(key)"],
    ["python3", "-m", "json.tool", "%(path)"], ["perl", "-e", "print @ARGV", "%(text)"],
    ["awk", "-f", "script.awk", "%(path)"], ["sed", "-n", "-e", "p", "%(path)"],
    ["node", "script.js", "-e", "%(key)"], ["swift", "script.swift", "%(key)"],
  ])
  func fieldsMayBeArguments(_ words: [String]) throws {
    #expect(try UserCommand(words: words).words { _ in "a b" }.last == "a b")
  }
}
