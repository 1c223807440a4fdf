import Foundation
import TestMaterial
import Testing

/// The program with a configuration file, and with other things in its place.
@Suite struct ConfigurationFileTests {
  private let folder: TemporaryFolder
  private var file: URL { URL(fileURLWithPath: folder["config/galley/config"]) }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: URL(fileURLWithPath: folder["config/galley"]), withIntermediateDirectories: true)
  }

  private func print(
    _ words: [String] = [], asOrdinaryUser: Bool = false
  ) throws -> Program.Outcome {
    var variables = Program.variables
    variables["XDG_CONFIG_HOME"] = folder["config"]
    let words = ["print", "-l", "de", "-w", "40", "Catalogs/Devices.xcstrings"] + words
    guard asOrdinaryUser, geteuid() == 0 else {
      return try Program.galley(words, variables: variables)
    }
    // Without these capabilities, the permissions of files apply to root too.
    let limits = ["--bounding-set", "-dac_override,-dac_read_search", "--no-new-privs"]
    return try Program.run(
      "/usr/bin/setpriv", limits + [Program.path()] + words, variables: variables)
  }

  private func printed(_ words: String...) throws -> Program.Outcome {
    try Program.galley(["print", "-l", "de", "-w", "40", "Catalogs/Devices.xcstrings"] + words)
  }

  @Test func setsTheOptions() throws {
    try folder.write("config/galley/config", "device = ipad\nascii = yes\n")
    #expect(try print() == printed("--device=ipad", "--ascii"))
    #expect(try print() != printed())
    #expect(try printed("--device=ipad") != printed("--device=appletv"))
    #expect(try print(["--device=appletv"]) == printed("--device=appletv", "--ascii"))
    #expect(try print(["--no-config"]) == printed())
  }

  @Test func isInTheHomeFolderByDefault() throws {
    try folder.write(".config/galley/config", "device = ipad\n")
    var variables = Program.variables
    variables["HOME"] = folder.path
    let words = ["print", "-l", "de", "-w", "40", "Catalogs/Devices.xcstrings"]
    for value in [nil, ""] {
      variables["XDG_CONFIG_HOME"] = value
      #expect(
        try Program.galley(words, variables: variables) == printed("--device=ipad"))
    }
  }

  @Test func reportsProblemsAndContinues() throws {
    let lines = ["device = ipad", "theme = \u{1B}[2J", "bind j = "]
    try folder.write("config/galley/config", lines.joined(separator: "\n"))
    var expected = try printed("--device=ipad")
    expected.errors = """
      galley: \(file.path):2:9: invalid value '\\u{1B}[2J' for 'theme': expected one of auto, dark, light, mono
      galley: \(file.path):3:9: unknown action ''; see 'man galley' for a list

      """
    #expect(try print() == expected)
  }

  @Test func reportsOnlyTheFirstProblems() throws {
    try folder.write("config/galley/config", String(repeating: "\u{7}\n", count: 100_000))
    let outcome = try print()
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(
      lines.last
        == "galley: \(file.path): 99990 more invalid lines; fix the ones above first")
    #expect(outcome.status == 0)
    #expect(try outcome.output == printed().output)
  }

  /// Compares the message about the configuration file, and checks that galley works without it.
  private func check(_ message: String, asOrdinaryUser: Bool = false) throws {
    var expected = try printed()
    expected.errors = "galley: \(file.path): \(message); use --no-config to ignore it\n"
    #expect(try print(asOrdinaryUser: asOrdinaryUser) == expected)
    #expect(try print(["--no-config"]) == printed())
  }

  @Test func aFolder() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    try check("is a folder")
  }

  /// No process writes to the pipe, so a blocking open would wait forever.
  @Test func aPipe() throws {
    try #require(mkfifo(file.path, 0o600) == 0)
    try check("is not a regular file")
  }

  @Test func anEndlessDevice() throws {
    try #require(symlink("/dev/zero", file.path) == 0)
    try check("is not a regular file")
  }

  @Test func aGigabyteInOneLine() throws {
    try folder.write("config/galley/config", bytes: [])
    try #require(truncate(file.path, 1 << 30) == 0)
    try check("is too large to read")
  }

  @Test func aLinkToItself() throws {
    try #require(symlink(file.path, file.path) == 0)
    try check("symbolic links form a loop")
  }

  @Test func aFileWithoutPermission() throws {
    try folder.write("config/galley/config", bytes: [])
    try #require(chmod(file.path, 0) == 0)
    try check("permission denied", asOrdinaryUser: true)
  }

  @Test func noFile() throws {
    #expect(try print() == printed())
  }
}
