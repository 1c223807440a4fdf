import CatalogEditing
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Text typed after the Enter that closes a field runs no commands.
@Suite struct TypedTextTests {
  private func model(_ states: KeyValuePairs<String, String?>) -> Model {
    let entries = states.map { key, state in
      let unit = state.map { #""de": {"stringUnit": {"state": "\#($0)", "value": "T \#(key)"}}"# }
      return #""\#(key)": {"localizations": {\#(unit ?? "")}}"#
    }
    let text =
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}}"#
    var settings = Model.Settings(
      tables: [
        PreviewTable(
          table: Table(catalog: CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8))))
      ],
      environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
      size: Size(columns: 80, rows: 24))
    settings.theme = .mono
    return Model(settings)
  }

  /// Presses keys that come at once.
  private func burst(_ keys: String, to model: Model) throws -> [Effect] {
    let keys = try Key.keys(in: keys)
    return keys.enumerated().compactMap { number, key in
      model.update(.key(key), isLast: number == keys.count - 1)
    }
  }

  private func lines(_ model: Model) -> [String] {
    model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private let done: KeyValuePairs<String, String?> = [
    "a": "translated", "b": "translated", "c": "translated",
  ]

  @Test(arguments: ["Réduit", "Réduit<Enter>", "quit now<Enter><Tab>", "jl<Backspace>"])
  func textInTheSameBurstIsIgnored(rest: String) throws {
    let model = model(done)
    let effects = try burst("i<End>!<Enter>" + rest, to: model)
    #expect(effects.count == 1)
    guard case .write(let changes)? = effects.first else {
      Issue.record("\(effects)")
      return
    }
    #expect(changes.map(\.text) == ["T a!"])
    #expect(model.selectedKey == "a" && model.preview.locale == LocaleTag("de"))
    #expect(!model.isReviewing)
    let text = rest.prefix { $0 != "<" }
    #expect(lines(model).has("typed text ignored: \(text)"), "\(lines(model))")
    // The next burst is one of commands.
    try model.press("j")
    #expect(model.selectedKey == "b")
  }

  @Test func keysAfterTheBurstAreCommands() throws {
    let model = model(done)
    _ = try burst("i<End>!<Enter>", to: model)
    _ = try burst("j", to: model)
    #expect(model.selectedKey == "b")
    // A script presses one key after another.
    try model.press("i<End>!<Enter>j")
    #expect(model.selectedKey == "c")
  }

  @Test func otherKeysOfTheBurstWork() throws {
    let model = model(done)
    _ = try burst("i<End>!<Enter><Down>x", to: model)
    #expect(model.selectedKey == "b")
    #expect(lines(model).has("typed text ignored: x"))
    // So does a second Enter after an error, and whatever follows a command.
    _ = try burst(":locale en<Enter>j", to: model)
    #expect(model.selectedKey == "c")
  }

  @Test(arguments: ["vm", "vr", "vmvr"])
  func enterOpensTheNextStringOfAWorkList(filter: String) throws {
    let model = model([
      "a": nil, "b": "needs_review", "c": "translated", "d": nil, "e": "needs_review",
    ])
    try model.press(filter)
    let expected = ["vm": ["a", "d"], "vr": ["b", "e"]][filter] ?? ["a", "b", "d", "e"]
    var keys: [String] = []
    for number in expected.indices {
      let effects = try burst((number == 0 ? "i" : "") + "<C-u>Neu<Enter>", to: model)
      guard case .write(let changes)? = effects.last else {
        Issue.record("\(effects)")
        return
      }
      keys += changes.map(\.key)
      #expect(changes.map(\.state) == ["translated"])
      let next = expected[(number + 1) % expected.count]
      #expect(model.selectedKey == next && model.stage[TextPrompt.self]?.draft.key == next)
    }
    #expect(keys == expected)
    try model.press("<Esc>")
    #expect(!(model.stage.input is TextPrompt) && !lines(model).has("Esc again"))
  }

  @Test(arguments: ["<C-s>", "<Esc><Esc>"])
  func otherKeysStay(key: String) throws {
    let model = model(["a": nil, "b": nil])
    try model.press("vmiNeu\(key)")
    #expect(model.selectedKey == "a" && !(model.stage.input is TextPrompt))
  }

  @Test func theHintSaysSo() throws {
    let model = model(["a": nil, "b": nil])
    try model.press("i")
    #expect(lines(model).has("Enter save   "))
    try model.press("<Esc>vmi")
    #expect(lines(model).has("Enter save, next"))
  }
}

extension [String] {
  /// Whether a line has some words.
  fileprivate func has(_ words: String) -> Bool { contains { $0.contains(words) } }
}
