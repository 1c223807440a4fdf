import CatalogEditing
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Files that change on disk while a text of them is in the field.
@Suite struct LiveEditTests {
  private static func tables(_ texts: KeyValuePairs<String, String>) -> [PreviewTable] {
    let entries = texts.map { key, text in
      #""\#(key)": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
    }
    let text =
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}}"#
    return [
      PreviewTable(
        table: Table(catalog: CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8))))
    ]
  }

  private static let first = tables(["a": "Erstens", "b": "Zweitens"])

  private func model() -> Model {
    var settings = Model.Settings(
      tables: Self.first,
      environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
      size: Size(columns: 80, rows: 24))
    settings.theme = .mono
    return Model(settings)
  }

  private func screen(_ model: Model) -> [String] {
    model.draw().canvas.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private func change(_ effects: [Effect]) -> TextRequest? {
    guard case .write(let changes)? = effects.first, changes.count == 1 else { return nil }
    return changes[0]
  }

  @Test func theFieldKeepsItsTextAndTheOthersChange() throws {
    let model = model()
    try model.press("i<End>!")
    model.load(Self.tables(["a": "Erstens", "b": "Zum zweiten", "c": "Neu"]))
    let lines = screen(model)
    #expect(lines.contains { $0.hasPrefix("de > Erstens!") })
    #expect(lines.contains { $0.hasPrefix("▌   Erstens!") })
    #expect(lines.has("Neu") && lines.has("Zum zweiten"))
    let change = self.change(try model.press("?<Enter>"))
    #expect(change?.key == "a" && change?.old == "Erstens" && change?.text == "Erstens!?")
  }

  /// A typed letter makes one row again; the screen is that of a model that makes all of them.
  @Test func rowsAreThoseOfAModelThatMakesAllAgain() throws {
    let model = model()
    var renderer = Renderer()
    for keys in [
      "j", "k", "i", "<End>!", "<Backspace>", "x y", "<Esc>", "<Esc>", "ji<End>?", "<Esc><Esc>",
    ] {
      try model.press(keys)
      let other = model.copy()
      other.noteRows(keepingList: true)
      other.settle()
      #expect(renderer.draw(model).canvas.text == other.draw().canvas.text, "\(keys)")
    }
  }

  /// The answer to Esc is shown in place of the message about the file.
  @Test func escapeAfterAChangeAsksAgain() throws {
    let model = model()
    try model.press("i<End>!")
    model.load(Self.tables(["a": "Anders", "b": "Zweitens"]))
    #expect(screen(model).has("changed on disk: Anders"))
    try model.press("<Esc>")
    let question = "not saved: Enter overwrites the change on disk, Esc again discards your text"
    #expect(screen(model).has(question))
    // The same version of the file, read once more, is no news.
    model.load(Self.tables(["a": "Anders", "b": "Zweitens"]))
    #expect(screen(model).has(question))
    try model.press("<Esc>")
    #expect(screen(model).contains { $0.hasPrefix("▌   Anders") })
  }

  /// What was undone is selected when the files that have it are there, and not before.
  @Test func anUndoneRowIsRevealedByALaterLoad() throws {
    func tables(missing: Int?) -> [PreviewTable] {
      let entries = (10..<60).map { number in
        let isMissing = number % 2 == 0 && number > 20 || number == missing
        let text = #"{"de": {"stringUnit": {"state": "translated", "value": "T\#(number)"}}}"#
        return #""k\#(number)": {"localizations": \#(isMissing ? "{}" : text)}"#
      }
      let text = #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}}"#
      return [
        PreviewTable(
          table: Table(catalog: CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8))))
      ]
    }
    let model = model()
    model.load(tables(missing: nil))
    try model.press("vmG")
    #expect(!screen(model).has("k11"))
    model.selectAfterLoading(
      EntryName(file: "App/Main.xcstrings", key: "k11"), changesFilters: false)
    model.load(tables(missing: nil))
    #expect(!screen(model).has("k11"))
    model.load(tables(missing: 11))
    #expect(screen(model).contains { $0.hasPrefix("▌ ∅ k11") }, "\(screen(model))")
    // A key ends the wait.
    model.load(tables(missing: nil))
    try model.press("G")
    model.selectAfterLoading(
      EntryName(file: "App/Main.xcstrings", key: "k11"), changesFilters: false)
    try model.press("k")
    model.load(tables(missing: 11))
    #expect(!screen(model).contains { $0.hasPrefix("▌ ∅ k11") }, "\(screen(model))")
  }

  /// A filtered list keeps its place on the screen when a row leaves it.
  @Test(arguments: [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)])
  func aFilteredListKeepsItsPlace(size: Size) throws {
    func tables(done: Set<Int>) -> [PreviewTable] {
      let entries = (100..<200).map { number in
        let isDone = number % 4 != 0 || done.contains(number)
        let text = #"{"de": {"stringUnit": {"state": "translated", "value": "T\#(number)"}}}"#
        return #""k\#(number)": {"localizations": \#(isDone ? text : "{}")}"#
      }
      let text = #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}}"#
      return [
        PreviewTable(
          table: Table(catalog: CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8))))
      ]
    }
    let model = model()
    _ = model.update(.resize(size))
    model.load(tables(done: []))
    try model.press("ggvm15j")
    let row = try #require(screen(model).firstIndex { $0.hasPrefix("▌ ∅ k160") })
    // The next row is selected when the one before it is saved, and then that one leaves the list.
    try model.press("j")
    model.load(tables(done: [160]))
    let lines = screen(model)
    let next = try #require(lines.firstIndex { $0.hasPrefix("▌ ∅ k164") }, "\(lines)")
    #expect(abs(next - row) <= 2, "\(lines)")
    #expect(lines[(next + 1)...].prefix(2).allSatisfy { $0.contains("∅ k1") }, "\(lines)")
  }

  /// The field names the plural form that the list shows.
  @Test func theFieldNamesItsForm() throws {
    let text = #"""
      {"sourceLanguage":"en","strings":{"%lld days":{"localizations":{"de":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld Tag"}},
      "other":{"stringUnit":{"state":"translated","value":"%lld Tage"}}}}}}}},"version":"1.0"}
      """#
    let model = model()
    let file = CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8))
    model.load([PreviewTable(table: Table(catalog: file))])
    try model.press("i")
    #expect(screen(model).contains { $0.hasPrefix("de other > %lld Tage") })
  }

  /// The source beside the field is that of the form, not of the one that the row shows.
  @Test(arguments: [1, 2]) func theSourceIsThatOfTheForm(count: Int) throws {
    let text = #"""
      {"sourceLanguage":"en","strings":{"days":{"localizations":{"en":{"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%lld day."}},
      "other":{"stringUnit":{"state":"translated","value":"%lld days."}}}}}}}},"version":"1.0"}
      """#
    let model = model()
    let file = CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8))
    model.load([PreviewTable(table: Table(catalog: file))])
    try model.press(":count \(count)<Enter>i")
    #expect(screen(model).contains { $0.hasPrefix("de one >") })
    #expect(screen(model).has("en  %lld day."), "\(screen(model))")
    try model.press("<C-y>")
    #expect(screen(model).contains { $0.hasPrefix("de one > %lld day.") })
  }

  /// The user is told which text the file has, and asked before it is replaced.
  @Test func theSameTextIsAskedAbout() throws {
    let model = model()
    try model.press("i<End>!")
    model.load(Self.tables(["a": "Anders", "b": "Zweitens"]))
    #expect(screen(model).has("changed on disk: Anders"))
    #expect(screen(model).contains { $0.hasPrefix("de > Erstens!") })
    // It stays in view while the user goes on, beside the source string.
    try model.press("?")
    #expect(screen(model).has("changed on disk: Anders · en  a"), "\(screen(model))")
    try model.press("<Backspace>")
    #expect(try model.press("<Enter>").isEmpty)
    #expect(screen(model).has("Enter overwrites the change on disk: Anders"))
    let change = self.change(try model.press("<Enter>"))
    #expect(change?.old == "Anders" && change?.text == "Erstens!")
  }

  @Test func theSameTextIsNotAskedAboutAfterEscape() throws {
    let model = model()
    try model.press("i<End>!")
    model.load(Self.tables(["a": "Anders", "b": "Zweitens"]))
    #expect(try model.press("<Esc><Esc>").isEmpty)
    #expect(screen(model).contains { $0.hasPrefix("▌   Anders") })
  }

  /// Who has typed nothing yet sees the new text in the field.
  @Test func anUntouchedFieldFollows() throws {
    let model = model()
    try model.press("i")
    model.load(Self.tables(["a": "Anders", "b": "Zweitens"]))
    #expect(screen(model).contains { $0.hasPrefix("de > Anders ") })
    let change = self.change(try model.press("<End>!<Enter>"))
    #expect(change?.old == "Anders" && change?.text == "Anders!")
  }

  /// Both have typed the same.
  @Test func theSameEditIsNoConflict() throws {
    let model = model()
    try model.press("i<End>!")
    model.load(Self.tables(["a": "Erstens!", "b": "Zweitens"]))
    #expect(!screen(model).has("changed on disk"))
    #expect(try model.press("<Enter>").isEmpty)
  }

  @Test func aRemovedStringIsSaid() throws {
    let model = model()
    try model.press("i<End>!")
    model.load(Self.tables(["b": "Zweitens"]))
    let lines = screen(model)
    #expect(lines.has("the string was removed from the file"))
    #expect(lines.contains { $0.hasPrefix("de > Erstens!") })
    #expect(lines.contains { $0.hasPrefix("▌   Zweitens") })
    // It may come back.
    model.load(Self.first)
    let change = self.change(try model.press("<Enter>"))
    #expect(change?.key == "a" && change?.text == "Erstens!")
  }

  /// A text that could not be written stays in the field, also after the file has got another one.
  @Test func anUnwrittenTextIsKept() throws {
    let model = model()
    let change = try #require(self.change(try model.press("i<End>!<Enter>")))
    let isOpen = model.keepUnwritten([change], because: "the disk is full")
    #expect(isOpen && screen(model).has("not written: the disk is full"))
    #expect(screen(model).contains { $0.hasPrefix("de > Erstens!") })
    model.load(Self.tables(["a": "Anders", "b": "Zweitens"]))
    #expect(screen(model).contains { $0.hasPrefix("de > Erstens!") })
    #expect(screen(model).has("changed on disk: Anders"))
    #expect(try model.press("<Enter>").isEmpty)
    #expect(self.change(try model.press("<Enter>"))?.old == "Anders")
  }

  /// Who leaves a text that is not in its file is asked whether that is meant.
  @Test func quittingWithAnUnwrittenTextIsAQuestion() throws {
    var model = model()
    #expect(try model.press("q") == [.quit])
    let change = try #require(self.change(try model.press("i<End>!<Enter>")))
    model = self.model()
    model.offer([change], showing: true, changesLocale: false)
    #expect(try model.press("q").isEmpty)
    let question = "quit, and keep 1 unsaved edit for the next start?"
    #expect(screen(model).has(question), "\(screen(model))")
    #expect(try model.press("<Esc>").isEmpty && !screen(model).has(question))
    #expect(try model.press("q<Enter>") == [.quit])
    model.noteWritten([change])
    #expect(try model.press("q") == [.quit])
  }

  // MARK: A text of an earlier run

  /// The row shows the form of its number; the text that was typed may be that of another one.
  @Test func aTextOfAnotherFormIsContinued() throws {
    let forms = ["one", "few", "many", "other"].map {
      #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($0) %lld"}}"#
    }
    let text =
      #"{"sourceLanguage": "en", "strings": {"%lld": {"localizations": {"pl": "#
      + #"{"variations": {"plural": {\#(forms.joined(separator: ", "))}}}}}}}"#
    let file = CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8))
    var settings = Model.Settings(
      tables: [PreviewTable(table: Table(catalog: file))],
      environment: EnvironmentValues(locale: LocaleTag("pl")), size: Size(columns: 80, rows: 24))
    settings.theme = .mono
    for name in ["one", "few", "many", "other"] {
      let model = Model(settings)
      try model.press("vw")
      model.offer(
        [
          TextRequest(
            EntryName(file: "App/Main.xcstrings", key: "%lld"), locale: "pl",
            path: LeafPath([.variation(axis: "plural", name: name)]), from: "\(name) %lld",
            to: "typed \(name) %lld")
        ], showing: true, changesLocale: true)
      #expect(screen(model).has("1 unsaved edit from last time: '%lld' (pl, plural.\(name))"))
      try model.press("i")
      #expect(screen(model).contains { $0.hasPrefix("pl \(name) > typed \(name) %lld") })
      let change = self.change(try model.press("<Enter>"))
      #expect(change?.path.description == "plural.\(name)" && change?.text == "typed \(name) %lld")
    }
  }

  @Test func aTextOfAFormThatIsGoneIsInNobodysWay() throws {
    let model = model()
    model.offer(
      [
        TextRequest(
          EntryName(file: "App/Main.xcstrings", key: "a"), locale: "de",
          path: LeafPath([.variation(axis: "plural", name: "one")]), from: "Eins", to: "typed")
      ], showing: true, changesLocale: true)
    try model.press("i")
    #expect(screen(model).contains { $0.hasPrefix("de > Erstens") })
  }

  // MARK: A program's edits

  private func proposal(_ old: String, _ new: String) -> Proposal {
    Proposal(
      of: "tool",
      changes: [
        TextRequest(
          EntryName(file: "App/Main.xcstrings", key: "a"), locale: "de", path: LeafPath(),
          from: old, to: new,
          state: "needs_review", isConfirmed: true)
      ], refusals: [])
  }

  @Test func aProposalIsShownAgain() throws {
    let model = model()
    #expect(try model.press(":pipe tool<Enter>").count == 1)
    #expect(screen(model).has("running tool; Esc cancels"))
    model.show(proposal("Erstens", "Zuerst"))
    #expect(screen(model).contains { $0.hasPrefix("▌   Zuerst") })
    model.load(Self.tables(["a": "Erstens", "b": "Zweitens", "c": "Neu"]))
    #expect(screen(model).contains { $0.hasPrefix("▌   Zuerst") } && screen(model).has("Neu"))
    #expect(self.change(try model.press("~"))?.state == "needs_review")
    #expect(screen(model).contains { $0.hasPrefix("▌   Erstens") })
  }

  @Test func aProgramIsCancelled() throws {
    let model = model()
    #expect(try model.press(":pipe tool<Enter><Esc>").last == .pipe(nil))
    // An answer that comes too late is not asked about.
    try model.press("i")
    model.show(proposal("Erstens", "Zuerst"))
    #expect(screen(model).contains { $0.hasPrefix("de > Erstens") })
  }
}

extension [String] {
  /// Whether a line has some words.
  fileprivate func has(_ words: String) -> Bool { contains { $0.contains(words) } }
}
