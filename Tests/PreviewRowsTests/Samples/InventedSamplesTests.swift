import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

/// What an entry without samples shows.
@Suite struct InventedSamplesTests {
  private func title(
    _ table: Table, _ locale: String = "en", sampleOptions options: SampleOptions = SampleOptions()
  ) throws -> ResolvedText {
    let maker = RowMaker(
      table: table, sampleOptions: options,
      environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor))
    return maker.row(for: try #require(table.entries.first)).title
  }

  @Test(arguments: [
    ("Hello", "Hello"), ("Hello, %@", "Hello, Sample"), ("%@ and %@", "Sample 1 and Sample 2"),
    ("%2$@ before %1$@", "Sample 2 before Sample 1"), ("%1$@, %1$@", "Sample, Sample"),
    ("%lld items", "42 items"), ("%d %i %u %x %o", "42 42 42 2a 52"), ("%.1f km", "12.5 km"),
    ("%f %g", "12.500000 12.5"), ("%@: %lld of %@", "Sample 1: 42 of Sample 3"),
    ("100 %", "100 %"), ("%lld %%", "42 %"), ("%c", "*"), ("%*d|", "42|"),
    ("%.*f %@", "12.50 Sample"),
    ("%2$*1$d %3$@", "42 Sample"), ("%s and %S", "Sample 1 and Sample 2"), ("%a", "0x1.9p+3"),
    ("%3$@", "Sample"), ("%p %n", "%p %n"),
    ("%0$@", "%0$@"), ("%128$@", "%128$@"),
  ])
  func placeholdersWithoutSamplesAreFilled(key: String, text: String) throws {
    #expect(try title(Table(key: key, "")).text == text)
  }

  @Test func thePlaceholdersOfTheSourceTextCountIfTheKeyHasNone() throws {
    let table = Table(
      key: "cart.count",
      #"""
      "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "one item, %2$@"}},
        "other": {"stringUnit": {"value": "%1$lld items, %2$@"}}}}},
      "de": {"stringUnit": {"value": "%2$@: %1$lld von %3$lld"}}
      """#)
    #expect(try title(table).text == "42 items, Sample")
    // An argument that only a translation names is a mistake in the translation.
    #expect(try title(table, "de").text == "Sample: 42 von %3$lld")
    let kinds = try title(table, "de").fragments.map(\.kind)
    #expect(kinds.last == .unresolved(.missing))
  }

  /// A form shows its argument as an object: the app passes a text, which chooses `other`.
  @Test func aTextChoosesOther() throws {
    let table = Table(
      key: "k",
      #"""
      "en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "d",
        "variations": {"plural": {"one": {"stringUnit": {"value": "%1$@ is typing"}},
        "other": {"stringUnit": {"value": "%1$@ and %2$d more"}}}}}}}
      """#)
    #expect(try title(table).text == "Sample and 42 more")
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
    #expect(try title(table("%#@n@", number: "")).text == "42 photos")
    #expect(
      try title(table("%1$@ has %#@n@", number: "\"argNum\": 2,")).text
        == "Sample has 42 photos")
    #expect(
      try title(table("%#@n@, again %#@n@ %@", number: "")).text
        == "42 photos, again 42 photos Sample")
    #expect(try title(table("%3$#@n@", number: "")).text == "42 photos")
    #expect(try title(table("%#@n@", number: "\"argNum\": -7,")).text == "42 photos")
  }

  @Test func theFormsOfSubstitutionsNameArgumentsToo() throws {
    func table(_ text: String, form: String) -> Table {
      Table(
        key: "k",
        #"""
        "en": {"stringUnit": {"value": "\#(text)"}, "substitutions": {"n": {"argNum": 2,
          "formatSpecifier": "lf", "variations": {"plural": {
            "other": {"stringUnit": {"value": "\#(form)"}}}}}}}
        """#)
    }
    #expect(try title(table("%#@n@", form: "%arg")).text == "12.500000")
    #expect(try title(table("%#@n@", form: "%arg of %@")).text == "12.500000 of %@")
    #expect(try title(table("%#@n@", form: "%lf of %@")).text == "12.500000 of Sample")
    #expect(
      try title(table("%#@n@", form: "%arg of %4$lld in %1$@")).text
        == "12.500000 of 42 in Sample")
  }

  /// Forms that open each other, and themselves with ever larger numbers.
  @Test func formsWithoutAnEndAreRead() throws {
    let form = String(repeating: "%@ %#@a@ %#@b@ ", count: 50)
    let substitution =
      #"{"variations": {"plural": {"other": {"stringUnit": {"value": "\#(form)"}}}}}"#
    let table = Table(
      key: "k",
      #"""
      "en": {"stringUnit": {"value": "%#@a@"},
        "substitutions": {"a": \#(substitution), "b": \#(substitution)}}
      """#)
    let found = try title(table)
    #expect(found.fragments.contains { $0.kind == .unresolved(.endless) })
  }

  @Test(arguments: [
    (SampleLength.short, "Ab, 1, 0.500000, 1, *"),
    (.typical, "Sample, 42, 12.500000, 2a, *"),
    (.long, "Quite a long sample, 1,234,567, 1,234,567.890000, 12d687, *"),
  ])
  func valuesAreOfTheLengthThatWasAskedFor(length: SampleLength, expected: String) throws {
    let table = Table(key: "%@, %lld, %f, %x, %c", "")
    #expect(try title(table, sampleOptions: SampleOptions(length: length)).text == expected)
  }

  @Test(arguments: [
    (SampleLength.short, "Ab 1 Ab 2"), (.long, "Quite a long sample 1 Quite a long sample 2"),
  ])
  func severalTextsAreNumbered(length: SampleLength, expected: String) throws {
    #expect(
      try title(Table(key: "%@ %@", ""), sampleOptions: SampleOptions(length: length)).text
        == expected)
  }

  // MARK: The count

  @Test(arguments: [
    (Sample.integer(0), "0 0.0 Sample"), (.integer(21), "21 21.0 Sample"),
    (.double(1.5), "1.5 1.5 Sample"), (.integer(-3), "-3 -3.0 Sample"),
  ])
  func everyNumberBecomesTheCount(count: Sample, expected: String) throws {
    let options = SampleOptions(length: .long, count: count)
    let text = try title(Table(key: "%lld %.1f %@", ""), sampleOptions: options).text
    #expect(text.replacing("Quite a long sample", with: "Sample") == expected)
  }

  /// A field width is not a count.
  @Test func theCountReplacesNoWidth() throws {
    let options = SampleOptions(count: .integer(7))
    #expect(try title(Table(key: "%*d|", ""), sampleOptions: options).text == " 7|")
  }

  @Test func theCountGoesIntoGivenSamplesAndListsButNotIntoMoney() throws {
    let table = Table(key: "%@, %lld: %@ %@ %@", "")
    let samples = Samples([
      "%@, %lld: %@ %@ %@": Samples.Values(
        arguments: [
          .list([.integer(3), .list([.double(2.5)]), .string("3")]), .unsigned(.max), .percent(0.5),
          .currency(3, code: "USD"), .double(0.25),
        ], value: .integer(9))
    ])
    let maker = RowMaker(
      table: table, samples: samples, sampleOptions: SampleOptions(count: .integer(5)),
      environment: EnvironmentValues(fallback: .editor))
    let row = maker.row(for: try #require(table.entries.first))
    #expect(row.title.text == "5, 5, and 3, 5: 50% $3.00 5")
    #expect(row.value == "5")
  }

  /// The forms that CLDR has for Polish: 1 one, 2 to 4 few, 5 many, fractions other.
  @Test(arguments: [
    (Sample.integer(1), "1 plik"), (.integer(3), "3 pliki"), (.integer(5), "5 plików"),
    (.double(1.5), "1,5 pliku"),
  ])
  func theCountChoosesTheForm(count: Sample, expected: String) throws {
    let forms = [("one", "plik"), ("few", "pliki"), ("many", "plików"), ("other", "pliku")]
      .map { #""\#($0)": {"stringUnit": {"value": "%lld \#($1)"}}"# }.joined(separator: ", ")
    let table = Table(key: "%lld files", #""pl": {"variations": {"plural": {\#(forms)}}}"#)
    #expect(try title(table, "pl", sampleOptions: SampleOptions(count: count)).text == expected)
  }
}
