import CatalogFiles
import Foundation
import LocalizedFoundation
import LocalizedText
import Testing

@Suite struct EnvironmentValuesCurrentTests {
  @Test func currentIsTheEnvironmentOfTheProcess() {
    let before = Date()
    let current = EnvironmentValues.current
    let variables = ProcessEnvironment.values(of: LocaleTag.preferenceVariables)
    let preferred = LocaleTag.preferred(in: variables)
    #expect(current.localeTag == preferred.first ?? LocaleTag("en"))
    #expect(current.preferences == Array(preferred.dropFirst()))
    #expect(current.timeZone == .current)
    #expect(current.fallback == .runtime)
    #expect((before...Date()).contains(current.now))
    #expect(current.localizer == .shared)
  }

  @Test func withCurrentReplacesTheEnvironment() async {
    var german = EnvironmentValues(locale: LocaleTag("de"))
    german.formatLibrary = .foundation
    #expect(EnvironmentValues.withCurrent(german) { EnvironmentValues.current } == german)
    let later = await EnvironmentValues.withCurrent(german) {
      await Task { EnvironmentValues.current }.value
    }
    #expect(later == german)
    #expect(throws: CancellationError.self) {
      try EnvironmentValues.withCurrent(german) { throw CancellationError() }
    }
  }
}
