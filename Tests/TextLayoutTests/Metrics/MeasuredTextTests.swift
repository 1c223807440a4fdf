import CAllocations
import LocalizedText
import Testing
import TextLayout

@Suite struct MeasuredTextTests {
  /// Line breaks as in UAX #14, columns counted by hand.
  @Test(arguments: [
    ("", 0), ("Bon voyage", 6), ("   a", 1), ("word   ", 4), ("a-bcd efg", 3),
    ("one\nlonger\nx", 6), ("日本語", 2), ("日本 Tokyo", 5), ("no\u{A0}break here", 8),
  ])
  func theWidestWord(text: String, columns: Int) {
    #expect(TextMeasurer(locale: LocaleTag("en")).measure(text).widestWordColumns == columns)
  }
}

/// Choosing the layout of a row, which happens for every width, allocates no memory.
@Suite(
  .enabled(
    if: allocations { [Int](repeating: 0, count: 100) } > 0,
    "a sanitizer replaces the allocator, so allocations cannot be counted"))
struct AllocationTests {
  private let measurer = TextMeasurer(locale: LocaleTag("en"))

  @Test(arguments: ["", "Bon voyage", "Donaudampfschiff 日本語 départ", "a\nb", "हिन्दी 👨‍👩‍👧‍👦"])
  func choosingTheLayoutAllocatesNothing(text: String) {
    let title = measurer.measure(text)
    let value = measurer.measure("€ 12.34")
    var chosen = 0
    let count = allocations {
      for width in 0...400 {
        if title.breakpoints.layout(at: width) == .compact { chosen += 1 }
        let row = title.breakpoints.beside(valueColumns: value.columns)
        if row.layout(at: width) != .extended { chosen += 1 }
      }
    }
    #expect(count == 0)
    #expect(chosen > 0)
  }
}

/// How often this thread allocates memory in a closure.
private func allocations<Result>(during body: () -> Result) -> UInt64 {
  let before = callocations_of_this_thread()
  _ = body()
  return callocations_of_this_thread() - before
}
