import Foundation
import TestMaterial
import Testing

/// Runs the command lines of the documents in a shell: in a project of its own, in which no string
/// has a problem, or beside the sample catalogs.
///
/// Programs that would change the machine have stand-ins: `make` prints what it would do, `curl` and
/// `apt-get` write the files that they would download.
struct DocumentShell {
  /// The path of git, if it is installed.
  static let git = ["/usr/bin/git", "/usr/local/bin/git"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private let folder: TemporaryFolder
  private let variables: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    for name in ["bin", "samples", "project", "project/YourApp", "home"] {
      try folder.makeFolder(name)
    }
    try folder.link("bin/galley", to: Program.path())
    try folder.link("samples/Catalogs", to: Checkout.path("Catalogs"))
    variables = Program.variables.merging([
      "PATH": "\(folder["bin"]):/usr/bin:/bin", "HOME": folder["home"], "EDITOR": "echo",
      "GALLEY_DEB": "https://example.com/galley.deb", "GITHUB_BASE_REF": "main",
      "CI_MERGE_REQUEST_DIFF_BASE_SHA": "HEAD~1",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null",
      "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org",
      "GIT_COMMITTER_NAME": "A", "GIT_COMMITTER_EMAIL": "a@example.org",
    ]) { $1 }
    try addStandIns()
    try ReleaseFiles.write(to: folder["project"])
    try makeProject()
  }

  private func addStandIns() throws {
    try addProgram("sudo", #"exec "$@""#)
    try addProgram("docker", #"case $1 in load | run) ;; *) exit 1 ;; esac"#)
    let make = try #require(MakefileTests.make)
    try addProgram("make", "\(make) -n -C '\(Checkout.folder.path)' \"$@\" >/dev/null")
    try addProgram("curl", #"while [ $# -gt 2 ]; do shift; done; echo "$2" >"$1""#)
    // A downloaded package is empty; a package that is installed from a file must be there.
    try addProgram(
      "apt-get",
      """
      for word; do
        case $word in
          download) download=yes ;;
          ./*) [ -f "$word" ] || exit 100 ;;
          [a-z]*) [ -z "$download" ] || package "$word" ;;
        esac
      done
      """)
    try addProgram(
      "package",
      """
      mkdir -p "$1/DEBIAN" "$1/usr/share"
      printf '%s\\n' "Package: $1" 'Version: 1' 'Architecture: all' \\
        'Maintainer: A <a@example.org>' 'Description: empty' >"$1/DEBIAN/control"
      dpkg-deb -b "$1" "$1.deb" >/dev/null
      """)
  }

  private func addProgram(_ name: String, _ script: String) throws {
    let path = try folder.write("bin/\(name)", "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  /// A repository with two commits, and a remote branch `main` at the last one.
  private func makeProject() throws {
    try folder.write(
      "project/YourApp/App.swift",
      """
      import SwiftUI

      struct Account: View {
        let count: Int
        var body: some View {
          Button("Sign out") {}
          Text("\\(count) devices")
        }
      }

      """)
    try writeCatalog(french: "Déconnexion")
    try require("git init -q -b main && git add -A && git commit -q -m First")
    try writeCatalog(french: "Se déconnecter")
    try require("git commit -q -a -m Second && git update-ref refs/remotes/origin/main HEAD")
  }

  private func require(_ line: String) throws {
    let outcome = try run(line)
    try #require(outcome.status == 0, "\(line): \(outcome.errors)")
  }

  private func writeCatalog(french: String) throws {
    func unit(_ text: String) -> String {
      #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"#
    }
    func plural(_ language: String, _ one: String, _ other: String) -> String {
      #""\#(language)": {"variations": {"plural": {"one": \#(unit(one)), "other": \#(unit(other))}}}"#
    }
    try folder.write(
      "project/YourApp/Localizable.xcstrings",
      """
      {
        "sourceLanguage": "en",
        "strings": {
          "Sign out": {
            "comment": "A button",
            "localizations": {"de": \(unit("Abmelden")), "fr": \(unit(french))}
          },
          "%lld devices": {
            "comment": "How many devices use this account",
            "localizations": {
              \(plural("en", "%lld device", "%lld devices")),
              \(plural("de", "%lld Gerät", "%lld Geräte")),
              \(plural("fr", "%lld appareil", "%lld appareils"))
            }
          }
        },
        "version": "1.0"
      }

      """)
  }

  /// Runs a line: beside the sample catalogs if it names them, else in the project.
  func run(_ line: String) throws -> Program.Outcome {
    let place = line.contains("Catalogs") ? "samples" : "project"
    return try Program.run(
      "/bin/sh", ["-c", "cd '\(folder[place])' && \(line)"], variables: variables)
  }

  /// Runs a line in the checkout, without any stand-in.
  static func runInCheckout(_ line: String) throws -> Program.Outcome {
    let folder = try TemporaryFolder()
    try folder.link("galley", to: Program.path())
    let variables = Program.variables.merging(["PATH": "\(folder.path):/usr/bin:/bin"]) { $1 }
    return try Program.run("/bin/sh", ["-c", line], variables: variables)
  }
}
