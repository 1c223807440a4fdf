import Locales
import Testing

@Suite struct LocaleTagPreferredTests {
  @Test(
    arguments: [
      ([:], []),
      (["LANG": "fr_FR.UTF-8"], ["fr_FR.UTF-8"]),
      (["LANG": ""], []),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "de"], ["de"]),
      (["LC_ALL": "ja", "LC_MESSAGES": "fr", "LANG": "de"], ["ja"]),
      (["LC_MESSAGES": "fr", "LANG": "de"], ["fr"]),
      (["LC_ALL": "C", "LANG": "de"], []),
      (["LANG": "C.UTF-8", "LANGUAGE": "fr"], []),
      (["LANG": "POSIX.utf8", "LANGUAGE": "fr"], []),
      (["LANG": "C@euro", "LANGUAGE": "fr"], []),
      (["LANGUAGE": "fr"], []),
      (["LANG": "fr_FR.UTF-8", "LANGUAGE": "fr_CA:fr"], ["fr_CA", "fr", "fr_FR.UTF-8"]),
      (["LANG": "de", "LANGUAGE": ""], ["de"]),
      (["LANG": "de", "LANGUAGE": ":::"], ["de"]),
      (["LANG": "de", "LANGUAGE": "nl::fr:"], ["nl", "fr", "de"]),
      (["LANG": "de", "LANGUAGE": "nl:C:fr"], ["nl"]),
      (["LANG": "Cherokee"], ["Cherokee"]),
    ] as [([String: String], [String])])
  func preferredLocales(environment: [String: String], expected: [String]) {
    #expect(LocaleTag.preferred(in: environment).map(\.identifier) == expected)
  }

  @Test func acceptsAnyValue() {
    let long = String(repeating: "fr_CA:", count: 2_000)
    let locales = LocaleTag.preferred(in: ["LANG": "de\u{1b}[2J", "LANGUAGE": long])
    #expect(locales.count == 2_001)
    #expect(locales.dropLast().allSatisfy { $0 == LocaleTag("fr-CA") })
    #expect(locales.last?.isDetermined == false)
  }
}
