public import SourceText
public import StringCatalog

/// What is wrong with something: a rule found it, or a reader reported it.
///
/// There may be hundreds of thousands, so a finding holds little, and looks up the rest in the catalog:
/// `check.py` in Tests/Bench measures the memory of a check.
public struct Finding: Sendable {
  /// What a finding is about.
  package enum Subject: Sendable {
    /// A text.
    case leaf(Leaf)
    /// A text that is unlike that of the entry with a number, which has the same source text.
    case unlike(Leaf, UInt32)
    /// A text, at another offset of its file.
    case part(of: Leaf, at: UInt32)
    /// An entry, at its key.
    case entry(Entry)
    /// What an entry has or lacks in the locale with a number, at its key.
    case translation(of: Entry, locale: UInt32)
    /// The comment of an entry; its key if it has none.
    case comment(Entry)
    /// Something else, such as a file.
    indirect case outside(Outside)
  }

  /// What is known of something that is no part of a table in memory.
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

  /// The rule that was broken.
  public let rule: RuleID
  /// How bad it is, which a project may change.
  public internal(set) var severity: Severity
  /// The Unicode scalar of the text where the problem is, from 1; 0 if it is in no certain one.
  let scalar: UInt32
  package let subject: Subject
  private let words: String?

  /// A finding of a rule, with the severity of the rule and the message of the subject if there are no others.
  package init(
    _ rule: RuleID, severity: Severity? = nil, _ message: String?, about subject: Subject,
    at scalar: Int = 0
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.scalar = UInt32(clamping: scalar)
    self.subject = subject
    words = message
  }

  /// What a reader reported, with the table of its file, and with the text that it is about.
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

  /// The problem.
  public var message: String {
    if let words { return words }
    if case .unlike(let leaf, let entry) = subject { return leaf.inconsistency(with: entry) }
    return ""
  }
}

extension Finding.Subject {
  /// An entry, or what it has or lacks in a localization.
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

  /// A whole table, or one language of it.
  static func table(_ table: Table, localization: String? = nil) -> Self {
    .outside(
      Finding.Outside(
        at: FilePlace(path: table.paths.first ?? table.name), table: table.name,
        localization: localization))
  }
}
