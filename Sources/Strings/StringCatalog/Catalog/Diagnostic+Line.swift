public import SourceText

extension Diagnostic {
  /// Whether the problem is on a line of the file, rather than with the file as a whole, such as a
  /// missing file.
  public var hasLine: Bool { rule != .unreadable || location != .start }
}
