import CatalogEditing
import Fuzzing
import StringCatalog

/// The rules that must hold for edits of any file.
struct EditExamination {
  private let path: String
  private let bytes: [UInt8]
  private let edits: [CatalogEdit]

  init(of input: [UInt8]) {
    var versions = FileVersions(of: input)
    path = versions.path
    bytes = versions.base
    edits = Self.edits(of: &versions)
  }

  func run() {
    guard let edited = try? CatalogEditor(path: path, order: .plain).apply(edits, to: bytes)
    else { return }
    require(
      SourceSplice.apply(edited.splices, to: bytes)?.bytes == edited.bytes,
      "the splices make something else")
    require(
      SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == bytes, "it cannot be undone")
    let file = CatalogFile(path: path, bytes: edited.bytes)
    for edit in edits where edit.part == .entry {
      let table = Catalog(files: [file]).tables.first
      require(table?.entry(forKey: edit.key) == nil, "a removed entry is there")
    }
  }

  /// Edits of entries that the file has, and of new ones.
  private static func edits(of versions: inout FileVersions) -> [CatalogEdit] {
    let file = CatalogFile(path: versions.path, bytes: versions.base)
    let texts = ["", "new \"text\"", "a\nb\\", "<&>", "\u{1}", "日本", "/* x */"]
    var edits: [CatalogEdit] = []
    let entries = Catalog(files: [file]).tables.first.map { Array($0.entries) } ?? []
    for _ in 0..<1 + versions.number(below: 3) {
      let text = texts[versions.number(below: texts.count)]
      guard versions.number(below: 4) > 0, !entries.isEmpty else {
        let key = "key \(versions.number(below: 9))"
        edits.append(
          versions.format == .xcstrings
            ? CatalogEdit(key: key, .comment, from: nil, to: text)
            : CatalogEdit(key: key, .text(locale: "de", path: LeafPath()), from: nil, to: text))
        continue
      }
      let entry = entries[versions.number(below: entries.count)]
      guard !edits.contains(where: { $0.key == entry.key }) else { continue }
      let localization = entry.localizations.first
      let leaves = localization.map { Array($0.leaves) } ?? []
      switch versions.number(below: 6) {
      case 0: edits.append(CatalogEdit(key: entry.key, .entry, from: nil, to: nil))
      case 1: edits.append(CatalogEdit(key: entry.key, .comment, from: entry.comment, to: text))
      case 2:
        guard let localization else { continue }
        edits.append(
          CatalogEdit(key: entry.key, .localization(localization.locale), from: nil, to: nil))
      case 3:
        guard let localization, let leaf = leaves.last else { continue }
        edits.append(
          CatalogEdit(
            key: entry.key, .state(locale: localization.locale, path: leaf.path), from: leaf.state,
            to: versions.number(below: 4) == 0 ? nil : text))
      default:
        guard let localization, !leaves.isEmpty else { continue }
        let leaf = leaves[versions.number(below: leaves.count)]
        edits.append(
          CatalogEdit(
            key: entry.key, .text(locale: localization.locale, path: leaf.path), from: leaf.text,
            to: versions.number(below: 4) == 0 ? nil : text))
      }
    }
    return edits
  }
}
