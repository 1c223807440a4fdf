import Foundation
import Testing

/// The built program itself, started as a shell starts it.
@Suite struct ProgramTests {
  private struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var status: Int32
  }

  /// Runs galley, which lies beside the tests, with nothing in its variables but these.
  private func galley(
    _ words: [String], variables: [String: String] = [:]
  ) throws -> Outcome {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let program = Process()
    program.executableURL = URL(fileURLWithPath: tests)
      .deletingLastPathComponent().appendingPathComponent("galley")
    program.arguments = words
    program.environment = variables
    let output = Pipe()
    let errors = Pipe()
    program.standardInput = FileHandle.nullDevice
    program.standardOutput = output
    program.standardError = errors
    try program.run()
    let written = output.fileHandleForReading.readDataToEndOfFile()
    let reported = errors.fileHandleForReading.readDataToEndOfFile()
    program.waitUntilExit()
    return Outcome(
      output: String(decoding: written, as: UTF8.self),
      errors: String(decoding: reported, as: UTF8.self), status: program.terminationStatus)
  }

  @Test func version() throws {
    #expect(try galley(["--version"]) == Outcome(output: "galley 0.1.0\n", status: 0))
  }

  @Test(arguments: [([:], 80), (["COLUMNS": "60"], 60), (["COLUMNS": "100"], 100)])
  func helpFits(variables: [String: String], columns: Int) throws {
    let help = try galley(["--help"], variables: variables)
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    let longest = help.output.split(separator: "\n").map(\.count).max() ?? 0
    #expect((columns - 12...columns).contains(longest))
  }

  @Test func aWrongCommandLine() throws {
    let expected = """
      galley: unknown option '--w\\u{1B}dth'; did you mean '--width'?
      Try 'galley --help'.

      """
    #expect(try galley(["--w\u{1B}dth"]) == Outcome(errors: expected, status: 2))
  }
}
