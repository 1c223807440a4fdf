import GrammarAgreement
import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// Everything that is known about a row, counted by hand.
@Suite struct InspectionTests {
  private func unit(_ text: String) -> String {
    #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
  }

  private func inspection(
    _ localizations: String, key: String = "%lld apples", locale: String, width: Int,
    value: String? = nil, forced: Layout? = nil, arguments: [Sample] = [.integer(2)]
  ) throws -> Inspection {
    let table = Table(key: key, localizations)
    let maker = RowMaker(
      table: table, samples: Samples([key: .init(arguments: arguments)]),
      environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor), value: value)
    let row = maker.row(for: try #require(table.entries.first))
    return maker.inspection(of: row, width: width, forced: forced)
  }

  @Test(
    arguments: [
      (.noun, [.feminine], [.plural], "feminine plural noun"),
      (.adjective, [.feminine, .masculine], [.singular], "masculine/feminine singular adjective"),
      (.noun, [.neuter], [.plural, .singular], "neuter singular/plural noun"),
      (.noun, [], [.singular], "singular noun"), (.unchanging(.adverb), [], [], "adverb"),
    ] as [(WordClass, FeatureSet<GrammaticalGender>, FeatureSet<FormNumber>, String)])
  func aReadingIsNamedAsInGrammarBooks(
    wordClass: WordClass, genders: FeatureSet<GrammaticalGender>, numbers: FeatureSet<FormNumber>,
    expected: String
  ) {
    let form = FormFeatures(genders: genders, numbers: numbers)
    #expect(Reading(lemma: "", wordClass: wordClass, form: form).explanation == expected)
  }

  @Test func measures() throws {
    // "two red apples" is 14, its longest word "apples" 6; "€ 1" is 3, and the gap 2.
    let found = try inspection(
      #""en": \#(unit("two red apples"))"#, locale: "en", width: 12, value: "€ 1")
    #expect(found.columns == 14)
    #expect(found.longestWord == 6)
    #expect(found.valueColumns == 3)
    #expect(found.width == 12)
    #expect(found.fitted.breakpoints == Breakpoints(compact: 19, standard: 12))
    #expect(found.attempts.map(\.layout) == [.compact, .standard])
    #expect(
      found.attempts.map { $0.truncation?.description } == ["needs 19 columns, has 12", nil])
    #expect(found.variants.count == 1)
    #expect(found.widest == nil)
  }

  @Test func variantsOfAllAxes() throws {
    let found = try inspection(
      #"""
      "pl": {"variations": {"plural": {
        "one": \#(unit("%lld jabłko")), "few": \#(unit("%lld jabłka")),
        "many": \#(unit("%lld soczystych jabłek")), "other": \#(unit(""))}}}
      """#, locale: "pl", width: 80)
    // An empty text is not a variant. "2 soczystych jabłek": 1 + 1 + 10 + 1 + 6.
    #expect(
      found.variants.map { "\($0.leaf.path)" } == ["plural.one", "plural.few", "plural.many"])
    #expect(found.variants.map(\.breakpoints.compact) == [8, 8, 19])
    #expect(found.variants.map(\.isChosen) == [false, true, false])
    #expect(found.widest == 2)
    // As CLDR's table of plural rules has them for Polish.
    #expect(
      found.variants.map(\.numbers) == [
        [.integer(1)], [.integer(2), .integer(3), .integer(4), .integer(22)],
        [.integer(5), .integer(0), .integer(6), .integer(7)],
      ])
    #expect(
      found.variants.map(\.text.text) == ["1 jabłko", "2 jabłka", "5 soczystych jabłek"])
    #expect(found.trace?.choices.map(\.axis) == ["plural"])
    #expect(found.trace?.choices.map(\.explanation) == ["argument 1 is 2: 'few' (CLDR)"])
    let devices = try inspection(
      #""en": {"variations": {"device": {"mac": \#(unit("Click")), "other": \#(unit("Tap"))}}}"#,
      locale: "en", width: 80)
    #expect(devices.variants.map { "\($0.leaf.path)" } == ["device.mac", "device.other"])
    #expect(devices.widest == 0)
    #expect(devices.trace?.choices.map(\.explanation) == ["'other'"])
  }

  /// Each form stands beside the same form of the source language, with the same number.
  @Test func formsHaveTheirSourceTexts() throws {
    let found = try inspection(
      #"""
      "en": {"variations": {"plural": {
        "one": \#(unit("%lld apple")), "other": \#(unit("%lld apples"))}}},
      "pl": {"variations": {"plural": {
        "one": \#(unit("%lld jabłko")), "few": \#(unit("%lld jabłka")),
        "many": \#(unit("%lld jabłek")), "other": \#(unit("%lld jabłka"))}}}
      """#, locale: "pl", width: 80)
    #expect(found.locale == LocaleTag("pl"))
    #expect(found.source?.locale == LocaleTag("en"))
    #expect(found.source?.text.text == "2 apples")
    // English has no forms "few" and "many"; 1.5 is the first number of the Polish "other".
    #expect(
      found.variants.map(\.text.text)
        == ["1 jabłko", "2 jabłka", "5 jabłek", "1,5 jabłka"])
    #expect(found.source?.forms.map { $0?.text } == ["1 apple", nil, nil, "1.5 apples"])
    // "1,5 jabłka" has 10 columns.
    #expect(found.widest == 3)
    let own = try inspection(#""en": \#(unit("apples"))"#, locale: "en", width: 80)
    #expect(own.source == nil)
    // A source text without forms stands beside every form.
    let plain = try inspection(
      #"""
      "en": \#(unit("Apples: %lld")), "de": {"variations": {"plural": {
        "one": \#(unit("%lld Apfel")), "other": \#(unit("%lld Äpfel"))}}}
      """#, locale: "de", width: 80)
    #expect(plain.source?.forms.map { $0?.text } == ["Apples: 1", "Apples: 2"])
    let missing = try inspection(#""en": \#(unit("%lld apples"))"#, locale: "ja", width: 80)
    #expect(missing.source?.text.text == "2 apples")
  }

  @Test func formsOfSubstitutionsAreParts() throws {
    let found = try inspection(
      #"""
      "en": {"stringUnit": {"state": "translated", "value": "%#@count@ left"},
        "substitutions": {"count": {"argNum": 1, "formatSpecifier": "lld", "variations":
          {"plural": {"one": \#(unit("%arg apple")), "other": \#(unit("%arg apples"))}}}}}
      """#, locale: "en", width: 80)
    #expect(found.variants.map(\.isPart) == [false, true, true])
    // "2 apples left", and each form alone with the same number.
    #expect(found.variants.map(\.breakpoints.compact) == [13, 7, 8])
    #expect(found.variants.map(\.isChosen) == [true, false, true])
    #expect(found.widest == nil)
  }

  @Test func veryManyVariantsAreCounted() throws {
    let forms = (0..<100).map { "\"\($0)\": \(unit("text \($0)"))" }.joined(separator: ",")
    let found = try inspection(
      #""en": {"variations": {"width": {\#(forms)}}}"#, locale: "en", width: 80)
    #expect(found.variants.count == 64)
    #expect(found.moreVariants == 36)
  }

  @Test func theTraceNamesEachStep() throws {
    let found = try inspection(
      #""fr": \#(unit("pommes")), "en": \#(unit("apples"))"#, locale: "fr-CA", width: 80)
    #expect(found.trace?.steps.map(\.localization) == ["fr-CA", "fr"])
    #expect(found.trace?.steps.map(\.reason) == ["no such localization", nil])
    #expect(found.row.found.origin == .parent)
  }

  @Test func aForcedLayoutIsShownEvenIfItCuts() throws {
    let found = try inspection(
      #""en": \#(unit("two red apples"))"#, locale: "en", width: 8, forced: .compact)
    #expect(found.fitted.layout == .compact)
    #expect(found.fitted.isCut)
    // "two red…" shows 7 of 14 columns; the blank at the cut is not counted.
    #expect(found.fitted.lostColumns == 6)
    #expect(found.attempts.map(\.fits) == [false, true])
  }

  /// The names are those of the Unicode Character Database.
  @Test(arguments: [
    ("plain", []),
    ("line\nline", []),
    ("a\u{200F}b\u{200F}", ["U+200F RIGHT-TO-LEFT MARK 2 2"]),
    ("12\u{202F}%", ["U+202F NARROW NO-BREAK SPACE 3 1"]),
    ("\u{FEFF}a\u{AD}", ["U+FEFF ZERO WIDTH NO-BREAK SPACE 1 1", "U+00AD SOFT HYPHEN 3 1"]),
    ("e\u{301}", []),
    ("क\u{94D}ष", []),
    ("x\u{200B}y", ["U+200B ZERO WIDTH SPACE 2 1"]),
    ("✈\u{FE0F}", ["U+2708 U+FE0F AIRPLANE and others 1 1"]),
    ("🇯🇵", ["U+1F1EF U+1F1F5 REGIONAL INDICATOR SYMBOL LETTER J and others 1 1"]),
    ("a👍🏽", ["U+1F44D U+1F3FD THUMBS UP SIGN and others 2 1"]),
    (
      "👨\u{200D}👩\u{200D}👧",
      ["U+1F468 U+200D U+1F469 U+200D U+1F467 MAN and others 1 1"]
    ),
  ])
  func charactersAreNamed(text: String, expected: [String]) {
    let found = CharacterNote.notes(of: text).map { "\($0) \($0.position) \($0.count)" }
    #expect(found == expected)
  }

  @Test func aHostileTextHasFewNotes() {
    var text = String.UnicodeScalarView()
    for number in 0..<100_000 as Range<UInt32> {
      text.append("a")
      text.append(UnicodeScalar(0xE0100 + number % 200) ?? "b")
    }
    for number in 0..<200 as Range<UInt32> {
      guard let tag = UnicodeScalar(0xE0000 + number) else { continue }
      text.append("b")
      text.append(tag)
    }
    #expect(CharacterNote.notes(of: String(text)).count <= 24)
  }
}
