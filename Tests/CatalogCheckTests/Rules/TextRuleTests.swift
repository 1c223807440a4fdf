import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules that compare a translation with its source text.
@Suite struct TextRuleTests {
  /// What all rules find wrong with a translation.
  private func judge(_ source: String, _ locale: String, _ text: String) -> [String] {
    JudgedRow(of: Table(key: "k", texts: ["en": source, locale: text]), locale: locale)
      .diagnostics.map { "\($0.rule): \($0.message)" }
  }

  /// What is a matter of style is no warning.
  @Test(arguments: [
    ("Delete all of the files", "Alle Dateien löschen.", Severity.info),
    ("Delete all of the files?", "Alle Dateien löschen", .warning),
    ("First line.\\nSecond line.", "Erste Zeile. Zweite Zeile.", .info),
    ("Heading\\n\\nText", "Überschrift Text", .warning), ("A line", "Eine Zeile\\n", .warning),
    // A sentence that breaks off, and one that is only shorter.
    ("All trusted servers will be removed, so you have to confirm them.", "Alle Server", .warning),
    ("All trusted servers will be removed, so you have to confirm them.", "Neustart!", .info),
    // They follow a number.
    ("% (exact)", " % (genau)", .info), ("min later", " Min. später", .info),
    ("Exact", " Genau", .warning),
  ])
  func style(source: String, text: String, severity: Severity) {
    let row = JudgedRow(of: Table(key: "k", texts: ["en": source, "de": text]), locale: "de")
    #expect(row.diagnostics.map(\.severity) == [severity])
  }

  /// If most translations lack what the source string has, it is the source string that is reported.
  @Test(arguments: [
    ("Title ", "Titel", "Titre", "Título", "whitespace-edge"),
    ("Open…", "Öffnen", "Ouvrir", "Abrir", "end-punct"),
    ("a\\n\\nb", "a b", "a b", "a b", "newline-count"),
  ])
  func mostTranslationsDiffer(
    source: String, german: String, french: String, spanish: String, rule: String
  ) {
    let all = Table(key: "k", texts: ["en": source, "de": german, "fr": french, "es": spanish])
    #expect(JudgedRow(of: all, locale: "de").rules == [])
    #expect(JudgedRow(of: all).rules == [rule])
    let one = Table(key: "k", texts: ["en": source, "de": german, "fr": source, "es": source])
    #expect(JudgedRow(of: one, locale: "de").rules == [rule])
    #expect(JudgedRow(of: one).rules == [])
  }

  /// HTML shows line ends as spaces.
  @Test func linesOfHTML() {
    #expect(judge("<p>a</p>\\n\\n<p>b</p>", "de", "<p>a</p><p>b</p>") == [])
  }

  /// Marks that languages with the verb at the end put elsewhere, and those of codes.
  @Test(arguments: [
    ("Share with…", "ja", "共有", true), ("Share with…", "de", "Teilen", false),
    ("Sharing…", "ja", "共有", false), ("Starts with cashuB…", "de", "Beginnt mit cashuB", true),
  ])
  func ends(source: String, locale: String, text: String, isFine: Bool) {
    #expect(judge(source, locale, text).contains { $0.hasPrefix("end-punct") } != isFine)
  }

  /// An identifier in place of a translation.
  @Test func valueIsKey() {
    let table = Table(key: "trip.title", texts: ["en": "Your trip", "de": "trip.title"])
    #expect(JudgedRow(of: table, locale: "de").rules == ["value-is-key"])
    let word = Table(key: "Trip", texts: ["en": "Your trip", "de": "Trip"])
    #expect(JudgedRow(of: word, locale: "de").rules == [])
  }

  /// A word that joins two texts, which not every language has.
  @Test func joiningBlank() {
    #expect(judge(" at ", "ja", " ") == [])
    #expect(judge("at", "ja", " ") == ["blank: the translation is only whitespace"])
  }

  // MARK: White space and lines

  @Test(arguments: [
    ("Title: ", "de", "Titel: ", []), ("Title", "de", "Titel", []),
    (
      "Name: ", "de", "Name:",
      ["whitespace-edge: does not end with a space; the source string does"]
    ),
    (
      "Name", "de", " Name",
      ["whitespace-edge: begins with a space; the source string does not"]
    ),
    (
      "Name", "fr", "Nom\u{A0}",
      ["whitespace-edge: ends with a space; the source string does not"]
    ),
    // Wide characters need no blank between texts.
    ("Name: ", "zh-Hans", "名称：", []), (" and ", "ja", "と", []),
    (
      "Name", "ja", "名前 ",
      ["whitespace-edge: ends with a space; the source string does not"]
    ),
    (
      "a\\nb", "de", "a b",
      ["newline-count: line breaks: 0; the source string has 1"]
    ),
    ("a\\nb", "de", "c\\nd", []), ("a\\nb", "de", "c\\u2028d", []),
    ("All files", "de", "Alle  Dateien", ["double-space: two spaces between words"]),
    ("All  files", "de", "Alle  Dateien", []), ("a\\n  b", "de", "c\\n  d", []),
    ("Ready", "de", "  ", ["blank: the translation is only whitespace"]),
    (" ", "de", " ", []),
  ])
  func whiteSpace(source: String, locale: String, text: String, expected: [String]) {
    #expect(judge(source, locale, text) == expected)
  }

  @Test(arguments: [("de", 1), ("zh-Hans", 1), ("th", 0), ("km", 0)])
  func invisibleCharacters(locale: String, count: Int) {
    for character in ["\u{200B}", "\u{FEFF}"] {
      let found = judge("Settings", locale, "ab\(character)cd\(character)")
      #expect(found.filter { $0.hasPrefix("zero-width") }.count == count)
    }
    #expect(judge("Settings", "fa", "می\u{200C}خواهم") == [])
  }

  // MARK: Punctuation

  @Test(arguments: [
    ("Delete?", "de", "Löschen", "does not end with a question mark; the source string does"),
    ("Open…", "de", "Öffnen", "does not end with an ellipsis; the source string does"),
    ("Name", "de", "Name:", "ends with a colon; the source string does not"),
    (
      "Delete?", "de", "Löschen!",
      "ends with an exclamation mark; the source string ends with a question mark"
    ),
    (
      "All files will be deleted.", "de", "Alle Dateien werden gelöscht",
      "does not end with a period; the source string does"
    ),
  ])
  func otherPunctuation(source: String, locale: String, text: String, problem: String) {
    #expect(judge(source, locale, text) == ["end-punct: \(problem)"])
  }

  /// The same mark in the characters of a language, and what a language leaves out.
  @Test(arguments: [
    ("Delete it?", "zh-Hans", "删除？"), ("Delete it?", "ar", "حذف؟"),
    ("Delete it?", "el", "Διαγραφή;"),
    ("Open...", "de", "Öffnen..."), ("Open...", "zh-Hant", "開啟⋯"), ("Name:", "fr", "Nom\u{A0}:"),
    ("Name:", "ja", "名前："), ("All files are deleted.", "hi", "सभी फ़ाइलें हटा दी गई हैं।"),
    ("All files are deleted.", "hi", "सभी फ़ाइलें हटा दी गई हैं|"),
    ("All files are deleted.", "ur", "تمام فائلیں حذف ہو گئیں۔"),
    ("All files are deleted.", "th", "ลบไฟล์ทั้งหมดแล้ว"),
    ("All files are deleted.", "ja", "すべてのファイルを削除"),
    ("Delete all the files?", "th", "ลบไฟล์ทั้งหมดหรือไม่"), ("Delete it?", "ja", "削除しますか。"),
    ("Are you sure?", "hy", "Համոզվա՞ծ եք"), ("2 min", "de", "2 Min."), ("Done!", "de", "Fertig."),
    ("Done", "de", "Fertig!"),
    ("He said \\\"no.\\\"", "de", "Er sagte „nein“."), ("Done (yes.)", "de", "Fertig (ja.)"),
    ("**Stop!**", "de", "**Halt!**"),
  ])
  func punctuationOfLanguages(source: String, locale: String, text: String) {
    #expect(judge(source, locale, text) == [])
  }

  // MARK: What must not be translated

  @Test(arguments: [
    ("See https://example.com/en.", "Siehe https://example.com/de.", []),
    ("See https://example.com.", "Siehe https://www.example.com.", []),
    (
      "See https://example.com now", "Siehe https: //example.com jetzt",
      ["url-changed: the translation is missing the URL 'example.com'"]
    ),
    (
      "See https://example.com/a now", "Siehe https://example.org/a jetzt",
      ["url-changed: the translation is missing the URL 'example.com/a'"]
    ),
    ("At 10:30 // now", "Um 10:30 // jetzt", []),
    ("Hi ${name}", "Hallo ${name}", []), ("Hi {0} {b.c}", "{b.c} hallo {0}", []),
    (
      "Hi ${name}", "Hallo ${Name}",
      ["placeholder-token: ${Name} instead of ${name}"]
    ),
    ("Hi %{name}", "Hallo", ["placeholder-token: the translation is missing %{name}"]),
    ("Hi {{name}}", "Hallo {{name}}", []), ("{{a}} {b}", "{b} {{a}}", []),
    ("Hi {{name}}", "Hallo {{name}", ["placeholder-token: the translation is missing {{name}}"]),
    ("Hi {{{name}}}", "Hallo", []), ("Hi {{a} b}", "Hallo", []), ("Hi {{a} }", "Hallo", []),
    ("Use {braces here}", "Nimm {diese Klammern}", []),
    ("{n, plural, one {file} other {files}}", "{n, plural, one {Datei} other {Dateien}}", []),
    ("a } b {", "c", []), ("{}", "", []),
    ("**New** files", "**Neue** Dateien", []),
    (
      "**New** files", "** Neue** Dateien",
      ["markdown-mismatch: bold spans: 0; the source string has 1"]
    ),
    (
      "See [help](https://a.example/help)", "Siehe [Hilfe] (https://a.example/help)",
      ["markdown-mismatch: links: 0; the source string has 1"]
    ),
    (
      "Type `ls`", "Tippe ls",
      ["markdown-mismatch: code spans: 0; the source string has 1"]
    ),
    ("5 * 3 * 2", "5*3*2", []),
  ])
  func tokensAndMarkup(source: String, text: String, expected: [String]) {
    #expect(judge(source, "de", text) == expected)
  }

  /// A hint only: names are the same in all languages.
  @Test(arguments: [
    ("Settings", "de", "Settings", true), ("Settings", "de", "Einstellungen", false),
    ("OK", "de", "OK", false), ("Settings", "en-GB", "Settings", false),
    ("%@ GB", "de", "%@ GB", false),
  ])
  func sameTexts(source: String, locale: String, text: String, isFound: Bool) {
    let row = JudgedRow(of: Table(key: "k", texts: ["en": source, locale: text]), locale: locale)
    #expect(row.rules == (isFound ? ["same-as-source"] : []))
    #expect(row.diagnostics.allSatisfy { $0.severity == .info })
  }

  /// The words of such a text are in its forms.
  @Test func aTextThatJoinsForms() throws {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": {
          "stringUnit": {"state": "translated", "value": "%#@photos@ in %#@albums@"},
          "substitutions": {
            "photos": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg Fotos"}}}}},
            "albums": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg Alben"}}}}}}},
        "en": {
          "stringUnit": {"state": "translated", "value": "%#@photos@ in %#@albums@"},
          "substitutions": {
            "photos": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg photos"}}}}},
            "albums": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
              "other": {"stringUnit": {"state": "translated", "value": "%arg albums"}}}}}}}}}}}
        """#)
    #expect(!JudgedRow(of: table, locale: "de").rules.contains("same-as-source"))
  }

  // MARK: Texts without a counterpart

  @Test(arguments: [
    // The key is the source text, unless it is a name for the developers.
    ("Delete?", "Löschen", ["end-punct"]), ("delete.question", "Löschen?", []),
  ])
  func keys(key: String, text: String, expected: [String]) {
    #expect(JudgedRow(of: Table(key: key, texts: ["de": text]), locale: "de").rules == expected)
  }

  /// Each form is compared with the same form, or with the one for other numbers.
  @Test func pluralForms() {
    func forms(_ one: String, _ other: String) -> String {
      let units = [("one", one), ("other", other)].map {
        #""\#($0)": {"stringUnit": {"state": "translated", "value": "\#($1)"}}"#
      }
      return "{\"variations\": {\"plural\": {\(units.joined(separator: ","))}}}"
    }
    let table = Table(
      key: "%lld files",
      #""en": \#(forms("One file?", "%lld files…")), "de": \#(forms("Eine Datei?", "%lld Dateien?"))"#
    )
    #expect(CheckedTable(table, rules: ["end-punct"]).findings == ["end-punct de plural.other"])
  }

  /// The words of a substitution are compared with those of the same substitution only.
  @Test func substitutions() {
    func text(_ text: String, _ name: String, _ form: String) -> String {
      #"""
      {"stringUnit": {"state": "translated", "value": "\#(text)"}, "substitutions": {"\#(name)": {
        "argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "\#(form)"}}}}}}}
      """#
    }
    let table = Table(
      key: "%lld files",
      #"""
      "en": \#(text("%#@n@ left", "n", "%arg files")), "de": \#(text("noch %#@n@", "n", " %arg Dateien")),
      "fr": \#(text("%#@m@", "m", " %arg fichiers"))
      """#)
    #expect(
      CheckedTable(table, rules: ["whitespace-edge"]).findings
        == ["whitespace-edge de substitution.n.plural.other"])
  }

  /// Phrases of App Shortcuts are alternatives, but each names the app.
  @Test func phrases() {
    let json = """
      {"sourceLanguage": "en", "strings": {"Ask ${applicationName}": {"localizations": {
        "en": {"stringSet": {"state": "translated", "values": ["Ask ${applicationName}"]}},
        "de": {"stringSet": {"state": "translated",
          "values": ["${applicationName} fragen…", "Frag doch mal"]}}}}}}
      """
    let catalog = CatalogFile(path: "App/AppShortcuts.xcstrings", bytes: Array(json.utf8))
    #expect(
      CheckedTable(Table(catalog: catalog)).findings == ["app-name-token de values.1"])
    let other = CatalogFile(path: "App/Phrases.xcstrings", bytes: Array(json.utf8))
    #expect(CheckedTable(Table(catalog: other)).findings == [])
  }

  @Test func hostileTexts() {
    for part in ["{a}", "{{{", "a://b.c ", "** [x](y) ", "\u{200B}", "….…", "  "] {
      let text = String(repeating: part, count: caseCount(5_000, many: 50_000))
      let table = Table(key: "k", texts: ["en": "a {b} https://c.d **e**", "de": text])
      #expect(JudgedRow(of: table, locale: "de").diagnostics.count < 100)
    }
  }

  // MARK: Length

  @Test(arguments: [
    ("Open...", "Öffnen...", false), ("Open…", "Öffnen...", true), ("Open…", "Öffnen…", false),
    ("Stop.", "Halt. .. Stop.", false), ("Stop.", "Halt..... Stop.", false),
  ])
  func threeStops(source: String, text: String, isReported: Bool) {
    let expected = "ellipsis-dots: three periods instead of '…'"
    #expect(judge(source, "de", text) == (isReported ? [expected] : []))
  }

  @Test func threeStopsOfASourceText() {
    #expect(JudgedRow(of: "Open...").rules == ["ellipsis-dots"])
    #expect(JudgedRow(of: "Open…").rules == [])
  }

  @Test(arguments: [
    (
      "Cancel the download of this file", "de", "Ja",
      ["length-ratio: less than a quarter as long as the source string"]
    ),
    (
      "Cancel", "de", "Das Herunterladen abbrechen",
      ["length-ratio: more than three times as long as the source string"]
    ),
    ("OK", "de", "In Ordnung, einverstanden, ja", []), ("Cancel", "de", "Abbruch", []),
    ("Cancel the download", "zh-Hans", "取消下载", []),
  ])
  func lengths(source: String, locale: String, text: String, expected: [String]) {
    #expect(judge(source, locale, text) == expected)
  }
}
