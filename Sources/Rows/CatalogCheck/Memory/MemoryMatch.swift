/// A translation of the project, found by its source string.
package struct MemoryMatch: Equatable, Sendable {
  /// The source string, and its translation.
  package let source: String
  package let translation: String
  /// The table and the key of the first entry that has both.
  package let table: String
  package let key: String
  /// The share of the words that are the same, in order, in percent; 100 only for the same string.
  package let percent: Int
}
