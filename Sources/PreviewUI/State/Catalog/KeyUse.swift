public import SourceText

/// A place where the sources of the app name a key.
public struct KeyUse: Hashable, Sendable {
  /// The place of the key.
  public let place: FilePlace
  /// The line of the source.
  public let line: String

  /// Makes a use of its parts.
  public init(at place: FilePlace, line: String) {
    self.place = place
    self.line = line
  }
}
