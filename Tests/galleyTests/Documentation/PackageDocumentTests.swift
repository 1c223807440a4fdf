import TestMaterial
import Testing

@testable import galley

/// What the documents say of the package is what its manifest says.
@Suite struct PackageDocumentTests {
  /// A compiler that SwiftPM accepts is one that the documents name.
  @Test(arguments: ["", "Tests/Bench/", "Tests/Fuzz/", "Tests/Importer/", "Tests/Server/"])
  func theManifestsAndTheDocumentsNameOneSwift(folder: String) throws {
    let manifest = try Checkout.text("\(folder)Package.swift")
    let version = try #require(manifest.firstMatch(of: /^\/\/ swift-tools-version: (6\.\d+)\n/)).1
    for path in ["README.md", "Documentation/install.md", "Makefile"] {
      let named = try Checkout.text(path).matches(of: /Swift (\d+\.\d+)/).map(\.1)
      #expect(!named.isEmpty)
      #expect(named.allSatisfy { $0 == version }, "\(path) names \(named), not \(version)")
    }
  }

  /// The Swift Package Index documents every library, and builds it with this Swift.
  @Test func theIndexKnowsEveryLibrary() throws {
    let manifest = try Checkout.text("Package.swift")
    let libraries = manifest.matches(of: /\.library\(name: "(\w+)", targets/).map { String($0.1) }
    let version = try #require(manifest.firstMatch(of: /swift-tools-version: (\S+)/)).1
    let index = try Checkout.text(".spi.yml")
    let listed = index.matches(of: /(?m)^ +- (\w+)$/).map { String($0.1) }
    #expect(libraries.count > 10)
    #expect(listed.sorted() == libraries.sorted())
    #expect(index.contains("swift_version: \"\(version)\""))
  }

  /// The requirement that the documents show resolves to this version, once it is tagged.
  @Test(arguments: ["README.md", "Documentation/libraries.md"])
  func theRequirementIsThisVersion(path: String) throws {
    let shown = try Checkout.text(path)
      .matches(of: /\.package\(url: "https:\/\/[^"]+\/galley", from: "([^"]+)"\)/).map(\.1)
    #expect(shown == [Galley.version[...]])
  }

  /// The files of a release and the action, as the documents name them, are those of this version.
  @Test func theReleaseIsThisVersion() throws {
    let named = Document.forUsers.map(\.text).flatMap {
      $0.matches(of: /galley[-_@](\d+\.\d+\.\d+)/).map(\.1)
    }
    #expect(named.count > 5)
    #expect(named.allSatisfy { $0 == Galley.version })
  }
}
