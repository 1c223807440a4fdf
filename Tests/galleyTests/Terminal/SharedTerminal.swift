import Testing

/// One terminal for all tests of a suite; each test starts its program again.
struct SharedTerminal: SuiteTrait, TestScoping {
  @TaskLocal static var current: Terminal?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let terminal = try Terminal(columns: 80, rows: 24)
    try await Self.$current.withValue(terminal) { try await function() }
    try terminal.kill()
  }
}
