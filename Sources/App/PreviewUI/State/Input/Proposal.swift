package import CatalogEditing

/// Edits returned by a program, to be accepted row by row.
package struct Proposal: Sendable {
  /// A line of output that is not a valid edit.
  package struct Refusal: Sendable {
    /// The number of the line.
    package let line: Int
    let reason: String

    /// Creates a refusal of a line, counted from 1.
    package init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// The name of the program.
  let program: String
  /// The edits; their strings need review unless the user decides otherwise.
  let changes: [TextRequest]
  let refusals: [Refusal]
  /// Creates a proposal from the edits of a program.
  package init(of program: String, changes: [TextRequest], refusals: [Refusal]) {
    self.program = program
    self.changes = changes
    self.refusals = refusals
  }
}
