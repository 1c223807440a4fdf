import AppSources
import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import TerminalValues
import Testing
import TextLayout

@testable import PreviewUI

/// The choices that a picker shows for the typed words, and the one that Enter accepts.
@Suite struct PickerTests {
  private static let tags = ["ar", "de", "de-CH", "en", "fr", "fr-CA", "hi", "id", "ja", "sv"]

  private func locales(_ typed: String, at tag: String = "en") -> ChoiceList<LocaleTag> {
    let model = model(tag)
    var picker = LanguagePicker(of: Self.tags.map { LocaleTag($0) }, in: model)
    _ = picker.paste(typed, in: model)
    return picker.list
  }

  /// The typed words, and the choices in their order.
  @Test(
    arguments: [
      ("", tags), ("de", ["de", "de-CH"]), ("DE", ["de"]), ("german", ["de", "de-CH"]),
      ("deutsch", ["de", "de-CH"]), ("schweiz", ["de-CH"]), ("ger swi", ["de-CH"]),
      ("swi ger", ["de-CH"]), ("日本", ["ja"]), ("हिन्दी", ["hi"]), ("French", ["fr", "fr-CA"]),
      ("fr-ca", ["fr-CA"]), ("fr", ["fr", "fr-CA"]), ("svenska", ["sv"]),
      // GermAN, frANçais, IndonesiAN, JapANese; and Aragonese (`an`), which no catalog has.
      ("an", ["de", "de-CH", "fr", "fr-CA", "id", "ja", "an"]), ("hind", ["hi"]),
    ] as [(String, [String])])
  func narrowing(typed: String, names: [String]) {
    #expect(locales(typed).shown.map(\.name) == names)
  }

  /// A locale of no catalog may be typed in full.
  @Test(arguments: [
    ("pt-BR", "pt-BR"), ("pt_BR", "pt-BR"), ("tlh", "tlh"), ("zh-Hant-HK", "zh-Hant-HK"),
    ("fr-BE", "fr-BE"),
  ])
  func anyLocaleMayBeTyped(typed: String, name: String) {
    #expect(locales(typed).shown.last?.target == LocaleTag(name))
    #expect(locales(typed).shown.map(\.note) == ["not in these catalogs"])
  }

  /// Nothing to choose is said, and Enter keeps the picker open.
  @Test(arguments: [
    ("glqq", "no language 'qq' in these catalogs"), ("gtqq", "no match for \"qq\""),
  ])
  func nothingToChooseIsSaid(keys: String, words: String) throws {
    for columns in [40, 80] {
      let model = Model(
        ["Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings"],
        size: Size(columns: columns, rows: 24))
      try model.press(keys)
      #expect(model.draw().canvas.text.contains("\n  \(words)"))
      try model.press("<Enter>")
      #expect(model.stage.input is any Picking)
      try model.press("<Esc>")
      #expect(!model.draw().canvas.text.contains(words))
    }
  }

  // MARK: Places in sources

  private static let uses = [(3, "Text(\"A\")"), (12, "Label(\"A\", systemImage: \"b\")")].map {
    KeyUse(
      at: FilePlace(
        path: "App/Menu.swift", location: SourceLocation(line: $0.0, column: 1)), line: $0.1)
  }

  /// One place opens the editor at once; of several, the user picks one.
  @Test func placesOfAKey() throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    let key = try #require(model.selectedKey)
    #expect(try model.press("ge") == [.findUses(key: key)])
    let first = Effect.edit(path: "App/Menu.swift", line: 3)
    #expect(model.show(Array(Self.uses.prefix(1)), ofKey: key) == first)
    #expect(model.show([], ofKey: key) == nil)
    #expect(model.draw().canvas.text.contains("key not found in the code"))
    #expect(model.show(Self.uses, ofKey: key) == nil)
    let screen = model.draw().canvas.text
    #expect(screen.contains("▌ App/Menu.swift:3   Text(\"A\")"))
    #expect(screen.contains("  App/Menu.swift:12  Label(\"A\", systemImage: \"b\")"))
    #expect(screen.contains("place: "))
    #expect(try model.press("<Down><Enter>") == [.edit(path: "App/Menu.swift", line: 12)])
    #expect(model.selectedKey == key)
    // Typing narrows the places, and Esc opens none.
    #expect(model.show(Self.uses, ofKey: key) == nil)
    #expect(try model.press("Text<Enter>") == [first])
    #expect(model.show(Self.uses, ofKey: key) == nil)
    #expect(try model.press("<Esc>") == [])
    #expect(!(model.stage.input is any Picking))
  }

  @Test func aClickOpensAPlace() throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    #expect(model.show(Self.uses, ofKey: try #require(model.selectedKey)) == nil)
    let top = model.geometry.panelTop
    let click = MouseEvent(.click, at: Position(column: 5, row: top + 1))
    #expect(model.update(.mouse(click)) == .edit(path: "App/Menu.swift", line: 12))
  }

  /// Nothing opens in the middle of something else.
  @Test(arguments: ["j", "/", ":", "gl"]) func theUserHasGoneOn(keys: String) throws {
    let model = Model(["Catalogs/Travel.xcstrings"], size: Size(columns: 80, rows: 24))
    let key = try #require(model.selectedKey)
    try model.press(keys)
    let before = model.draw().canvas.text
    #expect(model.show(Array(Self.uses.prefix(1)), ofKey: key) == nil)
    #expect(model.show(Self.uses, ofKey: key) == nil)
    #expect(model.draw().canvas.text == before)
  }

  @Test(arguments: ["qqq", "x", "german swiss x", "12", "pt br", "../", "und"])
  func otherWordsAreNotLocales(typed: String) {
    #expect(locales(typed).shown.isEmpty)
    #expect(locales(typed).selected == nil)
  }

  @Test func theSelectionStopsAtBothEnds() {
    let model = model()
    var typed = LanguagePicker(of: Self.tags.map { LocaleTag($0) }, in: model)
    var picker = typed.list
    #expect(picker.selected?.name == "en")
    picker.move(by: -100)
    #expect(picker.selected?.name == "ar")
    picker.move(by: 3)
    #expect(picker.selected?.name == "en")
    picker.move(by: 100)
    #expect(picker.selected?.name == "sv")
    typed.list = picker
    _ = typed.take(.character("f"), in: model)
    #expect(typed.list.selection == 0)
  }

  // MARK: On the screen

  private func model(_ locale: String = "en", columns: Int = 80, rows: Int = 24) -> Model {
    Model(["Catalogs"], locale: locale, size: Size(columns: columns, rows: rows))
  }

  @Test func theRowsFollowAndComeBack() throws {
    let model = model()
    try model.press("]]jjf")
    let (key, top) = (model.selectedKey, model.list.top)
    try model.press("gl")
    for (typed, locale) in [("jap", "ja"), ("<C-u>", "en"), ("pt-BR", "pt-BR")] {
      try model.press(typed)
      #expect(model.environment.localeTag.withoutPrivateUse.description == locale)
      #expect(model.environment.localeTag.prefersFullNames)
      #expect(model.selectedKey == key)
    }
    try model.press("<Esc>")
    #expect(model.environment.localeTag.description == "en-x-linearf")
    #expect(
      model.selectedKey == key && model.list.top == top && !(model.stage.input is any Picking))
  }

  @Test(arguments: [
    ("glja<Enter>", "ja"), ("gl<Down><Enter>", "es"), ("gl<C-p><Enter>", "de"),
    ("gljk<Backspace>a<Enter>", "ja"), ("glpt-BR<Enter>", "pt-BR"),
    ("glja<C-c>", "en"), ("gl<Backspace>", "en"), ("glqqq<Enter>", "en"),
  ])
  func keysOfTheLocales(keys: String, locale: String) throws {
    let model = model()
    try model.press(keys)
    #expect(model.environment.localeTag.description == locale)
    #expect((!(model.stage.input is any Picking)) == !keys.contains("qqq"))
  }

  @Test func tablesArePicked() throws {
    let model = model()
    try model.press("ggjgtwal")
    #expect(model.selectedTable == "Wallet")
    try model.press("<Esc>")
    #expect(model.list.selection == 1 && model.list.top == 0)
    try model.press("gtwal<Enter>")
    #expect(model.selectedTable == "Wallet")
    #expect(model.selectedKey == "A lot of text which can obviously be wrapped in many lines!")
    // The chosen table takes the window: its heading is the first line, also without the picker.
    for keys in ["", ":table Travel<Enter>:table Wallet<Enter>", "[[]]]]]][", "k]"] {
      try model.press(keys)
      let lines = model.draw().canvas.text.split(separator: "\n")
      #expect(model.selectedTable == "Wallet", "\(keys)")
      #expect(lines[2].hasPrefix("    Wallet "), "\(keys)")
    }
    // A table without listed rows cannot be picked.
    try model.press("&Providence<Enter>gt")
    #expect(model.stage[TablePicker.self]?.list.choices.map(\.name) == ["Travel", "Welcome"])
  }

  // MARK: Text sizes

  /// The sizes of Body on a phone, from Apple's table of Dynamic Type sizes.
  private static let bodySizes = [
    ("XS", 14), ("S", 15), ("M", 16), ("L", 17), ("XL", 19), ("XXL", 21), ("XXXL", 23),
    ("AX1", 28), ("AX2", 33), ("AX3", 40), ("AX4", 47), ("AX5", 53),
  ]

  @Test func textSizesArePicked() throws {
    let model = model("de", columns: 100, rows: 40)
    try model.press("jjpa")
    let picker = try #require(model.stage[TextSizePicker.self]).list
    #expect(picker.choices.map(\.name) == Self.bodySizes.map(\.0))
    #expect(picker.choices.map(\.note) == Self.bodySizes.map { "\($0.1) pt" })
    #expect(picker.selected?.name == "L")
    #expect(!model.preview.isInPoints)
    let screen = model.draw().canvas.text
    #expect(screen.contains("▌ L     large (default)"))
    #expect(screen.contains("text size: "))
    // The rows follow, and come back.
    let before = (key: model.selectedKey, top: model.list.top)
    try model.press("ax5")
    #expect(model.preview.points?.textSize == .ax5)
    try model.press("<Esc>")
    #expect(model.preview.points == nil && model.preview.setting.textSize == .l)
    #expect(model.selectedKey == before.key && model.list.top == before.top)
    try model.press("paax5<Enter>")
    #expect(model.preview.points?.textSize == .ax5)
    #expect(model.status.message == "text size: AX5")
    #expect(model.selectedKey == before.key)
    try model.press("paxl<Esc>")
    #expect(model.preview.points?.textSize == .ax5)
    // The size that is selected at first switches to points, too.
    try model.press("p0pa<Enter>")
    #expect(model.preview.points?.textSize == .l)
  }

  @Test func theKeysOfTextSizesAreListed() throws {
    let model = model(columns: 160, rows: 24)
    try model.press("p")
    #expect(model.draw().canvas.text.contains(" a text size "))
    try model.press("<Esc>?/choose a text size<Enter>")
    #expect(model.draw().canvas.text.contains("pa"))
  }
}
