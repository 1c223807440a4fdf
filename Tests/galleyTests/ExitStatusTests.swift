import Testing

@testable import galley

/// Swift Testing has a type of the same name.
private typealias Status = galley.ExitStatus

@Suite struct ExitStatusTests {
  /// The contract: 2 wins over 3, 3 over 1, and all over 0.
  @Test(
    arguments: [
      (0, 0, 0), (0, 1, 1), (0, 2, 2), (0, 3, 3), (1, 1, 1), (1, 2, 2), (1, 3, 3), (2, 2, 2),
      (2, 3, 2), (3, 3, 3),
    ] as [(Int32, Int32, Int32)])
  func theMoreSeriousWins(first: Int32, second: Int32, expected: Int32) throws {
    let first = try #require(Status(rawValue: first))
    let second = try #require(Status(rawValue: second))
    for (start, other) in [(first, second), (second, first)] {
      var status = start
      status.worsen(to: other)
      #expect(status.rawValue == expected)
    }
  }
}
