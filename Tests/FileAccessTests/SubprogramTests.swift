import FileAccess
import Glibc
import Testing

/// Runs programs of any Unix: true, sh, test.
@Suite struct SubprogramTests {
  @Test func runsAProgramWithoutAShell() throws {
    #expect(try Subprogram.run(["true"]) == .exited(0))
    #expect(try Subprogram.run(["sh", "-c", "exit 3"]) == .exited(3))
    #expect(try Subprogram.run(["sh", "-c", "kill -9 $$"]) == .signaled(9))
    #expect(try Subprogram.run(["test", "$HOME", "=", "$" + "HOME"]) == .exited(0))
  }

  @Test(arguments: [[], ["no-such-program"], ["/etc/passwd"], ["true", "a\0b"]])
  func throwsIfAProgramCannotRun(_ words: [String]) {
    #expect(throws: SubprogramError.self) { try Subprogram.run(words) }
    #expect(throws: SubprogramError.self) { try CapturedProgram(running: words) }
  }

  @Test func saysWhyAProgramCannotRun() throws {
    let error = #expect(throws: SubprogramError.self) { try Subprogram.run(["no-such-program"]) }
    #expect(error?.description == "cannot run 'no-such-program': No such file or directory")
  }
}
