import Foundation
import TestMaterial
import Testing

/// The script in the tarball that `make dist` writes.
@Suite struct InstallScriptTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["home", "package/bin", "package/share"] { try folder.makeFolder(name) }
    try folder.write("package/share/galley/notes", "new")
    try folder.link("package/install.sh", to: Checkout.path("Documentation/install.sh"))
  }

  private func install(
    _ words: [String] = [], path: String = "/usr/bin:/bin", terminal: String = "special"
  ) throws -> Program.Outcome {
    try folder.write("home/.terminfo/s/special", "")
    return try Program.run(
      "/bin/sh", [folder["package/install.sh"]] + words,
      variables: ["HOME": folder["home"], "PATH": path, "TERM": terminal])
  }

  @Test func replacesAnOlderVersionAndNamesWhatToAddToPath() throws {
    try folder.link("package/bin/galley", to: Program.path())
    try folder.write("home/.local/bin/galley", "old")
    try folder.write("home/.local/share/galley/notes", "old")
    let prefix = folder["home/.local"]
    let outcome = try install()
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output == """
        Installed galley 0.1.0 in \(prefix).
        Add it to PATH: export PATH="\(prefix)/bin:$PATH"

        """)
    let installed = try Program.run("\(prefix)/bin/galley", ["--version"])
    #expect(installed.output == "galley 0.1.0\n")
    #expect(try folder.text(of: "home/.local/share/galley/notes") == "new")
  }

  @Test func takesAPrefix() throws {
    try folder.link("package/bin/galley", to: Program.path())
    let prefix = folder["my prefix"]
    let outcome = try install([prefix], path: "/usr/bin:/bin:\(prefix)/bin")
    #expect(outcome.output == "Installed galley 0.1.0 in \(prefix).\n")
    #expect(try Program.run("\(prefix)/bin/galley", ["--version"]).status == 0)
  }

  @Test func namesWhatBrowsingNeeds() throws {
    try folder.link("package/bin/galley", to: Program.path())
    let outcome = try install(["\(folder["home"])/.local"], terminal: "unknown")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("no terminfo entry for unknown"))
  }

  @Test func aProgramForAnotherSystemIsNotInstalled() throws {
    try folder.write("package/bin/galley", "\u{7F}ELF")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder["package/bin/galley"])
    let outcome = try install()
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("This package is for another system"))
    #expect(!FileManager.default.fileExists(atPath: folder["home/.local"]))
  }
}
