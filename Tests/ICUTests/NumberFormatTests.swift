import ICU
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    ("en", "1,234,567"), ("fr-FR", "1\u{202f}234\u{202f}567"), ("de-CH", "1’234’567"),
    ("hi-IN", "12,34,567"), ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("zz", "1,234,567"),
  ])
  func groupsIntegers(locale: String, text: String) throws {
    #expect(try NumberFormat(locale: locale).text(of: Int(1_234_567)) == text)
  }

  @Test func writesNumbersLongerThanTheFirstBuffer() throws {
    let text = try NumberFormat(skeleton: "group-off .000000", locale: "en").text(of: 1e300)
    #expect(text == "1" + String(repeating: "0", count: 300) + ".000000")
  }

  @Test func refusesUnknownSkeletons() {
    let error = #expect(throws: ICUError.self) {
      _ = try NumberFormat(skeleton: "nonsense", locale: "en").text(of: Int(1))
    }
    #expect(error?.description == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }
}
