import Testing

@testable import galley

@Suite struct HelpTests {
  @Test(arguments: [0, 40, 41, 50, 57, 72, 80, 100, 1_000], Galley.commands)
  func everyLineFits(columns: Int, command: any Command.Type) {
    let text = Help(columns: columns).text(for: command)
    let limit = min(max(columns, 40), 100)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.utf8.count <= limit, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
      #expect(line.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "\(line)")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test(arguments: Galley.commands)
  func theHelpOfACommandHasItsOptionsOnly(command: any Command.Type) {
    let text = Help(columns: 80).text(for: command)
    for option in command.entries {
      let synopsis = option.synopsis + (option.isList ? ",..." : "")
      #expect(text.contains("\(synopsis)\n") || text.contains("\(synopsis) "))
    }
    for option in OptionEntry.table where command.entry(named: option.name) == nil {
      #expect(!text.contains(option.spelling + " "))
    }
  }

  /// The general help fits two screens of 80x24, and each option of a command one line.
  @Test func theHelpIsShort() {
    let text = Help(columns: 80).text(for: nil)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 49)
    for command in Galley.commands { #expect(text.contains(command.usage) == command.isListed) }
    for option in OptionEntry.table { #expect(option.summary.count <= 72, "\(option.summary)") }
  }

  /// The help of a command says which options take a list, and which one it needs.
  @Test func whatACommandTakesIsShown() {
    let fit = Help(columns: 80).text(for: FitCommand.self)
    #expect(fit.contains("-l, --locale TAG,..."))
    #expect(fit.contains("Set the languages, such as fr,de (default: all)\n"))
    #expect(fit.contains("--text-size SIZE,..."))
    let set = Help(columns: 80).text(for: SetCommand.self)
    #expect(set.contains("-l, --locale TAG  ") && set.contains("--state STATE  "))
    let compile = Help(columns: 80).text(for: CompileCommand.self)
    #expect(
      compile.hasPrefix(
        """
        Write .strings and .stringsdict files

        Usage: galley compile --output-directory DIR [options] [path...]

        """))
  }

  /// Every width shows the same words.
  @Test(arguments: [40, 60, 100])
  func theWordsAreTheSameAtEveryWidth(columns: Int) {
    let words = { (columns: Int) in
      Help(columns: columns).text(for: nil).split { $0 == " " || $0 == "\n" }
    }
    #expect(words(columns) == words(80))
  }

  @Test func oneWholeSection() {
    let text = Help(columns: 60).text(for: CoverageCommand.self)
    #expect(
      text.contains(
        """
        Output:
              --color auto|always|never
                                Use color (default: auto)
              --theme auto|dark|light|mono
                                Set the color theme (default: auto)
              --ascii           Draw marks and borders in ASCII
        """), "\(text)")
  }
}
