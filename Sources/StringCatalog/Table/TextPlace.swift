/// The place of a text in its table as two numbers, so that many places can be put in order without
/// counting lines.
///
/// The places of one file have the order of their locations.
package struct TextPlace: Hashable, Sendable {
  /// The number of the file among those of the table.
  package let file: UInt16
  /// The offset of the text in the file.
  package let offset: UInt32
}

extension Entry {
  /// The place of the key.
  package var place: TextPlace { TextPlace(file: record.source, offset: record.key.offset) }

  /// The place of the comment; that of the key if there is none.
  package var commentPlace: TextPlace {
    record.comment.isNone
      ? place : TextPlace(file: record.source, offset: record.comment.offset)
  }

  /// The entries of its table.
  package var tableEntries: Table.Entries { Table.Entries(storage: storage) }

  /// The leaf of this entry with a number, as ``Leaf/number`` gives it; nil if it has none.
  package func leaf(number: UInt32) -> Leaf? {
    let all = storage.records.localizations
    return record.localizations.first { all[Int($0)].leaves.contains(number) }
      .map { Leaf(localization: Localization(entry: self, number: $0), number: number) }
  }
}

extension Leaf {
  /// The place of the text.
  package var place: TextPlace {
    TextPlace(file: localization.sourceNumber, offset: record.value.offset)
  }
}

extension Table.Entries {
  /// The offset in its file of the leaf with a number, as ``Leaf/number`` gives it.
  package func offset(ofLeaf number: UInt32) -> UInt32 {
    storage.records.leaves[Int(number)].value.offset
  }

  /// What the entries of one table have in common, and those of no other one.
  package var tableIdentity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether the entries are those of the same table.
  package func areThose(of other: Table.Entries) -> Bool { storage === other.storage }
}
