import CatalogCheck
import LocalizedText
import PreviewRows
import StringCatalog
import TerminalValues
import TestMaterial
import Testing
import TextLayout

@testable import PreviewUI

/// Filtering and sorting in parts give the same list as looking at all rows at once.
@Suite struct ListBuilderTests {
  private static let catalogs = ["Catalogs", "Tests/Broken", "Catalogs/Legacy"]

  /// The plain algorithm: an insertion sort by the definition of each order.
  private func plain(_ model: Model, words: String, by sort: SortOrder) -> [String] {
    let rows = (0..<model.catalog.rowCount).map { (number: $0, shown: model.row($0)) }
    let listed = rows.filter { row in
      guard !words.isEmpty else { return !model.catalog.wordless.contains(row.number) }
      return row.shown.row.entry.key.lowercased().contains(words)
        || row.shown.row.title.text.lowercased().contains(words)
        || row.shown.row.sourceText.lowercased().contains(words)
    }
    let states = [
      "missing", "new", "", "needs_review", "translated", "not_translated",
    ]
    func rank(_ shown: ShownRow) -> Int {
      switch sort {
      case .file, .key: return 0
      case .width: return -(shown.fitted.breakpoints.compact ?? 1_000_000)
      case .state: return states.firstIndex(of: shown.row.state.spelling) ?? 2
      case .problems:
        let severities = shown.problems.map(\.severity)
        return severities.contains(.error) ? 0 : severities.contains(.warning) ? 1 : 2
      }
    }
    // Each row is inserted after the last one that does not come after it.
    var sorted: [(table: Int, rank: Int, key: String)] = []
    for row in listed {
      let key = row.shown.row.entry.key
      let new = (table: model.catalog.index(of: row.number).table, rank: rank(row.shown), key: key)
      let place = sorted.lastIndex { other in
        other.table < new.table || other.rank <= new.rank && (sort != .key || other.key <= key)
      }
      sorted.insert(new, at: place.map { $0 + 1 } ?? 0)
    }
    return sorted.map { "\($0.table) \($0.key)" }
  }

  private func listed(_ model: Model) -> [String] {
    model.list.rows.indices.map { position in
      let previewTable = model.catalog.index(of: model.list[position]).table
      return "\(previewTable) \(model.listedRow(position).row.entry.key)"
    }
  }

  @Test(arguments: catalogs, SortOrder.allCases)
  func listsAreThoseOfThePlainAlgorithm(catalog: String, sort: SortOrder) throws {
    let searches = [("en", ["", "of"]), ("fr", ["e", "ü"]), ("ar", ["%", "nothingholdsthis"])]
    for (locale, searches) in searches {
      var model = Model([catalog], locale: locale, size: Size(columns: 50, rows: 20))
      try model.press(":sort \(sort.rawValue)<Enter>")
      for words in searches {
        try model.press("&<C-u>\(words)<Enter>")
        #expect(listed(model) == plain(model, words: words, by: sort), "\(locale) \(words)")
      }
    }
  }

  /// The size of the parts makes no difference.
  @Test(arguments: [1, 2, 7, 100_000])
  func partsMakeNoDifference(rows: Int) throws {
    var whole = Model(["Catalogs"], locale: "de", size: Size(columns: 50, rows: 20))
    try whole.press("jjj&e<Enter>:sort width<Enter>")
    var parts = Model(["Catalogs"], locale: "de", size: Size(columns: 50, rows: 20))
    try parts.press("jjj")
    parts.setFilter(SearchQuery("e"))
    while parts.isBusy { parts.work(rows: rows) }
    parts.setSort(.width)
    while parts.isBusy { parts.work(rows: rows) }
    #expect(listed(parts) == listed(whole))
    #expect(parts.selectedKey == whole.selectedKey)
  }
}
