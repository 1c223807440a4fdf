import LocalizedText
import Testing

@testable import PreviewRows

/// The fields of samples, and the samples after the user has typed into a field.
@Suite struct SampleFieldTests {
  private static let name = Sample.UserName(full: "Robb Böhnke", display: "@robb")

  @Test(
    arguments: [
      (.string("a b"), ["text a b"]), (.integer(-3), ["number -3"]),
      (.unsigned(.max), ["number 18446744073709551615"]), (.double(12.5), ["number 12.5"]),
      (.userName(name), ["full name Robb Böhnke", "display name @robb"]),
      (.list([.string("a"), .list([.integer(1)])]), ["0 text a", "1.0 number 1"]), (.list([]), []),
      (.date(0, style: .time), ["date 1970-01-01T00:00:00Z"]),
      (.date(.infinity, style: .time), ["date "]),
      (.currency(1.5, code: "EUR"), ["amount 1.5", "currency EUR"]),
      (.percent(0.25), ["part of 1 0.25"]),
      (.symbol("tram"), ["symbol tram"]), (.localized("k"), ["key k"]),
      (.markdown("*a*"), ["Markdown *a*"]),
    ] as [(Sample, [String])])
  func fields(sample: Sample, words: [String]) {
    let fields = sample.fields
    #expect(
      fields.map { field in
        let path = field.path.map(String.init).joined(separator: ".")
        return (path.isEmpty ? "" : path + " ") + "\(field.role.rawValue) \(field.text)"
      } == words)
    // Typing the same text into a field again changes nothing.
    guard sample != .date(.infinity, style: .time) else { return }
    for field in fields {
      #expect(sample.replacing(field, with: field.text) == sample)
    }
  }

  @Test(
    arguments: [
      (.string("a"), .text, [], "5", .string("5")), (.integer(1), .number, [], "21", .integer(21)),
      (.integer(1), .number, [], "1.5", .double(1.5)),
      (.double(1.5), .number, [], "2", .double(2)),
      (.integer(1), .number, [], "18446744073709551615", .unsigned(.max)),
      (
        .userName(name), .fullName, [], "R.",
        .userName(Sample.UserName(full: "R.", display: "@robb"))
      ),
      (
        .userName(name), .displayName, [], "",
        .userName(Sample.UserName(full: "Robb Böhnke", display: ""))
      ),
      (.list([.integer(1), .string("b")]), .text, [1], "c", .list([.integer(1), .string("c")])),
      (.date(0, style: .time), .date, [], "1970-01-02", .date(86_400, style: .time)),
      (.currency(1, code: "EUR"), .amount, [], "2.5", .currency(2.5, code: "EUR")),
      (.currency(1, code: "EUR"), .currency, [], "jpy", .currency(1, code: "JPY")),
      (.percent(0.1), .percent, [], "0.5", .percent(0.5)),
      // Texts that the sample cannot hold.
      (.integer(1), .number, [], "x", nil), (.integer(1), .number, [], "", nil),
      (.double(1.5), .number, [], "inf", nil), (.unsigned(.max), .number, [], "1 2", nil),
      (.date(0, style: .time), .date, [], "soon", nil),
      (.currency(1, code: "EUR"), .amount, [], "x", nil),
      (.currency(1, code: "EUR"), .currency, [], "EURO", nil),
      (.currency(1, code: "EUR"), .currency, [], "€", nil),
      (.percent(0.1), .percent, [], "nan", nil),
      (.string("a"), .number, [], "1", nil), (.string("a"), .text, [0], "b", nil),
      (.list([.string("a")]), .text, [1], "b", nil), (.list([.string("a")]), .text, [], "b", nil),
    ] as [(Sample, SampleField.Role, [Int], String, Sample?)])
  func replacing(
    sample: Sample, role: SampleField.Role, path: [Int], text: String, expected: Sample?
  ) {
    let field = SampleField(path: path, role: role, text: "")
    #expect(sample.replacing(field, with: text) == expected)
  }

  // MARK: Dates

  /// Moments as `date -u -d @… +%FT%TZ` writes them.
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"),
    (1_777_879_800, "2026-05-04T07:30:00Z"), (-2_208_988_800, "1900-01-01T00:00:00Z"),
    (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    (4_107_542_400, "2100-03-01T00:00:00Z"), (0.5, "1970-01-01T00:00:00.5Z"),
    (-0.25, "1969-12-31T23:59:59.75Z"),
  ])
  func dates(seconds: Double, text: String) {
    #expect(ISODate.text(seconds) == text)
    #expect(ISODate.seconds(text) == seconds)
  }

  @Test(arguments: [-62_135_596_801, 253_402_300_800, .infinity, -.infinity, .nan, 1e300])
  func otherYearsHaveNoDigits(seconds: Double) {
    #expect(ISODate.text(seconds) == nil)
  }

  @Test func everyDayIsReadBack() {
    for day in stride(from: -719_162, to: 2_932_897, by: 17) {
      let seconds = Double(day) * 86_400 + 3_723
      #expect(ISODate.text(seconds).flatMap(ISODate.seconds) == seconds)
    }
  }
}
