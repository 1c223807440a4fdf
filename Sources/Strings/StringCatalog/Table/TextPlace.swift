package import SourceText

/// The numeric position of a string, which can be sorted without counting lines.
///
/// Positions within a file sort like their locations.
package struct TextPlace: Hashable, Sendable {
  /// The identity of the table.
  fileprivate let table: ObjectIdentifier
  /// The index of the file in the table.
  fileprivate let file: UInt16
  /// The offset of the string in the file, after its quotation mark.
  package let offset: UInt32

  /// Whether another position is in the same file.
  package func isInFile(of other: TextPlace) -> Bool { table == other.table && file == other.file }
}

extension Entry {
  /// The position of the key.
  package var place: TextPlace {
    TextPlace(table: tableIdentity, file: record.source, offset: record.key.offset)
  }

  /// The position of the comment, or of the key if there is no comment.
  package var commentPlace: TextPlace {
    record.comment.isNone
      ? place
      : TextPlace(table: tableIdentity, file: record.source, offset: record.comment.offset)
  }

  /// Returns the path, line, and column of a position in the same table.
  package func filePlace(of place: TextPlace) -> FilePlace {
    FilePlace(
      path: filePath(of: place),
      location: storage.location(ofTextAt: place.offset, in: place.file))
  }

  /// Returns the path of the file that contains a position in the same table.
  package func filePath(of place: TextPlace) -> String { storage.sources[Int(place.file)].path }

  /// Returns the byte offset of a position in the same table.
  package func offset(of place: TextPlace) -> Int {
    Int(storage.sources[Int(place.file)].start(ofTextAt: place.offset))
  }

  package var tableName: String { storage.name }

  /// The number of entries in the table.
  package var tableCount: Int { storage.records.entries.count }

  /// The identity of the table, shared by all its entries.
  package var tableIdentity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Returns the number of a locale in the table; nil if no entry has it.
  package func localeNumber(_ locale: String) -> UInt32? { storage.records.locales.known(locale) }

  /// Returns the locale with a number in the table, as spelled in the file.
  package func localeName(_ number: UInt32) -> String { storage.records.locales[number] }
}

extension Leaf {
  package var place: TextPlace { place(at: record.value.offset) }

  /// Returns the position of another offset in the same file.
  package func place(at offset: UInt32) -> TextPlace {
    TextPlace(
      table: localization.entry.tableIdentity, file: localization.sourceNumber, offset: offset)
  }

  /// Whether another leaf is in the same table.
  package func isInTable(of other: Leaf) -> Bool {
    localization.entry.tableIdentity == other.localization.entry.tableIdentity
  }
}

extension Substitution {
  /// The offset of the name in its file.
  package var offset: UInt32 { record.name.offset }
}
