import Foundation
import Testing

@testable import PreviewRows

@Suite struct ISODateTests {
  /// The dates that Tests/Expectations/dates.py wrote with Python's datetime.
  @Test func readsDatesAsPythonDoes() throws {
    let url = try #require(Bundle.module.url(forResource: "Vectors/dates.tsv", withExtension: nil))
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 500)
    for line in lines {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      let seconds = ISODate.seconds(String(parts[0]))
      guard let seconds, let expected = Double(parts[1]) else {
        #expect(seconds == nil && parts[1].isEmpty, "\(line)")
        continue
      }
      #expect(abs(seconds - expected) < 0.000_1, "\(line)")
    }
  }

  @Test(arguments: ["", "T", "-", "2026-05-04T07:30:00é", "2026-05-04T07:30\u{301}", "🎥🎥🎥🎥-01-01"])
  func malformedTextIsNotADate(text: String) {
    #expect(ISODate.seconds(text) == nil)
  }
}
