import Foundation
import TestMaterial
import Testing

@testable import CatalogFiles
@testable import WorkingCopy

@Suite(.timeLimit(.minutes(1))) struct FileWatchTests {
  private let folder: TemporaryFolder
  private let flag = WakeFlag()

  init() throws {
    folder = try TemporaryFolder()
  }

  enum Change: CaseIterable {
    case written, created, replaced, deleted, folderCreated, samplesCreated, slotsCreated
    case otherCreated, folderDeleted
  }

  /// Both a folder that is searched and a folder of named files report each kind of change.
  @Test(
    arguments: Change.allCases,
    [
      FileWatch.Interest.catalogs.joined(with: .names([".other"])),
      .names([".other"]).joined(with: .catalogs),
      .names(["a.xcstrings", "b.strings", "a.samples.json", "a.slots.json"])
        .joined(with: .names(["new", ".other"])),
    ])
  func reportsChange(change: Change, interest: FileWatch.Interest) throws {
    try folder.write("a.xcstrings")
    try folder.write("other")
    var watch = FileWatch()
    watch.watch([folder.path: interest])
    switch change {
    case .written:
      #expect(truncate(folder["a.xcstrings"], 3) == 0)
      try folder.write("a.xcstrings")
    case .created: try folder.write("b.strings")
    case .replaced: #expect(rename(folder["other"], folder["a.xcstrings"]) == 0)
    case .deleted: #expect(unlink(folder["a.xcstrings"]) == 0)
    case .folderCreated: try folder.makeFolder("new")
    case .samplesCreated: try folder.write("a.samples.json")
    case .slotsCreated: try folder.write("a.slots.json")
    case .otherCreated: try folder.write(".other")
    case .folderDeleted: try FileManager.default.removeItem(atPath: folder.path)
    }
    // If the change was missed, this reaches the time limit.
    let hasChanged = watch.waitForChange(orWhen: flag)
    #expect(hasChanged)
  }

  @Test(arguments: [FileWatch.Interest.catalogs, .names(["a.xcstrings"])])
  func ignoresOtherNamesAndReading(interest: FileWatch.Interest) throws {
    // A process that another test starts may close the written file late. A second name keeps that
    // from looking like a change of the catalog.
    try folder.write("written.txt")
    try #require(link(folder["written.txt"], folder["a.xcstrings"]) == 0)
    var watch = FileWatch()
    watch.watch([folder.path: interest])
    try folder.write("notes.txt")
    try folder.makeFolder(".hidden")
    _ = try Data(contentsOf: URL(fileURLWithPath: folder["a.xcstrings"]))
    flag.set()
    let hasChanged = watch.waitForChange(orWhen: flag)
    #expect(!hasChanged)
    let changedLater = watch.waitForChange(orWhen: flag, for: 1)
    #expect(!changedLater)
  }

  @Test func stopsWatchingFoldersThatAreNoLongerListed() throws {
    try folder.makeFolder("one")
    try folder.makeFolder("two")
    var watch = FileWatch()
    watch.watch([folder["one"]: .catalogs])
    watch.watch([folder["two"]: .catalogs, folder["gone"]: .catalogs])
    // The kernel also reports the end of a watch.
    while watch.waitForChange(orWhen: flag, for: 1) {}
    try folder.write("one/a.strings")
    let sawOne = watch.waitForChange(orWhen: flag, for: 1)
    #expect(!sawOne)
    try folder.write("two/a.strings")
    let sawTwo = watch.waitForChange(orWhen: flag)
    #expect(sawTwo)
  }
}
