import FileAccess
import Foundation
import TestMaterial
import Testing

@testable import CatalogFiles
@testable import WorkingCopy

private let isInstalled = (try? CapturedProgram(running: ["git", "--version"])) != nil

@Suite(.enabled(if: isInstalled, "git is not installed"), .timeLimit(.minutes(5)))
struct GitTests {
  @Test(arguments: [
    ("fatal: bad\n", "bad"), ("warning: old\nhint: x\nfatal: bad\nfatal: worse\n", "bad"),
    ("warning: old\nerror: no\n", "no"), ("warning: old\nother\n", "other"),
    ("warning: old\n", "warning: old"), ("", ""),
  ])
  func theErrorIsShown(text: String, message: String) {
    #expect(GitRevision.errorMessage(in: text) == message)
  }

  /// All settings that this git documents, with `x` in the place of names to be chosen.
  private static let keys: [String] = {
    let listed = (try? ArmedRepository.git(["help", "--config"])) ?? ""
    let keys = listed.split(separator: "\n").map { line in
      String(line.replacing(/<[^>]*>|\*/, with: "x"))
    }
    // These are documented elsewhere, or need a certain name.
    return keys + [
      "remote.origin.uploadpack", "remote.origin.vcs", "remote.origin.proxy",
      "uploadpack.packObjectsHook", "filter.x.process", "credential.helper",
      "protocol.file.allow", "protocol.ext.allow", "alias.cat-file", "pager.cat-file",
    ]
  }()

  /// What a setting is set to: what runs a program, if anything does.
  private func value(of key: String, in repository: ArmedRepository) -> String {
    switch key {
    case "core.hooksPath": repository.hooks
    case "remote.origin.vcs": "ext"
    case _ where key.hasSuffix(".allow"): "always"
    case _ where key.hasPrefix("alias."): "!" + repository.program
    default: repository.program
    }
  }

  /// The settings whose names say that they run something.
  private static let programs = keys.filter { key in
    key.contains(
      /(?i)(askpass|browser|clean|cmd|command|driver|editor|external|filter|fsmonitor|helper|hook|httpd|pack|pager|path|process|program|proxy|smudge|textconv|tool|tunnel|vcs|viewer|allow)/
    ) || key.hasPrefix("alias.")
  }

  /// Without protection, git runs programs in the same repositories.
  @Test(arguments: ArmedRepository.Place.allCases)
  func theRepositoriesAreArmed(_ place: ArmedRepository.Place) throws {
    let repository = try ArmedRepository(place)
    try repository.configure(
      address: "file:///nowhere", key: "remote.origin.uploadpack", value: repository.program)
    try ArmedRepository.git(
      ["-C", repository.path, "cat-file", "blob", repository.missing], mayFail: true)
    // git may end before the program that it started has left its trace.
    for _ in 0..<500 where repository.traces == "" { usleep(10_000) }
    #expect(repository.traces != "")
  }

  @Test(arguments: ArmedRepository.Place.allCases)
  func noSettingRunsAProgram(_ place: ArmedRepository.Place) throws {
    let keys = place == .workingTree ? Self.keys : Self.programs
    try #require(keys.count > (place == .workingTree ? 500 : 50))
    let repository = try ArmedRepository(place)
    for key in keys {
      try repository.configure(
        address: "file:///nowhere", key: key, value: value(of: key, in: repository))
      _ = try Git.run(.catFile, ["blob", repository.missing], in: repository.path)
      try #require(repository.traces == "", "\(key)")
    }
  }

  /// Addresses of each way to fetch, and what each of them may run.
  @Test(
    arguments: ArmedRepository.Place.allCases,
    [
      ("ext::PROGRAM", "protocol.ext.allow", "always"),
      ("ssh://localhost/a", "core.sshCommand", "PROGRAM"),
      ("git://localhost/a", "core.gitProxy", "PROGRAM"),
      ("https://localhost:1/a", "credential.helper", "PROGRAM"),
      ("https://localhost:1/a", "core.askPass", "PROGRAM"),
      ("file:///nowhere", "protocol.file.allow", "always"),
      ("/nowhere", "remote.origin.uploadpack", "PROGRAM"),
    ])
  func noAddressRunsAProgram(
    _ place: ArmedRepository.Place, _ setting: (address: String, key: String, value: String)
  ) throws {
    let repository = try ArmedRepository(place)
    let name = { (text: String) in text.replacing("PROGRAM", with: repository.program) }
    try repository.configure(
      address: name(setting.address), key: setting.key, value: name(setting.value))
    for command in Git.Command.allCases {
      for words in [["blob", repository.missing], ["HEAD"], ["-z", "HEAD", "--", "A.xcstrings"]] {
        _ = try Git.run(command, words, in: repository.path)
      }
    }
    #expect(repository.traces == "")
  }

  @Test func readsNoVariablesOfGit() {
    let variables = Git.environment(from: [
      "PATH=/bin", "GIT_SSH_COMMAND=a", "GIT_CONFIG_COUNT=1", "GIT_DIR=b", "LC_ALL=de_DE",
      "HOME=/c",
    ])
    #expect(variables.prefix(2) == ["PATH=/bin", "HOME=/c"])
    #expect(
      Set(variables.dropFirst(2)) == [
        "GIT_ALLOW_PROTOCOL=", "GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0",
        "GIT_TERMINAL_PROMPT=0", "LC_ALL=C",
      ])
  }

  @Test func readsAnOrdinaryRepository() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/A.xcstrings", "old")
    try ArmedRepository.git(["init", "-q", folder.path])
    try ArmedRepository.git(["-C", folder.path, "add", "-A"])
    try ArmedRepository.git(["-C", folder.path, "commit", "-q", "-m", "A state"])
    try folder.write("a/A.xcstrings", "new")
    var revision = GitRevision("HEAD")
    #expect(try revision.bytes(of: folder["a/A.xcstrings"]) == Array("old".utf8))
    #expect(try revision.bytes(of: folder["a/B.xcstrings"]) == nil)
  }
}
