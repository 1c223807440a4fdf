import CatalogEditing
import Foundation
import StringCatalog

let path = "Catalogs/Travel.xcstrings"
let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
let edit = CatalogEdit(
  key: "Bon Voyage", .text(locale: "de", path: LeafPath()), from: "Gute Reise", to: "Gute Fahrt")
// Xcode sorts by the Unicode collation. The order matters where an edit adds a key or a language.
let order = KeyOrder { one, other in
  for index in 0..<min(one.count, other.count) where one[index] != other[index] {
    return Int(one[index]) - Int(other[index])
  }
  return one.count - other.count
}
let edited = try CatalogEditor(path: path, order: order).apply([edit], to: bytes)
for splice in edited.splices {
  let old = String(decoding: splice.old, as: UTF8.self)
  print("\(old) becomes \(String(decoding: splice.new, as: UTF8.self))")
}
