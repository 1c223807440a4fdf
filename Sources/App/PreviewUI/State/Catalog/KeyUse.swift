public import SourceText

/// A use of a key in the app's source code.
public struct KeyUse: Hashable, Sendable {
  /// The location of the key.
  public let place: FilePlace
  /// The line of source code.
  public let line: String

  /// Creates a use.
  public init(at place: FilePlace, line: String) {
    self.place = place
    self.line = line
  }
}
