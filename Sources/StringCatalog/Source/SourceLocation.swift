/// A place in a file, as an editor shows it.
///
/// Lines end at LF, CR LF or CR; columns count Unicode scalars. In a binary property list, which
/// has no lines, the line is 1 and the column is the byte's offset plus 1.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a location from a line and a column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `line:column`, as compilers write it.
  public var description: String { "\(line):\(column)" }
}
