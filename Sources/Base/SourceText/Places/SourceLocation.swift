/// A line and column of a file, as shown in editors.
///
/// Lines end with LF, CR LF, or CR; columns count Unicode scalars. A binary property list has no
/// lines: the line is 1 and the column is the byte offset plus 1.
public struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a location from a line and column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The start of a file.
  public static let start = SourceLocation(line: 1, column: 1)
}

extension SourceLocation: Comparable {
  /// Returns whether a location comes before another in the same file.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `line:column`, the format of compilers.
  public var description: String { "\(line):\(column)" }
}
