import TestMaterial
import Testing

@testable import LocalizedText
@testable import StringCatalog

/// The shortcuts to the leaf that is shown, compared with the search that works for every entry.
@Suite struct LeafChoiceTests {
  private static let arguments: [[Argument]] =
    [[]] + [0, 1, 2, 5, 11, 1_000_000].map { [.integer($0)] }
    + [[.string("a")], [.string("a"), .integer(2)], [.double(1)], [.double(1.5)]]

  @Test(arguments: [
    "AppShortcuts", "Devices", "LocalizableSettings", "Markup", "Movies", "Orders", "Plurals",
    "Scripts", "Travel", "Wallet",
  ])
  func shortcutsFindTheSameLeaf(name: String) throws {
    let table = try Table(json: Checkout.text("Catalogs/\(name).xcstrings"), named: name)
    for locale in table.locales + ["fr-CA", "sw"] {
      for number in [PluralNumber.raw, .formatted] {
        var environment = EnvironmentValues(locale: LocaleTag(locale))
        environment.pluralNumber = number
        let lookup = TableLookup(table: table, environment: environment)
        for entry in table.entries {
          for arguments in Self.arguments { try compare(entry, arguments, lookup) }
        }
      }
    }
  }

  /// Entries that no real catalog contains: with empty forms, unknown forms, forms in another
  /// order.
  @Test func shortcutsFindTheSameLeafInInventedEntries() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let names = ["zero", "one", "two", "few", "many", "other", "odd"].shuffled(using: &random)
      let cases = names.prefix(Int.random(in: 0...4, using: &random)).map { name in
        let text = Bool.random(using: &random) ? "%.1f \(name)" : ""
        return #""\#(name)": {"stringUnit": {"value": "\#(text)"}}"#
      }
      let table = Table(
        key: "k", #""en": {"variations": {"plural": {\#(cases.joined(separator: ", "))}}}"#)
      let lookup = TableLookup(table: table, environment: EnvironmentValues())
      for arguments in Self.arguments { try compare(table.entries[0], arguments, lookup) }
    }
  }

  private func compare(_ entry: Entry, _ arguments: [Argument], _ lookup: TableLookup) throws {
    for localization in entry.localizations {
      var short = LeafChoice(localization, lookup: lookup, arguments: arguments)
      var long = LeafChoice(localization, lookup: lookup, arguments: arguments)
      let leaf = short.leaf()
      let other = long.leaf(below: Localization.rootPath)
      #expect(leaf?.pathNumber == other?.pathNumber)
      #expect(leaf?.text == other?.text)
      #expect(short.choices == long.choices)
    }
    let found = lookup.foundText(
      of: entry, for: LocalizedStringKey(entry.key, arguments: arguments))
    let sought = lookup.search(entry, arguments: arguments) { _, _ in }
    #expect(found.format == sought.format)
    #expect(found.origin == sought.origin)
    #expect(found.leaf?.pathNumber == sought.leaf?.pathNumber)
    #expect(found.localization?.locale == sought.localization?.locale)
    #expect(found.choices == sought.choices)
    #expect(found.isSourceText == sought.isSourceText)
    #expect(found.substitutions == sought.substitutions)
    #expect(found.isFormat)
    let asFound = lookup.foundText(
      of: entry,
      for: LocalizedStringKey(
        entry.key, arguments: arguments, formatting: .asFound(passing: [])))
    #expect(
      asFound.isFormat
        == lookup.isFormat(
          sought.format, of: entry,
          hasArguments: !arguments.isEmpty || !sought.substitutions.isEmpty,
          formatting: .asFound(passing: [])))
    #expect(
      !lookup.foundText(
        of: entry, for: LocalizedStringKey(entry.key, arguments: arguments, formatting: .never)
      ).isFormat)
  }
}
