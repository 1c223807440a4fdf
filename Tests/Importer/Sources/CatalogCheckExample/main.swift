import CatalogCheck
import CatalogFiles

// Prints what `galley check Catalogs/Wallet.xcstrings` reports; a test would expect nothing.
for finding in try CatalogCheck.findings(in: "Catalogs/Wallet.xcstrings") {
  print(finding)
}

let catalog = CatalogLoader(finder: .current).load(["Catalogs"]).catalog
for table in Coverage(of: catalog).tables {
  for locale in table.locales where locale.missing > 0 {
    print("\(table.name): \(locale.name) lacks \(locale.missing) of \(locale.share.total) keys")
  }
}
