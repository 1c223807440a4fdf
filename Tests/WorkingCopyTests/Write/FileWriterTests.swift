import Foundation
import TestMaterial
import Testing

@testable import CatalogFiles
@testable import WorkingCopy

@Suite struct FileWriterTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func content(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder[name])), as: UTF8.self)
  }

  private func mode(_ name: String) throws -> mode_t {
    var status = stat()
    try #require(lstat(folder[name], &status) == 0)
    return status.st_mode & 0o7777
  }

  private func fault(writingTo path: String) -> FileFault? {
    do throws(FileFault) {
      try FileWriter.write([0x78], to: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func writesAFile() throws {
    try FileWriter.write(Array("new".utf8), to: folder["a"])
    #expect(try content("a") == "new")
    try FileWriter.write([], to: folder["a"])
    #expect(try content("a") == "")
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o660])
  func keepsThePermissions(mode: mode_t) throws {
    let path = try folder.write("a", "old")
    try #require(chmod(path, mode) == 0)
    try FileWriter.write(Array("new".utf8), to: path)
    #expect(try content("a") == "new")
    #expect(try self.mode("a") == mode)
  }

  /// A program that has the old file open still sees its content, and no other file is left over.
  @Test func replacesTheFile() throws {
    let path = try folder.write("a", "old")
    let old = try #require(FileHandle(forReadingAtPath: path))
    try FileWriter.write(Array("new".utf8), to: path)
    #expect(try old.readToEnd() == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }

  private func fault(writingBelow path: String) -> FileFault? {
    do throws(FileFault) {
      try FileWriter.write([0x78], to: path, below: folder["out"])
      return nil
    } catch {
      return error
    }
  }

  @Test func writesBelowAFolder() throws {
    #expect(fault(writingBelow: "de.lproj/a") == nil)
    #expect(try content("out/de.lproj/a") == "x")
    try #require(chmod(folder["out/de.lproj/a"], 0o600) == 0)
    #expect(fault(writingBelow: "de.lproj/a") == nil)
    #expect(try mode("out/de.lproj/a") == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["out/de.lproj"])
    #expect(names == ["a"])
    #expect(fault(writingBelow: "de.lproj") == .folder)
    #expect(fault(writingBelow: "de.lproj/a/b") == .missing)
  }

  @Test func theFolderItselfMayBeASymbolicLink() throws {
    try folder.makeFolder("elsewhere")
    try folder.link("out", to: folder["elsewhere"])
    #expect(fault(writingBelow: "de.lproj/a") == nil)
    #expect(try content("elsewhere/de.lproj/a") == "x")
  }

  @Test func writesThroughNoSymbolicLinkBelowTheFolder() throws {
    try folder.write("elsewhere/a", "old")
    try folder.makeFolder("out/fr.lproj")
    try folder.link("out/de.lproj", to: folder["elsewhere"])
    try folder.link("out/fr.lproj/a", to: folder["elsewhere/a"])
    try folder.link("out/fr.lproj/b", to: folder["elsewhere/b"])
    for path in ["de.lproj/a", "de.lproj/b", "de.lproj/c/d", "fr.lproj/a", "fr.lproj/b"] {
      #expect(fault(writingBelow: path) == .symbolicLink, "\(path)")
    }
    #expect(try content("elsewhere/a") == "old")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["elsewhere"])
    #expect(names == ["a"])
  }

  @Test func leavesTheFolderByNoName() throws {
    for path in ["../a", "de.lproj/../../a", ".."] {
      #expect(fault(writingBelow: path) != nil, "\(path)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder["a"]))
  }

  @Test func keepsASymbolicLink() throws {
    try folder.write("deep/a", "old")
    try folder.link("link", to: "deep/a")
    try FileWriter.write(Array("new".utf8), to: folder["link"])
    #expect(try content("deep/a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["link"]) == "deep/a")
  }

  @Test func writesToADevice() throws {
    try FileWriter.write(Array("lost".utf8), to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func reportsWhyAFileCannotBeWritten() throws {
    try folder.write("a", "old")
    #expect(fault(writingTo: folder["no/a"]) == .missing)
    #expect(fault(writingTo: folder["a/b"]) == .missing)
    #expect(fault(writingTo: folder.path) == .folder)
    #expect(fault(writingTo: "") == .missing)
    #expect(fault(writingTo: folder["a"] + "\0b") == .missing)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
  }
}
