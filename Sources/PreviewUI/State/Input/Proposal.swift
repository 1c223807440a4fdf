internal import CatalogChanges
internal import StringCatalog

/// Edits that a program has answered with: the user accepts them row by row.
public struct Proposal: Sendable {
  /// A line of the answer that is no edit.
  public struct Refusal: Sendable {
    let line: Int
    let reason: String

    /// A refused line, counted from 1.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// The lines about an edit: its place, the old text, the new one, and how that fits.
  static let lines = 4

  /// The name of the program.
  let program: String
  /// The edits; their texts need review unless the user says otherwise.
  let changes: [TextChange]
  let refusals: [Refusal]
  /// The edit that is asked about.
  var position = 0
  /// How many have been taken.
  var taken = 0
  /// Whether the next Enter takes a text with an error.
  var isConfirmed = false

  /// Takes the edits of a program.
  public init(of program: String, changes: [TextChange], refusals: [Refusal]) {
    self.program = program
    self.changes = changes
    self.refusals = refusals
  }

  /// The edit that is asked about; nil after the last one.
  var change: TextChange? { changes.indices.contains(position) ? changes[position] : nil }

  /// The question about the present edit, with what is to be said about the row that it makes.
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
  /// Lists the lines that were refused.
  init(refused proposal: Proposal) {
    let count = proposal.refusals.count
    self.init(
      question: "\(count.counted("line")) of \(proposal.program) refused",
      details: proposal.refusals.map { .entry(key: "line \($0.line)", note: $0.reason) },
      yes: "close")
  }
}
