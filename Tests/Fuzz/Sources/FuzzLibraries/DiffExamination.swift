import CatalogChanges
import Fuzzing
import StringCatalog

/// The rules that must hold for the difference of any two files.
struct DiffExamination {
  private let path: String
  private let old: [UInt8]
  private let new: [UInt8]

  init(of bytes: [UInt8]) {
    var versions = FileVersions(of: bytes)
    path = versions.path
    old = versions.base
    new = versions.edited()
  }

  func run() {
    let (before, after) = (table(old), table(new))
    require(
      CatalogDifference(from: before, to: before).isEmpty, "a file differs from itself")
    let difference = CatalogDifference(from: before, to: after)
    for change in difference.changes {
      require(change.kind != .text || change.locale != nil, "a text without a language")
      _ = WordDifference(from: change.old ?? "", to: change.new ?? "").description
    }
    let back = CatalogDifference(from: after, to: before)
    require(back.isEmpty == difference.isEmpty, "one direction has changes")
  }

  private func table(_ bytes: [UInt8]) -> Table? {
    Catalog(files: [CatalogFile(path: path, bytes: bytes)]).tables.first
  }
}
