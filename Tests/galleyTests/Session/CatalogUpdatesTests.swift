import CatalogFiles
import TestMaterial
import Testing

@testable import PreviewUI
@testable import galley

/// The tables that the loading thread posts while files are read, and after it.
@Suite struct CatalogUpdatesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func options(_ names: [String]) -> BrowseCommand {
    var options = BrowseCommand()
    options.shared.paths = names.map { folder[$0] }
    return options
  }

  /// The first of several files is shown while the others are read.
  @Test func theFirstFileIsShownWhileOthersAreRead() throws {
    try folder.write("A.xcstrings", catalog(entries: 10))
    try folder.write("B.xcstrings", catalog(entries: 40_000))
    let updates = CatalogUpdates(
      options(["A.xcstrings", "B.xcstrings"]), to: Mailbox(), problemsFor: .app)
    let first = updates.first()
    #expect(first.progress != nil)
    #expect(first.tables.map(\.count) == [10])
    let whole = updates.whole()
    #expect(whole.tables.map(\.count) == [10, 40_000])
    #expect(whole.progress == nil)
  }

  @Test func aLoneFileIsPostedOnce() throws {
    try folder.write("A.xcstrings", catalog(entries: 10))
    let updates = CatalogUpdates(options(["A.xcstrings"]), to: Mailbox(), problemsFor: .app)
    let first = updates.first()
    #expect(first.progress == nil && first.isLast)
  }

  @Test func theStatusLineSaysHowMuchHasBeenRead() {
    #expect(LoadProgress(entryCount: 0, fraction: 0.457).words == "reading 45%")
    #expect(LoadProgress(entryCount: 0, fraction: nil).words == "reading standard input")
  }
}
