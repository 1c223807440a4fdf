/// A location in a file, with its path.
public struct FilePlace: Hashable, Sendable {
  /// The path used to open the file; empty if the text has no name.
  public var path: String
  /// The line and column of the first character.
  public var location: SourceLocation
  /// The byte range; nil if only the location is known.
  ///
  /// Offsets refer to the UTF-8 text, whatever the encoding of the file.
  public var bytes: Range<Int>?

  /// Creates a location in a file.
  public init(path: String, location: SourceLocation = .start, bytes: Range<Int>? = nil) {
    self.path = path
    self.location = location
    self.bytes = bytes
  }
}

extension FilePlace: CustomStringConvertible {
  /// The location as `path:line:column`.
  public var description: String { "\(path):\(location)" }
}
