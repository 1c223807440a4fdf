internal import SourceText

extension FormatTraits {
  /// The traits of .strings files.
  static let strings = FormatTraits(
    table: .localizedFolders, merging: .entries,
    read: { StringsReader.read($0, path: $1) })
}

/// A parser for .strings files: property lists of strings in old-style, XML, or binary syntax.
enum StringsReader {
  /// Parses a file and returns its table and diagnostics.
  static func read(_ bytes: ByteBuffer, path: String) -> CatalogFile {
    var log = DiagnosticLog()
    let document = PropertyListDocument(bytes, path: path, reportingTo: &log)
    let table = LegacyTableBuilder(source: document.source)
    guard document.source.syntax != .oldStyle else {
      return OldStyleStringsReader(table: table, start: document.start, log: log).read()
    }
    return read(document, into: table, log: log)
  }

  private static func read(
    _ document: PropertyListDocument, into table: consuming LegacyTableBuilder, log: DiagnosticLog
  ) -> CatalogFile {
    var log = log
    for member in document.entries(reportingTo: &log) {
      guard case .string = member.value.value else {
        log.report(
          .plistSyntax, in: member.value.range, key: member.key,
          "the value of this key is \(member.value.kindName), not a string; ignored")
        continue
      }
      table.open(key: member.key, at: member.value.range.offset)
      table.addLeaf(member.value.range)
      table.close(reportingTo: &log)
    }
    return table.file(.strings, log: log)
  }
}
