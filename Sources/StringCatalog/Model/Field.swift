/// A member of the file that galley keeps without a meaning of its own.
public struct Field: Sendable {
  let record: TableRecords.Field
  let source: UInt16
  let storage: TableStorage

  /// The member's name.
  public var name: String { storage.text(record.name, in: source) ?? "" }
  /// The member's value as it stands in the file.
  public var value: String { storage.sources[Int(source)].raw(record.value) }
  /// Where the name stands.
  public var location: SourceLocation { storage.location(of: record.name.offset, in: source) }
}
