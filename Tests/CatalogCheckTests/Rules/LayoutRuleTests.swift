import CatalogCheck
import LocalizedText
import PointMetrics
import PreviewRows
import SourceText
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// The rules about how much room a text takes.
@Suite struct LayoutRuleTests {
  @Test func aRowThatIsCutIsTruncated() {
    let cut = JudgedRow(of: "日", width: 1)
    #expect(cut.rules == ["truncates"])
    #expect(cut.diagnostics.map(\.message) == ["row narrower than one character"])
    #expect(JudgedRow(of: "日", width: 2).rules == [])
  }

  /// "aaaa bbbb cccc" has 14 columns in one line, and 9 in two.
  @Test(arguments: [
    (14, Layout.compact, []), (13, .compact, ["needs 14 columns on one line, has 13"]),
    (9, .standard, []), (8, .standard, ["needs 9 columns on two lines, has 8"]),
    (8, .extended, []),
  ])
  func roomOfACheck(width: Int, layout: Layout, expected: [String]) {
    let table = Table(key: "k", texts: ["en": "aaaa bbbb cccc"])
    let report = CheckedTable(
      table, rules: ["truncates"], room: .columns(width, layout)
    )
    .report
    #expect(report.findings.map(\.message) == expected)
  }

  @Test func textsOfManyLines() {
    let table = Table(key: "k", texts: ["en": "a\\nb\\nc"])
    let report = CheckedTable(table, rules: ["truncates"], room: .columns(80)).report
    #expect(
      report.findings.map(\.message) == [
        "has more than two lines"
      ])
  }

  @Test func aTextMayHaveAnyLengthWithoutAWidth() {
    let table = Table(key: "k", texts: ["en": String(repeating: "long ", count: 100)])
    #expect(CheckedTable(table, rules: ["truncates"]).findings == [])
  }

  @Test(arguments: [
    ("[max: 4]", true), ("Label [MAX:4] here", true), ("max 4 characters", true),
    ("Maximum length: 4", true), ("max. 4 chars", true),
    ("<lh-check max-length=\\\"4\\\" />", true),
    ("max-length 4", true), ("At most max 5 characters", false), ("max 4 files", false),
    ("[max: 4", false), ("climax 4 characters", false), ("[max: ]", false), ("max", false),
    ("[max: 99999999999999999999]", false), ("no limit", false),
    ("MAX_LENGTH: 4", true), ("MAX_LENGTH: 5", false), ("max-length:4", true),
    (#"<lh>{\"qc\":{\"max\":4}}</lh>"#, true), (#"<lh>{\"qc\": { \"max\": 5}}</lh>"#, false),
    (#"{\"min\":{\"max\":4}}"#, false),
    (#"maxwidth=\"4\" size-unit=\"char\""#, true), (#"size-unit=\"char\" maxwidth=\"4\""#, true),
    (#"maxwidth=\"4000\" size-unit=\"point\""#, false),
    (#"<unit slr:sizeRestriction=\"4\">"#, true), (#"slr:sizeRestriction=\"1,4\""#, true),
    (#"slr:sizeRestriction=\"5\""#, false), (#"slr:sizeRestriction=\"4,\""#, false),
    (#"slr:sizeRestriction=\"-4\""#, false), (#"slr:sizeRestriction=\"1,2,3\""#, false),
    (#"slr:sizeRestriction=\"99999999999\""#, false), ("slr:sizeRestriction=4", false),
  ])
  func limitsInComments(comment: String, isBroken: Bool) {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {"k": {"comment": "\#(comment)", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "12345"}}}}}}
        """#)
    #expect(
      CheckedTable(table, rules: ["length-limit"]).findings == (isBroken ? ["length-limit en"] : [])
    )
  }

  /// The slot of a comment is judged without any option; "Passengers" is about 89 points wide.
  @Test(
    arguments: [
      ("[slot: 60pt body 1]", Severity.error), ("[slot: 89pt body 1]", .warning),
      ("[slot: 100pt body 1]", nil), ("no slot", nil), ("[slot: 60pt body 1 50%]", nil),
    ] as [(String, Severity?)])
  func slotsInComments(comment: String, severity: Severity?) {
    let findings = CheckedTable(Table(comment: comment, text: "Passengers")).report.findings
    #expect(findings.map(\.severity) == [severity].compactMap(\.self))
    #expect(findings.allSatisfy { $0.rule == "slot" && $0.key == "k" })
    #expect(findings.allSatisfy { $0.localization == "en" })
  }

  @Test func aSlotSaysWhatTheTextNeedsAndHas() {
    let table = Table(comment: "[slot: 60pt headline 1]", text: "Passengers")
    var setting = PointSetting()
    setting.textSize = .ax1
    let finding = CheckedTable(table, setting: setting).report.findings.first
    let message = finding?.message ?? ""
    #expect(message.hasPrefix("needs "))
    #expect(message.hasSuffix(" pt; the slot is 60 pt wide, 28 pt semibold, 1 line"))
  }

  @Test func aSlotThatCannotBeReadIsReportedAtItsComment() {
    let table = Table(comment: "[slot: 60 body 1]", text: "Passengers")
    let diagnostics = CheckedTable(table).report.findings.map(\.diagnostic)
    #expect(diagnostics.map(\.rule) == [.slotInvalid])
    #expect(diagnostics.first?.location == table.entries[0].commentLocation)
    #expect(diagnostics.first?.message.contains("found '60'") == true)
  }

  /// In points, every text has the room of the setting, unless it has a slot.
  @Test func rowsInPointsAreTruncated() {
    var setting = PointSetting()
    setting.width = 60
    setting.lines = 1
    let long = Table(key: "k", texts: ["en": "Passengers"])
    #expect(CheckedTable(long, room: .points, setting: setting).findings == ["truncates en"])
    #expect(CheckedTable(long, setting: setting).findings == [])
    let slotted = Table(comment: "[slot: 200pt]", text: "Passengers")
    #expect(CheckedTable(slotted, room: .points, setting: setting).findings == [])
  }

  /// A family of four is one character, and markup is none.
  @Test func charactersAreThoseOfUsers() {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {"k": {"comment": "[max: 4]", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "**ab** 👨‍👩‍👧‍👦"}}}}}}
        """#)
    #expect(CheckedTable(table, rules: ["length-limit"]).findings == [])
  }

  /// More than 85 of 100 characters of a source text leave too little room.
  @Test(arguments: [(6, true), (7, true), (8, false), (5, false)])
  func sourceTextsNearTheLimit(limit: Int, isNear: Bool) {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {"k": {"comment": "[max: \#(limit)]", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "123456"}},
          "de": {"stringUnit": {"state": "translated", "value": "123456"}}}}}}
        """#)
    #expect(
      CheckedTable(table, rules: ["source-near-limit"]).findings
        == (isNear ? ["source-near-limit en"] : []))
  }
}

extension Table {
  /// A table of one English text with a comment.
  fileprivate init(comment: String, text: String) {
    self.init(
      json: #"""
        {"sourceLanguage": "en", "strings": {"k": {"comment": "\#(comment)", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}}}
        """#)
  }
}
