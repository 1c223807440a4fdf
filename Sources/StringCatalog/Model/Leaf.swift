public import SourceText

/// One text at the end of a path: a string unit, or what the older formats have in its place.
public struct Leaf: Sendable {
  /// The localization to which it belongs.
  public let localization: Localization
  let number: UInt32

  private var storage: TableStorage { localization.entry.storage }
  private var record: TableRecords.Leaf { storage.records.leaves[Int(number)] }
  /// The number of its path in the table.
  package var pathNumber: UInt32 { record.path }

  /// The way to it from the localization.
  public var path: LeafPath { storage.records.paths[record.path] }
  /// Its text.
  public var text: String { localization.source.text(record.value) }
  /// Whether there is no text.
  public var isEmpty: Bool { localization.source.isEmpty(record.value) }
  /// Where the text stands.
  public var location: SourceLocation {
    localization.source.location(ofTextAt: record.value.offset)
  }

  /// Its state as spelled; nil where none is written.
  public var state: String? {
    record.state == NameTable.noState ? nil : storage.records.states[record.state]
  }
  /// Where the state stands; without one, where the text does.
  public var stateLocation: SourceLocation {
    localization.source.location(ofTextAt: record.stateOffset)
  }

  /// The fields that the format does not define.
  public var otherFields: [Field] {
    localization.entry.fields(of: record.value.offset, in: localization.sourceNumber)
  }
}
