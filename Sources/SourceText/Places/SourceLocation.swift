/// A place in a file, as an editor shows it.
///
/// Lines end with LF, CR LF or CR; columns count Unicode scalars. A binary property list has no
/// lines: its line is 1 and its column is the offset of the byte plus 1.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// A location made of a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourceLocation(line: 1, column: 1)
}

extension SourceLocation: Comparable {
  /// Whether a location comes before another in the file.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `line:column`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
