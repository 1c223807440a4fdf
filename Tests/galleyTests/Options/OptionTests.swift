import Testing

@testable import galley

/// Rules for every row of the table, including rows that are added later.
@Suite struct OptionTests {
  @Test func namesAreUnique() {
    #expect(Set(Option.table.map(\.name)).count == Option.table.count)
    let shorts = Option.table.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(arguments: Option.table.map(\.name))
  func rowsAreWellFormed(name: String) throws {
    let option = try #require(Option.table.first { $0.name == name })
    #expect(name.utf8.allSatisfy { $0 == 0x2D || 0x61...0x7A ~= $0 })
    #expect(!option.commands.isEmpty)
    #expect(option.help.hasSuffix("."))
  }

  @Test func synopsesShowAllThatCanBeTyped() {
    let synopses = Option.table.map(\.synopsis)
    #expect(synopses.contains("-l, --locale TAG"))
    #expect(synopses.contains("    --ascii"))
    #expect(synopses.contains("    --theme auto|dark|light|mono"))
  }
}
