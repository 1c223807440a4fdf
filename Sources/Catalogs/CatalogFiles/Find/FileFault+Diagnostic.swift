public import FileAccess
public import SourceText
internal import StringCatalog

extension FileFault {
  /// Returns the fault as a diagnostic for a path.
  public func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(.unreadable, path: path, message: description)
  }
}
