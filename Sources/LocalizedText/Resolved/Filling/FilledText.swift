package import StringCatalog

/// A string of a catalog with its arguments filled in, without the environment's colors and case.
package struct FilledText: Sendable {
  /// The text.
  package let text: ResolvedText
  /// The results of inflecting its spans.
  package let spans: [AgreedSpan]
  /// The plural choices made for its substitutions.
  package let choices: [PluralChoice]
}

extension Resolver {
  /// Returns a string that lookup found, or could find, with the arguments of a key.
  package func filled(_ found: FoundText, for key: LocalizedStringKey) -> FilledText {
    var resolution = Resolution(resolver: self)
    resolution.append(found, for: key)
    return FilledText(
      text: resolution.text, spans: resolution.spans, choices: resolution.choices)
  }

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
  ) -> (found: FoundText, text: ResolvedText, spans: [AgreedSpan]) {
    let found = foundText(of: entry, for: key, in: table)
    note(key.key, in: table, found: found)
    let filled = filled(found, for: key)
    return (found, environment.withEnvironmentStyle(filled.text), filled.spans)
  }
}
