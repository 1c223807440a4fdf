import CatalogFiles
import LocalizedText
import PreviewRows

let catalog = CatalogLoader(finder: .current).load(["Catalogs/Travel.xcstrings"]).catalog
for table in catalog.tables {
  let maker = RowMaker(
    table: table, environment: EnvironmentValues(locale: LocaleTag("fr"), fallback: .editor))
  for entry in table.entries {
    let row = maker.row(for: entry)
    print("\(maker.fit(row, width: 40).layout): \(row.title.text)")
  }
}
