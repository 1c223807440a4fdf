import CatalogEditing
import Fuzzing
import SourceText
import StringCatalog

/// The rules that must hold for any bytes that are read as XLIFF.
struct XLIFFExamination {
  private let bytes: [UInt8]

  init(of bytes: [UInt8]) { self.bytes = bytes }

  func run() {
    let document = XLIFFDocument.read(ByteBuffer(bytes), path: "fuzz.xliff")
    require(
      document.files.last.map { $0.units.upperBound == document.units.count } ?? true,
      "a unit belongs to no file")
    let units = document.units.map { unit in
      XLIFFUnit(
        id: document.id(of: unit), source: document.source(of: unit),
        target: document.target(of: unit), note: document.note(of: unit))
    }
    for unit in units {
      for (key, path) in XLIFFIdentifier.readings(of: unit.id) {
        guard let id = XLIFFIdentifier.text(key: key, path: path) else { continue }
        require(
          id == unit.id || path.substitution != nil, "an identifier is read as another one")
      }
    }
    editTables()
    guard document.isSound, units.allSatisfy({ $0.unwritable == nil }) else { return }
    var writer = XLIFFWriter(version: "1")
    writer.begin(original: "a", source: "en", target: "fr")
    for unit in units {
      var written = unit
      written.target?.state = nil
      written.target?.qualifier = nil
      writer.add(written)
    }
    writer.end()
    let again = XLIFFDocument.read(ByteBuffer(writer.finish()), path: "again.xliff")
    require(again.isSound && again.units.count == units.count, "what is written is not read")
    for (unit, old) in zip(again.units, units) {
      require(
        again.id(of: unit) == old.id && again.source(of: unit) == old.source
          && again.target(of: unit)?.text == old.target?.text && again.note(of: unit) == old.note,
        "what is written is read as something else")
    }
  }

  /// Every translation can be given, or is refused; an edit that is taken back leaves the old bytes.
  private func editTables() {
    let file = CatalogFile(path: "fuzz.xliff", bytes: bytes)
    for table in Catalog(files: [file]).tables {
      for entry in table.entries.prefix(20) {
        require(
          table.entry(forKey: entry.key)?.key == entry.key, "an entry is not found by its key")
        guard let leaf = entry.localizations.last?.leaves.last else { continue }
        var edit = CatalogEdit(
          key: entry.key, .text(locale: leaf.localization.locale, path: leaf.path), from: leaf.text,
          to: "<new> & \r")
        edit.original = table.original
        let editor = CatalogEditor(path: "fuzz.xliff", order: KeyOrder { _, _ in 0 })
        guard let edited = try? editor.apply([edit], to: bytes) else { continue }
        require(
          SourceSplice.apply(edited.undo, to: edited.bytes)?.bytes == bytes,
          "the splices do not take the edit back")
      }
    }
  }
}
