import Testing

@testable import galley

/// Rules for the options of all commands, including those that are added later.
@Suite struct OptionTests {
  @Test func shortNamesAreUnique() {
    let shorts = OptionEntry.table.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(arguments: Galley.commands)
  func aCommandListsAnOptionOnce(command: any Command.Type) {
    let names = command.entries.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// The manual page describes an option once, and a command line may name it before the command.
  @Test(arguments: Galley.commands)
  func optionsMeanTheSameForAllCommands(command: any Command.Type) throws {
    for entry in command.entries {
      let common = try #require(OptionEntry.table.first { $0.name == entry.name })
      #expect(entry.help == common.help)
      #expect(entry.synopsis == common.synopsis)
      #expect(entry.group == common.group)
    }
  }

  @Test(arguments: OptionEntry.table.map(\.name))
  func rowsAreWellFormed(name: String) throws {
    let option = try #require(OptionEntry.table.first { $0.name == name })
    #expect(name.utf8.allSatisfy { $0 == 0x2D || 0x61...0x7A ~= $0 })
    #expect(!option.commands.isEmpty)
    #expect(option.help.hasSuffix("."))
  }

  @Test func synopsesShowAllThatCanBeTyped() {
    let synopses = OptionEntry.table.map(\.synopsis)
    #expect(synopses.contains("-l, --locale TAG"))
    #expect(synopses.contains("    --ascii"))
    #expect(synopses.contains("    --theme auto|dark|light|mono"))
  }
}
