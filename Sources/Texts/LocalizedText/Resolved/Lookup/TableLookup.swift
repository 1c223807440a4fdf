public import Locales
internal import MessageSyntax
public import StringCatalog

/// Looks up the strings of one table in one environment.
///
/// With the fallback of an app, one localization is used for every key. With the editor's fallback,
/// each entry uses the first matching localization that has a string, or else the source string, or
/// else its key. Create one lookup per table and environment, and reuse it for every entry.
///
/// ```swift
/// let environment = EnvironmentValues(locale: Locale(identifier: "fr-CA"))
/// let lookup = TableLookup(table: table, environment: environment)
/// lookup.find(entry).origin  // .parent, if the table has only fr
/// ```
public struct TableLookup: Sendable {
  /// The shared part of a lookup.
  ///
  /// Copying one reference per text is cheaper than copying the fields.
  private final class Storage: Sendable {
    let table: Table
    let conditions: LookupConditions
    let formats: ArgumentFormats
    /// The localizations to search, in order.
    let links: [Link]
    /// Whether the source language is one of the localizations that match the locale.
    let isSourceWanted: Bool
    /// The localization that best matches the locale, or nil if none matches.
    let served: String?

    func entry(forKey key: String) -> Entry? { table.entry(forKey: key) }

    init(
      table: Table, conditions: LookupConditions, formats: ArgumentFormats, links: [Link],
      isSourceWanted: Bool, served: String?
    ) {
      self.table = table
      self.conditions = conditions
      self.formats = formats
      self.links = links
      self.isSourceWanted = isSourceWanted
      self.served = served
    }
  }

  private let storage: Storage
  package var table: Table { storage.table }
  package var conditions: LookupConditions { storage.conditions }
  var formats: ArgumentFormats { storage.formats }
  /// The localizations to search, in order.
  package var links: [Link] { storage.links }
  /// Whether a leaf counts as present.
  ///
  /// Like Foundation, apps show an empty string, whatever the file format, unless its state is
  /// `new`, which means untranslated. In the editor, every empty string is missing.
  func shows(_ leaf: Leaf) -> Bool {
    !leaf.isEmpty || (conditions.fallback == .runtime && !leaf.isNew)
  }
  /// The localization that best matches the locale, as spelled in the files, or nil if none
  /// matches.
  var servedLocalization: String? { storage.served }

  /// A localization to search, and its relation to the locale.
  package struct Link: Sendable {
    package let name: String
    /// Its number in the table, or nil if only other tables of the folder have it.
    package let number: UInt32?
    let origin: Origin

    init(_ name: String, origin: Origin, in table: Table) {
      self.name = name
      number = table.localeNumber(name)
      self.origin = origin
    }
  }

  /// Creates a lookup.
  ///
  /// The matcher should know the localizations of all tables in a folder, because an app chooses
  /// among them; it defaults to those of the table. The source language, if known, is always
  /// included.
  public init(
    table: Table, environment: EnvironmentValues, matcher: LocalizationMatcher? = nil
  ) {
    self.init(
      table: table, conditions: LookupConditions(environment),
      formats: ArgumentFormats.shared(
        in: environment.localeTag, library: environment.formatLibrary),
      matcher: matcher ?? LocalizationMatcher(available: table.locales))
  }

  init(
    table: Table, conditions: LookupConditions, formats: ArgumentFormats,
    matcher: LocalizationMatcher
  ) {
    let source = table.sourceLanguage
    let chain = matcher.including(source).relations(
      of: [conditions.locale] + conditions.preferences
    )
    .map { Link($0.identifier, origin: Origin($0.relation), in: table) }
    let links =
      switch conditions.fallback {
      case .editor: chain + (source.map { [Link($0, origin: .source, in: table)] } ?? [])
      case .runtime: [Self.only(of: chain, matcher: matcher, in: table)]
      }
    storage = Storage(
      table: table, conditions: conditions, formats: formats, links: links,
      isSourceWanted: chain.contains { $0.name == source }, served: chain.first?.name)
  }

  /// Returns the localization that an app uses: the first one for which the table has strings, or
  /// else the development language.
  private static func only(
    of chain: [Link], matcher: LocalizationMatcher, in table: Table
  ) -> Link {
    let found = chain.first { link in
      link.number != nil || (table.traits.keysAreTexts && link.name == table.sourceLanguage)
    }
    if let found { return found }
    guard let first = chain.first else { return lastResort(of: matcher, in: table) }
    return development(of: table) ?? first
  }

  /// Returns the localization of the development language, if the table has it.
  ///
  /// It may be stored in `Base.lproj` instead of a folder named after the language.
  private static func development(of table: Table) -> Link? {
    let names = [table.sourceLanguage, "Base"].compactMap(\.self)
    return names.lazy.map { Link($0, origin: .source, in: table) }.first { $0.number != nil }
  }

  /// Returns the localization to use if none matches the locale: the development language, or else
  /// the best one for American English, or else the first.
  private static func lastResort(
    of matcher: LocalizationMatcher, in table: Table
  ) -> Link {
    if let development = development(of: table) { return development }
    let source = table.sourceLanguage
    let american = matcher.chain(for: LocaleTag(language: "en", region: "US")).first
    let served = american ?? matcher.available.first
    if let source, table.traits.keysAreTexts || matcher.includes(source) || served == nil {
      return Link(source, origin: .source, in: table)
    }
    return Link(served ?? "en", origin: .related, in: table)
  }

  /// Whether the locale is in the development language and the table has no strings for it.
  var hasOnlyKeys: Bool {
    !table.traits.keysAreTexts && Self.development(of: table) == nil
      && LocaleTag(table.sourceLanguage ?? "en").language == conditions.locale.language
  }

  package func entry(forKey key: String) -> Entry? { storage.entry(forKey: key) }

  /// Returns the string of an entry, with variations chosen by the arguments but placeholders
  /// unfilled.
  public func find(_ entry: Entry, arguments: [Argument] = []) -> FoundText {
    foundText(of: entry, for: LocalizedStringKey(entry.key, arguments: arguments))
  }

  /// Returns the string of an entry for the arguments of a key, and whether it is a format.
  func foundText(of entry: Entry, for key: LocalizedStringKey) -> FoundText {
    let arguments = key.arguments
    let formatting = key.formatting
    // Most strings have no variations and are in the first localization. This path avoids creating
    // a `LeafChoice` (rates.py).
    if let number = storage.links.first?.number, let leaf = entry.onlyLeaf(locale: number) {
      let text = leaf.text
      if !text.isEmpty || shows(leaf) {
        let substitutions = leaf.localization.substitutions(for: leaf, in: conditions)
        return FoundText(
          format: text, origin: storage.links[0].origin, leaf: leaf, substitutions: substitutions,
          isFormat: isFormat(
            text, of: entry, hasArguments: !arguments.isEmpty || !substitutions.isEmpty,
            formatting: formatting))
      }
    }
    var found = search(entry, arguments: arguments) { _, _ in }
    found.isFormat = isFormat(
      found.format, of: entry, hasArguments: !arguments.isEmpty || !found.substitutions.isEmpty,
      formatting: formatting)
    return found
  }

  /// Looks up an entry and calls `visit` for each localization that is searched.
  package func search(
    _ entry: Entry, arguments: [Argument], visit: (_ link: Int, _ held: Localization?) -> Void
  ) -> FoundText {
    for index in storage.links.indices {
      let held = storage.links[index].number.flatMap { entry.localization(locale: $0) }
      visit(index, held)
      guard let held else { continue }
      var choice = LeafChoice(held, lookup: self, arguments: arguments)
      guard let leaf = choice.leaf() else { continue }
      return FoundText(
        format: leaf.text, origin: storage.links[index].origin, leaf: leaf, choices: choice.choices,
        substitutions: held.substitutions(for: leaf, in: conditions))
    }
    return FoundText(
      format: entry.key, origin: .key, isSourceText: storage.isSourceWanted,
      keyLanguage: table.sourceLanguage)
  }

  /// Whether a string of an entry is a format.
  package func isFormat(
    _ text: String, of entry: Entry, hasArguments: Bool,
    formatting: LocalizedStringKey.Formatting
  ) -> Bool {
    switch formatting {
    case .never: false
    case .always: true
    // Without a percent sign, it makes no difference whether a string is a format.
    case .asFound(_): text.mayTakeArguments && (hasArguments || takesArguments(text, of: entry))
    }
  }

  /// Whether any string of the entry takes arguments; if not, "100 % off" stays as it is.
  private func takesArguments(_ text: String, of entry: Entry) -> Bool {
    text.takesArguments || entry.key.takesArguments
      || table.sourceLanguage.flatMap(entry.localization)?.text?.takesArguments ?? false
  }
}

extension String {
  fileprivate var mayTakeArguments: Bool { FormatString.mayHavePlaceholders(self) }

  fileprivate var takesArguments: Bool { mayTakeArguments && FormatString(self).takesArguments }
}
