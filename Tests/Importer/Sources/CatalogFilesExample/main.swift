import CatalogFiles

let loaded = CatalogLoader(finder: .current).load([
  "Catalogs/Legacy", "Catalogs/Travel.xcstrings",
])
for table in loaded.catalog.tables {
  print("\(table.name): \(table.entries.count) keys in \(table.locales.joined(separator: ", "))")
}
for diagnostic in loaded.diagnostics {
  print(diagnostic)
}
