public import SourceText

extension Diagnostic {
  /// Whether something is wrong in a line of the file, and not with the file as a whole, such as a file
  /// that does not exist.
  public var hasLine: Bool { rule != .unreadable || location != .start }

  /// The place as messages begin: `path:line:column`, or the path of a file that cannot be read; nil
  /// outside of files.
  public var placeText: String? { filePlace.map { hasLine ? "\($0)" : $0.path } }
}
