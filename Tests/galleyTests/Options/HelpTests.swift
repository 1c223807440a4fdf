import Testing

@testable import galley

@Suite struct HelpTests {
  @Test(arguments: [0, 40, 41, 50, 57, 72, 80, 100, 1_000], Command.allCases)
  func everyLineFits(columns: Int, command: Command) {
    let text = Help(columns: columns).text(for: command)
    let limit = min(max(columns, 40), 100)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.utf8.count <= limit, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
      #expect(line.utf8.allSatisfy { 0x20..<0x7F ~= $0 }, "\(line)")
    }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test(arguments: Command.allCases)
  func theHelpOfACommandHasItsOptionsOnly(command: Command) {
    let text = Help(columns: 80).text(for: command)
    for option in Option.table where option.commands.contains(command) {
      #expect(text.contains("\(option.synopsis)\n") || text.contains("\(option.synopsis) "))
    }
    guard command != .browse else { return }
    for option in Option.table where !option.commands.contains(command) {
      #expect(!text.contains(option.spelling + " "))
    }
  }

  @Test func theGeneralHelpHasEveryListedCommandAndVariable() {
    let text = Help(columns: 80).text(for: .browse)
    for command in Command.allCases { #expect(text.contains(command.usage) == command.isListed) }
    for variable in Variable.allCases { #expect(text.contains("  \(variable.rawValue)  ")) }
    #expect(text.contains("(browse, print and explain) "))
    #expect(!text.contains("dump"))
  }

  /// Every width shows the same words.
  @Test(arguments: [40, 60, 100])
  func theWordsAreTheSameAtEveryWidth(columns: Int) {
    let words = { (columns: Int) in
      Help(columns: columns).text(for: .browse).split { $0 == " " || $0 == "\n" }
    }
    #expect(words(columns) == words(80))
  }

  @Test func oneWholeSection() {
    let text = Help(columns: 60).text(for: .coverage)
    #expect(
      text.contains(
        """
        Output:
              --color auto|always|never
                                When to use colour. Default: auto,
                                which honours NO_COLOR and
                                TERM=dumb.
              --theme auto|dark|light|mono
                                Which colours to use. Default: auto.
              --ascii           Draw marks and frames in ASCII.
        """), "\(text)")
  }
}
