import CatalogCheck
import StringCatalog
import TestMaterial
import Testing

@Suite struct CoverageCounterTests {
  @Test(arguments: [1, 2, 3, 7, 100])
  func partsGiveTheSameCounts(part: Int) throws {
    let catalog = try Catalog(files: [
      CatalogFile(
        path: "Travel.xcstrings", bytes: Checkout.bytes("Catalogs/Travel.xcstrings"))
    ])
    let table = try #require(catalog.tables.first)
    let whole = Coverage(of: catalog).tables
    var counter = CoverageCounter(table: table)
    var parts = 0
    while !counter.isComplete {
      counter.count(entries: part)
      parts += 1
    }
    #expect([counter.coverage] == whole)
    #expect(parts == (table.entries.count + part - 1) / part)
    counter.count(entries: part)
    #expect([counter.coverage] == whole)
  }
}
