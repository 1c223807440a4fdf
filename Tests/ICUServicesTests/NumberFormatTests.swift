import ICUServices
import Testing

@Suite struct NumberFormatTests {
  @Test(arguments: [
    ("en", "1,234,567"), ("fr-FR", "1\u{202f}234\u{202f}567"), ("de-CH", "1’234’567"),
    ("hi-IN", "12,34,567"), ("ar-EG", "١٬٢٣٤٬٥٦٧"), ("zz", "1,234,567"),
  ])
  func groupsIntegers(locale: String, text: String) throws {
    #expect(try NumberFormat(locale: locale).text(of: Int64(1_234_567)) == text)
  }

  @Test func writesIntegersOfAllBits() throws {
    let format = try NumberFormat(locale: "en")
    #expect(try format.text(of: UInt64.max) == "18,446,744,073,709,551,615")
    #expect(try format.text(of: Int64.min) == "-9,223,372,036,854,775,808")
  }

  @Test func writesNumbersLongerThanTheFirstBuffer() throws {
    let text = try NumberFormat(skeleton: "group-off .000000", locale: "en").text(of: 1e300)
    #expect(text == "1" + String(repeating: "0", count: 300) + ".000000")
  }

  @Test func refusesUnknownSkeletons() {
    let error = #expect(throws: ICUError.self) {
      _ = try NumberFormat(skeleton: "nonsense", locale: "en").text(of: Int64(1))
    }
    #expect(error?.description == "U_NUMBER_SKELETON_SYNTAX_ERROR")
  }
}
