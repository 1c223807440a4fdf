package import SourceText

/// A use of a key in the app's source code.
package struct KeyUse: Hashable, Sendable {
  /// The location of the key.
  package let place: FilePlace
  /// The line of source code.
  package let line: String

  /// Creates a use.
  package init(at place: FilePlace, line: String) {
    self.place = place
    self.line = line
  }
}
