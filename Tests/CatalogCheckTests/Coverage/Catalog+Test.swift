import StringCatalog
import TestMaterial

extension Catalog {
  /// A catalog of one table, named Main, with this JSON.
  init(_ json: String) {
    self.init(files: [CatalogFile(path: "Main.xcstrings", bytes: Array(json.utf8))])
  }
}
