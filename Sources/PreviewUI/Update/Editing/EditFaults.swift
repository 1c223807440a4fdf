internal import CatalogEditing
internal import StringCatalog

/// Why something cannot be edited.
extension Model {
  /// Returns whether editing is disabled, and reports it if so.
  mutating func refusesEdits() -> Bool {
    if screen.isReadOnly { status.say("read-only: galley was started with --read-only") }
    return screen.isReadOnly
  }

  /// Returns a known reason why an entry's string in a language cannot be edited, if any.
  func editFault(of entry: Entry, in table: Table, _ locale: String) -> String? {
    table.path(ofKey: entry.key, locale: locale).flatMap { editFault(of: $0) }
  }

  /// Returns a known reason why one of several files cannot be edited, if any.
  func editFault(of paths: [String]) -> String? {
    for path in Set(paths).sorted() {
      if let fault = editFault(of: path) { return fault }
    }
    return nil
  }

  /// Returns a known reason why a file cannot be edited, if any.
  func editFault(of path: String) -> String? {
    guard path != "-" else { return "standard input cannot be edited; open the file by its name" }
    return unwritable[path].map { "cannot write \(path.lastNames): \($0)" }
      ?? catalog.damage(of: path)
  }
}
