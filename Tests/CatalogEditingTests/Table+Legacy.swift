import StringCatalog

extension Table {
  /// The table of a .strings file.
  init(strings bytes: some Collection<UInt8>) {
    self.init(catalog: CatalogFile(path: "de.lproj/T.strings", bytes: bytes))
  }

  init(strings text: String) { self.init(strings: Array(text.utf8)) }

  /// The table of a .stringsdict file of a language.
  init(stringsdict bytes: some Collection<UInt8>, locale: String) {
    self.init(catalog: CatalogFile(path: "\(locale).lproj/T.stringsdict", bytes: bytes))
  }
}
