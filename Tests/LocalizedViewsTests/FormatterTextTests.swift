import Foundation
import LocalizedViews
import Testing

/// `Text(_:formatter:)` and `\(_:formatter:)`, with and without a formatter.
@Suite struct FormatterTextTests {
  private let date = Date(timeIntervalSince1970: 1_559_604_180)

  private func shown(_ text: Text, _ locale: String) -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.timeZone = .gmt
    return text.resolve(in: environment).text
  }

  @Test func theFormatterWritesInTheEnvironment() {
    let formatter = DateFormatter()
    formatter.dateFormat = "MMMM yyyy"
    #expect(shown(Text(date, formatter: formatter), "de") == "Juni 2019")
    #expect(shown(Text(date, formatter: formatter), "fr") == "juin 2019")
    #expect(shown(Text("\(date, formatter: formatter)"), "de") == "Juni 2019")
  }

  @Test func withoutAFormatterTheDescriptionIsShown() {
    let none: DateFormatter? = nil
    #expect(shown(Text(date, formatter: none), "de") == "2019-06-03 23:23:00 +0000")
    #expect(shown(Text("at \(date, formatter: none)"), "de") == "at 2019-06-03 23:23:00 +0000")
    #expect(Text(date, formatter: none) == Text(date, formatter: none))
  }
}
