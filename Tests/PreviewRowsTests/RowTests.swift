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
    let maker = RowMaker(
      table: table, samples: samples, environment: EnvironmentValues(locale: LocaleTag(locale)),
      value: value)
    return maker.row(for: try #require(table.entries.first))
  }

  // MARK: Invented arguments

  @Test(arguments: [
    ("Hello", "Hello"), ("Hello, %@", "Hello, Sample"), ("%@ and %@", "Sample 1 and Sample 2"),
    ("%2$@ before %1$@", "Sample 2 before Sample 1"), ("%1$@, %1$@", "Sample, Sample"),
    ("%lld items", "42 items"), ("%d %i %u %x %o", "42 42 42 2a 52"), ("%.1f km", "12.5 km"),
    ("%f %g", "12.500000 12.5"), ("%@: %lld of %@", "Sample 1: 42 of Sample 3"),
    ("100 %", "100 %"), ("%lld %%", "42 %"), ("%c", "*"), ("%3$@", "Sample"), ("%p %n", "%p %n"),
    ("%0$@", "%0$@"), ("%128$@", "%128$@"),
  ])
  func placeholdersWithoutSamplesAreFilled(key: String, text: String) throws {
    #expect(try row(Table(key: key, "")).title.text == text)
  }

  @Test func thePlaceholdersOfTheSourceTextCountWhereTheKeyHasNone() throws {
    let table = Table(
      key: "cart.count",
      #"""
      "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "one item, %2$@"}},
        "other": {"stringUnit": {"value": "%1$lld items, %2$@"}}}}},
      "de": {"stringUnit": {"value": "%2$@: %1$lld von %3$lld"}}
      """#)
    #expect(try row(table).title.text == "42 items, Sample")
    // What only a translation names is a mistake in it.
    #expect(try row(table, "de").title.text == "Sample: 42 von %3$lld")
    let kinds = try row(table, "de").title.fragments.map(\.kind)
    #expect(kinds.last == .unresolved(.missing))
  }

  @Test func substitutionsGetNumbers() throws {
    func table(_ text: String, number: String) -> Table {
      Table(
        key: "k",
        #"""
        "en": {"stringUnit": {"value": "\#(text)"}, "substitutions": {"n": {\#(number)
          "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg photos"}}}}}}}
        """#)
    }
    #expect(try row(table("%#@n@", number: "")).title.text == "42 photos")
    #expect(
      try row(table("%1$@ has %#@n@", number: "\"argNum\": 2,")).title.text
        == "Sample has 42 photos")
    #expect(
      try row(table("%#@n@, again %#@n@ %@", number: "")).title.text
        == "42 photos, again 42 photos Sample")
    #expect(try row(table("%3$#@n@", number: "")).title.text == "42 photos")
    #expect(try row(table("%#@n@", number: "\"argNum\": -7,")).title.text == "42 photos")
  }

  @Test func anEntryWithSamplesGetsNoInventedArguments() throws {
    let table = Table(key: "%@ and %@", "")
    let samples = Samples(["%@ and %@": Samples.Values(arguments: [.string("Ann")])])
    #expect(try row(table, samples: samples).title.text == "Ann and %@")
    let none = Samples(["%@ and %@": Samples.Values(arguments: [])])
    #expect(try row(table, samples: none).title.text == "%@ and %@")
    let value = Samples(["%@ and %@": Samples.Values(value: .integer(1234))])
    #expect(try row(table, samples: value).title.text == "Sample 1 and Sample 2")
  }

  // MARK: Values

  @Test func valuesAreWrittenInTheLocale() throws {
    let table = Table(key: "k", "")
    let samples = Samples(["k": Samples.Values(value: .text(Text(amount: 1234.5, currency: "EUR")))]
    )
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

  @Test func whatHasNoStateIsNew() throws {
    let table = Table(key: "k", #""fr": {"stringUnit": {"value": "x"}}"#)
    #expect(try row(table, "fr").state == .new)
  }

  @Test func theSourceLanguageMissesNothing() throws {
    #expect(try row(Table(key: "The text", "")).state == .translated)
    #expect(try row(Table(key: "The text", ""), "en-GB").state == .translated)
    #expect(try row(Table(key: "The text", ""), "ja").state == .missing)
    let review = Table(
      key: "k", #""en": {"stringUnit": {"state": "needs_review", "value": "x"}}"#)
    #expect(try row(review).state == .needsReview)
    #expect(try row(review, "ja").state == .missing)
  }

  @Test func whatIsNotToBeTranslatedIsNeverMissing() throws {
    let table = Table(
      json: #"{"sourceLanguage": "en", "strings": {"k": {"shouldTranslate": false}}}"#)
    #expect(try row(table, "ja").state == .notTranslated)
    #expect("\(try row(table, "ja").state)" == "not to be translated")
  }

  @Test func theStateOfAVariationIsItsOwn() throws {
    let table = Table(
      key: "%lld",
      #"""
      "fr": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "un"}},
        "other": {"stringUnit": {"state": "needs_review", "value": "%lld"}}}}}
      """#)
    let one = Samples(["%lld": Samples.Values(arguments: [.integer(1)])])
    #expect(try row(table, "fr", samples: one).state == .translated)
    #expect(try row(table, "fr").state == .needsReview)
  }

  // MARK: Sheets and fitting

  @Test func sheetsHoldTheEntriesThatAreAdmitted() throws {
    let table = try Table(json: Checkout.text("Catalogs/Travel.xcstrings"))
    let all = Sheet(table: table)
    #expect(all.map(\.key) == table.entries.map(\.key))
    #expect(all.matcher.available == table.locales)
    let matcher = LocalizationMatcher(available: ["x"])
    let some = Sheet(table: table, matcher: matcher, admits: { $0.key.contains("a") })
    #expect(some.map(\.key) == table.entries.map(\.key).filter { $0.contains("a") })
    #expect(some.matcher.available == ["x"])
    #expect(Sheet(table: table, admits: { _ in false }).isEmpty)
  }

  /// What the definition of a row says of the three layouts, for a title of 6 + 1 + 5 columns.
  @Test(arguments: [
    (0, Layout.none), (5, .extended), (6, .standard), (11, .standard), (12, .compact),
  ])
  func rowsAreFitted(width: Int, layout: Layout) throws {
    let table = Table(key: "Hearty lunch", "")
    let maker = RowMaker(table: table, environment: EnvironmentValues())
    let row = maker.row(for: try #require(table.entries.first))
    #expect(maker.fit(row, width: width).layout == layout)
  }
}
