package import SourceText

/// The place of a text as numbers, so that many places can be put in order without counting lines.
///
/// The places of one file have the order of their locations.
package struct TextPlace: Hashable, Sendable {
  /// The table, of which each value has the same.
  fileprivate let table: ObjectIdentifier
  /// The number of the file among those of the table.
  fileprivate let file: UInt16
  /// Where the text begins in the file, after its quotation mark.
  package let offset: UInt32

  /// Whether another place is in the same file.
  package func isInFile(of other: TextPlace) -> Bool { table == other.table && file == other.file }
}

extension Entry {
  /// The place of the key.
  package var place: TextPlace {
    TextPlace(table: tableIdentity, file: record.source, offset: record.key.offset)
  }

  /// The place of the comment; that of the key if there is none.
  package var commentPlace: TextPlace {
    record.comment.isNone
      ? place
      : TextPlace(table: tableIdentity, file: record.source, offset: record.comment.offset)
  }

  /// A place of its table with its path, its line and its column.
  package func filePlace(of place: TextPlace) -> FilePlace {
    FilePlace(
      path: filePath(of: place),
      location: storage.location(ofTextAt: place.offset, in: place.file))
  }

  /// The path of the file with a place of its table.
  package func filePath(of place: TextPlace) -> String { storage.sources[Int(place.file)].path }

  /// The offset of the location of a place of its table.
  package func offset(of place: TextPlace) -> Int {
    Int(storage.sources[Int(place.file)].start(ofTextAt: place.offset))
  }

  package var tableName: String { storage.name }

  /// How many entries its table has.
  package var tableCount: Int { storage.records.entries.count }

  /// What the entries of one table have in common, and those of no other one.
  package var tableIdentity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// The number of a locale in its table; nil if no entry has it.
  package func localeNumber(_ locale: String) -> UInt32? { storage.records.locales.known(locale) }

  /// The locale with a number in its table, as the file spells it.
  package func localeName(_ number: UInt32) -> String { storage.records.locales[number] }

  /// The entry of its table with a number.
  package func other(number: UInt32) -> Entry { Entry(storage: storage, number: number) }
}

extension Leaf {
  package var place: TextPlace { place(at: record.value.offset) }

  /// The place of another offset in its file.
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
