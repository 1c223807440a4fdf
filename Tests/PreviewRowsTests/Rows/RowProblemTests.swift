import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing
import TextLayout

/// What is wrong with a row, and where.
@Suite struct RowProblemTests {
  private func problems(
    of text: String, key: String = "k", locale: String = "en", width: Int = 80,
    samples: Samples = Samples(), reported: [Diagnostic] = []
  ) throws -> [Diagnostic] {
    let escaped = text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
    let table = Table(
      key: key, #""en": {"stringUnit": {"state": "translated", "value": "\#(escaped)"}}"#)
    let maker = RowMaker(
      table: table, samples: samples, environment: EnvironmentValues(locale: LocaleTag(locale)))
    let row = maker.row(for: try #require(table.entries.first))
    return maker.problems(of: row, fitted: maker.fit(row, width: width), reported: reported)
  }

  @Test(arguments: [
    ("plain words, 50 %", []),
    ("tab\tand\nnewline", []),
    ("a\u{1B}[31m", ["control-char 2"]),
    ("a\u{7F}b\u{7F}", ["control-char 2"]),
    ("caf\u{E9} \u{201C}x\u{201D}", []),
    // A mark is no opener; what is opened has to be closed in its paragraph.
    ("a\u{200F}b", []),
    ("\u{2067}a\u{2069}", []),
    ("ab\u{2067}c", ["bidi-unbalanced 3"]),
    ("\u{2067}a\nb\u{2069}", ["bidi-unbalanced 1", "bidi-unbalanced 5"]),
    ("a\u{2069}", ["bidi-unbalanced 2"]),
    ("\u{202A}a\u{202C}", []),
    ("a\u{202C}", ["bidi-unbalanced 2"]),
    // UAX #9, BD9 and X6a: the isolate's end closes the embedding inside of it.
    ("\u{2068}\u{202A}a\u{2069}", ["bidi-unbalanced 2"]),
    ("\u{202A}\u{2068}a\u{202C}\u{2069}\u{202C}", ["bidi-unbalanced 4"]),
    ("a\u{202E}b\u{202C}", ["bidi-override 2"]),
    ("\u{202D}b", ["bidi-override 1", "bidi-unbalanced 1"]),
  ])
  func steering(text: String, expected: [String]) throws {
    let found = try problems(of: text).map { problem in
      guard case .text(let scalar)? = problem.place else { return problem.rule.rawValue }
      return "\(problem.rule) \(scalar)"
    }
    #expect(found == expected)
  }

  @Test func aCharacterIsCalledByItsName() throws {
    #expect(
      try problems(of: "a\u{202E}b\u{202C}c\u{202E}d\u{202C}").map(\.message)
        == ["U+202E RIGHT-TO-LEFT OVERRIDE turns whatever follows, letters too, 2 times"])
  }

  @Test(arguments: [
    ("%@ and %@", 1, ["spec-extra error"]), ("%1$@ %3$@", 1, ["spec-extra error"]),
    ("%0$@ %@", 1, ["spec-gap error"]), ("%200$@ %@", 1, ["spec-gap error"]),
    ("%#@files@", 1, ["subst-undefined error"]), ("%p of %@", 1, ["spec-dangerous warning"]),
    ("%@", 1, []),
  ])
  func placeholders(text: String, arguments: Int, expected: [String]) throws {
    let samples = Samples(["k": .init(arguments: [.string("x")])])
    let found = try problems(of: text, samples: samples)
    #expect(found.map { "\($0.rule) \($0.severity)" } == expected)
  }

  @Test func aPlaceholderIsFoundWhereItStandsInTheRow() throws {
    let samples = Samples(["k": .init(arguments: [.string("four")])])
    let found = try problems(of: "%@, %@", samples: samples)
    // "four, %@"
    #expect(found.map(\.place) == [.text(7)])
    #expect(found.map(\.message) == ["%@: there is no argument for it"])
  }

  @Test func formsThatAreMissingOrDoubtful() throws {
    func unit(_ value: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }
    func ids(_ number: Sample, _ locale: String, _ forms: String) throws -> [String] {
      let table = Table(
        key: "%lld apples", #""\#(locale)": {"variations": {"plural": {\#(forms)}}}"#)
      let maker = RowMaker(
        table: table, samples: Samples(["%lld apples": .init(arguments: [number])]),
        environment: EnvironmentValues(locale: LocaleTag(locale)))
      let row = maker.row(for: try #require(table.entries.first))
      return maker.problems(of: row, fitted: maker.fit(row, width: 80), reported: []).ruleNames
    }
    let forms = #""one": \#(unit("%lld jabłko")), "other": \#(unit("%lld jabłka"))"#
    // 2 is few in Polish, 1 is one; in English 2 is other.
    #expect(try ids(.integer(2), "pl", forms) == ["plural-missing"])
    #expect(try ids(.integer(1), "pl", forms) == [])
    #expect(try ids(.integer(2), "en", forms) == [])
    // As a value 1.0 is one; written "1.0" it is other in English.
    let miles = #""one": \#(unit("%.1f mile")), "other": \#(unit("%.1f miles"))"#
    #expect(try ids(.double(1), "en", miles) == ["plural-ambiguous"])
    #expect(try ids(.double(1.5), "en", miles) == [])
  }

  @Test func aRowThatIsCutSaysSo() throws {
    #expect(try problems(of: "日", width: 1).ruleNames == ["truncates"])
    #expect(try problems(of: "日", width: 2).isEmpty)
  }

  @Test func whatReadersReportedComesFirst() throws {
    let reported = Diagnostic(
      .stringsDuplicate, path: "T.strings", location: SourceLocation(line: 3, column: 1),
      message: "again")
    let found = try problems(of: "a\u{1B}", reported: [reported, reported])
    #expect(found.ruleNames == ["strings-duplicate", "control-char"])
    #expect(found[0].location == SourceLocation(line: 3, column: 1))
    #expect(found[0].message == "again")
  }

  @Test func aHostileTextHasFewProblems() throws {
    let steering = String(repeating: "\u{1B}\u{2067}\u{202E}\u{202C}", count: 100_000)
    #expect(try problems(of: steering).count < 10)
    let placeholders = String(repeating: "%9$@ ", count: 100_000)
    #expect(try problems(of: placeholders).count <= 16)
  }
}
