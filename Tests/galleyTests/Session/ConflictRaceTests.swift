import CatalogChanges
import CatalogEditing
import Foundation
import ICUServices
import SourceText
import StringCatalog
import TestMaterial
import Testing
import WorkingCopy

@testable import galley

/// Files with conflicts that another program changes between reading and writing.
@Suite struct ConflictRaceTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder["A.xcstrings"]
  }

  private static func file(_ ours: String, _ theirs: String, key: String = "a") -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(key)" : {
    <<<<<<< ours
          \(ours)
    =======
          \(theirs)
    >>>>>>> theirs
        }
      }
    }
    """
  }

  /// What the other program has written stays, byte for byte, also with markers that look the same.
  @Test(arguments: ["{}", file(#""comment" : "1""#, #""comment" : "2""#, key: "other"), ""])
  func aChangedFileIsNotOverwritten(other: String) throws {
    let text = Self.file(#""comment" : "1""#, #""comment" : "2""#)
    try folder.write("A.xcstrings", text)
    let conflicts = try CatalogConflicts(in: Array(text.utf8), path: path)
    let settled = try #require(
      try conflicts.settle(
        [conflicts.conflicts[0].id: .theirs], order: KeyOrder.ofXcode()))
    try folder.write("A.xcstrings", other)
    var edits = EditHistory()
    let refusal = #expect(throws: Fault.self) {
      try edits.write([EditedFile(path, from: conflicts.bytes, to: settled.bytes)])
    }
    #expect(refusal?.reason == "the file changed on disk")
    #expect(try folder.text(of: "A.xcstrings") == other)
    #expect(try edits.undo() == nil)
    // What is undone must be there, too.
    try folder.write("A.xcstrings", text)
    try edits.write([EditedFile(path, from: conflicts.bytes, to: settled.bytes)])
    try folder.write("A.xcstrings", other)
    #expect(throws: Fault.self) { try edits.undo() }
    #expect(try folder.text(of: "A.xcstrings") == other)
  }

  /// The same without the app, where only the layout differs.
  @Test func layoutIsNotSettledInAChangedFile() throws {
    try folder.write("A.xcstrings", Self.file(#""comment" : "1""#, #""comment": "1""#))
    var file = try ConflictedFile(at: path, lists: false)
    #expect(file.isLayoutOnly)
    try folder.write("A.xcstrings", "{}")
    let fault = #expect(throws: Fault.self) { try file.settleLayout() }
    #expect(fault?.reason == "not written: the file changed on disk")
    #expect(try folder.text(of: "A.xcstrings") == "{}")
  }
}
