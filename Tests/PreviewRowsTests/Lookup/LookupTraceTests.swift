import LocalizedText
import PreviewRows
import StringCatalog
import TestMaterial
import Testing

@Suite struct LookupTraceTests {
  private func trace(
    _ key: String, in table: Table, _ locale: String, fallback: Fallback = .editor,
    device: Device = .other, available: [String]? = nil, _ arguments: [Argument] = []
  ) throws -> LookupTrace {
    let matcher = available.map { LocalizationMatcher(available: $0) }
    var environment = EnvironmentValues(
      locale: LocaleTag(locale), device: device,
      localizer: Localizer(table: table, matcher: matcher))
    environment.fallback = fallback
    let key = LocalizedStringKey(key, arguments: arguments, formatting: .asFound(passing: []))
    return try #require(
      Resolver(environment: environment).trace(key, in: TableName(table.name)))
  }

  private static let chain = Table(
    json: #"""
      {"sourceLanguage": "en", "strings": {
        "k": {"localizations": {"fr": {"stringUnit": {"value": "f"}},
          "fr-CA": {"stringUnit": {"value": ""}}}},
        "l": {"localizations": {"en": {"stringUnit": {"value": "e"}}}}}}
      """#)

  private func steps(_ trace: LookupTrace) -> [String] {
    trace.steps.map { "\($0.localization): \($0.reason ?? "found")" }
  }

  @Test func everyStepIsNamed() throws {
    #expect(
      try steps(trace("k", in: Self.chain, "fr-CA")) == ["fr-CA: empty translation", "fr: found"])
    #expect(
      try steps(trace("l", in: Self.chain, "fr-CA-x-linearf")) == [
        "fr-CA: not translated", "fr: not translated", "en: found",
      ])
    #expect(
      try steps(trace("k", in: Self.chain, "ja")) == [
        "ja: no such localization", "en: no string; the key is shown",
      ])
    #expect(try trace("k", in: Self.chain, "ja").found.origin == .key)
    #expect(
      try steps(trace("k", in: Self.chain, "de-AT", available: ["de-AT", "fr"])) == [
        "de-AT: not in this table", "en: no string; the key is shown",
      ])
    #expect(try steps(trace("l", in: Self.chain, "en")) == ["en: found"])
  }

  @Test func atRunTimeOneLocalizationIsSearched() throws {
    #expect(
      try steps(trace("k", in: Self.chain, "fr-CA", fallback: .runtime)) == ["fr-CA: found"])
    #expect(
      try steps(trace("l", in: Self.chain, "ja", fallback: .runtime)) == [
        "ja: no such localization", "en: found",
      ])
  }

  @Test func leavesAreFilledAndTheChosenOnesMarked() throws {
    let table = try Table(json: Checkout.text("Catalogs/Devices.xcstrings"), named: "Devices")
    let trace = try trace(
      "Sync %lld photos", in: table, "de", device: .iphone, [.integer(1)])
    let chosen = trace.candidates.filter(\.isChosen).map { "\($0.leaf.path)" }
    #expect(chosen == ["substitution.photos.plural.one", "device.iphone"])
    let texts = trace.candidates.map { "\($0.leaf.path): \($0.text.text)" }
    #expect(texts.contains("substitution.photos.plural.other: 1 Fotos"))
    #expect(texts.contains("device.mac: Klicken, um 1 Foto zu synchronisieren"))
    #expect(trace.choices.first == .device("iphone", isExact: true))
    #expect(trace.pluralChoice?.substitution == "photos")
    #expect(trace.pluralChoice?.form == "one")
  }

  /// The trace has the text that is shown and, without substitutions, exactly one chosen leaf.
  @Test(arguments: ["Devices", "Plurals", "Travel", "Scripts", "AppShortcuts"])
  func theTraceEndsAtTheShownText(name: String) throws {
    let table = try Table(json: Checkout.text("Catalogs/\(name).xcstrings"), named: name)
    for entry in table.entries {
      for locale in table.locales + ["sw"] {
        for fallback in Fallback.allCases {
          let trace = try trace(
            entry.key, in: table, locale, fallback: fallback, [.integer(3), .integer(1)])
          var environment = EnvironmentValues(locale: LocaleTag(locale))
          environment.fallback = fallback
          let found = TableLookup(table: table, environment: environment)
            .find(entry, arguments: [.integer(3), .integer(1)])
          #expect(trace.found.format == found.format)
          #expect(trace.found.origin == found.origin)
          #expect(trace.steps.contains(where: \.isFound) == (found.localization != nil))
          let chosen = trace.candidates.filter { $0.isChosen && $0.leaf.path.substitution == nil }
          #expect(chosen.map(\.leaf.text) == (found.leaf.map { [$0.text] } ?? []))
        }
      }
    }
  }

  @Test func missingKeysHaveNoTrace() {
    let environment = EnvironmentValues(localizer: Localizer(table: Self.chain))
    let resolver = Resolver(environment: environment)
    #expect(resolver.trace(LocalizedStringKey("x"), in: TableName("Main")) == nil)
    #expect(resolver.trace(LocalizedStringKey("k"), in: TableName("Other")) == nil)
  }
}
