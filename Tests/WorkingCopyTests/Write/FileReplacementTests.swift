import FileAccess
import Foundation
import Synchronization
import TestMaterial
import Testing

@testable import CatalogFiles
@testable import WorkingCopy

@Suite struct FileReplacementTests {
  private let folder: TemporaryFolder
  private var path: String { folder["a.xcstrings"] }
  private var copies: String { folder["copies"] }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a.xcstrings", "old")
  }

  /// What became of a file, without its bytes.
  private enum Kind: Equatable {
    case replaced
    case inPlace(FileReplacement.InPlaceReason)
    case changed(String)
    case failed(FileFault)
  }

  private func replace(
    _ path: String? = nil, from old: String = "old", by new: String = "new",
    exchanges: Bool = true, atStep: @escaping (FileReplacement.Step) -> Void = { _ in }
  ) -> Kind {
    do throws(FileFault) {
      var replacement = try FileReplacement(of: path ?? self.path, copies: copies)
      replacement.exchanges = exchanges
      replacement.atStep = atStep
      try replacement.append(Array(new.utf8).span)
      switch try replacement.finish(ifUnchangedFrom: Array(old.utf8).span) {
      case .replaced: return .replaced
      case .writtenInPlace(let reason, _): return .inPlace(reason)
      case .changed(let bytes): return .changed(String(decoding: bytes, as: UTF8.self))
      }
    } catch {
      return .failed(error)
    }
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test(arguments: [true, false], ["new", "", String(repeating: "long ", count: 100_000)])
  func replaces(exchanges: Bool, new: String) throws {
    try #require(chmod(path, 0o640) == 0)
    #expect(replace(by: new, exchanges: exchanges) == .replaced)
    #expect(try folder.text(of: "a.xcstrings") == new)
    #expect(try names == ["a.xcstrings"])
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_mode & 0o7777 == 0o640)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"))
  func keepsTheOwner() throws {
    try #require(chown(path, 12, 34) == 0)
    #expect(replace() == .replaced)
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_uid == 12)
    #expect(status.st_gid == 34)
  }

  private func mode(_ path: String) throws -> mode_t {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o7777
  }

  /// Without the list, the rights of its mask would be those of the group.
  @Test(.enabled(if: FileAttributes.areSupported), arguments: [true, false])
  func keepsAccessListAndAttributes(isMerge: Bool) throws {
    let attributes = FileAttributes(path: path)
    attributes["user.note"] = Array("kept".utf8)
    attributes[FileAttributes.accessList] = FileAttributes.list
    #expect(try mode(path) == 0o760)
    if isMerge { try FileWriter.write([1], to: path) } else { #expect(replace() == .replaced) }
    #expect(try folder.text(of: "a.xcstrings") == (isMerge ? "\u{1}" : "new"))
    #expect(attributes["user.note"] == Array("kept".utf8))
    #expect(attributes[FileAttributes.accessList] == FileAttributes.list)
    #expect(try mode(path) == 0o760)
  }

  @Test(.enabled(if: FileAttributes.areSupported), arguments: [true, false])
  func takesNoAccessListOfTheFolder(isMerge: Bool) throws {
    try #require(chmod(path, 0o640) == 0)
    FileAttributes(path: folder.path)[FileAttributes.defaultList] = FileAttributes.list
    if isMerge { try FileWriter.write([1], to: path) } else { #expect(replace() == .replaced) }
    #expect(FileAttributes(path: path)[FileAttributes.accessList] == nil)
    #expect(try mode(path) == 0o640)
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"))
  func wholeFilesKeepTheirOwner() throws {
    try #require(chown(path, 12, 34) == 0 && chmod(path, 0o4750) == 0)
    try FileWriter.write([1], to: path)
    var status = stat()
    try #require(stat(path, &status) == 0)
    #expect(status.st_uid == 12 && status.st_gid == 34 && status.st_mode & 0o7777 == 0o4750)
  }

  /// A file with the rights of its owner must not get those of another user.
  @Test(.enabled(if: geteuid() == 0, "only root can give a file to another user"))
  func aNewOwnerGivesNoRights() throws {
    try #require(chmod(folder.path, 0o777) == 0)
    try #require(chown(path, 12, 34) == 0 && chmod(path, 0o6777) == 0)
    #expect(asOrdinaryUser { replace() } == .replaced)
    #expect(try mode(path) == 0o777)
  }

  @Test func removesWhatDeadProcessesHaveLeft() throws {
    let output = try CapturedProgram(running: ["sh", "-c", "echo $$"]).output
    let dead = String(decoding: output.dropLast(), as: UTF8.self)
    for name in [".galley-\(dead)-0~", ".galley-\(dead)~", ".galley-\(getpid())-7~", ".galley-x~"] {
      try folder.write(name, "left")
    }
    #expect(replace() == .replaced)
    #expect(try names == [".galley-\(getpid())-7~", ".galley-x~", "a.xcstrings"])
    try folder.write(".galley-\(dead)~", "left")
    try FileWriter.write([1], to: path)
    #expect(try names == [".galley-\(getpid())-7~", ".galley-x~", "a.xcstrings"])
  }

  /// The second writer looks at the file only after the first one has written all of it.
  @Test func writersInPlaceWaitForEachOther() throws {
    let (old, new) = (
      String(repeating: "o", count: 300_000), String(repeating: "n", count: 300_000)
    )
    try folder.write("a.xcstrings", old)
    try #require(Glibc.link(path, folder["b"]) == 0)
    let second = Mutex<Kind?>(nil)
    let done = DispatchSemaphore(value: 0)
    let outcome = replace(from: old, by: new) { step in
      guard step == .overwriting else { return }
      Thread.detachNewThread {
        let kind = replace(folder["b"], from: old, by: "second")
        second.withLock { $0 = kind }
        done.signal()
      }
      usleep(50_000)
    }
    #expect(outcome == .inPlace(.hardLinks))
    done.wait()
    #expect(second.withLock { $0 } == .changed(new))
    #expect(try folder.text(of: "b") == new)
  }

  @Test func keepsASymbolicLink() throws {
    try folder.makeFolder("links")
    try folder.link("links/b", to: "../a.xcstrings")
    #expect(replace(folder["links/b"]) == .replaced)
    #expect(try folder.text(of: "a.xcstrings") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder["links/b"])
        == "../a.xcstrings")
  }

  @Test(arguments: [true, false])
  func keepsTheVersionOfAnotherProgram(exchanges: Bool) throws {
    try folder.write("a.xcstrings", "theirs")
    #expect(replace(exchanges: exchanges) == .changed("theirs"))
    #expect(try folder.text(of: "a.xcstrings") == "theirs")
    #expect(try names == ["a.xcstrings"])
  }

  /// The other program saves in the moments before and after the exchange.
  @Test func keepsTheNewestVersionOfAnotherProgram() throws {
    let outcome = replace { step in
      if step == .synced { try? FileWriter.write(Array("first".utf8), to: path) }
      if step == .exchanged { try? FileWriter.write(Array("second".utf8), to: path) }
    }
    #expect(outcome == .changed("second"))
    #expect(try folder.text(of: "a.xcstrings") == "second")
    #expect(try names == ["a.xcstrings"])
  }

  /// Another process of galley waits until it is known whether the new version stays, and a version that
  /// is based on an old one is never shown.
  @Test func replacementsOfTwoProcessesFollowEachOther() throws {
    let second = Mutex<Kind?>(nil)
    let done = DispatchSemaphore(value: 0)
    let steps = Mutex<[FileReplacement.Step]>([])
    let outcome = replace { step in
      guard step == .exchanged else { return }
      Thread.detachNewThread {
        let kind = replace(folder["a.xcstrings"], from: "old", by: "second") { step in
          steps.withLock { $0.append(step) }
        }
        second.withLock { $0 = kind }
        done.signal()
      }
      usleep(50_000)
      #expect(second.withLock { $0 } == nil)
    }
    #expect(outcome == .replaced)
    done.wait()
    #expect(second.withLock { $0 } == .changed("new"))
    #expect(!steps.withLock { $0 }.contains(.exchanged))
    #expect(try folder.text(of: "a.xcstrings") == "new")
  }

  /// A program that had opened the file before the exchange writes into the version that came out.
  @Test func waitsForAProgramThatIsWriting() throws {
    let other = try #require(FileHandle(forWritingAtPath: path))
    let outcome = replace { step in
      guard step == .exchanged else { return }
      Thread.detachNewThread {
        usleep(20_000)
        try? other.write(contentsOf: Data("theirs".utf8))
        try? other.close()
      }
    }
    #expect(outcome == .changed("theirs"))
    #expect(try folder.text(of: "a.xcstrings") == "theirs")
  }

  @Test func writesAFileWithTwoNamesInPlace() throws {
    try #require(Glibc.link(path, folder["b"]) == 0)
    #expect(replace() == .inPlace(.hardLinks))
    #expect(try folder.text(of: "b") == "new")
    #expect(replace(from: "new", by: "a longer one") == .inPlace(.hardLinks))
    #expect(replace(from: "a longer one", by: "s") == .inPlace(.hardLinks))
    #expect(try folder.text(of: "b") == "s")
    #expect(replace(from: "other") == .changed("s"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: copies) == [])
  }

  /// What can be known before is the same that a replacement would say.
  @Test func saysBeforeWhyAFileCannotBeWritten() throws {
    #expect(FileReplacement.fault(of: path, copies: nil) == nil)
    #expect(FileReplacement.fault(of: folder["no"], copies: nil) == .missing)
    #expect(FileReplacement.fault(of: folder[""], copies: nil) == .folder)
    #expect(FileReplacement.fault(of: "/dev/null", copies: nil) == .notRegular)
    #expect(FileReplacement.fault(of: "a\0", copies: nil) == .missing)
    try #require(Glibc.link(path, folder["b"]) == 0)
    #expect(FileReplacement.fault(of: path, copies: nil) == .forbidden)
    #expect(FileReplacement.fault(of: path, copies: copies) == nil)
    #expect(try folder.text(of: "b") == "old")
  }

  @Test func writesInPlaceInAFolderThatIsReadOnly() throws {
    try #require(chmod(folder.path, 0o777) == 0)
    try folder.makeFolder("copies")
    try folder.write("locked/a.strings", "old")
    let path = folder["locked/a.strings"]
    try #require(chmod(copies, 0o777) == 0 && chmod(path, 0o666) == 0)
    try #require(chmod(folder["locked"], 0o555) == 0)
    #expect(asOrdinaryUser { replace(path) } == .inPlace(.folderNotWritable))
    #expect(try folder.text(of: "locked/a.strings") == "new")
    try #require(chmod(path, 0o444) == 0)
    #expect(asOrdinaryUser { replace(path, from: "new") } == .failed(.forbidden))
  }

  @Test func refusesWhatIsNoFile() throws {
    try folder.makeFolder("folder")
    #expect(replace(folder["folder"]) == .failed(.folder))
    #expect(replace(folder["missing"]) == .failed(.missing))
    #expect(replace("a\0b") == .failed(.missing))
    #expect(replace("/dev/null") == .failed(.notRegular))
  }

  /// After a crash at any moment, the file has its old content or the new one.
  @Test(arguments: FileReplacement.Step.allCases, [true, false])
  func survivesAKill(step: FileReplacement.Step, exchanges: Bool) throws {
    let old = String(repeating: "old ", count: 50_000)
    let new = String(repeating: "new! ", count: 60_000)
    try folder.write("a.xcstrings", old)
    try folder.write("new", new)
    let probe = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "ReplacementProbe").path
    let result = try CapturedProgram(
      running: [
        probe ?? "", path, folder["new"], copies, "\(step.rawValue)", "\(exchanges)",
      ], within: .seconds(60))
    let steps: Set<FileReplacement.Step> = [
      .created, .written, .synced, .exchanged, .compared, .removed,
    ]
    #expect(result.ending == (steps.contains(step) ? .signaled(SIGKILL) : .exited(0)))
    let text = try folder.text(of: "a.xcstrings")
    let isDone =
      !steps.contains(step) || [.exchanged, .removed].contains(step)
      || exchanges && step == .compared
    #expect(text == (isDone ? new : old))
  }

  /// A crash while a file is written in place leaves a copy of its old content.
  @Test(arguments: [FileReplacement.Step.copied, .overwriting, .overwritten])
  func survivesAKillInPlace(step: FileReplacement.Step) throws {
    let old = String(repeating: "old ", count: 50_000)
    let new = String(repeating: "new! ", count: 60_000)
    try folder.write("a.xcstrings", old)
    try folder.write("new", new)
    try #require(Glibc.link(path, folder["b"]) == 0)
    let probe = Bundle.main.executableURL?.deletingLastPathComponent()
      .appending(path: "ReplacementProbe").path
    let result = try CapturedProgram(
      running: [probe ?? "", path, folder["new"], copies, "\(step.rawValue)", "true"],
      within: .seconds(60))
    #expect(result.ending == .signaled(SIGKILL))
    let kept = try FileManager.default.contentsOfDirectory(atPath: copies).map {
      try folder.text(of: "copies/\($0)")
    }
    #expect(kept.contains(old) && kept.contains(new))

    try folder.write("other.xcstrings", old)
    #expect(
      FileReplacement.interruptedWrites(of: [folder["other.xcstrings"]], copies: copies).isEmpty)
    let interrupted = FileReplacement.interruptedWrites(of: [path, "missing"], copies: copies)
    if step == .overwriting {
      let write = try #require(interrupted.first)
      #expect(interrupted.count == 1 && write.path == path)
      #expect(try String(contentsOfFile: write.before, encoding: .utf8) == old)
      #expect(try String(contentsOfFile: write.after, encoding: .utf8) == new)
      // The user copies one of them back, and writes over the same file.
      try #require(FileHandle(forWritingAtPath: path)).write(contentsOf: Data(new.utf8))
    } else {
      // The file is whole: it has one version or the other.
      #expect(interrupted.isEmpty)
    }
    #expect(FileReplacement.interruptedWrites(of: [path], copies: copies).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: copies) == [])
  }

  /// Without room, the file keeps its old content, and nothing else is left.
  @Test(
    .enabled(if: Mount.isAllowed, "mounting a small file system needs root"),
    arguments: [false, true])
  func survivesAFullDisk(inPlace: Bool) throws {
    try folder.makeFolder("small")
    let mount = try Mount(at: folder["small"], size: 128 << 10)
    let path = folder["small/a.strings"]
    let old = String(repeating: "old ", count: 10_000)
    try folder.write("small/a.strings", old)
    if inPlace { try #require(Glibc.link(path, folder["small/b"]) == 0) }
    let new = String(repeating: "new ", count: 50_000)
    #expect(replace(path, from: old, by: new) == .failed(.system(ENOSPC)))
    #expect(try folder.text(of: "small/a.strings") == old)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["small"])
    #expect(Set(names) == (inPlace ? ["a.strings", "b"] : ["a.strings"]))
    withExtendedLifetime(mount) {}
  }
}

/// A small file system in memory.
private struct Mount: ~Copyable {
  private let path: String

  /// Whether this process may mount a file system.
  static var isAllowed: Bool {
    guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
    return (try? Mount(at: folder.path, size: 4_096)) != nil
  }

  init(at path: String, size: Int) throws {
    let result = try CapturedProgram(
      running: ["mount", "-t", "tmpfs", "-o", "size=\(size)", "tmpfs", path])
    try #require(result.ending == .exited(0))
    self.path = path
  }

  deinit { _ = try? CapturedProgram(running: ["umount", path]) }
}
