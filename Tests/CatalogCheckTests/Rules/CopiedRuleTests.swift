import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules about what a translation has to copy from its source text, and what it must not have.
@Suite struct CopiedRuleTests {
  /// What some rules find wrong with a translation, with the severity.
  private func judge(
    _ source: String, _ locale: String, _ text: String, _ rules: Set<String>
  ) -> [String] {
    JudgedRow(of: Table(key: "k", texts: ["en": source, locale: text]), locale: locale)
      .diagnostics.filter { rules.contains($0.rule.rawValue) }
      .map { "\($0.severity): \($0.message)" }
  }

  @Test(arguments: [
    ("Read https://a.example/help now", "Lies https://a.example/help jetzt", nil),
    ("Read https://a.example/en/help now", "Lies https://a.example/de/help jetzt", nil),
    ("Read https://a.example/help?l=en now", "Lies https://a.example/help?l=de jetzt", nil),
    ("Read https://en.wiki.example/Cat now", "Lies https://de.wiki.example/Katze jetzt", nil),
    ("Read https://a.example/help.", "Lies https://a.example/help", nil),
    (
      "Read https://a.example/help now", "Lies https://a.example/hilfe jetzt",
      "warning: a.example/hilfe instead of a.example/help"
    ),
    (
      "Read https://a.example/help now", "Lies http://a.example/help jetzt",
      "warning: a.example/help uses http://; the source string uses https://"
    ),
    (
      "URL (such as https://example.com)", "URL (etwa https://beispiel.de)",
      "info: the translation is missing the URL 'example.com'"
    ),
    // The address is broken, not replaced.
    (
      "URL (such as https://example.com)", "URL (etwa https: //example.com)",
      "warning: the translation is missing the URL 'example.com'"
    ),
    (
      "https://my.example", "http://my.example",
      "warning: my.example uses http://; the source string uses https://"
    ),
    // A text that is an address alone may be a sample.
    (
      "https://my.example", "https://mein.beispiel",
      "info: the translation is missing the URL 'my.example'"
    ),
  ])
  func addresses(source: String, text: String, problem: String?) {
    #expect(judge(source, "de", text, ["url-changed"]) == (problem.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("Write to help@a.example soon", "Schreib bald an help@a.example", nil),
    ("Write to help@a.example soon", "Schreib bald an HELP@A.example.", nil),
    (
      "Write to help@a.example soon", "Schreib bald an hilfe@a.example",
      "warning: the translation is missing help@a.example"
    ),
    ("Such as name@mail.example", "Etwa vorname@mail.example", nil),
    ("you@mail.example", "du@mail.example", nil),
    ("Hi %@.", "Hallo %1$@.", nil), ("me @ home", "ich @ Hause", nil),
  ])
  func mailAddresses(source: String, text: String, problem: String?) {
    #expect(judge(source, "de", text, ["email-changed"]) == (problem.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("15 days", "de", "15 Tage", nil),
    ("15 days", "de", "14 Tage", "warning: 14 instead of 15"),
    ("1,000.5 km", "de", "1.000,5 km", nil), ("1,000 km", "fr", "1\u{202F}000 km", nil),
    ("1000 km", "es", "1 000 km", nil), ("15 days", "ar", "١٥ يومًا", nil),
    ("15 days", "hi", "१५ दिन", nil), ("15 days", "ja", "１５日", nil),
    (
      "Version 1.5.2", "de", "Version 1.5.3",
      "warning: 1.5.3 instead of 1.5.2"
    ),
    ("2 days left", "de", "Noch zwei Tage", nil),
    ("since 1970-01-12", "de", "seit dem 12.01.1970", nil),
    (
      "since 1970-01-12", "de", "seit dem 11.01.1970",
      "warning: 11 instead of 12"
    ),
    (
      "The 180th meridian", "id", "Meridian ke-180",
      "info: the translation is missing the number 180"
    ),
    (
      "1, 22, 33, 44, 55", "de", "1, 22, 33, 44, 56",
      "info: 56 instead of 55"
    ),
    ("30 minutes", "de", "Eine halbe Stunde", "info: the translation is missing the number 30"),
    ("At 3 PM and 20 s", "de", "Um 15 Uhr und 20 s", nil),
    ("100,000 people", "ja", "10万人", nil), ("An MP3 of 15 s", "de", "Eine MP4 von 15 s", nil),
    ("%2$@ of %1$15@", "de", "%1$14@ von %2$@", nil),
    ("Read https://a.example/15 first", "de", "Lies https://a.example/15 zuerst", nil),
    ("120", "de", "6,5", "info: 6,5 instead of 120"),
    ("100% of it", "fr", "100 % de ceci", nil),
  ])
  func numbers(source: String, locale: String, text: String, problem: String?) {
    // Other numbers are below: small ones, and those that translations convert.
    #expect(judge(source, locale, text, ["number-changed"]) == (problem.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("Up to 12 files", "Bis zu 13 Dateien", true), ("Up to 13 files", "Bis zu 12 Dateien", true),
    ("Within 12 hours", "Innerhalb von 24 Stunden", true),
    ("Up to 3 files", "Bis zu drei Dateien", false),
    // Units that few countries use, prices, and the same time in another unit.
    ("Within 10 miles", "Im Umkreis von 16 km", false),
    ("Letter (8.5 x 11 in)", "Brief (22 x 28 cm)", false), ("Only $10", "Nur 9 €", false),
    ("At 70°F", "Bei 21 °C", false), ("Below 70 mg/dL", "Unter 4 mmol/l", false),
    ("At 30 psi", "Bei 2 bar", false), ("Below 70 mg", "Unter 40 mg", true),
    ("At 55 miles/hour", "Bei 90 km/h", false), ("Per 100 ml", "Pro 1 dl", false),
    ("Per 100 ml", "Pro 10 ml", true), ("Under CC 3.0", "Unter CC 3", false),
    ("Under CC 3.1", "Unter CC 3", true), ("Degrees (e.g., 37.77)", "Grad (z. B. 52.51)", false),
    ("For 2 weeks", "14 Tage lang", false),
    ("Over 16 million", "Über 1600 Zehntausend", false), ("Over 16 millers", "Über 1600", true),
    ("2.5D view", "2½D-Ansicht", false), ("In 2.5D", "In 2D", true),
    ("Parts 1,2,3,4", "Teile 4, 3, 2, 1", false), ("1.5x size", "150 % der Größe", false),
    ("1.5x size", "250 % der Größe", true),
  ])
  func changedNumbers(source: String, text: String, isFound: Bool) {
    // Years of another era.
    #expect(judge("In May 2016", "ja", "平成28年5月", ["number-changed"]) == [])
    let found = judge(source, "de", text, ["number-changed"])
    #expect(found.contains { $0.hasPrefix("warning") } == isFound)
  }

  @Test(arguments: [
    ("See https://example.org/privacy.html", "Siehe https://example.org/privacy-de.html", false),
    ("See https://example.org/privacy.html", "Siehe https://example.org/terms.html", true),
    ("<a href=\"https://a.org/x\">All</a>", "<a href=\"https://b.org/x\">Alle</a>", true),
    ("<a href=\"https://a.org/x\">All</a>", "<a href=\"https://a.org/x\">Alle</a>", false),
  ])
  func pages(source: String, text: String, isFound: Bool) {
    let escape = { (text: String) in text.replacing("\"", with: "\\\"") }
    #expect(judge(escape(source), "de", escape(text), ["url-changed"]).isEmpty != isFound)
  }

  @Test(arguments: [
    ("Selected", "AusgewÃ¤hlt", "mojibake"), ("NO", "NÃO É", nil), ("It’s", "Itâ€™s", "mojibake"),
    ("Rename", "RiemÃ«rtoje", "mojibake"), ("Title", "XXX", "todo-left"),
    ("Title", "Titel XXX", "todo-left"),
    ("Format", "XXX-XXX", nil), ("Title", "Titel [needs translation]", "todo-left"),
    ("Title", "Titel (Seite)", nil), ("Show notes", "Notizen (fixme) zeigen", nil),
    ("Translate [translation]", "Übersetzen [translation]", nil),
    ("All files", "Alle\\tDateien", "control-char"), ("a\\tb", "c\\td", nil),
  ])
  func leftovers(source: String, text: String, rule: String?) {
    let found = JudgedRow(of: Table(key: "k", texts: ["en": source, "de": text]), locale: "de")
      .rules
      .filter { ["mojibake", "todo-left", "control-char", "quotes-unbalanced"].contains($0) }
    #expect(found == (rule.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("<b>All</b>", "<b>Alle</b>", []), ("<unknown>", "<unbekannt>", []),
    ("<UNKNOWN>", "<BİLİNMEYEN>", []), ("a <b c", "a <b c", []),
    ("<a href='x'>All</a>", "<a href='y'>Alle</a>", []), ("<br/>", "<BR>", []),
    (
      "<b>All</b>", "<b>Alle<b>",
      ["warning: HTML tags: </b> 0 instead of 1, <b> 2 instead of 1"]
    ),
    ("All", "<i>Alle", ["warning: HTML tags: <i> 1 instead of 0"]),
    ("<b>All</b> of it", "</b>Alle<b> davon", ["warning: </b> comes before <b>"]),
    ("<i>a</i> <b>b</b>", "<b>b</b> <i>a</i>", []),
  ])
  func tags(source: String, text: String, problems: [String]) {
    #expect(judge(source, "de", text, ["tag-mismatch"]) == problems)
  }

  @Test(arguments: [
    ("Q & A", "de", "F &amp; A", "entity-typed: users may see '&amp;' as is"),
    ("Q &amp; A", "de", "F &amp; A", nil), ("Q & A;", "de", "F & A;", nil),
    // An app that reads tags reads entities as well.
    ("<b>Q</b>", "de", "<b>F &amp; A</b>", nil),
    ("One, two", "de", #"Eins,\\nzwei"#, #"escape-typed: users see '\n' as is"#),
    ("One, two", "de", #"Eins \\u201Ezwei\\u201C"#, #"escape-typed: users see '\u201E' as is"#),
    (#"One\\ntwo"#, "de", #"Eins\\nzwei"#, nil), (#"C:\\files"#, "de", #"C:\\files"#, nil),
    (
      "Delete", "de", "L\u{FFFD}schen",
      "replacement-char: U+FFFD replaces a character that could not be decoded"
    ),
    ("Title", "de", "TODO: Titel", "todo-left: leftover note 'TODO'"),
    ("Title", "de", "Titel (FIXME)", "todo-left: leftover note 'FIXME'"),
    ("All", "es", "TODO", nil), ("Everything is deleted", "pt", "TODO é eliminado", nil),
    ("Title", "es", "TODO: Título", "todo-left: leftover note 'TODO'"),
    ("TODO lists", "de", "TODO-Listen", nil), ("Lists", "de", "TODO-Listen", nil),
    ("Format XXX-XXX", "de", "Muster XXX-XXX", nil),
  ])
  func leftovers(source: String, locale: String, text: String, problem: String?) {
    let rules: Set = ["entity-typed", "escape-typed", "replacement-char", "todo-left"]
    let found = JudgedRow(
      of: Table(key: "k", texts: ["en": source, locale: text]), locale: locale
    ).diagnostics.filter { rules.contains($0.rule.rawValue) }
    #expect(found.map { "\($0.rule): \($0.message)" } == (problem.map { [$0] } ?? []))
  }

  /// What belongs in no string is told of source texts, too.
  @Test func leftoversOfASourceText() {
    #expect(JudgedRow(of: "TODO: Title").rules == ["todo-left"])
    #expect(JudgedRow(of: "Markdown TODO completion").rules == [])
    #expect(JudgedRow(of: "L\u{FFFD}schen").rules == ["replacement-char"])
  }

  @Test func hostileTexts() {
    for part in ["<b>", "&amp;", "a@b.cd ", "1", "1.", "1 ", #"\\n"#, "TODO", "://", "\u{FFFD}"] {
      let text = String(repeating: part, count: caseCount(5_000, many: 50_000))
      let table = Table(key: "k", texts: ["en": "<i>a 15 b@c.de http://f.gh", "de": text])
      #expect(JudgedRow(of: table, locale: "de").diagnostics.count < 100)
    }
  }
}
