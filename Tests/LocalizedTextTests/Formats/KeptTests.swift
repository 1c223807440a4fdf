import Testing

@testable import LocalizedText

@Suite struct KeptTests {
  @Test func isMadeOnce() {
    var kept = Kept<String, Int>()
    #expect(kept.value(for: "a") { 1 } == 1)
    #expect(kept.value(for: "a") { 2 } == 1)
    #expect(kept.value(for: "b") { nil } == nil)
    #expect(kept.value(for: "b") { 3 } == 3)
  }

  @Test func fewAreKept() {
    var kept = Kept<Int, Int>()
    for number in 0..<1000 { #expect(kept.value(for: number) { number } == number) }
    let count = (0..<1000).count { kept.value(for: $0) { nil } != nil }
    #expect((1...Kept<Int, Int>.capacity).contains(count))
  }

  /// What is made anew is the same as before.
  @Test func manyFormatsAreWritten() {
    let formats = ArgumentFormats(locale: LocaleTag("en"))
    let letters = Array("ABCDEFGHIJKLM")
    for round in 0..<2 {
      for first in letters {
        for second in letters {
          let text = formats.text(of: 1.5, currency: "Z\(first)\(second)")
          #expect(text.hasPrefix("Z\(first)\(second)"), "\(round)")
        }
      }
      #expect(formats.text(of: 1.5, currency: "EUR") == "€1.50")
    }
  }
}
