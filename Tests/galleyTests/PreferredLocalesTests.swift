import Testing

@testable import galley

@Suite struct PreferredLocalesTests {
  @Test(
    arguments: [
      ([:], []),
      ([.lang: "fr_FR.UTF-8"], ["fr_FR.UTF-8"]),
      ([.lang: ""], []),
      ([.lcAll: "", .lcMessages: "", .lang: "de"], ["de"]),
      ([.lcAll: "ja", .lcMessages: "fr", .lang: "de"], ["ja"]),
      ([.lcMessages: "fr", .lang: "de"], ["fr"]),
      ([.lcAll: "C", .lang: "de"], []),
      ([.lang: "C.UTF-8", .language: "fr"], []),
      ([.lang: "POSIX.utf8", .language: "fr"], []),
      ([.lang: "C@euro", .language: "fr"], []),
      ([.language: "fr"], []),
      ([.lang: "fr_FR.UTF-8", .language: "fr_CA:fr"], ["fr_CA", "fr", "fr_FR.UTF-8"]),
      ([.lang: "de", .language: ""], ["de"]),
      ([.lang: "de", .language: ":::"], ["de"]),
      ([.lang: "de", .language: "nl::fr:"], ["nl", "fr", "de"]),
      ([.lang: "de", .language: "nl:C:fr"], ["nl"]),
      ([.lang: "Cherokee"], ["Cherokee"]),
    ] as [([Variable: String], [String])])
  func names(variables: [Variable: String], expected: [String]) {
    #expect(PreferredLocales.names(in: variables) == expected)
  }
}
