import PreviewRows
import SourceText
import StringCatalog
import Testing

/// The problems that readers reported, on their way to rows.
@Suite struct PreviewTableTests {
  @Test func problemsBelongToTheEntriesOfTheirFiles() {
    let files = ["A.xcstrings", "de.lproj/B.strings", "en.lproj/B.strings"].map {
      CatalogFile(path: $0, bytes: Array(($0.hasPrefix("A") ? #"{"strings": {}}"# : "").utf8))
    }
    let tables = Catalog(files: files).tables
    #expect(tables.map(\.paths.count) == [1, 2])
    let problems = (files.map(\.path) + ["Other.xcstrings"]).flatMap { path in
      ["a", "b", "a", nil].enumerated().map {
        Diagnostic("shape-overlap", path: path, message: "\($0.offset)", key: $0.element)
      }
    }
    for (table, found) in zip(tables, problems.byKey(in: tables)) {
      #expect(Set(found.keys) == ["a", "b"])
      for key in ["a", "b"] {
        let expected = problems.filter { table.paths.contains($0.path ?? "") && $0.key == key }
        #expect(found[key] == expected)
      }
    }
  }
}
