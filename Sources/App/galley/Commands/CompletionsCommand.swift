/// `galley completions SHELL`: prints the script with which a shell completes galley's command line.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "print a shell completion script"
  static let meaning = """
    Print a completion script for a shell. `make install` installs all of them. To try one, run \
    `source <(galley completions bash)`.
    """
  static let operand: OptionEntry.Value? = .choice(Shell.words)

  var shell = Shell.bash

  mutating func take(_ operands: [Operand], exists: (String) -> Bool) throws(OptionsError) {
    guard let word = operands.first?.text else { throw .missingOperand(of: Self.self) }
    guard let shell = Shell(rawValue: word) else {
      throw .invalidValue(word, of: Self.name, expected: InvalidValue(oneOf: Shell.words).expected)
    }
    self.shell = shell
    if operands.count > 1 { throw .noPaths(for: Self.self) }
  }

  func run() -> ExitStatus { StandardOutput.write(shell.script) }
}
