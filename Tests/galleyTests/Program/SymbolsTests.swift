import Foundation
import TestMaterial
import Testing

@testable import galley

/// `galley symbols`: Swift symbols for the keys of catalogs.
@Suite struct SymbolsTests {
  private let catalog = """
    {"sourceLanguage": "en", "strings": {
      "cart.total": {"extractionState": "manual", "localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "%(count)lld pieces"}}}},
      "cart-total %lld": {"extractionState": "manual"},
      "cart total %lld": {"extractionState": "manual"},
      "extracted": {}}}
    """

  @Test func aFileForEachCatalog() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Shop.xcstrings", catalog)
    let target = folder["out/Symbols"]
    let words = ["symbols", "--output-directory", target, path]
    let dry = try Program.galley(words + ["--dry-run"])
    #expect(dry.output == target + "/GeneratedStringSymbols_Shop.swift\n")
    #expect(!FileManager.default.fileExists(atPath: target))
    let outcome = try Program.galley(words)
    #expect(outcome.output.isEmpty)
    let source = try String(
      contentsOfFile: target + "/GeneratedStringSymbols_Shop.swift", encoding: .utf8)
    #expect(source.contains("enum Shop {"))
    #expect(source.contains("static func cartTotal(count: Int) -> LocalizedStringResource {"))
    #expect(!source.contains("extracted"))
  }

  /// Each key without a symbol is named with its place.
  @Test func clashesAreReported() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Shop.xcstrings", catalog)
    let outcome = try Program.galley(["symbols", "--output-directory", folder["out"], path])
    #expect(outcome.status == 3)
    let clash = "no symbol: 'cartTotal(_:)' is the symbol of the key 'cart total %lld'"
    #expect(outcome.errors.contains("Shop.xcstrings:4:"))
    #expect(outcome.errors.contains(clash))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func onlyStringCatalogsHaveSymbols() throws {
    let folder = try TemporaryFolder()
    let legacy = try Program.galley(
      ["symbols", "--output-directory", folder.path, "Catalogs/Legacy"])
    #expect(legacy.status == 3)
    #expect(legacy.errors.contains("no String Catalogs (.xcstrings) found"))
  }
}
