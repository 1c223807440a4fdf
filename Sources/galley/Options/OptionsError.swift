/// What is wrong with a command line.
enum OptionsError: Error {
  /// No option is spelled so.
  case unknownOption(String, nearest: String?)
  /// The option takes a value, and nothing follows it.
  case missingValue(option: String, placeholder: String)
  /// The option takes no value, and was given one.
  case unexpectedValue(option: String, value: String)
  /// The option does not take this value.
  case invalidValue(option: String, value: String, expected: String)
  /// The command does not know the option.
  case notForCommand(option: Option, command: Command)
  /// The app shows one locale at a time.
  case severalLocales
  /// Nothing says what the command is about.
  case missingOperand(of: Command)
  /// The command opens nothing.
  case noPaths(for: Command)
  /// Standard input can be read once only.
  case standardInputTwice

  /// What to do next, whatever is wrong.
  static let advice = "Try 'galley --help'."

  /// What is wrong, in one sentence without a full stop.
  var message: String {
    switch self {
    case .unknownOption(let spelling, let nearest):
      "unknown option '\(spelling)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .missingValue(let option, let placeholder):
      "'\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option, let value):
      "'\(option)' takes no value, but was given '\(value)'"
    case .invalidValue(let option, let value, let expected):
      "'\(value)' after '\(option)' is not \(expected)"
    case .notForCommand(let option, let command):
      "'\(option.spelling)' is for \(option.commandList), not for \(command.rawValue)"
    case .severalLocales:
      "one locale is shown at a time; 'galley print' takes several"
    case .missingOperand(let command):
      "'galley \(command.rawValue)' needs one more word: \(command.usage)"
    case .noPaths(let command):
      "'galley \(command.rawValue)' takes no path: \(command.usage)"
    case .standardInputTwice:
      "'-' can be named once only: standard input cannot be read twice"
    }
  }
}

extension Option {
  /// The listed commands that know it, as a sentence lists them: `browse and print`.
  var commandList: String {
    let names = Command.allCases.filter { $0.isListed && commands.contains($0) }.map(\.rawValue)
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
