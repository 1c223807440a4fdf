internal import CatalogChanges
internal import StringCatalog

/// Edits returned by a program, to be accepted row by row.
public struct Proposal: Sendable {
  /// A line of output that is not a valid edit.
  public struct Refusal: Sendable {
    /// The number of the line.
    public let line: Int
    let reason: String

    /// Creates a refusal of a line, counted from 1.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// The number of lines for an edit: its location, the old string, the new string, and how it
  /// fits.
  static let lines = 4

  /// The name of the program.
  let program: String
  /// The edits; their strings need review unless the user decides otherwise.
  let changes: [TextChange]
  let refusals: [Refusal]
  /// The index of the current edit.
  var position = 0
  /// The number of accepted edits.
  var taken = 0
  /// Whether the next Enter accepts a string despite errors.
  var isConfirmed = false

  /// Creates a proposal from the edits of a program.
  public init(of program: String, changes: [TextChange], refusals: [Refusal]) {
    self.program = program
    self.changes = changes
    self.refusals = refusals
  }

  /// The current edit; nil after the last one.
  var change: TextChange? { changes.indices.contains(position) ? changes[position] : nil }

  /// Returns the question about the current edit, with a remark on the resulting row.
  func question(remark: String) -> Confirmation {
    guard let change else { return Confirmation(refused: self) }
    let form = change.path.steps.isEmpty ? "" : " \(FormList.Form.name(of: change.path))"
    let difference = WordDifference(from: change.old ?? "", to: change.new ?? "")
    return Confirmation(
      question: "edit \(position + 1) of \(changes.count): accept?",
      details: [
        .entry(key: change.key, note: "\(change.locale)\(form)"), .old(difference),
        .new(difference), .remark(remark),
      ], yes: "accept")
  }
}

extension Confirmation {
  /// Lists the refused lines.
  init(refused proposal: Proposal) {
    let count = proposal.refusals.count
    self.init(
      question: "\(count.counted("line")) of \(proposal.program) refused",
      details: proposal.refusals.map { .entry(key: "line \($0.line)", note: $0.reason) },
      yes: "close")
  }
}
