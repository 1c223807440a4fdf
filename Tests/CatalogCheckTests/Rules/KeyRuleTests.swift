import CatalogCheck
import StringCatalog
import TestMaterial
import Testing

/// The rules about keys.
@Suite struct KeyRuleTests {
  @Test(arguments: [("files|==|plural.one", true), ("a||b == c", false), ("files", false)])
  func keysInExports(key: String, isUnsafe: Bool) {
    let findings = CheckedTable(Table(key: key, ""), rules: ["xliff-unsafe-key"]).findings
    #expect(findings == (isUnsafe ? ["xliff-unsafe-key"] : []))
  }

  /// A .strings file is not exported by its keys.
  @Test func keysOfOtherFiles() {
    let file = CatalogFile(
      path: "en.lproj/Main.strings", bytes: Array(#""a|==|plural.one" = "b";"#.utf8))
    let tables = Catalog(files: [file]).tables
    #expect(tables.flatMap { CheckedTable($0, rules: ["xliff-unsafe-key"]).findings } == [])
  }
}
