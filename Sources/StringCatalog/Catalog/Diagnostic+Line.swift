public import SourceText

extension Diagnostic {
  /// Whether something is wrong in a line of the file, and not with the file as a whole, such as a file
  /// that does not exist.
  public var hasLine: Bool { rule != .unreadable || location != .start }
}
