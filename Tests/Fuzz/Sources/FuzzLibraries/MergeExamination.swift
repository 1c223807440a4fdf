import CatalogChanges
import Fuzzing
import StringCatalog

/// The rules that must hold for a merge of any three files.
struct MergeExamination {
  private let format: CatalogFormat
  private let base: [UInt8]
  private let ours: [UInt8]
  private let theirs: [UInt8]

  init(of bytes: [UInt8]) {
    var versions = FileVersions(of: bytes)
    format = versions.format == .xcstrings ? .xcstrings : .strings
    base = versions.base
    ours = versions.edited()
    theirs = versions.edited()
  }

  func run() {
    require(merge(base, ours, base)?.bytes ?? ours == ours, "an untouched side changes the other")
    require(merge(base, base, theirs)?.bytes ?? theirs == theirs, "theirs alone is changed")
    guard let result = merge(base, ours, theirs) else { return }
    let swapped = merge(base, theirs, ours)
    require(swapped != nil, "the sides cannot be exchanged")
    require(swapped?.conflicts.count == result.conflicts.count, "a side is favored")
    guard result.conflicts.isEmpty, let swapped, ours != base, theirs != base else { return }
    require(merge(result.bytes, result.bytes, result.bytes) != nil, "the result is no catalog")
    let texts = [result.bytes, swapped.bytes].map(texts)
    require(texts[0] == texts[1], "the meaning depends on the sides")
  }

  private func merge(
    _ base: [UInt8], _ ours: [UInt8], _ theirs: [UInt8]
  ) -> CatalogMerge.Result? {
    try? CatalogMerge(order: .plain, format: format == .xcstrings ? format : .strings)
      .merge(base: base, ours: ours, theirs: theirs)
  }

  /// The texts of a file with their places.
  private func texts(_ bytes: [UInt8]) -> [String] {
    let path = format == .xcstrings ? "A.xcstrings" : "de.lproj/A.strings"
    let tables = Catalog(files: [CatalogFile(path: path, bytes: bytes)]).tables
    return tables.flatMap(\.entries).flatMap { entry in
      entry.localizations.flatMap { localization in
        localization.leaves.map { "\(entry.key) \(localization.locale) \($0.path) \($0.text)" }
      }
    }.sorted()
  }
}
