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
    let line = readme.split(separator: "\n").first { line in
      line.hasPrefix("|") && action.entry.keys.allSatisfy { line.contains("`\($0)`") }
    }
    #expect(line?.contains(action.entry.help) == true, "\(action)")
  }

  @Test(arguments: Command.allCases.filter(\.isListed))
  func namesEveryCommand(_ command: Command) {
    #expect(readme.contains(command.usage))
    #expect(readme.contains(command.summary))
  }
}
