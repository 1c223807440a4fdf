import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing

@testable import PreviewUI

/// What the inspector says, line by line.
@Suite struct InspectorTextTests {
  private func unit(_ value: String, _ state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private func table(_ members: String) -> Table {
    Table(json: #"{"sourceLanguage": "en", "strings": {\#(members)}}"#)
  }

  private func lines(
    _ table: Table, _ locale: String, columns: Int, keys: String = "", glyphs: Glyphs = .unicode
  ) throws -> [String] {
    let model = Model(
      Model.Settings(
        tables: [PreviewTable(table: table)],
        environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor),
        size: Size(columns: 80, rows: 24), glyphs: glyphs))
    try model.press(keys)
    let row = try #require(model.list.selectedRow)
    let text = InspectorText(
      model.rows.inspection(of: row, at: model.catalog.index(of: row)),
      forcedLayout: model.preview.forcedLayout, in: model.screen.appearance, columns: columns)
    for line in text.lines {
      #expect(line.reduce(0) { $0 + $1.columns } <= columns, "\(line.map(\.text).joined())")
    }
    return text.lines.map { line in
      String(line.map(\.text).joined().reversed().drop { $0 == " " }.reversed())
    }
  }

  @Test func theTextsComeFirst() throws {
    let table = table(
      #"""
      "account.add": {"comment": "A button", "localizations": {
        "en": \#(unit("Add Account")), "de": \#(unit("Konto hinzufügen", "needs_review"))}}
      """#)
    let shown = try lines(table, "de", columns: 70)
    #expect(shown[0] == "en          Add Account")
    #expect(
      shown[1]
        == "de          Konto hinzufügen" + String(repeating: " ", count: 28) + "? needs review")
    // 5 + 1 + 10 letters; two lines need 10 columns.
    #expect(
      shown[2] == "            16 columns · 1 line at width 76 · 2 at 10+ · longest"
        || shown[2].hasPrefix("            16 columns · 1 line at width 76 · 2 at 10+"))
    let names = shown.map { String($0.prefix(12)).trimmingBlanks }.filter { !$0.isEmpty }
    #expect(names == ["en", "de", "key", "comment", "from", "location", "fragments"])
    // In the source language the text is not said twice, and here it is not the key.
    let english = try lines(table, "en", columns: 70)
    #expect(english.filter { $0.hasPrefix("en ") }.count == 1)
    #expect(english.contains { $0.hasPrefix("key         account.add") })
    #expect(
      try lines(self.table(#""Save": {}"#), "en", columns: 70)
        .allSatisfy { !$0.hasPrefix("key") })
  }

  /// The state stands where there is room for it: at the end of the first line, of the last one, or
  /// below.
  @Test(arguments: [
    ("one two", 0), ("one two three four five six seven eight nine ten eleven twelve", 1),
    ("one two three four five six seven eight nine", 1),
  ])
  func thePlaceOfTheState(text: String, line: Int) throws {
    let table = table(#""k": {"localizations": {"de": \#(unit(text))}}"#)
    let shown = try lines(table, "de", columns: 58)
    #expect(shown.firstIndex { $0.hasSuffix("✓ translated") } == 1 + line)
  }

  @Test func aMissingTextIsSaidToBeMissing() throws {
    let table = table(
      #""Save": {"localizations": {"de": \#(unit("Sichern"))}}"#)
    let shown = try lines(table, "fr", columns: 70)
    #expect(shown[0] == "en          Save")
    #expect(shown[1] == "fr          ∅ missing")
    #expect(!shown.contains { $0.hasPrefix("key") })
  }

  private var plurals: Table {
    table(
      #"""
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {"one": \#(unit("%lld item")),
          "other": \#(unit("%lld items"))}}},
        "pl": {"variations": {"plural": {"one": \#(unit("%lld element")),
          "few": \#(unit("%lld elementy")), "many": \#(unit("%lld elementów", "needs_review")),
          "other": \#(unit("%lld elementu"))}}}}}
      """#)
  }

  /// As the plural rules of CLDR have them: 42 is "few" in Polish, and 1.5 is "other".
  ///
  /// The lines are those of the table above.
  @Test func formsStandBesideTheSource() throws {
    let shown = try lines(plurals, "pl", columns: 100)
    let start = try #require(shown.firstIndex { $0.hasPrefix("plural") })
    #expect(
      shown[start...start + 4].map { $0.split(separator: "  ").map { $0.trimmingBlanks } }
        == [
          ["plural", "en", "pl"],
          ["one", "1", "1 item", "1 element", "✓", ":4"],
          ["▸ few", "2 3 4 22", "–", "42 elementy", "✓", ":5"],
          ["many", "5 0 6 7", "–", "5 elementów", "?", ":5"],
          ["other", "1.5", "1.5 items", "1,5 elementu", "✓", ":6", "widest 12"],
        ])
  }

  /// Polish for 42 has a mistake, 5 needs a review and the others are translated, whatever is shown.
  @Test(arguments: [("", "few"), (":count 1<Enter>", "one")])
  func theFormsHaveMarksOfTheirOwn(keys: String, chosen: String) throws {
    let table = table(
      #"""
      "%lld items": {"localizations": {
        "pl": {"variations": {"plural": {"one": \#(unit("%lld element")),
          "few": \#(unit("%@ elementy")), "many": \#(unit("%lld elementów", "needs_review")),
          "other": \#(unit("%lld elementu"))}}}}}
      """#)
    let shown = try lines(table, "pl", columns: 100, keys: keys)
    let marks = ["one": "✓", "few": "!", "many": "?", "other": "✓"]
    for (form, mark) in marks {
      let name = form == chosen ? "▸ \(form) " : "  \(form) "
      let line = try #require(shown.first { $0.contains(name) && $0.contains("element") })
      #expect(line.contains("  \(mark)  :"), "\(line)")
    }
    #expect(shown.contains { $0.hasSuffix("? needs review (many)") })
  }

  /// On a narrow screen the source, the numbers and the places give way, and the widest form is
  /// marked below its text.
  @Test func narrowForms() throws {
    let shown = try lines(plurals, "pl", columns: 28)
    #expect(shown.contains("▸ few    42 elementy"))
    #expect(shown.contains("  other  1,5 elementu"))
    #expect(shown.contains("         ✓ widest 12"))
    #expect(shown.contains("         ?"))
    #expect(shown[0] == "en 42 items")
    #expect(shown[1] == "pl 42 elementy")
    for columns in 1...60 { _ = try lines(plurals, "pl", columns: columns) }
  }

  /// No column breaks a word: what does not fit beside the source text stands below it.
  ///
  /// Each word of each form is whole on some line, and each form of few columns is whole.
  @Test(
    arguments: ["ar", "pl", "ru", "de", "lv", "hi", "th"],
    takesManyCases ? [1, 24, 40, 52, 60, 72, 80, 140] : [1, 40, 52, 80])
  func formsBreakNoWord(locale: String, columns: Int) throws {
    let catalogs = Model(
      ["Catalogs/Plurals.xcstrings", "Catalogs/Devices.xcstrings"], locale: locale,
      size: Size(columns: 80, rows: 24))
    for number in 0..<catalogs.catalog.rowCount {
      let inspection = catalogs.rows.inspection(of: number, at: catalogs.catalog.index(of: number))
      guard inspection.variants.count > 1 else { continue }
      let text = InspectorText(
        inspection, forcedLayout: nil, in: catalogs.screen.appearance, columns: columns)
      let shown = text.forms.map { $0.map(\.text).joined() }
      for line in text.lines { #expect(line.columns <= columns) }
      guard columns >= 40 else { continue }
      let all = shown.joined(separator: "\n")
      for variant in inspection.variants {
        let wanted = text.wrapped(variant.text, of: inspection.locale, to: 1_000)
          .map { $0.map(\.text).joined() }.joined()
        for word in wanted.split(separator: " ") where word.count <= 20 {
          #expect(all.contains(word), "\(word) is not in \(all)")
        }
      }
    }
  }

  /// A long text among short ones takes lines of its own; the short ones stand beside the source.
  @Test func aLongFormStandsBelowItsName() throws {
    let table = table(
      #"""
      "k %lld": {"localizations": {
        "en": {"variations": {"plural": {"one": \#(unit("%lld day")),
          "other": \#(unit("%lld days of a holiday that nobody wants to end"))}}},
        "de": {"variations": {"plural": {"one": \#(unit("%lld Tag")),
          "other": \#(unit("%lld Tage eines Urlaubs, der nie enden sollte"))}}}}}
      """#)
    let shown = try lines(table, "de", columns: 90)
    let start = try #require(shown.firstIndex { $0.hasPrefix("plural") })
    #expect(
      shown[start...start + 4].map { $0.split(separator: "  ").map { $0.trimmingBlanks } }
        == [
          ["plural", "en", "de"],
          ["one", "1", "1 day", "1 Tag", "✓"],
          ["▸ other", "2 3 4 5", "✓", "widest 43"],
          ["en", "42 days of a holiday that nobody wants to end"],
          ["de", "42 Tage eines Urlaubs, der nie enden sollte"],
        ])
    let wide = try lines(table, "de", columns: 140)
    #expect(
      wide.contains { $0.contains("wants to end  42 Tage eines Urlaubs, der nie enden sollte  ✓") })
  }

  /// Layouts that do not fit say why; a layout that fits needs no line.
  @Test func layoutsThatDoNotFit() throws {
    let table = table(#""one two three": {}"#)
    #expect(
      try lines(table, "en", columns: 70).allSatisfy { !$0.hasPrefix("compact") })
    let narrow = try lines(table, "en", columns: 100, keys: ":width 8<Enter>")
    #expect(narrow.contains("compact     ✂ needs 13 columns, has 8"))
    #expect(narrow.contains { $0.contains("2 lines at width 8 · 1 line at 13+ · 2 at 7+") })
  }

  /// What the code and Xcode say about the key.
  @Test(arguments: [
    ("stale", "stale: the code no longer uses the key"),
    ("manual", "manual: added by hand"), ("new_word", "new_word"),
    (#"\u001b[2J"#, #"\u{1B}[2J"#),
  ])
  func extractionStates(spelled: String, words: String) throws {
    let table = table(
      #""k": {"comment": "c", "isCommentAutoGenerated": true, "extractionState": "\#(spelled)"}"#)
    let shown = try lines(table, "en", columns: 70)
    #expect(shown.contains("code        \(words)"))
    #expect(shown.contains("comment     c (automatic)"))
  }

  /// A file may name its axes and forms as it likes.
  @Test func hostileNamesOfForms() throws {
    let forms = #""\u001b[2J": \#(unit("a\u{7}")), "x": \#(unit("b"))"#
    for axis in [#"\u001b]0;x\u0007"#, "plural", "device"] {
      let table = table(
        #""k": {"localizations": {"en": {"variations": {"\#(axis)": {\#(forms)}}}}}"#)
      for columns in [10, 40, 100] {
        for line in try lines(table, "en", columns: columns) {
          #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
        }
      }
    }
  }

  /// The inspector says whose text the widest is.
  @Test func textsOfOtherLanguages() throws {
    let table = table(
      #"""
      "Save": {"localizations": {"de": \#(unit("Sichern")), "fr": \#(unit("Enregistrer"))}}
      """#)
    let shown = try lines(table, "de", columns: 70, keys: ":pseudo widest<Enter>")
    #expect(shown[0] == "en          Save")
    #expect(shown[1].hasPrefix("fr          Enregistrer"))
    #expect(shown.contains("from        fr (the widest text)"))
  }
}

extension StringProtocol {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
