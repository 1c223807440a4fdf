import StringCatalog
import Testing

@testable import CatalogEditing

/// Where a new entry stands in a String Catalog.
@Suite struct EntryPlaceTests {
  private let order: KeyOrder

  init() throws { order = try .xcode() }

  private func keys(_ old: [String], adding new: [String], removing gone: [String] = []) throws
    -> [String]
  {
    let members = old.map { "\n    \"\($0)\" : {\n\n    }" }.joined(separator: ",")
    let text = "{\n  \"strings\" : {\(old.isEmpty ? "\n" : members)\n  }\n}"
    let edits =
      gone.map { CatalogEdit(key: $0, .entry, from: nil, to: nil) }
      + new.map { CatalogEdit(key: $0, .entry, from: nil, to: "{}") }
    let edited = try CatalogEditor(path: "a.xcstrings", order: order)
      .apply(edits, to: Array(text.utf8))
    let result = String(decoding: edited.bytes, as: UTF8.self)
    // The layout stays Xcode's, with a line for each key.
    return result.split(separator: "\n").compactMap { line in
      line.hasPrefix("    \"") ? line.split(separator: "\"")[1].description : nil
    }
  }

  @Test(arguments: [
    (["a", "c"], ["b"], ["a", "b", "c"]), (["a", "c"], ["d", "0"], ["0", "a", "c", "d"]),
    ([], ["b", "a"], ["a", "b"]),
    // Sorted by code points.
    (["B", "Z", "a"], ["C", "b"], ["B", "C", "Z", "a", "b"]),
    // Not sorted: before the smallest greater key, wherever it stands, or at the end.
    (["c", "a"], ["b"], ["b", "c", "a"]),
    (["d", "f", "b", "a"], ["c"], ["c", "d", "f", "b", "a"]),
    (["c", "a"], ["d"], ["c", "a", "d"]),
    (["m", "c", "x"], ["d", "e", "z"], ["d", "e", "m", "c", "x", "z"]),
    (["x", "c", "a"], ["b", "0"], ["x", "b", "c", "0", "a"]),
  ])
  func places(old: [String], new: [String], expected: [String]) throws {
    #expect(try keys(old, adding: new) == expected)
  }

  /// An entry that goes is no neighbour of a new one.
  @Test func aRemovedEntryHasNoPlace() throws {
    #expect(try keys(["c", "a"], adding: ["b"], removing: ["c"]) == ["a", "b"])
    #expect(try keys(["d", "c", "a"], adding: ["b"], removing: ["c"]) == ["b", "d", "a"])
  }
}
