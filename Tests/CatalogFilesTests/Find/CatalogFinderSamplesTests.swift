import CatalogFiles
import Foundation
import StringCatalog
import TestMaterial
import Testing

@Suite struct CatalogFinderSamplesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func theVariableNamesTheSamples() throws {
    try folder.makeFolder("share/galley/Catalogs")
    let binary = folder["bin/galley"]
    #expect(CatalogFinder(variable: "/else/where", binary: binary).samples == "/else/where")
    #expect(
      CatalogFinder(variable: "", binary: binary).samples == folder["share/galley/Catalogs"])
  }

  @Test func anInstalledProgramHasSamplesInShare() throws {
    try folder.makeFolder("share/galley/Catalogs")
    try folder.makeFolder("Catalogs")
    try folder.write("Package.swift")
    let finder = CatalogFinder(variable: nil, binary: folder["bin/galley"])
    #expect(finder.samples == folder["share/galley/Catalogs"])
  }

  @Test func aBuiltProgramHasSamplesInItsCheckout() throws {
    try folder.makeFolder("Catalogs")
    try folder.makeFolder("Inner/.build/debug")
    let binary = folder["Inner/.build/debug/galley"]
    #expect(CatalogFinder(variable: nil, binary: binary).samples == nil)
    try folder.write("Package.swift")
    #expect(CatalogFinder(variable: nil, binary: binary).samples == folder["Catalogs"])
    // A package without catalogs is not the checkout.
    try folder.write("Inner/Package.swift")
    #expect(CatalogFinder(variable: nil, binary: binary).samples == folder["Catalogs"])
  }

  @Test(arguments: [nil, "", "galley", "/galley"])
  func reportsThatThereAreNoSamples(binary: String?) {
    let found = CatalogFinder(variable: nil, binary: binary).find([])
    #expect(found.files.isEmpty)
    #expect(found.diagnostics.map(\.rule) == [.unreadable])
  }

  @Test func theFinderOfTheProcessUsesItsVariableAndItsPath() throws {
    let binary = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let variable = ProcessInfo.processInfo.environment["GALLEY_CATALOGS"]
    let expected = CatalogFinder(variable: variable, binary: binary).samples
    #expect(CatalogFinder.current.samples == expected)
  }
}
