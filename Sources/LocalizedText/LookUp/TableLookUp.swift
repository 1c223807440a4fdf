public import StringCatalog

/// Finds the text that a table has for an environment, as the catalog's editor would show it.
///
/// Each entry takes the first localization that serves the locale and has a text, else the source
/// text, else its key. Make one for a table and an environment and use it for every entry.
///
/// ```swift
/// let lookUp = TableLookUp(table: table, environment: EnvironmentValues(locale: LocaleTag("fr-CA")))
/// lookUp.find(entry).origin  // .parent, where the table has fr alone
/// ```
public struct TableLookUp: Sendable {
  let table: Table
  private let reading: Reading
  private let formats: ArgumentFormats
  /// The localizations that serve the locale, best first, with how they relate to it.
  private let chain: [(localization: String, origin: Origin)]

  /// Prepares the look-up.
  ///
  /// `available` are the localizations of all tables of one folder, among which an app chooses. The
  /// source language is always one of them.
  public init(
    table: Table, environment: EnvironmentValues, available: [String]? = nil,
    matcher: LocaleMatcher = LocaleMatcher()
  ) {
    self.init(
      table: table, reading: Reading(environment),
      formats: ArgumentFormats(locale: environment.localeTag), available: available,
      matcher: matcher)
  }

  init(
    table: Table, reading: Reading, formats: ArgumentFormats, available: [String]?,
    matcher: LocaleMatcher
  ) {
    self.table = table
    self.reading = reading
    self.formats = formats
    let source = table.sourceLanguage
    var available = available ?? table.locales
    if !available.contains(source) { available.append(source) }
    chain = matcher.relations(of: reading.locale, available: available)
  }

  /// What an entry shows with these arguments, before they go in.
  public func find(_ entry: Entry, arguments: [Argument] = []) -> FoundText {
    guard let found = localization(of: entry) else {
      return FoundText(
        format: entry.key, origin: .key,
        isSourceText: chain.contains { $0.localization == table.sourceLanguage })
    }
    var choice = LeafChoice(found.localization, device: reading.device)
    choice.number = arguments.first(where: \.isNumber)
    choice.formats = formats
    let leaf = choice.leaf()
    return FoundText(
      format: leaf?.text ?? entry.key, origin: found.origin, localization: found.localization,
      leaf: leaf, substitutions: choice.substitutions(beside: leaf))
  }

  /// Whether the text of an entry is read as a format: "100 % off" stays as it is where nothing
  /// of the entry takes arguments.
  func takesArguments(_ entry: Entry, _ found: FoundText, arguments: [Argument]) -> Bool {
    if !arguments.isEmpty || !found.substitutions.isEmpty { return true }
    if FormatString(found.format).takesArguments || FormatString(entry.key).takesArguments {
      return true
    }
    let source = entry.localization(table.sourceLanguage)?.text
    return source.map { FormatString($0).takesArguments } ?? false
  }

  /// The localization that serves, or the source language's; one without any text serves nobody.
  private func localization(
    of entry: Entry
  ) -> (localization: Localization, origin: Origin)? {
    let links = reading.fallback == .editor ? chain[...] : chain.prefix(1)
    for link in links {
      if let found = entry.localization(link.localization), found.hasText {
        return (found, link.origin)
      }
    }
    guard reading.fallback == .editor || chain.isEmpty else { return nil }
    return entry.localization(table.sourceLanguage).flatMap { $0.hasText ? ($0, .source) : nil }
  }
}

extension Localization {
  /// Whether there is a leaf to be shown.
  fileprivate var hasText: Bool { LeafChoice(self).leaf() != nil }
}

extension FormatString {
  /// Whether it holds anything that an argument could fill.
  public var takesArguments: Bool {
    pieces.contains { piece in
      if case .text = piece { false } else { true }
    }
  }
}

extension LocaleMatcher {
  /// The localizations that serve a locale, best first, with how they relate to it.
  func relations(
    of wanted: LocaleTag, available: [String]
  ) -> [(localization: String, origin: Origin)] {
    chain(for: wanted, available: available).map { spelled in
      let tag = LocaleTag(spelled)
      if tag.withoutPrivateUse == wanted.withoutPrivateUse { return (spelled, .exact) }
      return (spelled, isAncestor(tag, of: wanted) ? .parent : .related)
    }
  }
}
