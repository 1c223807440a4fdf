import Foundation
import TestMaterial
import Testing

/// Every command line of the documents works as it stands.
///
/// Commands that the documents show with their output are run by `GeneratedTextTests`, those that
/// need a terminal by `SelectTests`.
@Suite(
  .enabled(if: DocumentShell.git != nil, "git is not installed"),
  .enabled(if: MakefileTests.make != nil, "make is not installed"))
struct DocumentCommandTests {
  @Test func thereAreCommands() {
    #expect(Document.forUsers.flatMap(\.commands).count > 50)
  }

  @Test(arguments: Document.forUsers) func succeed(document: Document) throws {
    let shell = try DocumentShell()
    for line in document.commands where !line.contains("--select") {
      let outcome = try shell.run(line)
      #expect(outcome.status == 0, "\(line)\n\(outcome.output)\(outcome.errors)")
    }
  }

  /// On a fresh Debian there is no make, and root has no sudo.
  @Test(arguments: [true, false]) func theSetUpLineInstallsMake(hasSudo: Bool) throws {
    let commands = try Document("README.md").commands
    let setUp = try #require(commands.first { $0.contains("apt-get install -y make") })
    for task in ["run", "test"] {
      #expect(commands.contains("make \(task)"))
      let folder = try TemporaryFolder()
      try folder.link("sh", to: "/bin/sh")
      try folder.link("chmod", to: "/bin/chmod")
      try addProgram("apt-get", in: folder) {
        """
        case "$*" in
          update) echo updated ;;
          'install -y make') printf '#!/bin/sh\\necho make "$@"\\n' >\($0)/make; chmod 755 \($0)/make ;;
        esac
        """
      }
      if hasSudo { try addProgram("sudo", in: folder) { _ in #"echo sudo; exec "$@""# } }
      let outcome = try Program.run(
        "/bin/sh", ["-c", "\(setUp)\nmake \(task)"], variables: ["PATH": folder.path])
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(outcome.output == (hasSudo ? "sudo\n" : "") + "updated\nmake \(task)\n")
    }
  }

  private func addProgram(
    _ name: String, in folder: TemporaryFolder, _ script: (String) -> String
  ) throws {
    let path = try folder.write(name, "#!/bin/sh\n\(script(folder.path))\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
