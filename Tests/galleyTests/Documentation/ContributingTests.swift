import Foundation
import TestMaterial
import Testing

/// CONTRIBUTING.md names targets, files and tasks that exist.
@Suite struct ContributingTests {
  private let document: Document
  /// All files below the folders of the package.
  private let files: [String]

  init() throws {
    document = try Document("CONTRIBUTING.md")
    files = try ["Sources", "Tests", "Documentation", "Catalogs"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Checkout.path(folder))
        .filter { !$0.contains(".build/") }.map { "\(folder)/\($0)" }
    }
  }

  /// A path such as `Update/Events.swift` means any file whose path ends like that.
  @Test func theFilesItNamesExist() {
    let named = document.prose.joined(separator: "\n").matches(
      of: /`([A-Za-z][\w+\/.-]*(?:\/[\w+-]+|\.(?:swift|c|md|tsv|sh)))(?: DIR)?`/
    ).map { String($0.1) }.filter { $0 != "Type+Topic.swift" }
    #expect(named.count > 60)
    for name in named {
      let exists =
        files.contains { $0.hasSuffix("/\(name)") }
        || FileManager.default.fileExists(atPath: Checkout.path(name))
      #expect(exists, "there is no \(name)")
    }
  }

  @Test func itsTableHasEveryTarget() throws {
    let floors = try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources"))
    let folders = try floors.filter { !$0.hasPrefix(".") }.flatMap { floor in
      try FileManager.default.contentsOfDirectory(atPath: Checkout.path("Sources/\(floor)"))
    }
    #expect(folders.count > 30)
    let rows = document.prose.filter { $0.hasPrefix("| `") }
      .map { $0.split(separator: "|")[0] }
    for folder in folders where !folder.hasPrefix(".") {
      #expect(rows.contains { $0.contains("`\(folder)`") }, "the map has no \(folder)")
    }
  }

  /// The manifest lists the floors from the lowest on.
  @Test func noTargetUsesAHigherFloor() throws {
    let manifest = try Checkout.text("Package.swift")
    let list = try #require(manifest.range(of: "let floors: KeyValuePairs = [")).upperBound
    let lines = manifest[list...].matches(of: /"\w+": \[([^\]]*)\]/)
    var floors: [Substring: Int] = [:]
    for (number, line) in lines.enumerated() {
      for name in line.1.matches(of: /\w+/) { floors[name.0] = number }
    }
    #expect(floors.count > 30)
    var count = 0
    for target in manifest.matches(of: /name: "(\w+)",\s*dependencies: \[([^\]]*)\]/) {
      guard let floor = floors[target.1] else { continue }
      for used in target.2.matches(of: /\w+/) {
        let other = try #require(floors[used.0], "\(used.0) is on no floor")
        #expect(other <= floor, "\(target.1) uses \(used.0)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  /// A new format touches three places, and one of the tests, because no other code names a format: it asks for
  /// a trait.
  @Test func aFormatHasFourPlaces() throws {
    let start = try #require(document.text.range(of: "**Add a format**")).upperBound
    let recipe = document.text[start...].prefix { $0 != "*" }
    let places = recipe.matches(of: /`([A-Z]\w+(?:\/\w+|\.swift)+)`/).map { String($0.1) }
    #expect(places.count == 4)
    let sources = files.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
    let naming = try sources.filter { path in
      let code = try Checkout.text(path).replacing(
        /"""[\s\S]*?"""|\/\/.*|"(?:\\.|[^"\\\n])*"/, with: "")
      return code.contains(
        /\.(?:xcstrings|stringsdict)\b|[!=]= \.strings\b|ormat\b[^\n]* [!=]= \.standard\b|\bisCatalog\b/
      )
    }
    #expect(naming.count >= 6)
    for path in naming {
      #expect(places.contains { "/\(path)".contains("/\($0)") }, "\(path) names a format")
    }
  }

  /// In a folder with more files, nobody finds the one that he looks for.
  @Test func aFolderHasAtMostADozenFiles() {
    let sources = files.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
    let folders = Dictionary(grouping: sources) { $0[..<($0.lastIndex(of: "/") ?? $0.startIndex)] }
    #expect(folders.count > 100)
    for (folder, files) in folders { #expect(files.count <= 12, "\(folder)") }
  }

  /// A summary such as "The gender." of a property named `gender` tells a reader nothing.
  @Test func aSummarySaysMoreThanTheName() throws {
    let fillers: Set<String> = ["the", "a", "an", "of", "its", "this", "in", "by", "for", "to"]
    let declaration = /(?:var|let|func|case|struct|class|enum|typealias|protocol) `?(\w+)/
    var count = 0
    for path in files where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
      let lines = try Checkout.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.drop { $0 == " " } }
      for index in lines.indices.dropFirst()
      where lines[index].hasPrefix("/// ") && lines[index].hasSuffix(".") {
        let after = lines[(index + 1)...].drop { $0.hasPrefix("@") }
        guard !lines[index - 1].hasPrefix("///"), let line = after.first, !line.hasPrefix("///"),
          let declared = line.firstMatch(of: declaration)
        else { continue }
        count += 1
        let name = declared.1.matches(of: /[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/)
          .map { $0.0.lowercased() }
        let words = lines[index].lowercased().matches(of: /\w+/).map { String($0.0) }
          .filter { !fillers.contains($0) }
        let isSaid = words.allSatisfy { word in name.contains { $0.isForm(of: word) } }
        #expect(words.isEmpty || !isSaid, "\(path): \(lines[index])")
      }
    }
    #expect(count > 3_000)
  }

  /// Raw errors and descriptors stay behind few doors.
  @Test func eightFilesCallTheSystem() throws {
    let calling = try files.filter { path in
      try path.hasPrefix("Sources/") && path.hasSuffix(".swift")
        && Checkout.text(path).contains(/(?m)^\s*(?:\w+ )?import (?:Glibc|Musl|Darwin)/)
    }
    #expect(calling.count == 8)
    #expect(document.text.replacing("\n", with: " ").contains("System calls are in eight files"))
    for path in calling {
      let targets = ["/FileAccess/", "/WorkingCopy/"]
      #expect(targets.contains { path.contains($0) }, "\(path)")
    }
  }

  @Test func itsTasksAreThoseOfMake() throws {
    let makefile = try Checkout.text("Makefile")
    let tasks = document.text.matches(of: /make ([a-z]+)/).map { String($0.1) }
    #expect(tasks.count > 8)
    for task in tasks {
      #expect(makefile.contains("\n\(task):"), "make has no task \(task)")
    }
  }
}

extension String {
  /// Whether two words differ at most in the ending of a plural.
  fileprivate func isForm(of other: String) -> Bool {
    self == other || self + "s" == other || self == other + "s"
  }
}
