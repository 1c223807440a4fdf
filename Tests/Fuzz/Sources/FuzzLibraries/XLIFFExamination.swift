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
}
