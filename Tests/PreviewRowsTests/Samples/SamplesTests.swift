import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

@Suite struct SamplesTests {
  private func samples(_ json: String) -> Samples {
    Samples(bytes: Array(json.utf8), path: "T.samples.json")
  }

  /// The sample that this JSON describes, as the only argument of an entry.
  private func sample(_ json: String) -> (sample: Sample?, problems: [String]) {
    let samples = samples(#"{"k": {"value": \#(json)}}"#)
    return (samples["k"].value, samples.diagnostics.map { "\($0.location ?? .start)" })
  }

  @Test(arguments: [
    (#""text""#, Sample.string("text")), (#""caf\u00e9 %@""#, .string("café %@")),
    ("3", .integer(3)), ("-3", .integer(-3)), ("3.0", .double(3)), ("3.5", .double(3.5)),
    ("3e2", .double(300)), ("1E-2", .double(0.01)), ("-0.5", .double(-0.5)), ("0", .integer(0)),
    ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
    ("9223372036854775808", .unsigned(1 << 63)), ("18446744073709551615", .unsigned(.max)),
    ("18446744073709551616", .double(0x1p64)), ("-9223372036854775809", .double(-0x1p63)),
    (
      #"{"userName": {"full": "Ann Example", "display": "@ann"}}"#,
      .userName(Sample.UserName(full: "Ann Example", display: "@ann"))
    ),
    (
      #"{"list": ["a", 1, {"symbol": "star"}, {"list": [2.5]}, {"list": []}]}"#,
      .list([
        .string("a"), .integer(1), .symbol("star"), .list([.double(2.5)]), .list([]),
      ])
    ),
    (#"{"date": "1970-01-02"}"#, .date(86_400, style: .dateTime)),
    (#"{"date": "1970-01-02", "style": "date"}"#, .date(86_400, style: .date)),
    (#"{"style": "time", "date": "1970-01-01T01:00:00Z"}"#, .date(3600, style: .time)),
    (#"{"date": "1970-01-01T01:00+01:00", "style": "dateTime"}"#, .date(0, style: .dateTime)),
    (#"{"currency": 12.34, "code": "EUR"}"#, .currency(12.34, code: "EUR")),
    (#"{"code": "JPY", "currency": 5}"#, .currency(5, code: "JPY")),
    (#"{"percent": 0.8}"#, .percent(0.8)), (#"{"symbol": "tram.fill"}"#, .symbol("tram.fill")),
    (#"{"localized": "large"}"#, .localized("large")),
    (#"{"markdown": "a *b*"}"#, .markdown("a *b*")),
  ])
  func readsEveryKind(json: String, expected: Sample) {
    let (sample, problems) = sample(json)
    #expect(sample == expected)
    #expect(problems.isEmpty)
  }

  /// A member that does not belong there is reported with its place, and the rest is used.
  @Test(arguments: [
    (#"{"percent": 0.8, "code": "EUR"}"#, "1:34", Sample.percent(0.8)),
    (#"{"currency": 1, "code": "EUR", "style": "date"}"#, "1:48", .currency(1, code: "EUR")),
    (#"{"symbol": "star", "percent": 1}"#, "1:36", .symbol("star")),
    (
      #"{"userName": {"full": "A", "display": "a", "nick": "b"}}"#, "1:60",
      .userName(Sample.UserName(full: "A", display: "a"))
    ),
  ])
  func reportsUnknownMembers(json: String, location: String, expected: Sample) {
    let (sample, problems) = sample(json)
    #expect(sample == expected)
    #expect(problems == [location])
  }

  /// The place is that of the kind, or of the value that is none.
  @Test(arguments: [
    ("null", "1:17"), ("true", "1:17"), ("1e999", "1:17"), (#"{"percent": -1e999}"#, "1:18"),
    ("[1]", "1:17"), ("{}", "1:17"),
    (#"{"code": "EUR"}"#, "1:17"), (#"{"color": "red"}"#, "1:18"),
    (#"{"userName": "ann"}"#, "1:18"), (#"{"userName": {"full": "Ann"}}"#, "1:18"),
    (#"{"currency": 12}"#, "1:18"), (#"{"currency": "12", "code": "EUR"}"#, "1:18"),
    (#"{"date": "yesterday"}"#, "1:18"), (#"{"date": 5}"#, "1:18"),
    (#"{"date": "2026-02-30"}"#, "1:18"), (#"{"date": "2026-01-01", "style": "long"}"#, "1:18"),
    (#"{"percent": "80 %"}"#, "1:18"), (#"{"list": "a"}"#, "1:18"), (#"{"symbol": 1}"#, "1:18"),
    (#"{"localized": null}"#, "1:18"), (#"{"markdown": []}"#, "1:18"),
  ])
  func reportsInvalidArguments(json: String, location: String) {
    let (sample, problems) = sample(json)
    #expect(sample == nil)
    #expect(problems == [location])
  }

  @Test func theRestOfTheFileCounts() {
    let samples = samples(
      """
      {
        "a": {"arguments": ["x", {"colour": "red"}, 3], "value": 1, "wdith": 80},
        "b": 7,
        "c": {"arguments": "x"},
        "d": {"arguments": []},
        "e": {"value": {"list": ["x", null]}}
      }
      """)
    #expect(samples["a"].arguments == [.string("x"), .string(""), .integer(3)])
    #expect(samples["a"].value == .integer(1))
    #expect(samples["b"] == Samples.Values())
    #expect(samples["c"].arguments == [])
    #expect(samples["d"].arguments == [])
    #expect(samples["e"].value == .list([.string("x"), .string("")]))
    #expect(samples["unknown"] == Samples.Values())
    #expect(
      samples.diagnostics.map { "\($0.location ?? .start)" } == [
        "2:29", "2:63", "3:8", "4:22", "6:33",
      ])
    #expect(samples.diagnostics.allSatisfy { $0.rule == .sampleUnknown && !$0.skipsBytes })
    #expect(samples.diagnostics.allSatisfy { $0.path == "T.samples.json" })
  }

  @Test(arguments: [
    ("", ["1:1: json-syntax"]), ("{", ["1:2: json-syntax"]),
    ("{\"a\": {\"value\": 1}", ["1:19: json-syntax"]), ("[]", ["1:1: sample-unknown"]),
    ("7", ["1:1: sample-unknown"]), ("{\"a\": {\"value\": 1},\n \"b\" {}}", ["2:6: json-syntax"]),
    ("{\"a\": \"\n}", ["1:7: json-syntax"]), ("{} {}", ["1:4: json-syntax"]),
    ("{\"a\": nonsense}", nil),
    (String(repeating: "[", count: 100_000), nil), ("\u{FEFF}{\"a\": {\"value\": 1}}", []),
  ])
  func brokenFilesAreReported(json: String, problems: [String]?) {
    let samples = samples(json)
    let found = samples.diagnostics.map { "\($0.location ?? .start): \($0.rule.rawValue)" }
    if let problems { #expect(found == problems) } else { #expect(found.count == 1) }
  }

  @Test func keysThatTheTableLacksAreReportedWithTheirLine() throws {
    let table = Table(key: "here", "")
    var samples = samples(
      """
      {"here": {"value": 1},
       "z": {"value": 1, "odd": 2},
        "there": {"value": 3}}
      """)
    samples.check(against: [table], path: "T.samples.json")
    #expect(
      samples.diagnostics.map(\.description) == [
        #"T.samples.json:2:2: Main has no key "z""#,
        #"T.samples.json:2:20: unknown field "odd"; a sample has "arguments", "concepts" and "value""#,
        #"T.samples.json:3:3: Main has no key "there""#,
      ])
    #expect(samples["z"].value == .integer(1))
  }

  // MARK: Arguments

  /// The text that each kind of sample becomes, in two locales.
  @Test(arguments: [
    (Sample.string("**b** %@"), "**b** %@", "**b** %@"), (.integer(1234), "1,234", "1.234"),
    (.double(0.5), "0.5", "0,5"), (.percent(0.25), "25%", "25\u{A0}%"),
    (.currency(-8.9, code: "EUR"), "-€8.90", "-8,90\u{A0}€"), (.symbol("star.fill"), "★", "★"),
    (.localized("large"), "large", "groß"),
    (.markdown("a *b* ^[c](d: 1)"), "a b ^[c](d: 1)", "a b ^[c](d: 1)"),
    (.list([.localized("large"), .integer(2)]), "large and 2", "groß und 2"),
    (.date(1_777_879_800, style: .date), "May 4, 2026", "04.05.2026"),
    (.userName(Sample.UserName(full: "Ann Example", display: "@ann")), "@ann", "@ann"),
  ])
  func everyKindIsWrittenInItsLocale(sample: Sample, english: String, german: String) throws {
    let table = Table(
      json: #"""
        {"sourceLanguage": "en", "strings": {"“%@”": {},
          "large": {"localizations": {"de": {"stringUnit": {"value": "groß"}}}}}}
        """#, named: "Dishes")
    let samples = Samples(["“%@”": Samples.Values(arguments: [sample], value: sample)])
    for (locale, expected) in [("en", english), ("de", german)] {
      let maker = RowMaker(
        table: table, samples: samples,
        environment: EnvironmentValues(locale: LocaleTag(locale), fallback: .editor))
      let row = maker.row(for: try #require(table.entry(forKey: "“%@”")))
      #expect(row.title.text == "“\(expected)”")
      #expect(row.value == expected)
      #expect(row.title.fragments.contains { $0.kind == .argument(number: 1) })
    }
  }

  @Test func theMarkdownOfASampleIsStyled() throws {
    let samples = Samples(["%@": Samples.Values(arguments: [.markdown("a *b*")])])
    let table = Table(key: "%@", "")
    let maker = RowMaker(
      table: table, samples: samples, environment: EnvironmentValues(fallback: .editor))
    let row = maker.row(for: try #require(table.entries.first))
    #expect(row.title.fragments.map(\.text) == ["a ", "b"])
    #expect(row.title.fragments.map(\.style.traits) == [[], .emphasis])
    #expect(row.title.fragments.map(\.kind) == [.argument(number: 1), .argument(number: 1)])
  }

  // MARK: Keys

  @Test func keysThatSeveralTablesShareBelongToAny() throws {
    var samples = samples(#"{"here": {"value": 1}, "there": {"value": 2}, "z": {"value": 3}}"#)
    samples.check(
      against: [Table(key: "here", ""), Table(key: "there", "")], path: "T.samples.json")
    #expect(
      samples.diagnostics.map(\.description) == [
        #"T.samples.json:1:47: no table has the key "z""#
      ])
  }

  private static let catalogs = [
    "AppShortcuts", "Devices", "LocalizableSettings", "Markup", "Movies", "Orders", "Plurals",
    "Scripts", "Travel", "Wallet",
  ]

  @Test(arguments: catalogs)
  func theSamplesOfTheSampleCatalogsAreFine(name: String) throws {
    let file = CatalogFile(
      path: "\(name).xcstrings", bytes: try Checkout.bytes("Catalogs/\(name).xcstrings"))
    #expect(file.diagnostics == [])
    let table = Table(catalog: file)
    let path = "Catalogs/\(name).samples.json"
    var samples = Samples(bytes: try Checkout.bytes(path), path: path)
    samples.check(against: [table], path: path)
    #expect(samples.diagnostics == [])
    #expect(table.entries.contains { samples[$0.key] != Samples.Values() })
  }

  /// A localized argument that no table has would show its key in every language.
  @Test func theSampleCatalogsShowEveryKindOfSample() throws {
    var kinds: Set<String> = []
    for name in Self.catalogs {
      let table = try Table(json: Checkout.text("Catalogs/\(name).xcstrings"), named: name)
      let path = "Catalogs/\(name).samples.json"
      let samples = Samples(bytes: try Checkout.bytes(path), path: path)
      for entry in table.entries {
        let values = samples[entry.key]
        var pending = (values.arguments ?? []) + [values.value].compactMap(\.self)
        while let sample = pending.popLast() {
          switch sample {
          case .string: kinds.insert("string")
          case .integer: kinds.insert("integer")
          case .unsigned: kinds.insert("unsigned")
          case .double: kinds.insert("double")
          case .userName: kinds.insert("userName")
          case .date(_, let style): kinds.insert("date \(style)")
          case .currency: kinds.insert("currency")
          case .percent: kinds.insert("percent")
          case .symbol: kinds.insert("symbol")
          case .markdown: kinds.insert("markdown")
          case .localized(let key):
            kinds.insert("localized")
            #expect(table.entry(forKey: key) != nil)
          case .list(let members):
            kinds.insert("list")
            pending += members
          }
        }
      }
    }
    #expect(
      kinds == [
        "string", "integer", "userName", "date date", "date time", "date dateTime", "currency",
        "percent", "symbol", "markdown", "localized", "list",
      ])
  }

  @Test func noBytesTrap() throws {
    let bytes = try Checkout.bytes("Catalogs/Movies.samples.json")
    for length in 0...bytes.count {
      let samples = Samples(bytes: bytes.prefix(length), path: "T.samples.json")
      #expect(samples.diagnostics.isEmpty == (length >= bytes.count - 1))
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        damaged[place] = UInt8.random(in: 0...255, using: &generator)
      }
      let samples = Samples(bytes: damaged, path: "T.samples.json")
      #expect(samples.diagnostics.allSatisfy { ($0.location?.line ?? 0) >= 1 })
    }
  }
}
