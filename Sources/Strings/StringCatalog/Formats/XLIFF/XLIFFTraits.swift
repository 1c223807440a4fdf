internal import SourceText

extension FormatTraits {
  /// The traits of XLIFF files.
  static let xliff = FormatTraits(
    table: .units(hasStates: true), isOfProject: false,
    read: { XLIFFTables.read($0, path: $1) })
}

extension TableTraits {
  /// The traits of a catalog's strings in an XLIFF file.
  ///
  /// - Parameter hasStates: whether translations have states, which those of .strings files do not.
  /// - Returns: the traits.
  static func units(hasStates: Bool) -> TableTraits {
    TableTraits(
      locales: .unit, hasStates: hasStates, keysAreTexts: true, isCompiled: false,
      numbersSubstitutions: false, readerChecksPlurals: false, xliffSeparator: nil)
  }
}
