/// A path with a line and a column.
public struct FilePlace: Hashable, Sendable {
  /// The path by which the file was opened; empty if the text has no name.
  public var path: String
  /// The line and the column of the first character.
  public var location: SourceLocation
  /// The bytes; nil if only the location is known.
  ///
  /// Offsets are those of the text in UTF-8, whatever the encoding of the file is.
  public var bytes: Range<Int>?

  /// A place made of its parts.
  public init(path: String, location: SourceLocation = .start, bytes: Range<Int>? = nil) {
    self.path = path
    self.location = location
    self.bytes = bytes
  }
}

extension FilePlace: CustomStringConvertible {
  /// `path:line:column`.
  public var description: String { "\(path):\(location)" }
}
