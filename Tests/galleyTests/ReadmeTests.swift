import Foundation
import TestMaterial
import Testing

@testable import galley

/// The README names every key, every option and every command that there is.
@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try Checkout.text("README.md")
  }

  @Test func itsTablesAreNotStale() throws {
    let updated = ReadmeTables.updated(readme)
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_GOLDENS"] != nil {
      let file = Checkout.folder.appending(path: "README.md")
      try Data(updated.utf8).write(to: file, options: .atomic)
    } else {
      let isCurrent = readme == updated
      #expect(isCurrent, "README.md is stale; 'make manual' writes its tables anew")
    }
  }

  @Test(arguments: Command.allCases.filter(\.isListed))
  func namesEveryCommand(_ command: Command) {
    #expect(readme.contains(command.usage))
    #expect(readme.contains(command.summary))
  }
}
