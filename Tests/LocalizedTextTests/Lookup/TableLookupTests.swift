import Foundation
import LocalizedText
import StringCatalog
import TestMaterial
import Testing

/// The texts of entries by the rules of lookup.
@Suite struct TableLookupTests {
  private func found(
    _ table: Table, _ locale: String, device: Device = .other, available: [String]? = nil,
    arguments: [Argument] = []
  ) throws -> FoundText {
    var environment = EnvironmentValues(locale: LocaleTag(locale), device: device)
    environment.fallback = .editor
    let matcher = available.map { LocalizationMatcher(available: $0) }
    let lookup = TableLookup(table: table, environment: environment, matcher: matcher)
    return lookup.find(try #require(table.entries.first), arguments: arguments)
  }

  private func shown(
    _ table: Table, _ locale: String = "en", device: Device = .other,
    arguments: [Argument] = [], key: String? = nil
  ) throws -> String {
    var environment = EnvironmentValues(
      locale: LocaleTag(locale), device: device, localizer: Localizer(table: table))
    environment.fallback = .editor
    let key = LocalizedStringKey(
      try #require(key ?? table.entries.first?.key), arguments: arguments,
      formatting: .asFound(passing: []))
    return Text(key, in: TableName(table.name)).resolve(in: environment).text
  }

  private static func unit(_ locale: String, _ text: String, state: String = "translated")
    -> String
  {
    #""\#(locale)": {"stringUnit": {"state": "\#(state)", "value": "\#(text)"}}"#
  }

  private static func plural(_ locale: String, _ forms: KeyValuePairs<String, String>) -> String {
    #""\#(locale)": {"variations": {"plural": \#(cases(forms))}}"#
  }

  private static func cases(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { #""\#($0.key)": {"stringUnit": {"value": "\#($0.value)"}}"# }
    return "{" + cases.joined(separator: ", ") + "}"
  }

  // MARK: Origins of texts

  private static let greeting = Table(
    key: "Greeting",
    [
      unit("en", "Hello"), unit("fr", "Bonjour"), unit("fr_CA", "Allô"), unit("de", ""),
      unit("es-ES", "Hola", state: "new"), unit("it", "Ciao", state: "needs_review"),
      unit("zh-Hant", "你好"),
    ].joined(separator: ", "))

  @Test(arguments: [
    ("fr", "Bonjour", Origin.exact, "fr"), ("fr-CA", "Allô", .exact, "fr_CA"),
    ("fr-BE", "Bonjour", .parent, "fr"), ("fr-CA-x-linearf", "Allô", .exact, "fr_CA"),
    ("fr_FR.UTF-8", "Bonjour", .parent, "fr"), ("es-MX", "Hola", .related, "es-ES"),
    ("it", "Ciao", .exact, "it"), ("de", "Hello", .source, "en"), ("ja", "Hello", .source, "en"),
    ("zh-Hans", "Hello", .source, "en"), ("zh-Hant-TW", "你好", .parent, "zh-Hant"),
    ("en", "Hello", .exact, "en"), ("en-US", "Hello", .parent, "en"),
    ("und", "Hello", .source, "en"),
  ])
  func comesFromTheBestLocalizationWithText(
    locale: String, text: String, origin: Origin, localization: String
  ) throws {
    let found = try found(Self.greeting, locale)
    #expect(found.format == text)
    #expect(found.origin == origin)
    #expect(found.localization?.locale == localization)
    #expect(!found.isSourceText)
  }

  @Test func emptyTextInheritsFromTheParentFirst() throws {
    let table = Table(
      key: "k", [Self.unit("fr-CA", ""), Self.unit("fr", "a")].joined(separator: ", "))
    let found = try found(table, "fr-CA")
    #expect(found.format == "a")
    #expect(found.origin == .parent)
  }

  @Test(arguments: [("en", true), ("en-GB", true), ("fr", false), ("de", false)])
  func theKeyIsTheLastResort(locale: String, isSourceText: Bool) throws {
    for localizations in [
      "", Self.unit("en", ""), Self.unit("fr", ""), Self.unit("de", "", state: "new"),
    ] {
      let found = try found(Table(key: "The key", localizations), locale)
      #expect(found.format == "The key")
      #expect(found.origin == .key)
      #expect(found.localization == nil)
      #expect(found.leaf == nil)
      #expect(found.isSourceText == isSourceText)
    }
  }

  /// The folder has en-AU, but the app was written in en, which serves en-US better.
  @Test func theSourceLanguageIsAlwaysAvailable() throws {
    let table = Table(
      key: "Colour", [Self.unit("en-AU", "Colour"), Self.unit("fr", "a")].joined(separator: ", "))
    let found = try found(table, "en-US")
    #expect(found.origin == .key)
    #expect(found.isSourceText)
  }

  /// This table has no fr-CA, but another table in its folder has.
  @Test func theFolderDecidesWhatIsAvailable() throws {
    let table = Table(
      key: "k", [Self.unit("fr-BE", "b"), Self.unit("fr", "f")].joined(separator: ", "))
    #expect(try found(table, "fr-CA", available: ["fr-CA", "fr-BE", "fr"]).format == "f")
    let sister = Table(key: "k", Self.unit("fr-BE", "b"))
    #expect(try found(sister, "fr-CA").format == "b")
    #expect(try found(sister, "fr-CA", available: ["fr-CA", "fr-BE"]).origin == .key)
  }

  // MARK: Variations

  private static func devices(_ forms: KeyValuePairs<String, String>) -> Table {
    Table(key: "k", #""en": {"variations": {"device": \#(cases(forms))}}"#)
  }

  @Test(arguments: [
    (Device.mac, "m"), (.iphone, "i"), (.ipad, "o"), (.other, "o"), (.appletv, "o"),
  ])
  func devicesFallBackToOther(device: Device, text: String) throws {
    let table = Self.devices(["iphone": "i", "mac": "m", "other": "o"])
    #expect(try shown(table, device: device) == text)
  }

  @Test func withoutOtherMacThenIPhoneThenTheFirst() throws {
    #expect(try shown(Self.devices(["iphone": "i", "mac": "m"]), device: .ipad) == "m")
    #expect(try shown(Self.devices(["appletv": "t", "iphone": "i"]), device: .ipad) == "i")
    #expect(try shown(Self.devices(["appletv": "t", "ipod": "p"]), device: .ipad) == "t")
    #expect(try shown(Self.devices(["iphone": "i", "other": ""]), device: .ipad) == "i")
    #expect(try shown(Self.devices(["fridge": "f", "": "e"]), device: .ipad) == "f")
  }

  private static let forms: KeyValuePairs = [
    "zero": "z %lld", "one": "o %lld", "two": "t %lld", "few": "f %lld", "many": "m %lld",
    "other": "x %lld",
  ]

  /// The categories of CLDR; 0 takes the form `zero` if there is one.
  @Test(arguments: [
    ("en", 0, "z"), ("en", 1, "o"), ("en", 2, "x"), ("ru", 0, "z"), ("ru", 1, "o"),
    ("ru", 2, "f"), ("ru", 5, "m"), ("ru", 11, "m"), ("ru", 21, "o"), ("ru", 22, "f"),
    ("ru", 111, "m"), ("ar", 0, "z"), ("ar", 1, "o"), ("ar", 2, "t"), ("ar", 3, "f"),
    ("ar", 11, "m"), ("ar", 100, "x"), ("ar", 103, "f"), ("lv", 0, "z"), ("lv", 1, "o"),
    ("lv", 2, "x"), ("lv", 10, "z"), ("lv", 11, "z"), ("lv", 20, "z"), ("lv", 21, "o"),
    ("ja", 1, "x"), ("ja", 0, "z"), ("fr", 1, "o"), ("fr", 2, "x"), ("fr", 1_000_000, "m"),
    ("pt-BR", 1, "o"), ("cs", 3, "f"), ("cs", 5, "x"), ("he", 2, "t"), ("pl", 22, "f"),
  ])
  func numbersChooseForms(locale: String, number: Int64, form: Character) throws {
    let table = Table(key: "%lld", Self.plural(locale, Self.forms))
    #expect(try shown(table, locale, arguments: [.integer(number)]).first == form)
  }

  @Test(arguments: [
    ("en", 0.0, "z"), ("en", 1.5, "x"), ("ru", 1.5, "x"), ("fr", 1.5, "o"), ("he", 1.5, "x"),
  ])
  func fractionsChooseForms(locale: String, number: Double, form: Character) throws {
    let table = Table(key: "%lld", Self.plural(locale, Self.forms))
    #expect(try shown(table, locale, arguments: [.double(number)]).first == form)
  }

  @Test func withoutAZeroFormTheLanguageDecides() throws {
    let en = Table(key: "%lld", Self.plural("en", ["one": "o", "other": "x"]))
    #expect(try shown(en, arguments: [.integer(0)]) == "x")
    let fr = Table(key: "%lld", Self.plural("fr", ["one": "o", "other": "x"]))
    #expect(try shown(fr, "fr", arguments: [.integer(0)]) == "o")
  }

  @Test func theFirstNumberChooses() throws {
    let table = Table(key: "%@ %lld %lld", Self.plural("en", ["one": "o", "other": "x"]))
    let one: [Argument] = [.string("7"), .text(Text(percent: 5)), .integer(1), .integer(5)]
    #expect(try shown(table, arguments: one) == "o")
    #expect(try shown(table, arguments: [.string("1"), .integer(5), .integer(1)]) == "x")
    #expect(try shown(table, arguments: [.string("1")]) == "x")
    #expect(try shown(table) == "x")
  }

  @Test func otherReplacesAMissingOrEmptyForm() throws {
    let table = Table(key: "%lld", Self.plural("ru", ["one": "o", "few": "", "other": "x"]))
    #expect(try shown(table, "ru", arguments: [.integer(2)]) == "x")
    #expect(try shown(table, "ru", arguments: [.integer(5)]) == "x")
  }

  @Test func devicesVaryByNumber() throws {
    let plurals =
      #"{"variations": {"plural": \#(Self.cases(["one": "tap %lld", "other": "taps %lld"]))}}"#
    let other = #"{"stringUnit": {"value": "use %lld"}}"#
    let table = Table(
      key: "%lld", #""en": {"variations": {"device": {"iphone": \#(plurals), "other": \#(other)}}}"#
    )
    #expect(try shown(table, device: .iphone, arguments: [.integer(1)]) == "tap 1")
    #expect(try shown(table, device: .iphone, arguments: [.integer(2)]) == "taps 2")
    #expect(try shown(table, device: .mac, arguments: [.integer(1)]) == "use 1")
  }

  @Test func setsShowTheirFirstText() throws {
    let table = Table(key: "k", #""en": {"stringSet": {"state": "new", "values": ["a", "b"]}}"#)
    #expect(try shown(table) == "a")
  }

  // MARK: Substitutions

  private static func substitution(
    _ name: String, argument: Int?, _ forms: KeyValuePairs<String, String>
  ) -> String {
    let number = argument.map { #""argNum": \#($0), "# } ?? ""
    return
      #""\#(name)": {\#(number)"formatSpecifier": "lld", "variations": {"plural": \#(cases(forms))}}"#
  }

  @Test func substitutionsTakeTheArgumentOfTheirNumber() throws {
    let substitutions = [
      Self.substitution("files", argument: 2, ["one": "%arg file", "other": "%arg files"]),
      Self.substitution("people", argument: 3, ["one": "%arg person", "other": "%arg people"]),
    ].joined(separator: ", ")
    let table = Table(
      key: "%@ shared %lld files with %lld people",
      #""en": {"stringUnit": {"value": "With %#@people@: %#@files@ of %1$@"}, "substitutions": {\#(substitutions)}}"#
    )
    let text = try shown(table, arguments: [.string("Ann"), .integer(1), .integer(1500)])
    #expect(text == "With 1,500 people: 1 file of Ann")
    #expect(try shown(table, arguments: [.string("Ann")]) == "With %#@people@: %#@files@ of Ann")
  }

  @Test func substitutionsAndDevicesCombine() throws {
    let sample = try Table(json: Checkout.text("Catalogs/Devices.xcstrings"))
    func synced(_ device: Device, _ count: Int64) throws -> String {
      try shown(sample, "de", device: device, arguments: [.integer(count)], key: "Sync %lld photos")
    }
    #expect(try synced(.iphone, 1) == "Tippen, um 1 Foto zu synchronisieren")
    #expect(try synced(.mac, 1250) == "Klicken, um 1.250 Fotos zu synchronisieren")
    #expect(try synced(.appletv, 0) == "0 Fotos synchronisieren")
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "0", "-1", "1e3", "2.5", "128"])
  func oddArgumentNumbersAreHarmless(number: String) throws {
    let table = Table(
      key: "k",
      #""en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"argNum": \#(number), "formatSpecifier": "lld", "variations": {"plural": \#(Self.cases(["other": "%arg x"]))}}}}"#
    )
    #expect(["%#@n@", "1 x"].contains(try shown(table, arguments: [.integer(1)])))
  }

  // MARK: Formats

  private static let percent = Table(
    json: """
      {"sourceLanguage": "en", "strings": {
        "100 %": {"localizations": {"de": {"stringUnit": {"value": "100 % sicher"}}}},
        "Save 50%% now": {},
        "%lld%% done": {"localizations": {"de": {"stringUnit": {"value": "100%% fertig"}}}},
        "progress": {"localizations": {
          "en": {"stringUnit": {"value": "%lld%% done"}},
          "de": {"stringUnit": {"value": "bald 100%% fertig"}}}},
        "late": {"localizations": {"de": {"stringUnit": {"value": "%@ von 100%%"}}}}}}
      """)

  /// A text is a format only if its key, its source text, the text itself or its samples have an
  /// argument.
  @Test(arguments: [
    ("100 %", [Argument](), "100 % sicher"), ("Save 50%% now", [], "Save 50%% now"),
    ("Save 50%% now", [.integer(1)], "Save 50% now"), ("%lld%% done", [], "100% fertig"),
    ("%lld%% done", [.integer(3)], "100% fertig"), ("progress", [], "bald 100% fertig"),
    ("late", [], "%@ von 100%"), ("late", [.string("%@%%")], "%@%% von 100%"),
  ])
  func percentSignsStayInTextsThatAreNotFormats(
    key: String, arguments: [Argument], text: String
  ) throws {
    #expect(try shown(Self.percent, "de", arguments: arguments, key: key) == text)
  }

  @Test func keysAsArgumentsAreLookedUpInTheSameEnvironment() throws {
    let table = Table(
      json: """
        {"sourceLanguage": "en", "strings": {
          "Order %@": {"localizations": {"fr": {"stringUnit": {"value": "Commander %@"}}}},
          "salad": {"localizations": {"fr": {"stringUnit": {"value": "salade %@"}}}},
          "soup": {"localizations": {"en": {"stringUnit": {"value": "Soup"}}}},
          "tap": {"localizations": {"fr": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "clic"}},
            "other": {"stringUnit": {"value": "toucher"}}}}}}}}}
        """)
    func ordered(_ key: String, _ device: Device = .other) throws -> String {
      try shown(
        table, "fr-CA", device: device,
        arguments: [.text(Text(LocalizedStringKey(key), tableName: table.name))],
        key: "Order %@")
    }
    #expect(try ordered("salad") == "Commander salade %@")
    #expect(try ordered("soup") == "Commander Soup")
    #expect(try ordered("unknown") == "Commander unknown")
    #expect(try ordered("tap") == "Commander toucher")
    #expect(try ordered("tap", .mac) == "Commander clic")
  }

  // MARK: The sample catalogs

  private static let tables: [String] = [
    "AppShortcuts", "Devices", "LocalizableSettings", "Markup", "Movies", "Orders", "Plurals",
    "Scripts", "Travel", "Wallet",
  ]

  /// The texts are those that Tests/Expectations/lookup.py finds in the same files.
  @Test(arguments: tables) func agreesWithAnIndependentLookup(name: String) throws {
    let table = try Table(json: Checkout.text("Catalogs/\(name).xcstrings"), named: name)
    let rows = try Checkout.lines(of: "Tests/LocalizedTextTests/Vectors/lookup.jsonl")
      .map { try JSONDecoder().decode([String].self, from: Data($0.utf8)) }
      .filter { $0[0] == name }
    #expect(rows.count > 20)
    for row in rows {
      let entry = try #require(table.entry(forKey: row[4]))
      var environment = EnvironmentValues(
        locale: LocaleTag(row[1]), device: Device(rawValue: row[2]) ?? .other)
      environment.fallback = .editor
      let lookup = TableLookup(table: table, environment: environment)
      for number in row[3].split(separator: " ").compactMap({ Int64($0) }) {
        let found = lookup.find(entry, arguments: [.integer(number)])
        #expect([found.origin.rawValue, found.format] == [row[5], row[6]], "\(row)")
      }
    }
  }
}
