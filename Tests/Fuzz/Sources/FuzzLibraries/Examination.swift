import Fuzzing
import StringCatalog

/// The rules that must hold for any bytes in a catalog file.
struct Examination {
  private let bytes: [UInt8]
  private let format: CatalogFormat
  private let extent: Extent

  init(of bytes: [UInt8], format: CatalogFormat) {
    self.bytes = bytes
    self.format = format
    extent = Extent(of: bytes)
  }

  func run() {
    let file = read(in: [bytes.count], at: path(in: "de"))
    check(file)
    let catalog = Catalog(files: [file])
    check(catalog)
    checkPieces(against: file, catalog)
    checkMerging(of: file)
  }

  // MARK: Reading

  private func path(in locale: String) -> String {
    format == .xcstrings ? "Fuzz.xcstrings" : "\(locale).lproj/Fuzz.\(format.rawValue)"
  }

  /// Reads the bytes in pieces of these sizes, which are repeated until the end.
  private func read(in sizes: [Int], at path: String) -> CatalogFile {
    var reader = CatalogReader(path: path, format: format, expectedSize: sizes[0])
    var start = 0
    var turn = 0
    while start < bytes.count {
      let read = unsafe reader.append(upTo: max(1, sizes[turn % sizes.count])) { room in
        let count = min(room.count, bytes.count - start)
        unsafe room.copyBytes(from: bytes[start..<start + count])
        return count
      }
      require(read > 0, "the reader takes no more bytes")
      start += read
      turn += 1
    }
    return reader.finish()
  }

  /// Sizes of pieces that are made of the bytes, so that one input always has the same sizes.
  private var sizes: [Int] {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let largest = max(1, bytes.count / 4)
    return [0, 10, 20].map { 1 + Int(hash >> $0 & 0x3FF) % largest }
  }

  // MARK: Checking

  private func check(_ file: CatalogFile) {
    require(file.entryCount <= bytes.count, "more entries than bytes")
    for problem in file.diagnostics {
      require(problem.description.hasPrefix(file.path), "a problem does not name its file")
      require(!problem.message.isEmpty, "a problem has no message")
      extent.check(problem.location ?? .start)
    }
  }

  private func check(_ catalog: Catalog) {
    for table in catalog.tables { Visit(table, extent: extent).run() }
  }

  /// A file gives the same when its bytes arrive in pieces.
  private func checkPieces(against whole: CatalogFile, _ catalog: Catalog) {
    let pieces = read(in: sizes, at: whole.path)
    requireEqual(pieces.diagnostics.map(lines), whole.diagnostics.map(lines))
    requireEqual(dump(Catalog(files: [pieces])), dump(catalog))
  }

  /// Files of one table are merged, whatever they contain.
  private func checkMerging(of file: CatalogFile) {
    guard format != .xcstrings else { return }
    let other = read(in: [bytes.count], at: path(in: "en"))
    let sibling = CatalogReader(path: "de.lproj/Fuzz.strings", format: .strings, expectedSize: 0)
    let merged = Catalog(files: [other, file, sibling.finish()])
    require(merged.tables.count == 1, "the files of one table are not one table")
    check(merged)
    for table in merged.tables {
      require(table.entries.count == file.entryCount, "entries disappear when files are merged")
    }
  }

  private func requireEqual(_ pieces: [String], _ whole: [String]) {
    let pairs = zip(pieces, whole)
    if let (piece, whole) = pairs.first(where: { $0 != $1 }) {
      fatalError("read in pieces of \(sizes): \(piece), as a whole: \(whole)")
    }
    require(pieces.count == whole.count, "read in pieces of \(sizes) something is lost or added")
  }

  private func lines(_ problem: Diagnostic) -> String {
    "\(problem) [\(problem.rule), \(problem.key ?? "no key"), \(problem.skipsBytes)]"
  }

  /// The lines of the dumps of all tables.
  private func dump(_ catalog: Catalog) -> [String] {
    var text = ""
    for table in catalog.tables { TableDump(table).write(to: &text) }
    return text.split(separator: "\n").map(String.init)
  }
}
