import Foundation
import TestMaterial
import Testing

/// The steps of `action.yml`, with the files of a release in place of downloads.
@Suite struct ActionTests {
  /// The runner: its folder for temporary files, the release, and programs to run instead of others.
  private let runner: TemporaryFolder

  init() throws {
    runner = try TemporaryFolder()
    for name in ["bin", "release", "temp"] { try runner.makeFolder(name) }
    try addProgram("uname", "echo Linux x86_64")
    try addProgram(
      "curl",
      #"""
      while [ "$1" != --output ]; do shift; done
      echo "$3" >>"\#(runner["addresses"])"
      cp "\#(runner["release"])/${3##*/}" "$2"
      """#)
    try ReleaseFiles.write(to: runner["release"])
  }

  private func addProgram(_ name: String, _ script: String) throws {
    let path = try runner.write("bin/\(name)", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// The scripts of the steps, in order.
  private static func scripts() throws -> [String] {
    try Checkout.text("action.yml").split(separator: "      run: |\n").dropFirst().map { part in
      part.split(separator: "\n").prefix { $0.hasPrefix("        ") }.joined(separator: "\n")
    }
  }

  @discardableResult
  private func run(
    _ script: String, in folder: String, variables: [String: String] = [:]
  ) throws -> Program.Outcome {
    var all = Program.variables.merging(variables) { $1 }
    all["PATH"] = (variables["PATH"] ?? runner["bin"]) + ":/usr/bin:/bin"
    return try Program.run(
      "/bin/bash", ["-eo", "pipefail", "-c", "cd '\(folder)'\n\(script)"], variables: all)
  }

  private func install(version: String = "") throws -> Program.Outcome {
    try run(
      Self.scripts()[0], in: runner.path,
      variables: [
        "REPOSITORY": "owner/galley", "SERVER": "https://example.com", "VERSION": version,
        "ACTION": Checkout.folder.path, "RUNNER_TEMP": runner["temp"],
        "GITHUB_PATH": runner["path"],
      ])
  }

  private func check(severity: String, since: String, path: String) throws -> Program.Outcome {
    let folder = try runner.text(of: "path").trimmingCharacters(in: .newlines)
    return try run(
      Self.scripts()[1], in: Checkout.folder.path,
      variables: ["PATH": folder, "SEVERITY": severity, "SINCE": since, "CHECKED": path])
  }

  @Test func installsItsOwnVersionAndReportsProblems() throws {
    let installed = try install()
    try #require(installed.status == 0, "\(installed.errors)")
    let release = "https://example.com/owner/galley/releases/download/0.1.0"
    #expect(
      try runner.text(of: "addresses")
        == "\(release)/galley-0.1.0-linux-x86_64.tar.gz\n\(release)/SHA256SUMS\n")
    let path = "Tests/Broken/spec-type.xcstrings"
    let problems = try check(severity: "error", since: "", path: path)
    #expect(problems.status == 1)
    #expect(problems.output.hasPrefix("::error file=\(path),line=19,"))
    #expect(try check(severity: "error", since: "", path: "Catalogs").status == 0)
    let unknown = try check(severity: "error", since: "no-such-revision", path: "Catalogs")
    #expect(unknown.errors.contains("no-such-revision"))
  }

  @Test func rejectsAnotherFileThanThatOfTheRelease() throws {
    try run("echo >>galley-0.1.0-linux-x86_64.tar.gz", in: runner["release"])
    #expect(try install().status != 0)
    #expect(throws: (any Error).self) { try runner.text(of: "path") }
  }

  @Test func aVersionThatIsNotReleasedIsAnError() throws {
    #expect(try install(version: "9.9.9").status != 0)
    #expect(throws: (any Error).self) { try runner.text(of: "path") }
  }

  /// A value of a workflow is no part of a script, where it could be a command.
  @Test func noScriptContainsAnExpression() throws {
    let scripts = try Self.scripts()
    #expect(scripts.count == 2)
    for script in scripts { #expect(!script.contains("${{")) }
  }
}
