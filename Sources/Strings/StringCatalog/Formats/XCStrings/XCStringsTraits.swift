extension FormatTraits {
  /// The traits of String Catalogs.
  static let xcstrings = FormatTraits(
    table: TableTraits(
      locales: .file, hasStates: true, keysAreTexts: true,
      isCompiled: true, numbersSubstitutions: true,
      readerChecksPlurals: false, xliffSeparator: "|==|"),
    merging: .members, isCanonical: true,
    read: { XCStringsReader.read($0, path: $1) })
}
