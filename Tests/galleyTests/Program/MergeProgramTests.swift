import Foundation
import TestMaterial
import Testing

/// `galley merge` in repositories of git, with the lines that `merge --setup` prints.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git"), "no git"))
struct MergeProgramTests {
  private static let vectors = "Tests/CatalogChangesTests/Vectors"
  private static let file = "A folder/Localizable.xcstrings"
  private let folder: TemporaryFolder
  private let variables: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    let tools = URL(fileURLWithPath: try Program.path()).deletingLastPathComponent().path
    variables = Program.variables.merging([
      "PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path, "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
      "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_EDITOR": "true",
    ]) { $1 }
    try shell(
      """
      git init -q -b main
      galley merge --setup | sh
      git add -A && git commit -q -m start
      """)
  }

  /// Runs lines of a shell in the repository.
  @discardableResult
  private func shell(_ script: String, status: Int32 = 0) throws -> Program.Outcome {
    let outcome = try Program.run(
      "/bin/sh", ["-c", "cd '\(folder.path)' && set -e\n\(script)"], variables: variables)
    try #require(outcome.status == status, "\(script)\n\(outcome.output)\(outcome.errors)")
    return outcome
  }

  private func vector(_ name: String, _ version: String) throws -> [UInt8] {
    try Checkout.bytes("\(Self.vectors)/\(name)/\(version).xcstrings")
  }

  /// Commits a version of a vector.
  private func commit(_ name: String, _ version: String) throws {
    try folder.write(Self.file, bytes: vector(name, version))
    try shell("git add -A && git commit -q -m \(version)")
  }

  /// Makes the branches `ours` and `theirs`, and goes to the first one.
  private func branch(_ name: String) throws {
    try commit(name, "base")
    try shell("git checkout -q -b theirs")
    try commit(name, "theirs")
    try shell("git checkout -q main && git checkout -q -b ours")
    try commit(name, "ours")
  }

  @Test(arguments: [
    "git merge -q -m merge theirs", "git merge -q -X theirs -m merge theirs",
    "git cherry-pick theirs", "git checkout -q theirs && git rebase -q ours",
    "git show theirs:'A folder/Localizable.xcstrings' > new && git checkout -q main"
      + " && mv new 'A folder/Localizable.xcstrings' && git stash -q && git checkout -q ours"
      + " && git stash pop -q",
  ])
  func gitMergesByString(command: String) throws {
    let name = "basic-car-main-5ba38860"
    try branch(name)
    try shell(command)
    let merged = try folder.text(of: Self.file)
    #expect(merged == String(decoding: try vector(name, "expected"), as: UTF8.self))
  }

  @Test func conflictsStayInTheWorkTree() throws {
    try branch("basic-car-main-3188e628")
    let outcome = try shell("git merge -q -m merge theirs", status: 1)
    #expect(outcome.errors.contains("conflict in "))
    #expect(try shell("git status --porcelain").output.hasPrefix("UU "))
    let text = try folder.text(of: Self.file)
    #expect(text.contains("<<<<<<< ours\n") && text.contains(">>>>>>> theirs\n"))
    let check = try shell("galley check 'A folder'", status: 3)
    #expect((check.output + check.errors).contains("merge conflict"))
  }

  /// An empty object means the same as none.
  @Test func anEmptyObjectIsNoConflict() throws {
    func write(_ name: String, _ entry: String) throws {
      try folder.write(
        name,
        #"{"sourceLanguage":"en","strings":{"k":{"localizations":{\#(entry)}}},"version":"1.0"}"#
          .replacing(",", with: ",\n"))
    }
    func unit(_ state: String) -> String {
      #""de":{"stringUnit":{"state":"\#(state)","value":"x"}}"#
    }
    try write("b.xcstrings", unit("new"))
    try write("o.xcstrings", "")
    try write("t.xcstrings", unit("translated"))
    try shell(
      "galley merge b.xcstrings o.xcstrings t.xcstrings && galley check --only json-syntax .")
    #expect(try !folder.text(of: "o.xcstrings").contains("<<<<"))
  }

  /// Git would commit it.
  @Test func aResultThatCannotBeReadIsNoSuccess() throws {
    let catalog = #"{"sourceLanguage":"en","strings":{},"version":"1.0"}"#
    for (base, ours) in [(catalog, catalog + "}"), (catalog + "}", catalog + "}}")] {
      try folder.write("b.xcstrings", base)
      try folder.write("o.xcstrings", ours)
      try folder.write("t.xcstrings", base)
      let outcome = try shell("galley merge b.xcstrings o.xcstrings t.xcstrings", status: 1)
      #expect(outcome.errors.contains("o.xcstrings:1:5"), "\(outcome.errors)")
      #expect(outcome.errors.contains("cannot be read; fix it by hand"))
      #expect(try folder.text(of: "o.xcstrings") == ours)
    }
  }

  // MARK: Other formats

  /// Commits files on two branches, and goes to the first one.
  private func branch(_ file: String, base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws {
    for (branch, bytes) in [("main", base), ("theirs", theirs), ("ours", ours)] {
      if branch != "main" { try shell("git checkout -q main && git checkout -q -b \(branch)") }
      try folder.write(file, bytes: bytes)
      try shell("git add -A && git commit -q -m \(branch)")
    }
  }

  /// Git takes UTF-16 for binary, so that without galley every merge is a conflict.
  @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian])
  func gitMergesStringsByKey(encoding: String.Encoding) throws {
    let file = "de.lproj/Main.strings"
    let texts = [
      "/* One */\n\"a\" = \"1\";\n\"b\" = \"2\";\n",
      "/* One */\n\"a\" = \"eins\";\n\"aa\" = \"x\";\n\"b\" = \"2\";\n",
      "/* One */\n\"a\" = \"1\";\n\"ab\" = \"y\";\n\"b\" = \"zwei\";\n",
    ]
    let mark: [UInt8] = encoding == .utf8 ? [] : [0xFF, 0xFE]
    let files = texts.map { mark + [UInt8]($0.data(using: encoding) ?? Data()) }
    try branch(file, base: files[0], ours: files[1], theirs: files[2])
    let outcome = try shell("git merge -q -m merge theirs")
    let merged =
      "/* One */\n\"a\" = \"eins\";\n\"aa\" = \"x\";\n\"ab\" = \"y\";\n\"b\" = \"zwei\";\n"
    let expected = mark + [UInt8](merged.data(using: encoding) ?? Data())
    #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: folder[file]))) == expected)
    #expect(outcome.errors.contains("ours +1 key 1 text · theirs +1 key 1 text · both 0"))
  }

  @Test func gitMergesStringsdictLineByLine() throws {
    let lines = { (one: String, two: String) in
      "<plist><dict>\n<key>a</key>\n<string>\(one)</string>\n<!-- -->\n<!-- -->\n<!-- -->\n"
        + "<key>b</key>\n<string>\(two)</string>\n</dict></plist>\n"
    }
    for (name, text) in [
      ("b", lines("1", "2")), ("o.stringsdict", lines("3", "2")), ("t", lines("1", "4")),
    ] {
      try folder.write(name, text)
    }
    let outcome = try shell("galley merge b o.stringsdict t")
    #expect(outcome.errors.contains("merged line by line, as git does for .stringsdict files"))
    #expect(try folder.text(of: "o.stringsdict") == lines("3", "4"))
  }

  // MARK: Other places

  @Test func gitMergesInASubmodule() throws {
    let name = "basic-car-main-5ba38860"
    try branch(name)
    try shell(
      """
      git checkout -q ours
      mkdir outer && cd outer && git init -q -b main
      git -c protocol.file.allow=always submodule --quiet add "$PWD/.." inner
      cd inner
      git config merge.galley.driver "$(git -C ../.. config merge.galley.driver)"
      git checkout -q -B ours origin/ours
      git merge -q -m merge origin/theirs
      """)
    let merged = try folder.text(of: "outer/inner/\(Self.file)")
    #expect(merged == String(decoding: try vector(name, "expected"), as: UTF8.self))
  }

  /// With textconv, a log shows one line for each string.
  @Test func gitShowsALogOfStrings() throws {
    try branch("basic-car-main-5ba38860")
    try shell(
      """
      echo '*.xcstrings diff=galley' >> .gitattributes
      git config diff.galley.textconv 'galley diff --textconv'
      """)
    let log = try shell("git log -p -1 --format=%s theirs -- 'A folder'").output
    let lines = log.split(separator: "\n").filter {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && !$0.hasPrefix("+++") && !$0.hasPrefix("---")
    }
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { !$0.contains("{") && !$0.contains("\"state\"") })
    #expect(lines.contains { $0.contains(" · translated · ") })
    // Only order and layout: no line.
    let bytes = try folder.text(of: Self.file)
    try folder.write(Self.file, bytes.replacingOccurrences(of: "\" : ", with: "\": "))
    try shell("git commit -q -a -m layout")
    let layout = try shell("git log -p -1 --format= -- 'A folder'").output
    #expect(!layout.contains("\n+") || layout.contains("\n+++"))
    #expect(layout.split(separator: "\n").allSatisfy { !$0.hasPrefix("+ ") && !$0.hasPrefix("@@") })
  }

  /// If only one side changed the file, its bytes are the result, and its changes are counted.
  @Test func oneSideAloneIsCounted() throws {
    let old = #"{"sourceLanguage":"en","strings":{"A":{}},"version":"1.0"}"#
    let new = #"{"sourceLanguage":"en","strings":{"A":{}, "B" : {}},"version":"1.0"}"#
    for (name, text) in zip(["b", "o", "t"], [old, old, new]) { try folder.write(name, text) }
    let outcome = try shell("galley merge b o t")
    #expect(try folder.text(of: "o") == new)
    #expect(outcome.errors.contains("ours 0 · theirs +1 key"), "\(outcome.errors)")
    #expect(outcome.errors.contains("both 0 · 1 untouched"), "\(outcome.errors)")
  }

  /// What is no catalog is merged by git, which leaves the same.
  @Test func otherFilesAreMergedByGit() throws {
    let files = ["{\n  \"a\": 1,\n", "{\n  \"a\": 2,\n", "{\n  \"a\": 3,\n"]
    for (name, text) in zip(["b", "o", "t"], files) { try folder.write(name, text) }
    let expected = try Program.run(
      "/usr/bin/git",
      [
        "merge-file", "-p", "-L", "ours", "-L", "base", "-L", "theirs", folder["o"], folder["b"],
        folder["t"],
      ], variables: variables)
    let outcome = try shell("galley merge b o t", status: 1)
    #expect(outcome.errors.contains("is not a String Catalog"))
    #expect(try folder.text(of: "o") == expected.output)
  }
}
