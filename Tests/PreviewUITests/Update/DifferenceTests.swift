import CatalogChanges
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// What has changed since a revision: the pane and the filter.
@Suite struct DifferenceTests {
  private static func unit(_ text: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private static func table(_ entries: [String]) -> Table {
    let text =
      #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ",\n"))}}"#
    return Table(catalog: CatalogFile(path: "App/Main.xcstrings", bytes: Array(text.utf8)))
  }

  private static func entry(_ key: String, comment: String = "", _ texts: [(String, String)])
    -> String
  {
    let comment = comment.isEmpty ? "" : #""comment": "\#(comment)", "#
    return
      #""\#(key)": {\#(comment)"localizations": {\#(texts.map { #""\#($0)": \#($1)"# }.joined(separator: ", "))}}"#
  }

  private static let old = table([
    entry("gone", [("de", unit("Weg"))]),
    entry(
      "trial",
      [
        ("en", unit("15 days free trial")), ("de", unit("15 Tage gratis")),
        ("fr", unit("15 jours gratuits")),
      ]),
    entry("same", [("de", unit("Gleich")), ("fr", unit("Pareil"))]),
    entry("state", comment: "A state", [("de", unit("Zustand")), ("ar", unit("الحالة القديمة"))]),
  ])
  private static let new = table([
    entry("added", [("de", unit("Ganz neu"))]),
    entry(
      "trial",
      [
        ("en", unit("30 days free trial")),
        ("de", unit("30 Tage gratis, jederzeit kündbar, ohne Angabe von Gründen und ohne Kosten")),
        ("fr", unit("15 jours gratuits")),
      ]),
    entry("same", [("de", unit("Gleich")), ("fr", unit("Le même"))]),
    entry(
      "state", comment: "The state",
      [("de", unit("Zustand", "needs_review")), ("ar", unit("الحالة الجديدة"))]),
  ])

  private func model(
    locale: String = "de", size: Size = Size(columns: 80, rows: 24), glyphs: Glyphs = .unicode
  ) -> Model {
    var settings = Model.Settings(
      tables: [PreviewTable(table: Self.new)],
      environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor), size: size)
    settings.theme = .mono
    settings.glyphs = glyphs
    return Model(settings)
  }

  private func difference(since revision: String = "HEAD") -> RevisionDifference {
    RevisionDifference(
      since: revision, in: [RevisionDifference.OfTable(Self.new, since: Self.old)])
  }

  /// Gives a model what it has asked for, as a session does.
  private func play(_ keys: String, on model: Model) throws {
    for effect in try model.press(keys) {
      guard case .findDifference(let revision) = effect else { continue }
      model.awaitDifference(since: revision ?? "HEAD")
      model.show(difference(since: revision ?? "HEAD"))
      while model.isBusy { model.work() }
    }
  }

  private func keys(_ model: Model) -> [String] {
    (0..<model.list.count).map { model.listedRow($0).row.entry.key }
  }

  @Test(arguments: [
    ("diff-80x24", "de", 80, 24, "jd"), ("diff-40x12", "de", 40, 12, "jd"),
    ("diff-wide", "de", 130, 24, "jd"), ("diff-ar", "ar", 80, 24, "Gd"),
    ("diff-added", "de", 80, 24, "d"), ("diff-state", "de", 80, 24, "Gd"),
    ("diff-changed-only", "fr", 60, 20, "vdd"), ("diff-help", "de", 80, 24, "d?"),
  ])
  func matchesItsGoldenFile(
    name: String, locale: String, columns: Int, rows: Int, keys: String
  ) throws {
    let model = model(locale: locale, size: Size(columns: columns, rows: rows))
    try play(keys, on: model)
    let golden = Golden("\(name).txt", of: "PreviewUITests")
    #expect(golden.difference(from: model.draw().canvas.golden) == nil)
  }

  @Test func asciiHasNoOtherCharacters() throws {
    let model = model(locale: "fr", glyphs: .ascii)
    try play("jdvd", on: model)
    #expect(model.draw().canvas.text.unicodeScalars.filter { !$0.isASCII } == ["ê"])
  }

  /// A row has changed if its own text, the source string or the entry has.
  @Test(arguments: [
    ("de", ["added", "trial", "state"]), ("fr", ["added", "trial", "same", "state"]),
    ("ja", ["added", "trial", "state"]),
  ])
  func theFilterListsChangedRows(locale: String, expected: [String]) throws {
    let model = model(locale: locale)
    try play("vd", on: model)
    #expect(keys(model) == expected)
    #expect(model.draw().canvas.text.contains("since HEAD"))
    try model.press("v")
    #expect(model.draw().canvas.text.contains("d changed \(expected.count)"))
    try model.press("<Esc>")
    try play("vd", on: model)
    #expect(keys(model).count == 4)
    #expect(!model.draw().canvas.text.contains("since HEAD"))
  }

  @Test func theFilterFollowsTheLanguage() throws {
    let model = model(locale: "de")
    try play("vd:locale fr<Enter>", on: model)
    #expect(keys(model) == ["added", "trial", "same", "state"])
  }

  @Test func theFilterCanBeNegated() throws {
    let model = model(locale: "de")
    try play("v!d", on: model)
    #expect(keys(model) == ["same"])
  }

  /// Rows stay listed until it is known which have changed, and if that cannot be known.
  @Test func nothingIsHiddenWithoutADifference() throws {
    let model = model()
    #expect(try model.press("vd") == [.findDifference(since: nil)])
    model.awaitDifference(since: "HEAD")
    #expect(keys(model).count == 4)
    #expect(model.draw().canvas.text.contains("comparing with HEAD"))
    model.failDifference("there is no git")
    while model.isBusy { model.work() }
    #expect(keys(model).count == 4)
    #expect(model.list.kinds.isEmpty)
    #expect(model.draw().canvas.text.contains("cannot compare: there is no git"))
  }

  @Test func theRevisionIsNamed() throws {
    let model = model()
    #expect(try model.press(":diff main~2<Enter>") == [.findDifference(since: "main~2")])
    model.awaitDifference(since: "main~2")
    #expect(model.stage.pane is DifferencePane)
    model.show(difference(since: "main~2"))
    #expect(model.draw().canvas.text.split(separator: "\n")[0].contains("since main~2"))
    try model.press("d")
    #expect(!model.stage.hasPane)
  }

  /// Without a row in this language, the status line says where the changes are.
  @Test func noChangeIsSaid() throws {
    var settings = Model.Settings(
      tables: [PreviewTable(table: Self.old)],
      environment: EnvironmentValues(locale: LocaleTag("de"), fallback: .editor),
      size: Size(columns: 80, rows: 24))
    settings.theme = .mono
    let model = Model(settings)
    try model.press("vd")
    model.awaitDifference(since: "HEAD")
    model.show(
      RevisionDifference(
        since: "HEAD", in: [RevisionDifference.OfTable(Self.old, since: Self.old)]))
    #expect(
      model.draw().canvas.text.contains("no strings changed in German since HEAD"))
  }

  /// After a file is read again, the old changes stay at their keys until there are new ones.
  @Test func changesStayAtTheirKeys() throws {
    let model = model()
    try play("vd", on: model)
    let reordered = Self.table([
      Self.entry("first", [("de", Self.unit("Erst"))]),
      Self.entry("same", [("de", Self.unit("Gleich"))]),
      Self.entry("trial", [("de", Self.unit("X"))]),
    ])
    model.load([PreviewTable(table: reordered)])
    while model.isBusy { model.work() }
    #expect(keys(model) == ["trial"])
  }

  /// Every pane scrolls, and no size of the screen is too small for it.
  @Test(arguments: [1, 5, 20, 39, 40, 60, 119, 120, 140], [1, 4, 8, 12, 24])
  func everySizeIsDrawn(columns: Int, rows: Int) throws {
    let model = model(size: Size(columns: columns, rows: rows))
    try play("jd<Tab>jjGgg<Tab>", on: model)
    #expect(model.draw().canvas.size == Size(columns: columns, rows: rows))
  }
}
