internal import SourceText
internal import StringCatalog

/// What a rule says about a text or an entry.
///
/// It costs little, because a large catalog may have hundreds of thousands: the ``Finding`` with its
/// place and its texts is made of it when it is written.
struct Judgement: Sendable {
  /// What a rule judges.
  enum Subject: Sendable {
    /// A text.
    case leaf(Leaf)
    /// An entry, or what it has or lacks in a localization.
    case entry(Entry, localization: String?)
    /// The comment of an entry; its key if it has none.
    case comment(Entry)
    /// Something else, such as a table, or a text at another place than its own.
    indirect case other(Finding)
  }

  /// The message.
  enum Words: Sendable {
    case text(String)
    /// That of ``Rule/inconsistent``: the text is unlike that of an entry with the same source text.
    case unlike(Entry)
  }

  let rule: RuleID
  let severity: Severity
  let words: Words
  let subject: Subject
  /// The name of the table.
  let table: String?

  /// A judgement made of its parts; if omitted, the severity is that of the rule.
  init(
    _ rule: RuleID, severity: Severity? = nil, _ words: Words, about subject: Subject,
    in table: String?
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.words = words
    self.subject = subject
    self.table = table
  }

  /// A finding that has all its parts already.
  init(_ finding: Finding) {
    let diagnostic = finding.diagnostic
    self.init(
      diagnostic.rule, severity: diagnostic.severity, .text(diagnostic.message),
      about: .other(finding), in: finding.table)
  }
}

extension Judgement.Subject {
  /// The entry that is judged as a whole or in part; nil if it is not known.
  var entry: Entry? {
    switch self {
    case .leaf(let leaf): leaf.localization.entry
    case .entry(let entry, _), .comment(let entry): entry
    case .other: nil
    }
  }
}

extension Judgement {
  /// The finding with its place and its texts.
  var finding: Finding {
    switch subject {
    case .leaf(let leaf):
      let localization = leaf.localization
      return finding(
        at: FilePlace(path: localization.path, location: leaf.location), in: localization.entry,
        localization: localization.locale, path: leaf.path, text: leaf.text)
    case .entry(let entry, let localization):
      return finding(
        at: FilePlace(path: entry.path, location: entry.location), in: entry,
        localization: localization)
    case .comment(let entry):
      return finding(
        at: FilePlace(path: entry.path, location: entry.commentLocation ?? entry.location),
        in: entry)
    case .other(let finding): return finding
    }
  }

  /// The message as it is written.
  var message: String {
    switch words {
    case .text(let text): text
    case .unlike(let entry):
      if case .leaf(let leaf) = subject { leaf.inconsistency(with: entry) } else { "" }
    }
  }

  private func finding(
    at place: FilePlace, in entry: Entry, localization: String? = nil, path: LeafPath? = nil,
    text: String? = nil
  ) -> Finding {
    var diagnostic = Diagnostic(rule, severity: severity, message: message, at: .file(place))
    diagnostic.key = entry.key
    diagnostic.localization = localization
    return Finding(diagnostic, table: table, path: path, text: text)
  }
}
