import Foundation
import TestMaterial
import Testing

@testable import CatalogFiles

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
