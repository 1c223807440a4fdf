import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

@Suite struct RowTests {
  private func row(
    _ table: Table, _ locale: String = "en", samples: Samples = Samples(), value: String? = nil
  ) throws -> Row {
    let environment = EnvironmentValues(locale: LocaleTag(locale), fallback: .editor)
    let maker = RowMaker(
      table: table, samples: samples, environment: environment, value: value)
    return maker.row(for: try #require(table.entries.first))
  }

  // MARK: Arguments

  @Test func anEntryWithSamplesGetsNoInventedArguments() throws {
    let table = Table(key: "%@ and %@", "")
    let samples = Samples(["%@ and %@": Samples.Values(arguments: [.string("Ann")])])
    #expect(try row(table, samples: samples).title.text == "Ann and %@")
    let none = Samples(["%@ and %@": Samples.Values(arguments: [])])
    #expect(try row(table, samples: none).title.text == "%@ and %@")
    let value = Samples(["%@ and %@": Samples.Values(value: .integer(1234))])
    #expect(try row(table, samples: value).title.text == "Sample 1 and Sample 2")
  }

  /// A text that an app could not show is not shown as if it could.
  @Test(arguments: [
    ("swap %@ %lld", "%lld mal %@", "<%lld: wrong type> mal <%@: wrong type>"),
    ("swap %@ %lld", "%2$lld mal %1$@", "42 mal Sample"),
    ("%lld km", "%.1f km", "<%.1f: wrong type> km"), ("%lld", "%d", "42"),
    ("%d", "%@ x", "<%@: wrong type> x"),
    ("%@", "**%d** x", "<%d: wrong type> x"), ("trip.title", "%d", "<%d: missing>"),
    ("%lld", "%2$#@n@", "<%2$#@n@: unknown variable>"),
    // Percentages in words.
    ("%@", "50% de %@", "50<% d: not a number>e <%@: missing>"), ("%@", "% @", "Sample"),
    ("50% de", "50% de", "50% de"), ("100%", "100 %", "100 %"),
    ("%@", "20%, %@", "20<%: incomplete>, Sample"),
    ("%@", "％@ x", "％@ x"),
  ])
  func placeholdersThatAnAppCannotFill(key: String, text: String, expected: String) throws {
    let unit = #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    let title = try row(Table(key: key, #""de": \#(unit)"#), "de").title
    let shown = title.fragments.map { fragment in
      guard case .unresolved(let reason) = fragment.kind else { return fragment.text }
      return "<\(fragment.text): \(reason.rawValue)>"
    }
    #expect(shown.joined() == expected)
  }

  /// The forms of a substitution are read as the texts are; without a specifier, `%arg` takes any
  /// number.
  @Test(arguments: [
    (#""formatSpecifier": "lld","#, "%arg of %2$@", "42 of Sample"),
    ("", "%arg of %2$@", "42 of Sample"),
    (#""formatSpecifier": "lld","#, "%@ of %2$lld", "%@ of %2$lld"),
  ])
  func formsThatAnAppCannotFill(specifier: String, form: String, expected: String) throws {
    let table = Table(
      key: "%lld of %@",
      #"""
      "de": {"stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {
        "argNum": 1, \#(specifier) "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "\#(form)"}}}}}}}
      """#)
    #expect(try row(table, "de").title.text == expected)
  }

  // MARK: Values

  @Test func valuesAreWrittenInTheLocale() throws {
    let table = Table(key: "k", "")
    let samples = Samples(["k": Samples.Values(value: .currency(1234.5, code: "EUR"))])
    #expect(try row(table, "de", samples: samples).value == "1.234,50\u{A0}€")
    #expect(try row(table, "en", samples: samples, value: "none").value == "€1,234.50")
    #expect(try row(table, "en", value: "none").value == "none")
    #expect(try row(table, "en").value == nil)
  }

  // MARK: States

  @Test(arguments: [
    ("translated", RowState.translated), ("needs_review", .needsReview), ("new", .new),
    ("machine_translated", .other("machine_translated")), ("\u{1F3AC}", .other("\u{1F3AC}")),
  ])
  func statesAreThoseOfTheTextThatIsShown(spelled: String, state: RowState) throws {
    let table = Table(
      key: "k", #""fr": {"stringUnit": {"state": "\#(spelled)", "value": "x"}}"#)
    #expect(try row(table, "fr").state == state)
    #expect(try row(table, "fr-CA").state == state)
    #expect(try row(table, "de").state == .missing)
  }

  @Test func aTextWithoutAStateIsNew() throws {
    let table = Table(key: "k", #""fr": {"stringUnit": {"value": "x"}}"#)
    #expect(try row(table, "fr").state == .new)
  }

  @Test func nothingIsMissingInTheSourceLanguage() throws {
    #expect(try row(Table(key: "The text", "")).state == .translated)
    #expect(try row(Table(key: "The text", ""), "en-GB").state == .translated)
    #expect(try row(Table(key: "The text", ""), "ja").state == .missing)
    let review = Table(
      key: "k", #""en": {"stringUnit": {"state": "needs_review", "value": "x"}}"#)
    #expect(try row(review).state == .needsReview)
    #expect(try row(review, "ja").state == .missing)
  }

  @Test func entriesNotToBeTranslatedAreNeverMissing() throws {
    let table = Table(
      json: #"{"sourceLanguage": "en", "strings": {"k": {"shouldTranslate": false}}}"#)
    #expect(try row(table, "ja").state == .notTranslated)
    #expect("\(try row(table, "ja").state)" == "don't translate")
  }

  @Test func theStateIsThatOfTheWorstVariation() throws {
    let table = Table(
      key: "%lld",
      #"""
      "fr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "un"}},
        "other": {"stringUnit": {"state": "needs_review", "value": "%lld"}}}}}
      """#)
    let one = Samples(["%lld": Samples.Values(arguments: [.integer(1)])])
    let shown = try row(table, "fr", samples: one)
    #expect(shown.found.leaf?.state == "translated")
    #expect(shown.state == .needsReview)
    #expect(try row(table, "fr").state == .needsReview)
  }

  @Test func anEmptyTextIsNewAndATextOfAnotherLocalizationIsMissing() throws {
    let table = Table(
      key: "k",
      #"""
      "fr": {"stringUnit": {"state": "translated", "value": "x"}},
      "de": {"stringUnit": {"state": "translated", "value": ""}}
      """#)
    #expect(try row(table, "de").state == .new)
    #expect(try !row(table, "de").hasOwnText)
    let partly = Table(
      json: """
        {"sourceLanguage": "en", "strings": {
          "k": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "x"}}}},
          "l": {"localizations": {"fr-CA": {"stringUnit": {"state": "new", "value": "x"}}}}}}
        """)
    // The app looks into one localization only, which is French of Canada.
    #expect(try row(partly, "fr-CA").state == .missing)
    #expect(try row(partly, "fr-CA").hasOwnText)
  }

  // MARK: Tables and fitting

  @Test func previewTablesHoldTheEntriesThatAreAdmitted() throws {
    let table = try Table(json: Checkout.text("Catalogs/Travel.xcstrings"))
    let all = PreviewTable(table: table)
    #expect(all.map(\.key) == table.entries.map(\.key))
    #expect(all.matcher.available == table.locales)
    let matcher = LocalizationMatcher(available: ["x"])
    let some = PreviewTable(table: table, matcher: matcher, admits: { $0.key.contains("a") })
    #expect(some.map(\.key) == table.entries.map(\.key).filter { $0.contains("a") })
    #expect(some.matcher.available == ["x"])
    #expect(PreviewTable(table: table, admits: { _ in false }).isEmpty)
  }

  /// What the definition of a row says of the three layouts, for a title of 6 + 1 + 5 columns.
  @Test(arguments: [
    (0, Layout.none), (5, .extended), (6, .standard), (11, .standard), (12, .compact),
  ])
  func rowsAreFitted(width: Int, layout: Layout) throws {
    let table = Table(key: "Hearty lunch", "")
    let maker = RowMaker(table: table, environment: EnvironmentValues(fallback: .editor))
    let row = maker.row(for: try #require(table.entries.first))
    #expect(maker.fit(row, width: width).layout == layout)
  }

  @Test func layoutsCanBeForced() throws {
    let table = Table(key: "Hearty lunch", "")
    let maker = RowMaker(table: table, environment: EnvironmentValues(fallback: .editor))
    let forced = maker.fit(
      maker.row(for: try #require(table.entries.first)), width: 8, forced: .compact)
    #expect(forced.layout == .compact)
    #expect(forced.rows == ["Hearty… "])
    #expect(forced.lostColumns == 5)
  }

  /// Marks on letters and characters that turn the direction take no columns.
  @Test(arguments: [PseudoLocalization.accented, .rightToLeft], ["Travel", "Wallet", "Scripts"])
  func pseudoLocalizationsKeepTheColumns(pseudo: PseudoLocalization, name: String) throws {
    let table = try Table(json: Checkout.text("Catalogs/\(name).xcstrings"), named: name)
    for locale in table.locales {
      var environment = EnvironmentValues(locale: LocaleTag(locale), fallback: .editor)
      // In logical order the characters keep their places; in visual order they are reversed.
      let plain = RowMaker(table: table, environment: environment, order: .logical)
      environment.pseudo = pseudo
      let changed = RowMaker(table: table, environment: environment, order: .logical)
      for entry in table.entries {
        let rows = (plain.row(for: entry), changed.row(for: entry))
        let fitted = [10, 20, 40].map {
          (plain.fit(rows.0, width: $0), changed.fit(rows.1, width: $0))
        }
        for (plain, changed) in fitted {
          #expect(plain.breakpoints == changed.breakpoints)
          #expect(plain.lines.map(\.columns) == changed.lines.map(\.columns))
        }
        guard pseudo == .rightToLeft else { continue }
        #expect(fitted.map(\.0.rows) == fitted.map(\.1.rows))
      }
    }
  }

  // MARK: Markdown

  @Test func withoutMarkdownAStringIsUnchanged() throws {
    let table = Table(
      key: "Save", #""fr": {"stringUnit": {"value": "Aide &amp; **infos** %@"}}"#)
    let entry = try #require(table.entries.first)
    let samples = Samples(["Save": Samples.Values(arguments: [.string("A")])])
    var environment = EnvironmentValues(locale: LocaleTag("fr"), fallback: .editor)
    let titles = [true, false].map { isRead in
      environment.readsMarkdown = isRead
      return RowMaker(table: table, samples: samples, environment: environment).row(for: entry)
        .title.text
    }
    #expect(titles == ["Aide & infos A", "Aide &amp; **infos** A"])
  }
}
