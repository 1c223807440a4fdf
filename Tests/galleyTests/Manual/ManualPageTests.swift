import Foundation
import PreviewUI
import TestMaterial
import Testing

@testable import galley

/// The manual page: its content, and that groff accepts it.
@Suite struct ManualPageTests {
  private static let groff = ["/usr/bin/groff", "/usr/local/bin/groff"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func formatted(_ page: String, device: String, width: Int = 200) throws
    -> Program.Outcome
  {
    let folder = try TemporaryFolder()
    try folder.write("page", page)
    return try Program.run(
      #require(Self.groff),
      [
        "-man", "-ww", "-T\(device)", "-P-cbou", "-rLL=\(width)n", "-rHY=0",
        folder["page"],
      ])
  }

  @Test(.enabled(if: groff != nil, "groff is not installed"), arguments: ["ascii", "utf8"])
  func groffAcceptsThePage(device: String) throws {
    let outcome = try formatted(ManualPage().text, device: device, width: 80)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == 0)
  }

  @Test(.enabled(if: groff != nil, "groff is not installed"))
  func thePageHasEveryRowOfTheTables() throws {
    let shown = try formatted(ManualPage().text, device: "utf8").output
    let words = shown.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for option in OptionEntry.table {
      #expect(words.contains(option.synopsis.drop { $0 == " " }))
      #expect(words.contains(option.help.split(separator: " ").joined(separator: " ")))
    }
    for action in Action.allCases {
      let keys = action.entry.legends.joined(separator: ", ")
      let name = ([":\(action.name)"] + [action.entry.argument].compactMap(\.self))
        .joined(separator: " ")
      #expect(
        words.contains(
          keys.isEmpty
            ? "\(name) \(action.entry.help)" : "\(keys) \(action.entry.help) (\(name))"))
    }
    for command in Commands.listed {
      for usage in [command.wholeUsage] + command.otherUsages { #expect(words.contains(usage)) }
    }
    for variable in Variable.allCases {
      #expect(words.contains("\(variable.rawValue) \(variable.help)"))
    }
    for option in OptionEntry.table where option.isConfigurable {
      #expect(words.contains("\(option.name) = "))
    }
    for (status, meaning) in Help.statuses { #expect(words.contains("\(status) \(meaning)")) }
    for (command, _) in ManualText.examples { #expect(shown.contains("\(command)\n")) }
    for section in [
      "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "PATHS", "OPTIONS", "KEYS", "LANGUAGES",
      "CONFIGURATION", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES", "LIMITS",
    ] { #expect(shown.contains("\n\(section)\n")) }
  }

  /// Characters with a meaning in roff come out unchanged.
  @Test(.enabled(if: groff != nil, "groff is not installed"))
  func specialCharactersAreShownUnchanged() throws {
    let lines = [
      #".TH x"#, #"'ti 3"#, #"\fBno\fR \n \\ \e"#, #"a-b --c 'd' ^e ~f"#, "\"g\" `", "é ━ ✂ 界",
    ]
    var page = RoffWriter(title: "TEST", section: 1, source: "a", collection: "b")
    page.heading("LINES")
    page.example(lines.joined(separator: "\n"))
    let outcome = try formatted(page.page, device: "utf8")
    #expect(outcome.errors.isEmpty)
    let shown = outcome.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    for line in lines { #expect(shown.contains(line[...])) }
  }

  /// galley accepts the command lines of the examples.
  @Test(arguments: ManualText.examples.map(\.command)) func examplesAreValid(command: String) throws
  {
    let words = words(of: command)
    #expect(words.first == "galley")
    guard case .run = try Invocation(words: Array(words.dropFirst())) else {
      Issue.record("\(words)")
      return
    }
  }

  /// The words of the first command of a line, split as a shell would.
  private func words(of line: String) -> [String] {
    var words = [""]
    for (number, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
    {
      guard number.isMultiple(of: 2) else {
        words[words.count - 1] += part
        continue
      }
      for character in part.prefix(while: { $0 != "|" }) {
        if character == " " { words.append("") } else { words[words.count - 1].append(character) }
      }
    }
    return words.filter { !$0.isEmpty }
  }

  @Test func theConfigurationOfThePageIsValid() {
    let configuration = Configuration(bytes: Array(ManualText.configured.utf8), path: "config")
    #expect(configuration.diagnostics.isEmpty)
    #expect(configuration.settings.count == 2)
    #expect(configuration.bindings.count == 2)
    #expect(configuration.remembersLocale)
  }
}
