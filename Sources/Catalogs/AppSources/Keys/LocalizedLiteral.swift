/// A string literal in Swift or Objective-C code that an app looks up in a table.
package struct LocalizedLiteral: Hashable, Sendable {
  /// The keys that the literal may stand for.
  package let pattern: KeyPattern
  /// The name of the table; `Localizable` unless the call specifies another.
  package let table: String
  /// Whether the call uses the bundle of the app or of its module.
  package let isInOwnBundle: Bool
  /// The comment for translators.
  package var comment: String?
  /// The default value, which is the text of the source language.
  package var value: KeyPattern?
  /// The offset of the literal in the file.
  package let offset: Int
  /// Whether only debug builds compile the literal.
  package var isForDebugging = false
}
