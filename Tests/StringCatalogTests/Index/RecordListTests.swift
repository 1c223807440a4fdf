import TestMaterial
import Testing

@testable import StringCatalog

@Suite struct RecordListTests {
  /// After any changes, a list has the same elements as an array with the same changes, and so do
  /// its copies and frozen lists.
  @Test(arguments: 0..<40)
  func behavesLikeAnArray(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = RecordList<Int>()
    var array: [Int] = []
    var others: [(RecordList<Int>, [Int])] = []
    for step in 0..<400 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0: others.append((list.frozen(), array))
      case 1: others.append((list, array))
      case 2 where !array.isEmpty:
        let place = Int.random(in: 0..<array.count, using: &random)
        list[place] = step
        array[place] = step
      case 3:
        let count = Int.random(in: 0...array.count, using: &random)
        list.removeSubrange(count...)
        array.removeSubrange(count...)
      case 4 where !others.isEmpty:
        let other = Int.random(in: 0..<others.count, using: &random)
        others[other].0.append(-step)
        others[other].1.append(-step)
      case 5: list.reserveCapacity(Int.random(in: 0..<500, using: &random))
      case 6 where !others.isEmpty:
        (list, array) = others[Int.random(in: 0..<others.count, using: &random)]
      default:
        list.append(step)
        array.append(step)
      }
      #expect(Array(list) == array)
    }
    for (list, array) in others { #expect(Array(list) == array) }
  }

  /// Other threads read a frozen list while the list grows: its records do not move.
  @Test func growsAfterFrozenRecords() async {
    var list = RecordList<Int>()
    list.reserveCapacity(100_000)
    let sums = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100_000 {
        list.append(number)
        guard number % 1_000 == 999 else { continue }
        let frozen = list.frozen()
        group.addTask { frozen.count == number + 1 && frozen.elementsEqual(0...number) }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums == Array(repeating: true, count: 100))
  }
}
