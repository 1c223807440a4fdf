public import SourceText

/// A part of a text that varies on its own: `%#@photos@` in "%#@photos@ in %#@albums@".
public struct Substitution: Sendable {
  let record: TableRecords.Substitution
  let localization: Localization

  /// The name by which the text refers to it.
  public var name: String { localization.source.text(record.name) }
  /// Where the name stands.
  public var location: SourceLocation { localization.source.location(ofTextAt: record.name.offset) }
  /// The number of the argument that it stands for, from 1, where the file says so.
  public var argumentNumber: Int? { record.argument }
  /// How the argument is formatted, without the percent sign: `lld`.
  public var formatSpecifier: String? {
    guard !record.specifier.isNone else { return nil }
    let text = localization.source.text(record.specifier)
    // Many .stringsdict files write the sign all the same, and Foundation bears with it.
    return text.hasPrefix("%") ? String(text.dropFirst()) : text
  }
  /// The fields that the format does not define.
  public var otherFields: [Field] {
    localization.entry.fields(of: record.name.offset, in: localization.sourceNumber)
  }
}
