import CatalogFiles

let loaded = CatalogLoader(finder: .ofProcess).load(["Catalogs/Legacy", "Catalogs/Broken"])
for table in loaded.catalog.tables.prefix(3) {
  print("\(table.name): \(table.entries.count) keys in \(table.locales.joined(separator: ", "))")
}
for problem in loaded.problems.prefix(3) {
  print(problem)
}
