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
  private let table: Table
  private let resolver: Resolver
  /// The table's localizations that serve, best first, and the source language's at the end.
  private let links: [Link]
  /// Whether texts in the source language serve the locale by themselves.
  private let isSourceWanted: Bool

  /// A localization of the table that serves the locale, and how it relates to it.
  private struct Link: Sendable {
    let locale: UInt32
    let origin: Origin
  }

  /// Prepares the look-up.
  ///
  /// The matcher has the localizations of all tables of one folder, among which an app chooses;
  /// without it, those of the table. The source language is always one of them.
  public init(
    table: Table, environment: EnvironmentValues, matcher: LocalizationMatcher? = nil
  ) {
    self.table = table
    let source = table.sourceLanguage
    let chain = (matcher ?? LocalizationMatcher(available: table.locales)).including(source)
      .relations(of: environment.locale)
    isSourceWanted = chain.contains { $0.localization == source }
    let links = (chain + [(source, .source)]).compactMap { localization, origin in
      table.localeNumber(localization).map { Link(locale: $0, origin: origin) }
    }
    self.links = links
    resolver = Resolver(environment: environment) { key in
      guard let entry = table.entry(forKey: key) else { return nil }
      let found = Self.localization(of: entry, links: links)
      return found.flatMap { LeafChoice($0.localization, device: environment.device).leaf()?.text }
    }
  }

  /// What an entry shows with these arguments, before they go in.
  public func find(_ entry: Entry, arguments: [Argument] = []) -> FoundText {
    guard let found = Self.localization(of: entry, links: links) else {
      return FoundText(
        localization: nil, leaf: nil, origin: .key,
        isSourceText: isSourceWanted, format: entry.key, substitutions: [:])
    }
    var choice = LeafChoice(found.localization, device: resolver.environment.device)
    choice.number = arguments.first(where: \.isNumber)
    choice.resolver = resolver
    let leaf = choice.leaf()
    return FoundText(
      localization: found.localization, leaf: leaf, origin: found.origin,
      format: leaf?.text ?? entry.key, substitutions: choice.substitutions(beside: leaf))
  }

  /// What an entry shows with these arguments.
  ///
  /// A text is read as a format only where its entry has arguments at all: "100 % off" stays as it
  /// is.
  public func resolve(_ entry: Entry, _ found: FoundText, arguments: [Argument]) -> ResolvedText {
    guard takesArguments(entry, found, arguments: arguments) else {
      return ResolvedText(verbatim: found.format)
    }
    return resolver.resolve(
      FormatString(found.format), arguments: arguments, substitutions: found.substitutions)
  }

  /// A single argument as a value beside a text.
  public func text(of argument: Argument) -> String { resolver.text(of: argument) }

  private func takesArguments(_ entry: Entry, _ found: FoundText, arguments: [Argument]) -> Bool {
    if !arguments.isEmpty || !found.substitutions.isEmpty { return true }
    if FormatString(found.format).takesArguments || FormatString(entry.key).takesArguments {
      return true
    }
    let source = entry.localization(table.sourceLanguage)?.text
    return source.map { FormatString($0).takesArguments } ?? false
  }

  /// The first localization that has any text.
  private static func localization(
    of entry: Entry, links: [Link]
  ) -> (localization: Localization, origin: Origin)? {
    for link in links {
      if let found = entry.localization(locale: link.locale), found.hasText {
        return (found, link.origin)
      }
    }
    return nil
  }
}

/// What a look-up found for one entry.
public struct FoundText: Sendable {
  /// The localization; nil where the key itself is shown.
  public var localization: Localization?
  /// The leaf whose text is shown.
  public var leaf: Leaf?
  /// Where the text came from.
  public var origin: Origin
  /// Whether it is a key that is the text of the source language, and that serves the locale.
  public var isSourceText = false
  /// The text before arguments go in.
  public var format: String
  /// The substitutions to which the text may refer.
  public var substitutions: [String: Substitution]
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
