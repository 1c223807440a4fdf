extension Document {
  /// The command lines that a reader may type or copy, except those whose output the document shows.
  ///
  /// They are the lines of `sh` blocks, the steps of jobs in `yaml` blocks, and the commands in the
  /// prose. The name of a command alone, such as `galley check`, stands for its help.
  var commands: [String] {
    blocks.flatMap(Document.commands(in:))
      + prose.joined(separator: "\n").matches(of: /`((?:galley|make|apt-get|sudo)\s[^`]+)`/)
      .map { String($0.1).replacing("\n", with: " ") }
      .map { $0.contains(/^galley [a-z]+$/) ? $0 + " --help" : $0 }
  }

  private static func commands(in block: Block) -> [String] {
    switch block.language {
    case "sh":
      return block.text.replacing("\\\n", with: "").split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map(String.init)
    case "yaml":
      return block.lines.compactMap { line in
        line.firstMatch(of: /^ +- (?:run: )?((?:sudo )?(?:apt-get|curl|galley) .*)$/)
          .map { String($0.1) }
      }
    default: return []
    }
  }
}
