import Foundation
import StringCatalog

let path = "Catalogs/Travel.xcstrings"
let bytes = try Data(contentsOf: URL(filePath: path))
let table = Table(catalog: CatalogFile(path: path, bytes: bytes))
for entry in table.entries {
  for localization in entry.localizations where localization.locale == "ja" {
    for leaf in localization.leaves {
      print("\(path):\(leaf.location): \(leaf.text)")
    }
  }
}
