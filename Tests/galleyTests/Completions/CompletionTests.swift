import Foundation
import TestMaterial
import Testing

@testable import galley

/// The completions, run by the shells that read them.
@Suite struct CompletionTests {
  static func path(of shell: Shell) -> String? {
    ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(shell.rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static let installed = Shell.allCases.filter { path(of: $0) != nil }

  @Test func bashIsInstalled() { #expect(Self.installed.contains(.bash)) }

  @Test(arguments: installed) func theShellAcceptsTheScript(shell: Shell) throws {
    let folder = try TemporaryFolder()
    try folder.write("script", shell.script)
    let outcome = try Program.run(
      #require(Self.path(of: shell)), ["-n", folder["script"]])
    #expect(outcome == Program.Outcome(status: 0))
  }

  @Test(arguments: Shell.allCases) func theProgramPrintsThem(shell: Shell) throws {
    #expect(
      try Program.galley(["completions", shell.rawValue])
        == Program.Outcome(output: shell.script, status: 0))
  }

  @Test func unlistedCommandsAreNotOffered() {
    let offered = Set(Completion(of: [""]).words.map(\.text))
    #expect(offered == Set(Commands.listedWords))
  }

  /// Each script fits on a page.
  @Test(arguments: Shell.allCases) func theScriptIsShort(shell: Shell) {
    #expect(shell.script.split(separator: "\n").count < 60)
  }

  /// The environment of a shell that finds galley.
  private func variables(home: TemporaryFolder) throws -> [String: String] {
    var variables = Program.variables
    variables["HOME"] = home.path
    let folder = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    variables["PATH"] = "\(folder):/usr/bin:/bin"
    return variables
  }

  /// The typed words, and all completions of the last one.
  private static let lines: [(line: [String], completions: Set<String>)] = [
    (["co"], ["coverage", "compile", "completions"]),
    (["-l", "fr", "pri"], ["print"]),
    (["x.strings", "pri"], []),
    (["--", "pri"], []),
    (["print", "--wid"], ["--width"]),
    (["coverage", "--wid"], ["--widths"]),
    (["--sc"], ["--script", "--screen"]),
    (["--sa"], ["--samples", "--sample-length", "--save-screen"]),
    (
      ["explain", "--s"],
      [
        "--source", "--sources", "--samples", "--sample-length", "--screen", "--style", "--slots",
      ]
    ),
    (["explain", "--text-size", "AX"], ["AX1", "AX2", "AX3", "AX4", "AX5"]),
    (["--bidi", ""], ["visual", "logical"]),
    (["--pseudo", "b"], ["bounded"]),
    (["print", "--device", "app"], ["applewatch", "appletv", "applevision"]),
    (["print", "--width", ""], []),
    (["print", "-l", "a"], ["all"]),
    (["print", "-l", "fr,a"], ["fr,all"]),
    (["coverage", "--state", "new,m"], ["new,machine_translated", "new,missing"]),
    (["print", "--format", ""], ["text", "json", "csv", "markdown", "template"]),
    (["coverage", "--format", ""], ["text", "json"]),
    (["check", "--format", "g"], ["github", "gitlab"]),
    (
      ["print", "--fields", "key,t"],
      ["key,table", "key,text", "key,textLocation", "key,translation"]
    ),
    (["completions", ""], ["bash", "zsh", "fish"]),
    (["completions", "bash", ""], []),
    (["print", ""], ["Texts/", "Travel.xcstrings", "a.strings", "b.stringsdict"]),
    (["explain", "T"], []),
    (["explain", "k", "T"], ["Texts/", "Travel.xcstrings"]),
    (["--samples", "T"], ["Texts/", "Travel.samples.json", "Travel.xcstrings"]),
    (["print", "--samples", "Travel.s", "Te"], ["Texts/"]),
  ]

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in [
      "Travel.xcstrings", "Travel.samples.json", "a.strings", "b.stringsdict", "notes.txt",
      "Texts/c.strings",
    ] { try folder.write(name, bytes: []) }
    return folder
  }

  @Test(arguments: lines) func bash(line: [String], completions: Set<String>) throws {
    let folder = try folder()
    // Like readline: the words, and the index of the one to complete. Readline itself adds the slash
    // after a folder.
    let words = (["galley"] + line).map { "'\($0)'" }.joined(separator: " ")
    let typed = (["galley"] + line).joined(separator: " ").replacing(" = ", with: "=")
      .replacing(#/ =$/#, with: "=")
    let test = """
      cd '\(folder.path)'
      \(Shell.bash.script)
      COMP_WORDS=(\(words)) COMP_CWORD=\(line.count)
      COMP_LINE='\(typed)' COMP_POINT=${#COMP_LINE}
      _galley
      for reply in "${COMPREPLY[@]}"; do
        if [[ -d $reply ]]; then echo "$reply/"; else echo "$reply"; fi
      done
      """
    try folder.write("test", test)
    let outcome = try Program.run(
      #require(Self.path(of: .bash)), ["--norc", folder["test"]],
      variables: variables(home: folder))
    #expect(outcome.errors.isEmpty && outcome.status == 0)
    #expect(Set(outcome.output.split(separator: "\n").map(String.init)) == completions)
  }

  @Test(.enabled(if: path(of: .fish) != nil, "fish is not installed"), arguments: lines)
  func fish(line: [String], completions: Set<String>) throws {
    let folder = try folder()
    let words = (["galley"] + line).joined(separator: " ")
    try folder.write(".test", "cd '\(folder.path)'\n\(Shell.fish.script)\ncomplete -C '\(words)'")
    let outcome = try Program.run(
      #require(Self.path(of: .fish)), ["--no-config", folder[".test"]],
      variables: variables(home: folder))
    #expect(outcome.errors.isEmpty)
    let found = outcome.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
    #expect(Set(found) == completions)
  }

  /// Bash splits words at an equals sign, unless the user has changed `COMP_WORDBREAKS`.
  @Test(arguments: [
    (["print", "--format", "=", "js"], "json"), (["print", "--bidi", "="], "visual"),
    (["print", "--format=js"], "--format=json"), (["-l", "fr", "--theme=d"], "--theme=dark"),
    (["print", "--locale", "=", "fr,a"], "fr,all"),
    (["print", "--locale=fr,a"], "--locale=fr,all"),
    (["--width", "=", "9", "cov"], "coverage"), (["--width=9", "cov"], "coverage"),
  ])
  func equalsSignsInBash(line: [String], completion: String) throws {
    try bash(
      line: line, completions: completion == "visual" ? ["visual", "logical"] : [completion])
  }
}
