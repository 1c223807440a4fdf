package import StringCatalog

/// A string of a catalog with its arguments filled in.
package struct FilledText: Sendable {
  /// The string as lookup found it, or could find it.
  package let found: FoundText
  /// The text, with the environment's colors and case.
  package let text: ResolvedText
  /// The results of inflecting its spans.
  package let spans: [AgreedSpan]
  /// The plural choices made for its substitutions.
  package let choices: [PluralChoice]
}

extension Resolver {
  /// Returns the value of an entry without its arguments, skipping the lookup of the key.
  package func foundText(
    of entry: Entry, for key: LocalizedStringKey, in table: TableName
  ) -> FoundText {
    tables.lookUp(in: table)?.foundText(of: entry, for: key)
      ?? FoundText(format: key.key, origin: .key)
  }

  /// Returns the value of an entry with its arguments, skipping the lookup of the key.
  package func text(
    of entry: Entry, for key: LocalizedStringKey, in table: TableName
  ) -> FilledText {
    let found = foundText(of: entry, for: key, in: table)
    note(key.key, in: table, found: found)
    return filled(found, for: key)
  }
}
