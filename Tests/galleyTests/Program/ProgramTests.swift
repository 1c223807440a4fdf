import Testing

@testable import galley

/// The built program: help, version, and wrong command lines.
@Suite struct ProgramTests {
  @Test func version() throws {
    #expect(
      try Program.galley(["--version"], variables: [:])
        == Program.Outcome(output: "galley 0.1.0\n", status: 0))
  }

  @Test(arguments: [([:], 80), (["COLUMNS": "60"], 60), (["COLUMNS": "100"], 100)])
  func helpFits(variables: [String: String], columns: Int) throws {
    let help = try Program.galley(["--help"], variables: variables)
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    let longest = help.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect((columns - 12...columns).contains(longest))
  }

  @Test func aWrongCommandLine() throws {
    let expected = """
      galley: unknown option '--w\\u{1B}dth'; did you mean '--width'?
      Try 'galley --help'.

      """
    #expect(
      try Program.galley(["--w\u{1B}dth"], variables: [:])
        == Program.Outcome(errors: expected, status: 2))
  }

  /// Exit 2 with nothing on standard output.
  @Test(arguments: [
    (["--nope"], "unknown option '--nope'"), (["-y"], "unknown option '-y'"),
    (["--widt", "3"], "unknown option '--widt'; did you mean '--width'?"),
    (
      ["-w", "abc"],
      "invalid value 'abc' for '--width': expected a width from 1 to 10000"
    ),
    (
      ["print", "--width=-3"],
      "invalid value '-3' for '--width': expected a width from 1 to 10000"
    ),
    (["print", "-w"], "'-w' needs a value: -w N"),
    (["print", "-", "-"], "'-' given twice; standard input can be read only once"),
    (["-l", "fr,de"], "browsing shows one language at a time; 'galley print' shows several"),
    (["-l", "all"], "browsing shows one language at a time; 'galley print' shows several"),
    (
      ["coverage", "--device", "mac"],
      "'galley coverage' has no option '--device'; browsing, 'galley print' and 'galley explain' take it"
    ),
    (
      ["--theme", "blue"],
      "invalid value 'blue' for '--theme': expected one of auto, dark, light, mono"
    ),
    (["--ascii=1"], "'--ascii' takes no value, but was given '1'"),
    (["--help", "--nope"], "unknown option '--nope'"),
    // 2 wins over 3: galley does not even open the path.
    (["--nope", "/nonexistent"], "unknown option '--nope'"),
  ])
  func wrongCommandLines(words: [String], message: String) throws {
    let advice = OptionsError.advice(for: words)
    #expect(
      try Program.galley(words)
        == Program.Outcome(errors: "galley: \(message)\n\(advice)\n", status: 2))
  }

  /// A message that says where to find help is enough.
  @Test func anUnknownCommandHasNoOtherAdvice() throws {
    let message = "galley: no command 'foo'; 'galley --help' lists the commands\n"
    #expect(try Program.galley(["help", "foo"]) == Program.Outcome(errors: message, status: 2))
  }

  @Test(arguments: ["", "print", "coverage"])
  func everyCommandHasHelp(command: String) throws {
    let words = command.isEmpty ? ["--help"] : [command, "--help"]
    let help = try Program.galley(words)
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(help.output.contains("galley \(command)"))
    // --help works even if the rest of the command line is wrong.
    let other = try Program.galley(words + ["/nonexistent", "-w", "x"])
    #expect(other == help)
  }
}
