import Foundation
import JSONDocuments
import StringCatalog
import TestMaterial
import Testing

@testable import CatalogFiles
@testable import WorkingCopy

@Suite struct CatalogReloaderTests {
  private let folder: TemporaryFolder
  private let finder = CatalogFinder(samples: nil)

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A reloader with the watch of its files.
  private final class WatchedReloader {
    private var reloader: CatalogReloader
    private var watch = FileWatch()

    init(_ reloader: CatalogReloader) { self.reloader = reloader }

    func load() -> LoadedCatalog {
      var load = reloader.begin(watching: &watch)
      while load.next() != nil {}
      return reloader.finish(load)
    }

    func waitForChange() -> Bool { watch.waitForChange(orWhen: WakeFlag()) }

    func remember(_ file: CatalogFile, as version: FileReplacement.WrittenVersion) {
      reloader.remember(file, as: version)
    }
  }

  private func reloader(_ paths: [String]) -> WatchedReloader {
    WatchedReloader(CatalogReloader(loader: CatalogLoader(finder: finder), paths: paths))
  }

  private func text(_ key: String) -> String {
    #"{"sourceLanguage":"en","strings":{"\#(key)":{}},"version":"1.0"}"#
  }

  private func keys(_ loaded: LoadedCatalog) -> [String] {
    loaded.catalog.tables.flatMap { $0.entries.map(\.key) }
  }

  @Test func loadsTheSameAsTheLoader() throws {
    try folder.write("a.xcstrings", text("one"))
    try folder.write("de.lproj/b.strings", #""two" = "zwei";"#)
    try folder.write("broken.xcstrings", #"{"strings":{"three":{},"#)
    let reloader = reloader([folder.path, folder["none.strings"]])
    let loaded = reloader.load()
    let expected = CatalogLoader(finder: finder).load([folder.path, folder["none.strings"]])
    #expect(keys(loaded) == expected.catalog.tables.flatMap { $0.entries.map(\.key) })
    #expect(loaded.diagnostics == expected.diagnostics)
    #expect(!loaded.isComplete && !expected.isComplete)
    #expect(loaded.outdated == [])
  }

  @Test func loadsChangedNewAndDeletedFiles() throws {
    let path = try folder.write("a.xcstrings", text("one"))
    let reloader = reloader([folder.path])
    #expect(keys(reloader.load()) == ["one"])
    #expect(keys(reloader.load()) == ["one"])
    try folder.write("a.xcstrings", text("two"))
    try folder.write("new/b.xcstrings", text("three"))
    #expect(keys(reloader.load()) == ["two", "three"])
    #expect(unlink(path) == 0)
    #expect(keys(reloader.load()) == ["three"])
  }

  /// Only a version of another program is read again.
  @Test func doesNotReadWhatItHasWritten() throws {
    let path = try folder.write("a.xcstrings", text("one"))
    let reloader = reloader([folder.path])
    _ = reloader.load()
    // The caller has other entries than the file, so that the table shows which one it is from.
    let file = CatalogFile(path: path, bytes: Array(text("in memory").utf8))
    let outcome = try FileReplacement.replace(
      path, from: Array(text("one").utf8).span, by: Array(text("on disk").utf8).span,
      copies: folder["copies"])
    guard case .replaced(let version) = outcome else {
      Issue.record("the file has not changed")
      return
    }
    reloader.remember(file, as: version)
    #expect(reloader.waitForChange())
    #expect(keys(reloader.load()) == ["in memory"])
    try folder.write("a.xcstrings", text("theirs"))
    #expect(keys(reloader.load()) == ["theirs"])
  }

  @Test func keepsTheLastWholeVersionOfABrokenFile() throws {
    let path = try folder.write("a.xcstrings", text("one"))
    try folder.write("b.xcstrings", text("other"))
    let reloader = reloader([path, folder["b.xcstrings"]])
    #expect(keys(reloader.load()) == ["one", "other"])
    try folder.write("a.xcstrings", String(text("two").dropLast(8)))
    try folder.write("b.xcstrings", text("changed"))
    for _ in 0..<2 {
      let half = reloader.load()
      #expect(keys(half) == ["one", "changed"])
      #expect(half.outdated.map(\.rule) == [.jsonSyntax])
      #expect(half.outdated.map(\.path) == [path])
      #expect(!half.isComplete)
    }
    try folder.write("a.xcstrings", text("two"))
    let whole = reloader.load()
    #expect(keys(whole) == ["two", "changed"])
    #expect(whole.outdated == [])
    #expect(whole.isComplete)
  }

  @Test func keepsANamedFileThatIsGone() throws {
    let path = try folder.write("deep/a.xcstrings", text("one"))
    let reloader = reloader([path])
    #expect(keys(reloader.load()) == ["one"])
    try FileManager.default.removeItem(atPath: folder["deep"])
    let gone = reloader.load()
    #expect(keys(gone) == ["one"])
    #expect(gone.outdated.map(\.message) == ["no such file"])
    #expect(gone.diagnostics == [])
    // The folder in which the file can come back is watched.
    try folder.write("deep/a.xcstrings", text("two"))
    #expect(reloader.waitForChange())
    #expect(keys(reloader.load()) == ["two"])
  }

  @Test func replacesAFileThatHasAlwaysBeenBroken() throws {
    let path = try folder.write("a.xcstrings", #"{"strings":{"one":{},"#)
    let reloader = reloader([path])
    #expect(keys(reloader.load()) == ["one"])
    try folder.write("a.xcstrings", #"{"strings":{"one":{},"two":{},"#)
    let loaded = reloader.load()
    #expect(keys(loaded) == ["one", "two"])
    #expect(loaded.outdated == [])
  }

  @Test func watchesTheTargetOfALink() throws {
    try folder.write("real/a.xcstrings", text("one"))
    try folder.makeFolder("links")
    try folder.link("links/a.xcstrings", to: "../real/a.xcstrings")
    let reloader = reloader([folder["links/a.xcstrings"]])
    #expect(keys(reloader.load()) == ["one"])
    try folder.write("real/a.xcstrings", text("two"))
    #expect(reloader.waitForChange())
    #expect(keys(reloader.load()) == ["two"])
  }
}
