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
    #expect((1...BoundedCache<Int, Int>.capacity).contains(count))
  }
}
