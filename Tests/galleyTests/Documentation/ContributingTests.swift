import Foundation
import TestMaterial
import Testing

/// The map in CONTRIBUTING.md names targets and files that exist.
@Suite struct ContributingTests {
  private let text: String
  private let files: [String]

  init() throws {
    text = try Checkout.text("CONTRIBUTING.md")
    files =
      try FileManager.default.subpathsOfDirectory(atPath: Checkout.path("Sources"))
      + ["Package.swift"]
  }

  /// A path such as `Update/Events.swift` means any file whose path ends like that.
  @Test func theFilesItNamesExist() {
    let named = text.split(separator: "`").filter { word in
      word.hasSuffix(".swift") && !word.contains(" ")
        && !["Foo.swift", "FooTests.swift", "Type+Topic.swift"].contains(String(word))
    }
    #expect(named.count > 20)
    for name in named {
      let path = name.hasPrefix("Sources/") ? name.dropFirst("Sources/".count) : name
      #expect(
        files.contains { $0 == path || $0.hasSuffix("/\(path)") }, "there is no \(name)")
    }
  }

  @Test func itsTableHasEveryTarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|")[0] }
    for folder in folders where !folder.hasPrefix(".") {
      #expect(rows.contains { $0.contains("`\(folder)`") }, "the map has no \(folder)")
    }
  }
}
