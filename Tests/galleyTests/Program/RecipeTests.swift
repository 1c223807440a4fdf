import Foundation
import TestMaterial
import Testing

private let gitPath = ["/usr/bin/git", "/usr/local/bin/git"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// What Documentation/ci.md tells people to put into their repositories: hooks and commands of CI.
@Suite(.enabled(if: gitPath != nil, "git is not installed"))
struct RecipeTests {
  private let folder: TemporaryFolder
  private let variables: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("bin")
    try folder.link("bin/galley", to: Program.path())
    variables = Program.variables.merging([
      "PATH": "\(folder["bin"]):/usr/bin:/bin", "GIT_CONFIG_GLOBAL": "/dev/null",
      "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
      "GITHUB_BASE_REF": "main", "CI_MERGE_REQUEST_DIFF_BASE_SHA": "HEAD",
    ]) { $1 }
    try folder.write("app/en.lproj/Main.strings", "\"hello\" = \"Hello, %@\";\n")
    try write(german: "Hallo, %@")
    try #require(try git("init", "-q", "-b", "main").status == 0)
    try #require(try commit().status == 0)
  }

  private func write(german text: String) throws {
    try folder.write("app/de.lproj/Main.strings", "\"hello\" = \"\(text)\";\n")
  }

  private func git(_ words: String...) throws -> Program.Outcome {
    try Program.run(
      try #require(gitPath), ["-C", folder["app"]] + words, variables: variables)
  }

  private func commit() throws -> Program.Outcome {
    _ = try git("add", "-A")
    return try git("commit", "-q", "-m", "A state")
  }

  /// Runs a line of a shell in the repository.
  private func shell(_ line: String) throws -> Program.Outcome {
    try Program.run("/bin/sh", ["-c", "cd '\(folder["app"])' && \(line)"], variables: variables)
  }

  /// The block of the document after some words.
  private func recipe(after words: String) throws -> String {
    try #require(Document("Documentation/ci.md").block(after: words), "\(words)").text
  }

  private func makeHook(_ name: String, _ script: String) throws {
    let path = try folder.write("app/.git/hooks/\(name)", script)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  @Test func aPushWithAnErrorDoesNotLeave() throws {
    let script = try recipe(after: "`.git/hooks/pre-push`")
    #expect(script.hasPrefix("#!/bin/sh\n"))
    try makeHook("pre-push", script)
    try #require(try git("init", "-q", "--bare", folder["remote"]).status == 0)
    try #require(try git("remote", "add", "origin", folder["remote"]).status == 0)
    #expect(try git("push", "-q", "origin", "main").status == 0)
    try write(german: "Hallo")
    #expect(try commit().status == 0)
    let outcome = try git("push", "-q", "origin", "main")
    #expect(outcome.status != 0)
    #expect((outcome.output + outcome.errors).contains("missing placeholder %@ (argument 1)"))
    try write(german: "Hallo %@")
    #expect(try commit().status == 0)
    #expect(try git("push", "-q", "origin", "main").status == 0)
  }

  /// pre-commit runs the entry of the hook without files, because a translation alone has no source
  /// text beside it.
  @Test func aCommitWithAMistakeIsNotMade() throws {
    let hook = try Checkout.text(".pre-commit-hooks.yaml")
    #expect(hook.contains("\n  pass_filenames: false\n") && hook.contains("\n  language: system\n"))
    let entry = try #require(hook.firstMatch(of: /\n  entry: (.+)\n/)?.1)
    let id = try #require(hook.firstMatch(of: /- id: (.+)\n/)?.1)
    #expect(try recipe(after: "## Git hooks").contains("- id: \(id)\n"))
    try makeHook("pre-commit", "#!/bin/sh\nexec \(entry)\n")
    try write(german: "Hallo")
    let outcome = try commit()
    #expect(outcome.status == 1)
    #expect((outcome.output + outcome.errors).contains("missing placeholder %@ (argument 1)"))
    try write(german: "Hallo %@")
    #expect(try commit().status == 0)
    // What the commit does not change is not judged.
    try makeHook("pre-commit", "#!/bin/sh\nexit 0\n")
    try write(german: "Hallo")
    #expect(try commit().status == 0)
    try makeHook("pre-commit", "#!/bin/sh\nexec \(entry)\n")
    try folder.write("app/Other.xcstrings", #"{"sourceLanguage": "en", "strings": {"a": {}}}"#)
    #expect(try commit().status == 0)
  }

  /// The jobs fail if a change has an error, and what they print names files as the servers expect
  /// them: from the root of the repository on.
  @Test func theJobsOfServers() throws {
    _ = try git("update-ref", "refs/remotes/origin/main", "HEAD")
    let action = try recipe(after: "## GitHub")
    // The command of action.yml with the inputs of the recipe; ActionTests runs its steps.
    #expect(action.contains(#"severity: error, since: "origin/${{ github.base_ref }}""#))
    let github = "galley check --format github --severity error --since origin/main -- ."
    let job = try recipe(after: "## GitLab")
    let gitlab = try #require(job.firstMatch(of: /galley check .*/)?.0)
    #expect(job.contains("codequality: galley.json"))
    #expect(action.contains("fetch-depth: 0") && job.contains("GIT_DEPTH: 0"))
    #expect(try shell(github).status == 0)
    try write(german: "Hallo")
    let annotations = try shell(github)
    #expect(annotations.status == 1)
    #expect(
      annotations.output
        == "::error file=de.lproj/Main.strings,line=1,col=11,title=spec-missing::missing placeholder "
        + "%25@ (argument 1): \"hello\" in de: \"Hallo\"\n")
    #expect(try shell(String(gitlab)).status == 1)
    let report = try Data(contentsOf: URL(fileURLWithPath: folder["app/galley.json"]))
    let findings = try #require(
      JSONSerialization.jsonObject(with: report) as? [[String: Any]])
    let location = try #require(findings.first?["location"] as? [String: Any])
    #expect(location["path"] as? String == "de.lproj/Main.strings")
  }

  /// The statuses on which scripts and agents lean.
  @Test func theStatusesOfAgents() throws {
    #expect(try shell("galley check --format json .").status == 0)
    #expect(try shell("galley explain hello --format json .").status == 0)
    #expect(try shell("galley explain hallo --format json .").status == 1)
    #expect(try shell("galley check --describe spec-missing").status == 0)
    #expect(try shell("galley check --formt json .").status == 2)
    #expect(try shell("galley check --format json none").status == 3)
    try write(german: "Hallo")
    let outcome = try shell("galley check --format json .")
    #expect(outcome.status == 1)
    let line = try #require(outcome.output.split(separator: "\n").first)
    let finding = try #require(
      JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    #expect(
      Set(["rule", "key", "locale", "source", "text", "location"]).isSubset(of: finding.keys))
  }
}
