import Foundation
import SourceText
import StringCatalog
import TestMaterial
import Testing

@testable import galley

/// XLIFF files that other programs have read, changed and written.
@Suite struct StrangerTests {
  /// A Python with translate-toolkit, in `PATH` or named by `GALLEY_PYTHON`.
  static let toolkit: String? =
    ([ProcessInfo.processInfo.environment["GALLEY_PYTHON"]].compactMap(\.self)
    + FieldsTests.pythons).first {
      (try? Program.run($0, ["-c", "import translate.storage.applestrings_xliff"]))?.status == 0
    }

  private static let catalogs = [
    "Catalogs/Travel.xcstrings", "Catalogs/Plurals.xcstrings", "Catalogs/Devices.xcstrings",
    "Tests/CatalogCompilerTests/Vectors/XLIFF/positive/catalog-matrix/source.xcstrings",
  ]

  /// Changes every third translation and marks it as fuzzy, translates what is missing, as Weblate
  /// does; prints the identifiers and new texts.
  private static let weblate = """
    import json, sys
    from translate.storage.applestrings_xliff import AppleStringsXliffFile
    def change(unit, text, fuzzy):
        unit.target = text
        unit.markfuzzy(fuzzy)
        # A qualifier stays, and drafts have none.
        qualifier = unit.get_target_dom().get("state-qualifier")
        return [text, "needs-review-l10n", None] if fuzzy else [text, "translated", qualifier]
    store = AppleStringsXliffFile.parsefile(sys.argv[1])
    changes = {}
    for number, unit in enumerate(store.units):
        if unit.hasplural() or not unit.source: continue
        name = unit.xmlelement.get("id")
        if not unit.target:
            changes[name] = change(unit, unit.source + " neu", False)
        elif number % 3 == 0:
            changes[name] = change(unit, unit.target + " neu", number % 2 == 0)
    store.savefile(sys.argv[1])
    print(json.dumps(changes))
    """

  @Test(
    .enabled(
      if: toolkit != nil, "translate-toolkit is not installed; GALLEY_PYTHON names a Python"),
    arguments: catalogs, ["fr", "ru", "ja"])
  func changesOfWeblateArrive(path: String, language: String) throws {
    let catalog = try ExchangeFolder(try Checkout.bytes(path))
    let contents = catalog.export(to: language)
    let before = contents.targets
    let folder = try TemporaryFolder()
    try folder.write("a.xliff", bytes: contents.xliff)
    try folder.write("script.py", Self.weblate)
    let python = try #require(Self.toolkit)
    let outcome = try Program.run(python, [folder["script.py"], folder["a.xliff"]])
    try #require(outcome.status == 0, "\(outcome)")
    let changes = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: [Any]])
    #expect(!changes.isEmpty)
    let plan = catalog.plan(try folder.text(of: "a.xliff"), forces: true)
    let (imported, refusals) = try catalog.importing(plan, forces: true)
    #expect(refusals.isEmpty)
    let after = imported.export(to: language).targets
    for (id, target) in after {
      let expected =
        changes[id].map { change in
          XLIFFTarget(
            text: change[0] as? String ?? "", state: change[1] as? String,
            qualifier: change[2] as? String)
        } ?? before[id]
      #expect(target == expected, "\(id)")
    }
    #expect(Set(after.keys) == Set(before.keys).union(changes.keys))
  }

  /// ElementTree gives all elements a prefix, which makes Xcode ignore the file.
  private static let elementTree = """
    import sys, xml.etree.ElementTree as tree
    document = tree.parse(sys.argv[1])
    name = "{urn:oasis:names:tc:xliff:document:1.2}"
    for target in document.iter(name + "target"):
        target.text = (target.text or "") + " neu"
    document.write(sys.argv[1], encoding="utf-8", xml_declaration=True)
    """

  @Test(.enabled(if: FieldsTests.python != nil, "python3 is not installed"), arguments: catalogs)
  func prefixesOfElementTreeAreUnderstood(path: String) throws {
    let catalog = try ExchangeFolder(try Checkout.bytes(path))
    let contents = catalog.export(to: "fr")
    let folder = try TemporaryFolder()
    try folder.write("a.xliff", bytes: contents.xliff)
    try folder.write("script.py", Self.elementTree)
    let python = try #require(FieldsTests.python)
    try #require(try Program.run(python, [folder["script.py"], folder["a.xliff"]]).status == 0)
    let written = try folder.text(of: "a.xliff")
    #expect(written.contains("<ns0:xliff"))
    let plan = catalog.plan(written, forces: true)
    let (imported, refusals) = try catalog.importing(plan, forces: true)
    #expect(refusals.isEmpty)
    let after = imported.export(to: "fr").targets
    for (id, target) in contents.targets {
      #expect(after[id]?.text == target.text + " neu", "\(id)")
    }
    try folder.write("Localizable.xcstrings", bytes: try Checkout.bytes(path))
    let outcome = try Program.galley(
      ["import", "--dry-run", "--force", folder["a.xliff"], folder["Localizable.xcstrings"]])
    #expect(outcome.errors.contains("namespace prefix 'ns0'"))
  }
}
