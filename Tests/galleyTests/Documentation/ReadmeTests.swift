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

  @Test func itsTablesAndScreensAreNotStale() throws {
    let updated = try ReadmeTables.withScreens(ReadmeTables.updated(readme))
    if ProcessInfo.processInfo.environment["GALLEY_RECORD_GOLDENS"] != nil {
      let file = Checkout.folder.appending(path: "README.md")
      try Data(updated.utf8).write(to: file, options: .atomic)
    } else {
      let isCurrent = readme == updated
      #expect(isCurrent, "README.md is stale; 'make manual' writes its tables and screens anew")
    }
  }

  /// The picture names the command that prints the same screen.
  @Test func itsPictureIsNotStale() throws {
    let lines = try Checkout.text("Documentation/preview.svg").split(separator: "\n")
    func plain(_ text: some StringProtocol) -> String {
      [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#x27;", "'"), ("&amp;", "&")]
        .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
    let command = try #require(lines.first { $0.hasPrefix("<desc>") }).dropFirst(6).dropLast(7)
    let screen = try Program.galley(ReadmeTables.words(of: plain(command)[...])).output
    let pictured = lines.filter { $0.hasPrefix("<text ") }.map { line in
      plain(line.drop { $0 != ">" }.dropFirst().dropLast("</text>".count))
    }
    let isCurrent = pictured.joined().filter { $0 != " " } == screen.filter { !$0.isWhitespace }
    #expect(isCurrent, "Documentation/preview.svg is stale; 'make manual' draws it anew")
  }

  @Test(arguments: Command.allCases.filter(\.isListed))
  func namesEveryCommand(_ command: Command) {
    #expect(readme.contains(command.usage))
    #expect(readme.contains(command.summary))
  }
}
