/// A shell that can complete the command line of galley.
enum Shell: String, OptionChoice {
  case bash
  case zsh
  case fish

  /// What the shell reads to know the commands, the options and their values.
  var script: String {
    let line = CompletedLine()
    return switch self {
    case .bash: BashCompletions(line: line).script
    case .zsh: ZshCompletions(line: line).script
    case .fish: FishCompletions(line: line).script
    }
  }
}
