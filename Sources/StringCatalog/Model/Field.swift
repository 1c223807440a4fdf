public import SourceText

/// A member of the file that galley keeps without a meaning of its own.
public struct Field: Sendable {
  let record: TableRecords.Field
  let storage: TableStorage

  /// The member's name.
  public var name: String { storage.text(record.name, in: record.source) ?? "" }
  /// The member's value as it stands in the file.
  public var value: String { storage.sources[Int(record.source)].raw(record.value) }
  /// Where the name stands.
  public var location: SourceLocation {
    storage.location(ofTextAt: record.name.offset, in: record.source)
  }
}
