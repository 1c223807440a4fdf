/// The unusual edits that are allowed, and how edits are done.
package struct EditFlags: Equatable, Sendable {
  /// Whether keys that no table has are added.
  package var creates = false
  /// Whether languages that a table does not have are added.
  package var addsLocales = false
  /// Whether a plain text may replace plural forms or other variations.
  package var flattens = false
  /// Whether a form may replace a plain text, of which the others become copies.
  package var varies = false
  /// Whether a text may break the rules about placeholders, or translate what is not to be translated.
  package var forces = false
  /// Whether translations of a source text that changes keep their states.
  package var keepsStates = false
  /// Whether accepted edits are made although others are refused.
  package var keepsGoing = false
  /// Whether the difference is printed instead of written.
  package var isDryRun = false

  /// Creates the flags of edits that need no exception.
  package init() {}
}
