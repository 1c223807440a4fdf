/// What edits may do although it is unusual, and how they are done.
struct EditFlags: Equatable, Sendable {
  /// Whether keys that no table has are added.
  var creates = false
  /// Whether languages that a table does not have are added.
  var addsLocales = false
  /// Whether a plain text may replace plural forms or other variations.
  var flattens = false
  /// Whether a form may replace a plain text, of which the others become copies.
  var varies = false
  /// Whether a text may break the rules about placeholders, or translate what is not to be translated.
  var forces = false
  /// Whether translations of a source text that changes keep their states.
  var keepsStates = false
  /// Whether accepted edits are written although others are refused.
  var keepsGoing = false
  /// Whether the difference is printed instead of written.
  var isDryRun = false
}
