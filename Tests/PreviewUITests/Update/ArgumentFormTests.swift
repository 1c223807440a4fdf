import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// Arguments that the user edits, and the rows that change with them.
@Suite struct ArgumentFormTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "%lld trains to %@": {"localizations": {
        "de": {"stringUnit": {"value": "%lld Züge nach %@"}},
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "one train to %2$@"}},
          "other": {"stringUnit": {"value": "%lld trains to %@"}}}}}}},
      "from %@": {}, "no arguments": {}, "at %@": {}, "%@ pays": {}}}
    """
  private static let samples = Samples([
    "%lld trains to %@": Samples.Values(
      arguments: [.integer(3), .string("Boston")], value: .currency(9.5, code: "USD")),
    "at %@": Samples.Values(arguments: [.date(0, style: .date)]),
    "%@ pays": Samples.Values(
      arguments: [.userName(Sample.UserName(full: "Robb Böhnke", display: "@robb"))]),
  ])

  private func previewTable(_ samples: Samples = samples) -> PreviewTable {
    PreviewTable(table: .init(json: Self.catalog, named: "T"), samples: samples)
  }

  private func model(_ sampleOptions: SampleOptions = SampleOptions()) -> Model {
    Model(
      Model.Settings(
        tables: [previewTable()], sampleOptions: sampleOptions,
        environment: EnvironmentValues(locale: LocaleTag("en"), fallback: .editor),
        size: Size(columns: 60, rows: 16)))
  }

  /// Keys on the first row, then its text and its value.
  @Test(arguments: [
    ("a", "3 trains to Boston", "$9.50"), ("a<C-u>1", "one train to Boston", "$9.50"),
    ("a<C-u>21<Enter>", "21 trains to Boston", "$9.50"),
    // The text of a field is selected at first, so that typing replaces it.
    ("a21<Enter>", "21 trains to Boston", "$9.50"),
    ("a<End>1<Enter>", "31 trains to Boston", "$9.50"),
    ("a<Tab><Backspace>York<Enter>", "3 trains to York", "$9.50"),
    ("a<Tab>Y<S-Tab><Tab>Z<Enter>", "3 trains to Z", "$9.50"),
    ("a<C-u>21<Esc>", "3 trains to Boston", "$9.50"),
    ("a<Tab><C-u>York<Enter>", "3 trains to York", "$9.50"),
    ("a<Down><End>!<Up><End>1<Enter>", "31 trains to Boston!", "$9.50"),
    ("a<S-Tab><S-Tab><C-u>10<Enter>", "3 trains to Boston", "$10.00"),
    ("a<S-Tab><C-u>eur<Enter>", "3 trains to Boston", "€9.50"),
    // An invalid amount leaves the last valid one.
    ("a<S-Tab><S-Tab>x<Enter>", "3 trains to Boston", "$9.50"),
    // Opening the form turns the number for all counts off; Esc turns it on again.
    ("+++a", "3 trains to Boston", "$9.50"), ("+++a<Esc>", "2 trains to Boston", "$9.50"),
    ("a<C-u>7<Enter>a<C-u>8<Esc>", "7 trains to Boston", "$9.50"),
    ("a<C-u>7<Enter>a<C-u>3<Enter>", "3 trains to Boston", "$9.50"),
    ("a<C-u>7<Enter>l", "7 Züge nach Boston", "9,50\u{a0}$"),
  ])
  func textsFollow(keys: String, text: String, value: String) throws {
    let model = model()
    try model.press(keys)
    let row = model.row(0).row
    #expect(row.title.text == text)
    #expect(row.value == value)
  }

  @Test func kindsOfArguments() throws {
    let model = model()
    func fields(_ keys: String) throws -> [String] {
      try model.press(keys)
      let fields = model.stage[ArgumentForm.self]?.fields ?? []
      return fields.map { "\($0.label) \($0.part.role.rawValue) \($0.text.text)" }
    }
    #expect(
      try fields("a") == ["1 number 3", "2 text Boston", "value amount 9.5", "value currency USD"])
    #expect(try fields("<Esc>ja") == ["1 text Sample"])
    #expect(try fields("<Esc>ja") == [])
    #expect(model.status.message == "no placeholders here")
    #expect(try fields("ja") == ["1 date 1970-01-01T00:00:00Z"])
    try model.press("<C-u>soon")
    #expect(model.stage[ArgumentForm.self]?.fields.map(\.isRefused) == [true])
    #expect(model.row(3).row.title.text == "at Jan 1, 1970")
    #expect(try fields("<Esc>ja") == ["1 full name Robb Böhnke", "1 display name @robb"])
    try model.press("<End>y<Enter>f")
    #expect(model.row(4).row.title.text == "Robb Böhnke pays")
    try model.press("f")
    #expect(model.row(4).row.title.text == "@robby pays")
  }

  /// A text that is no number stays in its field, and Enter says why.
  @Test(arguments: [("x", "'x' is not a number"), ("", "enter a number")])
  func aNumberIsANumber(typed: String, message: String) throws {
    let model = model()
    try model.press("a<C-u>\(typed)<Tab><Enter>")
    #expect(model.stage[ArgumentForm.self]?.selection == 0)
    #expect(model.draw().canvas.text.contains(message))
    #expect(model.row(0).row.title.text == "3 trains to Boston")
    try model.press("7<Enter>")
    #expect(!(model.stage.input is ArgumentForm))
    #expect(model.row(0).row.title.text == "7 trains to Boston")
  }

  /// The form starts on the name that the row shows.
  @Test(arguments: [("", "@max pays"), ("f", "Max pays")])
  func theNameInTheRowIsEdited(keys: String, text: String) throws {
    let model = model()
    try model.press("G\(keys)a" + text.prefix { $0 != " " } + "<Enter>")
    #expect(model.selectedRow?.row.title.text == text)
  }

  @Test func editsOutliveAReload() throws {
    let model = model()
    try model.press("a<C-u>7<Enter>k")
    #expect(model.draw().canvas.text.contains("edited"))
    let values = model.catalog.edits[SampleEdits.TableID(previewTable().table)]["%lld trains to %@"]
    #expect(values?.arguments == [.integer(7), .string("Boston")])
    #expect(values?.value == .currency(9.5, code: "USD"))
    model.load([])
    model.load([previewTable()])
    #expect(model.row(0).row.title.text == "7 trains to Boston")
    // Now the file contains the edit.
    model.load([previewTable(Samples(["%lld trains to %@": try #require(values)]))])
    #expect(model.catalog.edits == SampleEdits())
    #expect(model.row(0).row.title.text == "7 trains to Boston")
    #expect(!model.draw().canvas.text.contains("edited"))
  }

  @Test(arguments: [
    (":write-samples<Enter>", "no sample values edited"),
    ("a<C-u>7<Enter>:write-samples<Enter>n", "nothing changed"),
    ("a<C-u>7<Enter>:write-samples<Enter><Esc>", "nothing changed"),
    ("a<C-u>7<Enter>:write-samples<Enter>xx<Esc>", "nothing changed"),
  ])
  func nothingIsWrittenUnasked(keys: String, message: String) throws {
    let model = model()
    #expect(try model.press(keys) == [])
    #expect(model.status.message?.hasPrefix(message) == true)
  }

  @Test func editedArgumentsAreTakenBack() throws {
    let model = model()
    let text = model.row(0).row.title.text
    try model.press(":reset-samples<Enter>")
    #expect(model.status.message == "no sample values edited")
    // Unlike what keys have changed of the preview, they took time to type.
    try model.press("a<C-u>7<Enter>p0")
    #expect(model.status.message?.contains(":reset-samples") == true)
    #expect(model.row(0).row.title.text != text)
    try model.press(":reset-samples<Enter>")
    #expect(model.row(0).row.title.text == text)
    #expect(model.catalog.edits == SampleEdits())
  }

  @Test func samplesAreWrittenWhenAsked() throws {
    let model = model()
    let effects = try model.press("a<C-u>7<Enter>ja<End>!<Enter>:write-samples<Enter>")
    #expect(effects == [])
    #expect(model.draw().canvas.text.contains("save sample values for 2 strings?"))
    #expect(try model.press("y") == [.writeSamples(model.catalog.edits)])
    #expect(model.catalog.edits.count == 2)
  }

  /// A row that no longer passes the filter stays until its form is closed.
  @Test func theRowStaysWhileItIsTyped() throws {
    let model = model()
    try model.press("&boston<Enter>a<Tab><C-u>York")
    #expect(model.list.count == 1 && model.row(model.list[0]).row.title.text == "3 trains to York")
    try model.press("<Enter>")
    #expect(model.list.count == 0)
    try model.press("<Esc>")
    #expect(model.selectedKey == "%lld trains to %@")
  }

  @Test func aPastedTextIsTyped() throws {
    let model = model()
    try model.press("a<Tab><C-u>")
    _ = model.update(.paste(String(repeating: "York\n", count: 200_000)))
    #expect(model.row(0).row.title.text.hasPrefix("3 trains to York York York"))
    #expect(model.stage[ArgumentForm.self]?.fields[1].text.text.utf8.count == 4_096)
  }
}
