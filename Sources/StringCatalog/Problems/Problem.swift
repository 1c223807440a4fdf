/// Something that a reader found wrong in a file, with its place.
///
/// Written out, it is what compilers and editors understand:
/// `Travel.xcstrings:12:7: a comma is missing before this key`.
public struct Problem: Error, Hashable, Sendable {
  /// What kind of thing is wrong.
  public var kind: ProblemKind
  /// The file, as it was named when it was opened.
  public var path: String
  /// Where in the file.
  public var location: SourceLocation
  /// What is wrong there, and what becomes of it.
  public var message: String
  /// The key of the entry in which it stands, if it stands in one.
  public var key: String?
  /// Whether bytes of the file had to be skipped because of it.
  public var skipsBytes: Bool

  /// Makes a problem at a place of a file.
  public init(
    _ kind: ProblemKind, path: String, location: SourceLocation = .init(line: 1, column: 1),
    message: String, key: String? = nil, skipsBytes: Bool = false
  ) {
    self.kind = kind
    self.path = path
    self.location = location
    self.message = message
    self.key = key
    self.skipsBytes = skipsBytes
  }
}

extension Problem: CustomStringConvertible {
  /// `path:line:column: what`.
  public var description: String { "\(path):\(location): \(message)" }
}
