import Foundation
import TestMaterial
import Testing

/// The release build of the Makefile, on toolchains with and without the compiler's private flag.
@Suite struct MakefileTests {
  static let make = ["/usr/bin/make", "/bin/make", "/usr/local/bin/make"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private func releaseCommand(_ words: String...) throws -> String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try Program.run(
      #require(Self.make), ["-n", "-C", Checkout.folder.path, "release"] + words,
      variables: ["PATH": path])
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try #require(
      outcome.output.split(separator: "\n").map(String.init)
        .first { $0.hasPrefix("swift build") })
  }

  @Test(.enabled(if: make != nil, "make is not installed"))
  func aFlagThatTheCompilerHasIsUsed() throws {
    #expect(try releaseCommand("FASTER_START=-O").contains("-Xfrontend -Xswiftc -O "))
  }

  @Test(.enabled(if: make != nil, "make is not installed"))
  func aFlagThatTheCompilerDoesNotHaveIsLeftOut() throws {
    let command = try releaseCommand("FASTER_START=-no-such-flag")
    #expect(!command.contains("no-such-flag"))
    #expect(!command.contains("-Xfrontend"))
    #expect(command.contains("-c release"))
  }
}
