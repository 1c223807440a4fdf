import SourceText
import StringCatalog
import TestMaterial
import Testing

/// The rules that compare the arguments of a text with those of its key and its source text.
@Suite struct ArgumentRuleTests {
  /// A translation without the positions of its source text.
  @Test(arguments: [
    (
      "%2$@ by %1$@", "%@ von %@",
      [
        "warning: positions missing; the arguments appear in the wrong order"
      ]
    ),
    (
      "%1$@ of %2$@", "%@ von %@",
      ["info: positions missing; the source string has them"]
    ),
    ("%2$@ by %1$@", "%2$@ von %1$@", []), ("%@ of %@", "%@ von %@", []),
    // Another rule tells about types.
    ("%2$@ by %1$lld", "%@ von %lld", []), ("%2$@ by %1$@", "von %@", []),
  ])
  func positions(source: String, text: String, expected: [String]) {
    let table = Table(key: "k", texts: ["en": source, "de": text])
    #expect(
      JudgedRow(of: table, locale: "de").diagnostics.filter { $0.rule == "spec-order" }
        .map { "\($0.severity): \($0.message)" } == expected)
  }

  /// A German text for a key without a source text.
  @Test(arguments: [
    ("Hello, %@", "Hallo, %@", []),
    ("Hello, %@", "Hallo", ["spec-missing error: missing placeholder %@ (argument 1)"]),
    ("%lld file%@ found", "%lld Dateien gefunden", []),
    ("Insulin%@Left", "Insulin", ["spec-missing error: missing placeholder %@ (argument 1)"]),
    ("100%", "100 %", []), ("50%% of %@", "50%% von %@", []),
    (
      "swap %@ %lld", "%lld mal %@",
      [
        "spec-type error: %lld reads argument 1, but the app passes %@",
        "spec-type error: %@ reads argument 2, but the app passes %lld",
      ]
    ),
    ("swap %@ %lld", "%2$lld mal %1$@", []),
    (
      "%lld km", "%.1f km",
      ["spec-type error: %.1f reads argument 1, but the app passes %lld"]
    ),
    ("%ld", "%lld", []), ("%lld", "%lu", []), ("%d", "%x", []), ("%.2f", "%.1f", []),
    (
      "%lld", "%d",
      [
        "spec-width-only warning: %d reads argument 1, but the app passes %lld"
      ]
    ),
    // Placeholders without positions are counted among themselves.
    (
      "%@ and %@", "%2$@ und %@",
      ["spec-mixed warning: %@ has no position but %2$@ does; it uses argument 1"]
    ),
    (
      "%@ and %@", "%1$@ und %@",
      [
        "spec-missing error: missing placeholder %@ (argument 2)",
        "spec-mixed warning: %@ has no position but %1$@ does; it uses argument 1",
      ]
    ),
    ("%1$*2$d", "%1$d", ["spec-missing error: missing placeholder %1$*2$d (argument 2)"]),
    ("trip.title", "%@ nach %@", []),
    ("A trip", "%@ nach", ["spec-extra error: no argument for %@"]),
    // A percentage with a suffix, and the names of a text.
    ("Steps of 5%, up to 85%", "Lépés 5%-os, akár 85%-ig", []),
    ("HTGZys", "%@ nach", []), ("Ezlwwe", "Nur um %@ zu bestätigen", []),
    // Patterns of dates, and names in braces.
    ("%B %d, %Y", "%A, %e. %B %Y", []), ("%b %e", "%e. %-b", []),
    ("%{0}% of %{1} msgs", "%{1} iletinin %{0}%'i", []),
    ("50%%b %@", "50%%b", ["spec-missing error: missing placeholder %@ (argument 1)"]),
    (
      "%b %@", "%b",
      [
        "spec-missing error: missing placeholder %@ (argument 1)",
        "percent-ambiguous warning: the app drops this percent sign",
      ]
    ),
  ])
  func translations(key: String, text: String, expected: [String]) {
    let found = JudgedRow(of: Table(key: key, texts: ["de": text]), locale: "de").diagnostics
    #expect(found.map { "\($0.rule) \($0.severity): \($0.message)" } == expected)
  }

  /// A percentage in a text that is formatted: the app reads it as a part of a placeholder.
  @Test(arguments: [
    ("%@", "Ouvrir dans % @", ["percent-ambiguous: the app reads '% @' as a placeholder"]),
    (
      "%@", "50% de %@",
      [
        "spec-extra: no argument for %@",
        "percent-ambiguous: the app reads '% d' as a placeholder",
      ]
    ),
    ("%@", "20%, %@", ["percent-ambiguous: the app drops this percent sign"]),
    ("%@", "20% von %@", ["percent-ambiguous: the app drops this percent sign and 'v'"]),
    (
      "%lld", "Denetleyici %ll",
      ["percent-ambiguous: the app drops this percent sign and 'l'"]
    ),
    ("%lld percent", "%lld %%", []), ("%@", "20%% von %@", []),
    // Without a placeholder that is certain, nothing is formatted.
    ("50% off", "50% de réduction", []), ("100%", "% d", []),
    (
      "CPU: %lld", "CPU：％lld",
      [
        "percent-fullwidth: ％lld is not a placeholder; its percent sign is U+FF05 FULLWIDTH PERCENT SIGN"
      ]
    ),
    (
      "%@", "‰@ %@",
      ["percent-fullwidth: ‰@ is not a placeholder; its percent sign is U+2030 PER MILLE SIGN"]
    ),
    ("%@", "100％ %@", []), ("CPU", "CPU：％lld", []),
  ])
  func percentages(key: String, text: String, expected: [String]) {
    // A broken percent sign and the placeholder that is missing for it are one mistake.
    let found = JudgedRow(of: Table(key: key, texts: ["de": text]), locale: "de").diagnostics
      .filter { $0.rule != "number-changed" }
    #expect(found.map { "\($0.rule): \($0.message)" } == expected)
  }

  /// The source text decides which arguments a translation needs, and the key which there are.
  @Test(arguments: [
    ("trip.title", "To %@", "Nach %@", []),
    ("trip.title", "To %@", "Los", ["spec-missing"]),
    ("starred %lld", "starred", "markiert", []),
    ("starred %lld", "starred", "%lld markiert", []),
    ("starred %lld", "starred", "%@ markiert", ["spec-type"]),
    ("k", "a", "%@", ["spec-extra"]),
  ])
  func translationsOfASourceText(key: String, source: String, text: String, expected: [String]) {
    let table = Table(key: key, texts: ["en": source, "de": text])
    #expect(JudgedRow(of: table, locale: "de").rules == expected)
  }

  /// Basque writes the percent sign before the number.
  @Test(arguments: [("100% sure", false), ("100 % sure", false), ("99% sure", true)])
  func percentagesAreNoPlaceholders(source: String, isFound: Bool) {
    let table = Table(key: "k", texts: ["en": source, "eu": "%100ean"])
    #expect(JudgedRow(of: table, locale: "eu").rules.contains("spec-extra") == isFound)
  }

  @Test(arguments: [
    ("%@ of %@", ["spec-unpositioned"]), ("%1$@ of %2$@", []), ("%@", []), ("%.*f", []),
  ])
  func sourceTexts(text: String, expected: [String]) {
    #expect(JudgedRow(of: Table(key: "k", texts: ["en": text])).rules == expected)
  }

  /// A form may leave out the number that chose it, but nothing else.
  @Test(arguments: [
    ("one", "Eine Datei", ["spec-missing"]), ("one", "Eine Datei von %2$@", []),
    ("other", "Dateien von %2$@", ["spec-missing"]), ("other", "%1$lld von %2$@", []),
  ])
  func pluralForms(form: String, text: String, expected: [String]) {
    let table = Table(
      key: "%lld files of %@",
      #"""
      "de": {"variations": {"plural": {
        "\#(form)": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}}
      """#)
    let found = CheckedTable(table, rules: ["spec-missing", "spec-type", "spec-extra"]).findings
    #expect(found == expected.map { "\($0) de plural.\(form)" })
  }

  /// The number of a substitution counts as taken if it only chooses the form.
  @Test(arguments: [("%#@n@", []), ("%#@n@ %2$@", ["spec-type"]), ("%1$@", ["spec-type"])])
  func substitutions(text: String, expected: [String]) {
    let table = Table(
      key: "%lld files",
      #"""
      "en": {"stringUnit": {"state": "translated", "value": "%lld files, %2$lld folders"}},
      "de": {"stringUnit": {"state": "translated", "value": "\#(text)"}, "substitutions": {
        "n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "viele in %2$lld"}}}}}}}
      """#)
    #expect(
      CheckedTable(table, rules: ["spec-type"]).findings.map { $0.prefix(9) }
        == expected.map { $0[...] })
  }

  /// Without a source text, translations are compared with what most of them say.
  @Test func translationsAmongThemselves() {
    let table = Table(
      key: "[Group/title]",
      texts: [
        "de": "%@ von %lld", "fr": "%1$@ de %2$lld", "it": "%2$lld: %1$@", "es": "%@", "ja": "%2$@",
      ])
    let found = CheckedTable(table, rules: ["spec-missing", "spec-type", "spec-extra"]).findings
    #expect(found == ["spec-missing es", "spec-missing ja"])
    let divided = Table(key: "[Group/title]", texts: ["de": "%@", "fr": "%lld", "it": "x"])
    #expect(
      CheckedTable(divided, rules: ["spec-missing", "spec-type", "spec-extra"]).findings == [])
  }

  /// Words, names and keys of Interface Builder are not compared with translations.
  @Test(arguments: ["TRACKS", "dH8vD7", "A8P-vn-DEJ.title", "customName", "cancel"])
  func keysThatAreNoTexts(key: String) {
    let table = Table(key: key, texts: ["de": "%lld Titel.\\n\\nMehr …", "fr": "%@ d'avance"])
    let found = CheckedTable(table).findings.filter { !$0.hasPrefix("missing-locale") }
    #expect(found.filter { !$0.hasPrefix("source-missing") } == [])
  }

  /// A broken percent sign is an error if the value is lost, and a removed placeholder another one.
  @Test(arguments: [
    ("%@", "CPU ％@", ["error percent-fullwidth"]), ("%@", "von % @", ["warning percent-ambiguous"]),
    ("%b %@", "%b", ["error spec-missing", "warning percent-ambiguous"]),
    ("50%% of %@", "％@", ["error spec-missing", "warning percent-fullwidth"]),
  ])
  func brokenPercents(source: String, text: String, expected: [String]) {
    let row = JudgedRow(of: Table(key: "k", texts: ["en": source, "de": text]), locale: "de")
    #expect(
      row.diagnostics.filter {
        $0.rule.rawValue.hasPrefix("spec") || $0.rule.rawValue.hasPrefix("p")
      }
      .map { "\($0.severity) \($0.rule)" } == expected)
  }

  /// A position without its dollar sign is a width, which has no effect on an object.
  @Test(arguments: [
    ("%1$@ of %2$@", "%2@ von %1@", "%2@ is not argument 2; write %2$@"),
    ("%1$@ of %2$@", "%2$@ von %1$@", nil), ("%1@ of %2@", "%1@ von %2@", nil),
    ("%5d of %@", "%5d von %@", nil), ("%@", "%10@", "%10@ is not argument 10; write %10$@"),
  ])
  func positionsWithoutDollar(source: String, text: String, message: String?) {
    let table = Table(key: "k", texts: ["en": source, "de": text])
    let found = JudgedRow(of: table, locale: "de").diagnostics.filter { $0.rule == "spec-position" }
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
    #expect(JudgedRow(of: table).rules.contains("spec-position") == source.contains("%1@"))
  }

  /// Only an object after a number may be the ending of a word.
  @Test(arguments: [
    ("%lld file%@", "%lld Dateien", false), ("Hello%@", "Hallo", true),
    ("%@file%@", "%@Datei", true),
  ])
  func gluedObjects(source: String, text: String, isMissing: Bool) {
    let table = Table(key: "k", texts: ["en": source, "de": text])
    #expect(JudgedRow(of: table, locale: "de").rules.contains("spec-missing") == isMissing)
  }

  /// Tokens that an app replaces itself.
  @Test(arguments: [
    ("%0 of %1", "%0 von %1", []), ("%1$lld of 5", "%1 von 5", ["percent-ambiguous"]),
  ])
  func numberedTokens(source: String, text: String, expected: [String]) {
    let table = Table(key: "k", texts: ["en": source, "de": text])
    #expect(JudgedRow(of: table, locale: "de").rules == expected)
    #expect(JudgedRow(of: table).rules == [])
  }

  /// An argument that chooses a form and is shown as an object only: the app passes a text there.
  @Test func aTextThatChooses() {
    func localization(_ locale: String, _ forms: String...) -> String {
      let forms = zip(["one", "other"], forms).map {
        #""\#($0)": {"stringUnit": {"value": "\#($1)"}}"#
      }
      return #"""
        "\#(locale)": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"formatSpecifier": "lld",
          "argNum": 1, "variations": {"plural": {\#(forms.joined(separator: ","))}}}}}
        """#
    }
    let texts = localization("en", "%1$@ is typing", "%1$@ are typing")
    let rules = ["spec-type", "spec-missing", "spec-extra"]
    func found(_ german: String...) -> [String] {
      let table = Table(key: "k", texts + "," + localization("de", german[0], german[1]))
      return CheckedTable(table, rules: rules).findings
    }
    #expect(found("%1$@ schreibt", "%1$@ schreiben") == [])
    #expect(
      found("%1$lld schreibt", "%1$lld schreiben") == [
        "spec-type de", "spec-type de substitution.n.plural.one",
        "spec-type de substitution.n.plural.other",
      ])
  }

  /// What is wrong in the source text is reported there alone.
  @Test func mistakesOfTheSource() {
    func localization(_ locale: String) -> String {
      #"""
      "\#(locale)": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"formatSpecifier": "lld",
        "argNum": 1, "variations": {"plural": {"other": {"stringUnit": {"value": "%@ x"}}}}}}}
      """#
    }
    let table = Table(key: "k", ["en", "de", "fr"].map(localization).joined(separator: ","))
    #expect(
      CheckedTable(table, rules: ["spec-type"]).findings == [
        "spec-type en substitution.n.plural.other"
      ])
  }

  /// A language without forms needs no argument that only chooses one.
  @Test func anArgumentThatOnlyChooses() {
    let table = Table(
      key: "k",
      #"""
      "en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"formatSpecifier": "lld",
        "argNum": 1, "variations": {"plural": {"one": {"stringUnit": {"value": "%2$@ follower"}},
        "other": {"stringUnit": {"value": "%2$@ followers"}}}}}}},
      "ko": {"stringUnit": {"value": "팔로워 %2$@명"}}
      """#)
    #expect(CheckedTable(table, rules: ["spec-missing"]).findings == [])
  }

  @Test func aTextWithAMillionPlaceholders() {
    let text = String(repeating: "%d %s ", count: 50_000)
    let table = Table(key: "%@ %@", texts: ["de": text])
    #expect(JudgedRow(of: table, locale: "de").diagnostics.count < 100)
  }
}
