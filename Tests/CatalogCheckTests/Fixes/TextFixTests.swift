import CatalogCheck
import StringCatalog
import TestMaterial
import Testing

/// The fixes that are certain, and the problems that have none.
@Suite struct TextFixTests {
  /// The new text of a translation; nil if it keeps the old one.
  private func fix(_ source: String, _ language: String, _ text: String) -> String? {
    let table = Table(key: "key", texts: ["en": source, language: text])
    let findings = CheckedTable(table).report.findings
    let fixes = TextFix.fixes(of: findings, in: [table])
    #expect(fixes.count <= 1)
    guard let fix = fixes.first else { return nil }
    // The new text has none of the problems, and another fix would find nothing.
    let fixed = Table(key: "key", texts: ["en": source, language: fix.text])
    let left = CheckedTable(fixed).report.findings
    #expect(Set(fix.findings.map(\.rule)).isDisjoint(with: left.map(\.rule)))
    #expect(TextFix.fixes(of: left, in: [fixed]).isEmpty)
    return fix.text
  }

  @Test(arguments: [
    ("Name: ", "de", "Name:", "Name: "),
    ("Delete", "de", "Löschen ", "Löschen"),
    ("All files", "de", "Alle  Dateien", "Alle Dateien"),
    ("All, even these", "de", "Alle , auch diese", "Alle, auch diese"),
    ("Open…", "de", "Öffnen...", "Öffnen…"),
    ("Open…", "de", "Öffnen", "Öffnen…"),
    ("Name:", "es", "Nombre", "Nombre:"),
    ("Name:", "fr", "Nom", "Nom\u{A0}:"),
    ("Really?", "fr", "Vraiment ?", "Vraiment\u{A0}?"),
    ("Really?", "fr", "Vraiment?", "Vraiment\u{A0}?"),
    ("Say “yes”", "fr", "Dites « oui »", "Dites «\u{A0}oui\u{A0}»"),
    ("50%% of %@", "fr", "50% de %@", "50%% de %@"),
    ("Hi %@, %@", "de", "Hallo % @, %@", "Hallo %@, %@"),
    ("CPU: %lld", "zh-Hans", "CPU：％lld", "CPU：%lld"),
    ("All files", "zh-Hans", "所有\u{200B}文件", "所有文件"),
    ("Hold: ", "ru", "Задержка", "Задержка: "),
    ("Open… ", "de", "Öffnen...", "Öffnen…"),
    ("from %@", "nl", "van% @", "van %@"),
  ])
  func certain(source: String, language: String, text: String, expected: String) {
    #expect(fix(source, language, text).map(Array.init) == Array(expected))
  }

  @Test(arguments: [
    // It follows a number.
    ("% (exact)", "uk", " % (точно)"),
    // A statement may be meant.
    ("Delete?", "de", "Löschen"),
    // The mark may be detached on purpose.
    (": ", "fr", " : "),
    // The columns of a table.
    ("One two", "de", "Eins      zwei"),
    // The colon is elsewhere.
    ("Name of the file:", "ja", "ファイル名"),
    ("Name:", "de", "Bitte: Name"),
    ("Loading…", "tr", "…yükleniyor"),
    // A range, and periods that the source does not have.
    ("1 to 5", "de", "1...5"),
    // Chinese joins words without spaces.
    ("Name: ", "zh-Hans", "名称："),
    // The source string may have the space by mistake.
    (" of ten", "de", "von zehn"), ("Call with ", "de", "Anruf mit"),
    // Not translated yet.
    ("Great! This is for you.", "fr", "This is for you!"), ("Great!", "fr", "Great!"),
    // The mark is missing as well, but may be left out on purpose.
    ("Delete? ", "de", "Löschen"),
    // The name of a smiley.
    ("Smile", "fr", "Utilisez :smile: ici"),
    // A break that is meant.
    ("Settings", "de", "Benutzer\u{200B}einstellungen"),
    // The number of percent signs tells that something else is wrong.
    ("%lld of %@", "fr", "50% de %@"),
  ])
  func uncertain(source: String, language: String, text: String) {
    #expect(fix(source, language, text) == nil)
  }

  /// Translations would have to follow, and so would the code if the key is the source string.
  @Test func sourceStringsStay() {
    let table = Table(key: "key", texts: ["en": "Open...", "de": "Öffnen..."])
    let findings = CheckedTable(table).report.findings
    #expect(findings.contains { $0.rule == "ellipsis-dots" })
    #expect(TextFix.fixes(of: findings, in: [table]).isEmpty)
  }

  /// A text with as many problems as a file may hold takes no time.
  @Test(.timeLimit(.minutes(1))) func hostileTexts() {
    let count = 20_000
    for (source, language, part) in [
      ("a", "de", "x , "), ("a b", "de", "x  y "), ("a…", "de", "x... "), ("a", "fr", "x ! "),
    ] {
      #expect(fix(source, language, String(repeating: part, count: count) + "z") == nil)
    }
  }
}
