import SourceText
import Testing

@Suite struct BinarySearchTests {
  /// The standard library's linear search is the plain algorithm.
  @Test func findsWhatALinearSearchFinds() {
    for count in 0..<20 {
      for reached in 0...count {
        let range = 3..<(3 + count)
        let expected = range.first { $0 >= 3 + reached } ?? range.upperBound
        #expect(range.firstReached { $0 >= 3 + reached } == expected)
      }
    }
  }
}
