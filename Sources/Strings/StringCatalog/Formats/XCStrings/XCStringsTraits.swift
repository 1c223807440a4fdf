internal import JSONDocuments
internal import SourceText

extension FormatTraits {
  /// The traits of String Catalogs.
  static let xcstrings = FormatTraits(
    table: TableTraits(
      locales: .file, hasStates: true, keysAreTexts: true,
      isCompiled: true, numbersSubstitutions: true,
      readerChecksPlurals: false, xliffSeparator: "|==|"),
    merging: .members, isCanonical: true,
    reading: .inPieces { file, log in
      var reader = XCStringsReader(source: CatalogSource(file, syntax: .json))
      reader.builder.log = log
      return reader
    })
}

extension XCStringsReader: PieceReader {
  var entryCount: Int { builder.records.entries.count }

  mutating func advance(in bytes: ByteBuffer, isWhole: Bool) {
    if source.bytes !== bytes { move(to: bytes) }
    advance(isWhole: isWhole)
  }
}
