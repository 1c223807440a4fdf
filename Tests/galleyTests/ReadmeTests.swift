import PreviewUI
import TestMaterial
import Testing

@testable import galley

/// The README names every key, every command and every exit status that there is.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try Checkout.text("README.md")
  }

  @Test(arguments: Action.allCases)
  func namesEveryActionWithItsKeys(_ action: Action) {
    let keys = action.entry.legends.map { "`\($0)`" }.joined(separator: " ")
    let command = [action.name, action.entry.argument].compactMap(\.self).joined(separator: " ")
    let line = "| \(keys)\(keys.isEmpty ? "" : " ")| \(action.entry.help) | `:\(command)` |"
    #expect(readme.contains(line), "\(line)")
  }

  @Test(arguments: Command.allCases.filter(\.isListed))
  func namesEveryCommand(_ command: Command) {
    #expect(readme.contains(command.usage))
    #expect(readme.contains(command.summary))
  }
}
