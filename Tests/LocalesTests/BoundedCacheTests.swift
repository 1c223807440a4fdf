import Testing

@testable import Locales

@Suite struct BoundedCacheTests {
  @Test func eachValueIsMadeOnce() {
    var kept = BoundedCache<String, Int>()
    #expect(kept.value(for: "a") { 1 } == 1)
    #expect(kept.value(for: "a") { 2 } == 1)
    #expect(kept.value(for: "b") { nil } == nil)
    #expect(kept.value(for: "b") { 3 } == 3)
  }

  @Test func onlyAFewValuesAreKept() {
    var kept = BoundedCache<Int, Int>()
    for number in 0..<1000 { #expect(kept.value(for: number) { number } == number) }
    let count = (0..<1000).count { kept.value(for: $0) { nil } != nil }
    #expect((1...2 * BoundedCache<Int, Int>.capacity).contains(count))
  }

  @Test func theValuesUsedLastAreKept() {
    var kept = BoundedCache<Int, Int>()
    let used = 0..<BoundedCache<Int, Int>.capacity / 2
    for number in used { _ = kept.value(for: number) { number } }
    for number in 100..<1_000 {
      _ = kept.value(for: number) { number }
      for number in used { #expect(kept.value(for: number) { nil } == number) }
    }
  }
}
