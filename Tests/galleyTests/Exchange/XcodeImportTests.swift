import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import galley

/// Imports have the results of Xcode where it loses nothing, and otherwise keep what it loses.
@Suite struct XcodeImportTests {
  private static let folder = "Tests/CatalogCompilerTests/Vectors/XLIFF"

  /// The strings for which galley does something else than Xcode: it imports drafts, and keys that
  /// end like a form, and keeps forms; it refuses to delete translations, and lost placeholders.
  private static let better: [(name: String, ids: Set<String>)] = [
    ("behavior/state-import", ["empty", "needs-review-l10n", "needs-review-translation", "new"]),
    ("behavior/state-qualifiers", []),
    ("behavior/inline-import", ["ph", "x"]),
    ("behavior/new-target-case-existing-context", ["ambiguous|==|plural.one"]),
    ("positive/device-root-substitution", []),
    (
      "negative/literal-variation-suffix",
      [
        "a|==|b|==|plural.one", "plain|==|device.iphone", "plain|==|plural.one",
        "plain|==|substitutions.COUNT.plural.one",
      ]
    ),
    ("negative/new-target-case-source-identity", ["ambiguous|==|plural.one"]),
    (
      "negative/overlapping-shapes",
      [
        "plural_and_device|==|device.iphone", "plural_and_device|==|device.other",
        "plural_and_device|==|plural.one", "plural_and_device|==|plural.other",
      ]
    ),
  ]

  private func file(_ vector: String, _ name: String) throws -> [UInt8] {
    try Checkout.bytes("\(Self.folder)/\(vector)/\(name)")
  }

  @Test(arguments: better)
  func importIsXcodesOrBetter(name: String, ids: Set<String>) throws {
    let catalog = try ExchangeFolder(file(name, "source.xcstrings"))
    let edited = String(decoding: try file(name, "import-edited.xliff"), as: UTF8.self)
    let (imported, _) = try catalog.importing(catalog.plan(edited))
    let xcodes = try ExchangeFolder(file(name, "expected-after-import.xcstrings"))
    let language = name == "positive/device-root-substitution" ? "de" : "fr"
    let own = imported.export(to: language).targets
    let expected = xcodes.export(to: language).targets
    let different = Set(own.keys).union(expected.keys).filter { own[$0] != expected[$0] }
    #expect(different == ids)
  }

  /// Drafts, which Xcode drops, need a review.
  @Test func draftsAreKept() throws {
    let name = "behavior/state-import"
    let catalog = try ExchangeFolder(file(name, "source.xcstrings"))
    let edited = String(decoding: try file(name, "import-edited.xliff"), as: UTF8.self)
    let (imported, refusals) = try catalog.importing(catalog.plan(edited))
    let targets = imported.export(to: "fr").targets
    for id in ["new", "needs-review-l10n", "needs-review-translation"] {
      #expect(targets[id] == XLIFFTarget(text: "changed \(id)", state: "needs-review-l10n"))
    }
    #expect(targets["no-state"] == XLIFFTarget(text: "changed no-state", state: "translated"))
    #expect(refusals.keys.sorted() == ["empty"])
    let (forced, none) = try catalog.importing(catalog.plan(edited, forces: true), forces: true)
    #expect(none.isEmpty)
    #expect(forced.export(to: "fr").targets["empty"] == XLIFFTarget(text: "", state: "translated"))
  }

  /// An export that nobody has edited changes nothing.
  @Test(arguments: [
    "behavior/missing-locale-uk", "behavior/plural-fallback", "positive/catalog-matrix",
    "negative/delimiter-substitution-loss", "behavior/partial-device",
  ])
  func exportOfXcodeChangesNothing(name: String) throws {
    let catalog = try ExchangeFolder(file(name, "source.xcstrings"))
    let exported = String(decoding: try file(name, "exported.xliff"), as: UTF8.self)
    #expect(catalog.plan(exported).requests.isEmpty)
  }
}
