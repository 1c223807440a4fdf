public import SourceText
public import StringCatalog

/// A problem found by a rule or reported by a reader.
///
/// There may be tens of thousands of findings, so each looks up what it can in the catalog.
public struct Finding: Sendable {
  /// The subject of a finding.
  package enum Subject: Sendable {
    /// A string.
    case leaf(Leaf)
    /// A string, reported at another offset of its file.
    case part(of: Leaf, at: UInt32)
    /// An entry, reported at its key.
    case entry(Entry)
    /// An entry's localization in the locale with a number, present or not, reported at the key.
    case translation(of: Entry, locale: UInt32)
    /// The comment of an entry; reported at the key if there is none.
    case comment(Entry)
    /// Anything else, such as a file.
    indirect case outside(Outside)
  }

  /// A description of a subject outside of the tables in memory.
  package struct Outside: Sendable {
    package var place: FilePlace?
    package var table: String?
    package var key: String?
    package var localization: String?
    package var path: LeafPath?
    package var text: String?

    package init(
      at place: FilePlace?, table: String? = nil, key: String? = nil, localization: String? = nil
    ) {
      self.place = place
      self.table = table
      self.key = key
      self.localization = localization
    }
  }

  /// The violated rule.
  public let rule: RuleID
  /// The severity, which a project may override.
  public internal(set) var severity: Severity
  /// A description of the problem.
  public internal(set) var message: String
  /// The position of the problem in the string, in Unicode scalars from 1; 0 if unspecified.
  let scalar: UInt32
  package let subject: Subject
  /// The same string in other languages, where it has the same problem; see ``localizations``.
  package internal(set) var others: [Subject] = []

  /// Creates a finding; by default with the rule's severity.
  package init(
    _ rule: RuleID, severity: Severity? = nil, _ message: String, about subject: Subject,
    at scalar: Int = 0
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.message = message
    self.scalar = UInt32(clamping: scalar)
    self.subject = subject
  }

  /// Creates a finding from a reader's diagnostic, with the table and the string it is about.
  public init(
    _ diagnostic: Diagnostic, table: String? = nil, path: LeafPath? = nil, text: String? = nil
  ) {
    var outside = Outside(
      at: diagnostic.filePlace, table: table, key: diagnostic.key,
      localization: diagnostic.localization)
    outside.path = path
    outside.text = text
    self.init(
      diagnostic.rule, severity: diagnostic.severity, diagnostic.message, about: .outside(outside))
  }
}

extension Finding.Subject {
  /// Returns the subject for an entry, or for its localization in a locale.
  static func entry(_ entry: Entry, localization: String?) -> Self {
    guard let localization else { return .entry(entry) }
    if let locale = entry.localeNumber(localization) {
      return .translation(of: entry, locale: locale)
    }
    return .outside(
      Finding.Outside(
        at: entry.filePlace(of: entry.place), table: entry.tableName, key: entry.key,
        localization: localization))
  }

  /// Returns the subject for a whole table, or for one of its languages.
  static func table(_ table: Table, localization: String? = nil) -> Self {
    .outside(
      Finding.Outside(
        at: FilePlace(path: table.paths.first ?? table.name), table: table.name,
        localization: localization))
  }
}
