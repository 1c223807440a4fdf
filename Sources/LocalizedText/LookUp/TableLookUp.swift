public import Locales
internal import MessageSyntax
public import StringCatalog

/// Finds the text that a table has for an environment.
///
/// As the catalog's editor shows it, each entry takes the first localization that serves the locale
/// and has a text, else the source text, else its key; at run time one localization serves all of
/// the app. Make one for a table and an environment and use it for every entry.
///
/// ```swift
/// let lookUp = TableLookUp(table: table, environment: EnvironmentValues(locale: LocaleTag("fr-CA")))
/// lookUp.find(entry).origin  // .parent, where the table has fr alone
/// ```
public struct TableLookUp: Sendable {
  /// What copies share: a look-up is passed on for every text.
  private final class Storage: Sendable {
    let table: Table
    let reading: Reading
    let formats: ArgumentFormats
    /// The localizations that are searched, in their order.
    let links: [Link]
    /// Whether texts in the source language serve the locale by themselves.
    let isSourceWanted: Bool

    func entry(forKey key: String) -> Entry? { table.entry(forKey: key) }

    init(
      table: Table, reading: Reading, formats: ArgumentFormats, links: [Link],
      isSourceWanted: Bool
    ) {
      self.table = table
      self.reading = reading
      self.formats = formats
      self.links = links
      self.isSourceWanted = isSourceWanted
    }
  }

  private let storage: Storage
  var table: Table { storage.table }
  var reading: Reading { storage.reading }
  var formats: ArgumentFormats { storage.formats }
  /// The localizations that are searched, in their order.
  var links: [Link] { storage.links }

  /// A localization that is searched, and how it relates to the locale.
  struct Link: Sendable {
    let name: String
    /// Its number in the table; nil where only other tables of the folder have it.
    let number: UInt32?
    let origin: Origin

    init(_ name: String, origin: Origin, in table: Table) {
      self.name = name
      number = table.localeNumber(name)
      self.origin = origin
    }
  }

  /// Prepares the look-up.
  ///
  /// The matcher has the localizations of all tables of one folder, among which an app chooses;
  /// without it, those of the table. The source language of a catalog is always one of them.
  public init(
    table: Table, environment: EnvironmentValues, matcher: LocalizationMatcher? = nil
  ) {
    self.init(
      table: table, reading: Reading(environment),
      formats: ArgumentFormats.shared(in: environment.localeTag),
      matcher: matcher ?? LocalizationMatcher(available: table.locales))
  }

  init(
    table: Table, reading: Reading, formats: ArgumentFormats, matcher: LocalizationMatcher
  ) {
    let source = table.sourceLanguage
    let chain = matcher.including(source).relations(of: [reading.locale] + reading.preferences)
      .map { Link($0.identifier, origin: Origin($0.relation), in: table) }
    let links =
      switch reading.fallback {
      case .editor: chain + [Link(source, origin: .source, in: table)]
      case .runtime: [chain.first ?? Self.lastResort(of: matcher, in: table)]
      }
    storage = Storage(
      table: table, reading: reading, formats: formats, links: links,
      isSourceWanted: chain.contains { $0.name == source })
  }

  /// What an app shows to those whom none of its localizations serves: the development language,
  /// else what serves American English, else the first.
  private static func lastResort(
    of matcher: LocalizationMatcher, in table: Table
  ) -> Link {
    let source = table.sourceLanguage
    let american = matcher.chain(for: LocaleTag(language: "en", region: "US")).first
    guard !table.isCatalog, !matcher.available.contains(source),
      let served = american ?? matcher.available.first
    else { return Link(source, origin: .source, in: table) }
    return Link(served, origin: .related, in: table)
  }

  /// The entry of a key.
  func entry(forKey key: String) -> Entry? { storage.entry(forKey: key) }

  /// What an entry shows with these arguments, before they go in.
  public func find(_ entry: Entry, arguments: [Argument] = []) -> FoundText {
    find(entry, arguments: arguments, formatting: .always)
  }

  /// The same for those who ask for a format, or for none.
  func find(
    _ entry: Entry, arguments: [Argument], formatting: LocalizedStringKey.Formatting
  ) -> FoundText {
    // Most texts do not vary, and are in the localization that is searched first.
    if let number = storage.links.first?.number, let leaf = entry.onlyLeaf(locale: number) {
      let text = leaf.text
      if !text.isEmpty {
        let substitutions = leaf.localization.substitutions(beside: leaf)
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

  /// The same, telling what the localization of each link held on the way.
  func search(
    _ entry: Entry, arguments: [Argument], visit: (_ link: Int, _ held: Localization?) -> Void
  ) -> FoundText {
    for index in storage.links.indices {
      let held = storage.links[index].number.flatMap { entry.localization(locale: $0) }
      visit(index, held)
      guard let held else { continue }
      var choice = LeafChoice(held, lookUp: self, arguments: arguments)
      guard let leaf = choice.leaf() else { continue }
      return FoundText(
        format: leaf.text, origin: storage.links[index].origin, leaf: leaf, choices: choice.choices,
        substitutions: held.substitutions(beside: leaf))
    }
    return FoundText(format: entry.key, origin: .key, isSourceText: storage.isSourceWanted)
  }

  /// Whether the text of an entry is read as a format.
  func isFormat(
    _ text: String, of entry: Entry, hasArguments: Bool,
    formatting: LocalizedStringKey.Formatting
  ) -> Bool {
    switch formatting {
    case .never: false
    case .always: true
    // Without a percent sign it is the same either way.
    case .asFound: text.mayTakeArguments && (hasArguments || takesArguments(text, of: entry))
    }
  }

  /// "100 % off" stays as it is where nothing of the entry takes arguments.
  private func takesArguments(_ text: String, of entry: Entry) -> Bool {
    text.takesArguments || entry.key.takesArguments
      || entry.localization(table.sourceLanguage)?.text?.takesArguments ?? false
  }
}

extension String {
  fileprivate var mayTakeArguments: Bool { FormatString.mayHavePlaceholders(self) }

  fileprivate var takesArguments: Bool { mayTakeArguments && FormatString(self).takesArguments }
}
