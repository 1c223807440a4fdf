import Foundation
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogFiles

@Suite struct CatalogShelfTests {
  private let folder: TemporaryFolder
  private let samples = CatalogFinder(samples: nil)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A shelf, and what watches its files.
  private final class WatchedShelf {
    private var shelf: CatalogShelf
    private var watch = FileWatch()

    init(_ shelf: CatalogShelf) { self.shelf = shelf }

    func load(
      wish: (LoadingCatalog) -> LoadingWish = { _ in .more },
      onTables: (LoadingCatalog) -> Void = { _ in }
    ) -> CatalogShelf.Loaded? {
      shelf.load(watching: &watch, wish: wish, onTables: onTables)
    }

    func waitForChange() -> Bool { watch.wait(orRingOf: Bell()) }
  }

  private func shelf(_ paths: [String]) -> WatchedShelf {
    WatchedShelf(CatalogShelf(loader: CatalogLoader(finder: samples), paths: paths))
  }

  private func text(_ key: String) -> String {
    #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
  }

  private func keys(_ loaded: CatalogShelf.Loaded?) -> [String] {
    loaded?.catalog.catalog.tables.flatMap { $0.entries.map(\.key) } ?? []
  }

  @Test func loadsWhatTheLoaderLoads() throws {
    try folder.write("a.xcstrings", text("one"))
    try folder.write("de.lproj/b.strings", #""two" = "zwei";"#)
    try folder.write("broken.xcstrings", #"{"strings":{"three":{},"#)
    let shelf = shelf([folder.path, folder["none.strings"]])
    let loaded = try #require(shelf.load())
    let expected = CatalogLoader(finder: samples).load([folder.path, folder["none.strings"]])
    #expect(keys(loaded) == expected.catalog.tables.flatMap { $0.entries.map(\.key) })
    #expect(loaded.catalog.problems == expected.problems)
    #expect(!loaded.catalog.isComplete && !expected.isComplete)
    #expect(loaded.outdated == [])
  }

  @Test func followsTheFiles() throws {
    let path = try folder.write("a.xcstrings", text("one"))
    let shelf = shelf([folder.path])
    #expect(keys(shelf.load()) == ["one"])
    #expect(keys(shelf.load()) == ["one"])
    try folder.write("a.xcstrings", text("two"))
    try folder.write("new/b.xcstrings", text("three"))
    #expect(keys(shelf.load()) == ["two", "three"])
    #expect(unlink(path) == 0)
    #expect(keys(shelf.load()) == ["three"])
  }

  /// What was whole stays until what replaces it is.
  @Test func keepsWhatWasWhole() throws {
    let path = try folder.write("a.xcstrings", text("one"))
    try folder.write("b.xcstrings", text("other"))
    let shelf = shelf([path, folder["b.xcstrings"]])
    #expect(keys(shelf.load()) == ["one", "other"])
    try folder.write("a.xcstrings", String(text("two").dropLast(8)))
    try folder.write("b.xcstrings", text("changed"))
    for _ in 0..<2 {
      let half = try #require(shelf.load())
      #expect(keys(half) == ["one", "changed"])
      #expect(half.outdated.map(\.rule) == [.jsonSyntax])
      #expect(half.outdated.map(\.path) == [path])
      #expect(!half.catalog.isComplete)
    }
    try folder.write("a.xcstrings", text("two"))
    let whole = try #require(shelf.load())
    #expect(keys(whole) == ["two", "changed"])
    #expect(whole.outdated == [])
    #expect(whole.catalog.isComplete)
  }

  @Test func whatWasNamedAndIsGoneIsKept() throws {
    let path = try folder.write("deep/a.xcstrings", text("one"))
    let shelf = shelf([path])
    #expect(keys(shelf.load()) == ["one"])
    try FileManager.default.removeItem(atPath: folder["deep"])
    let gone = try #require(shelf.load())
    #expect(keys(gone) == ["one"])
    #expect(gone.outdated.map(\.message) == ["no such file"])
    #expect(gone.catalog.problems == [])
    // The way back is watched.
    try folder.write("deep/a.xcstrings", text("two"))
    #expect(shelf.waitForChange())
    #expect(keys(shelf.load()) == ["two"])
  }

  /// A file that was broken from the start is shown as it is, and so is what replaces it.
  @Test func whatNeverWasWholeIsNotKept() throws {
    let path = try folder.write("a.xcstrings", #"{"strings":{"one":{},"#)
    let shelf = shelf([path])
    #expect(keys(shelf.load()) == ["one"])
    try folder.write("a.xcstrings", #"{"strings":{"one":{},"two":{},"#)
    let loaded = try #require(shelf.load())
    #expect(keys(loaded) == ["one", "two"])
    #expect(loaded.outdated == [])
  }

  @Test func tellsWhatThereIsMeanwhile() throws {
    try folder.write("a.xcstrings", catalog(entries: 20_000))
    try folder.write("b.xcstrings", text("last"))
    let shelf = shelf([folder.path])
    var counts: [Int] = []
    var fractions: [Double] = []
    var tables: [[String]] = []
    let loaded = shelf.load { loading in
      counts.append(loading.entryCount)
      fractions.append(loading.fraction ?? -1)
      return .tables
    } onTables: { loading in
      let all = loading.catalog.tables
      tables.append(all.map(\.name))
      #expect(all.reduce(0) { $0 + $1.entries.count } == loading.entryCount)
    }
    #expect(loaded?.catalog.catalog.tables.map(\.entries.count) == [20_000, 1])
    #expect(counts.count > 8)
    #expect(counts == counts.sorted())
    #expect(counts.last == 20_001)
    #expect(fractions == fractions.sorted())
    #expect(fractions.last == 1)
    #expect(tables.first == ["a"] && tables.last == ["a", "b"])
  }

  @Test func endsWhereNothingIsWanted() throws {
    try folder.write("a.xcstrings", catalog(entries: 20_000))
    let shelf = shelf([folder.path])
    #expect(shelf.load(wish: { _ in .end }) == nil)
    #expect(shelf.load()?.catalog.catalog.tables.count == 1)
  }

  @Test func aLinkIsWatchedWhereItLeads() throws {
    try folder.write("real/a.xcstrings", text("one"))
    try folder.makeFolder("links")
    try folder.link("links/a.xcstrings", to: "../real/a.xcstrings")
    let shelf = shelf([folder["links/a.xcstrings"]])
    #expect(keys(shelf.load()) == ["one"])
    try folder.write("real/a.xcstrings", text("two"))
    #expect(shelf.waitForChange())
    #expect(keys(shelf.load()) == ["two"])
  }
}
