import Foundation
import TestMaterial
import Testing

@testable import CatalogFiles

@Suite(.timeLimit(.minutes(1))) struct FileWatchTests {
  private let folder: TemporaryFolder
  private let bell = Bell()

  init() throws {
    folder = try TemporaryFolder()
  }

  enum Change: CaseIterable {
    case written, made, replaced, deleted, folderMade, samplesMade, folderGone
  }

  /// A file that is watched by its name, and a folder that is searched.
  @Test(
    arguments: Change.allCases,
    [FileWatch.Interest.catalogs, .names(["a.xcstrings", "b.strings", "a.samples.json", "new"])])
  func seesChanges(change: Change, interest: FileWatch.Interest) throws {
    try folder.write("a.xcstrings")
    try folder.write("other")
    var watch = FileWatch()
    watch.watch([folder.path: interest])
    switch change {
    case .written:
      #expect(truncate(folder["a.xcstrings"], 3) == 0)
      try folder.write("a.xcstrings")
    case .made: try folder.write("b.strings")
    case .replaced: #expect(rename(folder["other"], folder["a.xcstrings"]) == 0)
    case .deleted: #expect(unlink(folder["a.xcstrings"]) == 0)
    case .folderMade: try folder.makeFolder("new")
    case .samplesMade: try folder.write("a.samples.json")
    case .folderGone: try FileManager.default.removeItem(atPath: folder.path)
    }
    // It waits for ever where nothing was seen.
    let hasChanged = watch.wait(orRingOf: bell)
    #expect(hasChanged)
  }

  @Test(arguments: [FileWatch.Interest.catalogs, .names(["a.xcstrings"])])
  func passesOverTheRest(interest: FileWatch.Interest) throws {
    try folder.write("a.xcstrings")
    var watch = FileWatch()
    watch.watch([folder.path: interest])
    try folder.write("notes.txt")
    try folder.makeFolder(".hidden")
    _ = try Data(contentsOf: URL(fileURLWithPath: folder["a.xcstrings"]))
    bell.ring()
    let hasChanged = watch.wait(orRingOf: bell)
    #expect(!hasChanged)
    let waitedInVain = watch.wait(orRingOf: bell, for: 1)
    #expect(!waitedInVain)
  }

  @Test func watchesNoLongerWhatIsNotWanted() throws {
    try folder.makeFolder("one")
    try folder.makeFolder("two")
    var watch = FileWatch()
    watch.watch([folder["one"]: .catalogs])
    watch.watch([folder["two"]: .catalogs, folder["gone"]: .catalogs])
    // The end of a watch is told too.
    while watch.wait(orRingOf: bell, for: 1) {}
    try folder.write("one/a.strings")
    let sawOne = watch.wait(orRingOf: bell, for: 1)
    #expect(!sawOne)
    try folder.write("two/a.strings")
    let sawTwo = watch.wait(orRingOf: bell)
    #expect(sawTwo)
  }

  @Test func ringsAreKept() {
    bell.ring()
    bell.ring()
    bell.wait()
    var watch = FileWatch()
    let hasChanged = watch.wait(orRingOf: bell, for: 1)
    #expect(!hasChanged)
    for _ in 0..<100_000 { bell.ring() }
    bell.wait()
  }
}
