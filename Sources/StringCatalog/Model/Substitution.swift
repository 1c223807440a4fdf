/// A part of a text that varies on its own: `%#@photos@` in "%#@photos@ in %#@albums@".
public struct Substitution: Sendable {
  let record: TableRecords.Substitution
  let localization: Localization

  /// The name by which the text refers to it.
  public var name: String { localization.source.text(record.name) }
  /// Where the name stands.
  public var location: SourceLocation { localization.source.location(of: record.name.offset) }
  /// The number of the argument that it stands for, from 1, where the file says so.
  public var argumentNumber: Int? { record.argument }
  /// How the argument is formatted, without the percent sign: `lld`.
  public var formatSpecifier: String? {
    record.specifier.isNone ? nil : localization.source.text(record.specifier)
  }
  /// The fields that the format does not define.
  public var otherFields: [Field] { localization.entry.fields(of: record.name.offset) }
}
