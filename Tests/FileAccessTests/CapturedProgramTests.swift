import FileAccess
import Foundation
import Testing

/// Runs programs of any Unix: cat, env, printf, sh, sleep, yes.
@Suite(.timeLimit(.minutes(1))) struct CapturedProgramTests {
  @Test func keepsWhatAProgramWrites() throws {
    let program = try CapturedProgram(running: ["sh", "-c", "echo a; echo b >&2; exit 4"])
    #expect(program.output == Array("a\n".utf8))
    #expect(program.errors == "b\n")
    #expect(program.ending == .exited(4))
  }

  @Test func givesItsInput() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try CapturedProgram(running: ["cat"], input: bytes).output == bytes)
    #expect(try CapturedProgram(running: ["cat"]).output == [])
  }

  @Test func givesNoOtherVariables() throws {
    // Beside the mark of what galley has started.
    let program = try CapturedProgram(
      running: ["env", "-u", "GALLEY_STARTED"], environment: ["A=b", "C="])
    #expect(program.output == Array("A=b\nC=\n".utf8))
  }

  /// A shell that waits for a child of its own, which ignores everything that can be ignored.
  @Test func endsTheWholeGroupInTime() throws {
    let script = "trap '' TERM INT HUP; sleep 61.5 & echo $! >&2; wait"
    let error = #expect(throws: SubprogramError.self) {
      try CapturedProgram(running: ["sh", "-c", script], within: .milliseconds(200))
    }
    #expect(error == .timedOut("sh", milliseconds: 200))
    #expect(!isRunning("sleep 61.5"))
  }

  /// Programs may leave the group, and their parents may have ended.
  ///
  /// Each case has a program of its own, because they run at once.
  @Test(arguments: [
    ("sleep 64.5", "setsid sleep 64.5 &"),
    ("sleep 67.5", "setsid sh -c 'sleep 67.5 & sleep 67.5 & exit' &"),
  ])
  func endsWhatLeftTheGroup(program: String, start: String) throws {
    let other = try CapturedProgram(running: ["sh", "-c", "exit 0"])
    #expect(other.ending == .exited(0))
    #expect(throws: SubprogramError.self) {
      try CapturedProgram(
        running: ["sh", "-c", "\(start) \(program)"], within: .milliseconds(300))
    }
    #expect(!isRunning(program))
  }

  /// A program that ends in time may leave a child.
  @Test func endsWhatAProgramLeaves() throws {
    let program = try CapturedProgram(running: ["sh", "-c", "sleep 62.5 & echo a"])
    #expect(program.output == Array("a\n".utf8))
    #expect(!isRunning("sleep 62.5"))
  }

  @Test func endsAProgramThatStops() throws {
    #expect(throws: SubprogramError.timedOut("sh", milliseconds: 100)) {
      try CapturedProgram(running: ["sh", "-c", "kill -STOP $$"], within: .milliseconds(100))
    }
  }

  @Test func endsAProgramThatWritesTooMuch() throws {
    #expect(throws: SubprogramError.tooMuchOutput("yes")) {
      try CapturedProgram(running: ["yes"], within: .seconds(30), limit: 1 << 20)
    }
    #expect(try CapturedProgram(running: ["printf", "1234"], limit: 4).output.count == 4)
    #expect(throws: SubprogramError.tooMuchOutput("printf")) {
      try CapturedProgram(running: ["printf", "12345"], limit: 4)
    }
  }

  @Test func saysWhatTimedOut() {
    let error = SubprogramError.timedOut("git", milliseconds: 5000)
    #expect(error.description == "'git' timed out after 5 s")
  }

  /// Whether a program with these words runs.
  ///
  /// What was killed may take a moment to be gone.
  private func isRunning(_ words: String) -> Bool {
    for _ in 0..<200 where hasProcess(words) { usleep(10_000) }
    return hasProcess(words)
  }

  private func hasProcess(_ words: String) -> Bool {
    let numbers = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return numbers.contains { number in
      guard let line = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") else {
        return false
      }
      return line == Data(words.replacing(" ", with: "\0").utf8 + [0])
    }
  }
}
