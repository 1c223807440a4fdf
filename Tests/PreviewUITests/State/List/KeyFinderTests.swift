import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// The finder over the keys of all tables.
@Suite struct KeyFinderTests {
  private func model(_ keys: [String], columns: Int = 60) -> Model {
    let entries = keys.map { "\"\($0)\": {}" }.joined(separator: ", ")
    let table = Table(json: "{\"sourceLanguage\": \"en\", \"strings\": {\(entries)}}")
    return Model(
      Model.Settings(
        tables: [PreviewTable(table: table)], environment: EnvironmentValues(fallback: .editor),
        size: Size(columns: columns, rows: 24)))
  }

  private func found(_ model: Model) -> [String] {
    model.stage[KeyPicker.self]?.list.shown.map(\.name) ?? []
  }

  private static let keys = [
    "tabs.timeline.add-account", "status.action.boost", "account.add", "total", "Straße", "",
    "data.account.dd", "timeline", "TITLE", "100 %",
  ]

  @Test(arguments: [
    ("tlac", ["tabs.timeline.add-account"]), ("add", ["account.add", "tabs.timeline.add-account"]),
    ("acc", ["account.add", "data.account.dd", "tabs.timeline.add-account"]),
    ("title", ["TITLE"]), ("TIME", ["timeline", "tabs.timeline.add-account"]),
    ("straß", ["Straße"]), ("1%", ["100 %"]),
    ("time line", ["timeline", "tabs.timeline.add-account"]),
    ("zz", []),
  ])
  func theBestComeFirst(typed: String, expected: [String]) throws {
    let model = model(Self.keys)
    try model.press("<C-p>\(typed)")
    #expect(Array(found(model).prefix(expected.count)) == expected)
    if expected.isEmpty { #expect(found(model).isEmpty) }
  }

  /// The text beside a key is that of the row, whatever forms its file has.
  @Test(arguments: ["de", "ar", "pl"]) func showsWhatTheListShows(locale: String) throws {
    let model = Model(["Catalogs"], locale: locale, size: Size(columns: 140, rows: 40))
    try model.press("gk")
    let picker = try #require(model.stage[KeyPicker.self])
    #expect(picker.list.shown.count > 50)
    for choice in picker.list.shown {
      let row = model.row(choice.target).row
      #expect(choice.words == (row.found.leaf == nil ? [] : [row.title.text]), "\(choice.name)")
    }
  }

  /// A string is found by any of its forms.
  @Test func findsOtherForms() throws {
    let model = Model(["Catalogs"], locale: "de", size: Size(columns: 80, rows: 24))
    try model.press("gkApple TV")
    #expect(found(model).contains("On this device"), "\(found(model))")
    let text = model.draw().canvas.text
    #expect(text.contains("Auf diesem Gerät") && !text.contains("Auf diesem Apple TV"), "\(text)")
  }

  /// Which keys are found is decided by the plain definition, whatever the parts are.
  @Test(arguments: [1, 3, 100_000], 1...5 as ClosedRange<UInt64>)
  func findsWhatContainsTheLettersInOrder(part: Int, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func word(_ length: ClosedRange<Int>) -> String {
      String(
        (0..<Int.random(in: length, using: &generator)).map { _ in
          "abAB.-".randomElement(using: &generator) ?? "a"
        })
    }
    let keys = Set((0..<150).map { _ in word(1...12) }).sorted()
    let model = model(keys)
    try model.press("gk")
    for _ in 0..<10 {
      let typed = word(1...4).filter { $0 != "-" }
      try model.press("<C-u>")
      for scalar in typed.unicodeScalars { _ = model.update(.key(.character(scalar))) }
      while model.isBusy { model.work(rows: part) }
      let expected = keys.filter { key in
        var rest = typed.lowercased()[...]
        for letter in key.lowercased() where letter == rest.first { rest.removeFirst() }
        return rest.isEmpty
      }
      #expect(found(model).sorted() == expected.sorted(), "\(typed)")
      #expect(model.stage[KeyPicker.self]?.counts.matching == expected.count)
    }
  }

  @Test func enterKeepsTheRowAndEscapeDoesNot() throws {
    let model = model(Self.keys)
    try model.press("jj<C-p>tlac")
    #expect(model.list.selection == 0)
    try model.press("<Esc>")
    #expect(model.list.selection == 2)
    try model.press("&total<Enter><C-p>tlac<Enter>")
    #expect(model.selectedKey == "tabs.timeline.add-account")
    // Without the empty key and "100 %".
    #expect(model.list.count == Self.keys.count - 2)
    try model.press("<C-p>zz<Enter>")
    #expect(model.status.message == "no match for \"zz\"")
  }

  /// Strings are found as they are in the language that is shown, or else in the source language, after
  /// keys that contain the same.
  @Test(arguments: [
    ("de", "konto", ["account.konto", "add"]), ("de", "Add account", []),
    ("fr", "add acc", ["add"]), ("de", "hinzufugen", ["add"]), ("de", "kto", ["account.konto"]),
  ])
  func findsStrings(locale: String, typed: String, expected: [String]) throws {
    let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    let json = """
      {"sourceLanguage": "en", "strings": {
        "add": {"localizations": {
          "en": \(unit("Add account")), "de": \(unit("Konto hinzufügen"))}},
        "account.konto": {}, "other": {"localizations": {"de": \(unit("Anderes"))}}}}
      """
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: Table(json: json))],
        environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor),
        size: Size(columns: 60, rows: 24)))
    try model.press("<C-p>" + typed)
    #expect(found(model) == expected)
    if let first = expected.first {
      try model.press("<Enter>")
      #expect(model.selectedKey == first)
    }
  }

  /// What was typed is underlined in the key, or in the string.
  @Test(arguments: [
    ("tlac", "tabs.timeline.add-account", "tlac"), ("boost", "status.action.boost", "boost"),
    ("straß", "Straße", "Straß"), ("100", "100 %", "100"), ("", "total", ""),
  ])
  func whatWasTypedIsMarked(typed: String, key: String, marked: String) throws {
    let model = model(Self.keys)
    try model.press("<C-p>" + typed)
    let canvas = model.draw().canvas
    let row = try #require(
      (0..<24).last { line in
        let cells = (2..<2 + key.count).map { canvas[Position(column: $0, row: line)]?.text ?? "" }
        return cells.joined() == key
      })
    let cells = (2..<60).compactMap { canvas[Position(column: $0, row: row)] }
    let underlined = cells.filter { $0.style.attributes.contains(.underline) }
    #expect(underlined.map(\.text).joined() == marked)
  }

  @Test func itShowsTheFirstKeysBeforeALetterIsTyped() throws {
    let model = model(Self.keys)
    try model.press("jj<C-p>")
    #expect(found(model) == Self.keys.map { $0.isEmpty ? "(empty key)" : $0 })
    #expect(model.list.selection == 2)
    #expect(model.draw().canvas.text.contains("10 of 10"))
  }

  /// A letter waits for some thousands of keys at most, and the rest is found while the loop is idle.
  @Test func aLetterDoesNotWaitForAllKeys() throws {
    let model = model((0..<20_000).map { "key.\($0)" })
    while model.isBusy { model.work() }
    _ = model.update(.key(.control("p")))
    _ = model.update(.key(.character("k")))
    #expect(model.isBusy)
    #expect(found(model).count == KeyFinder.limit)
    while model.isBusy { model.work() }
    #expect(model.stage[KeyPicker.self]?.counts.matching == 20_000)
    // Of equal keys the first come first.
    #expect(found(model).prefix(3) == ["key.0", "key.1", "key.2"])
  }
}
