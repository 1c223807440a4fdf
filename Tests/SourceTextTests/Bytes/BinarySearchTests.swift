import SourceText
import Testing

@Suite struct BinarySearchTests {
  /// Every range up to eight indices, and every place at which the condition can become true.
  @Test func findsTheFirstIndexForWhichTheConditionIsTrue() {
    for lower in -2...2 {
      for upper in lower...lower + 8 {
        for first in lower...upper {
          #expect((lower..<upper).partitioningIndex { $0 >= first } == first)
        }
      }
    }
    #expect((Int.max - 3..<Int.max).partitioningIndex { _ in false } == .max)
  }
}
