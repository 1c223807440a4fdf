internal import CatalogEditing
internal import SourceText
internal import StringCatalog
internal import TerminalValues

/// Editing with a user's program, which reads rows as JSON lines. Its edits are written only after
/// the user accepts them.
extension Model {
  /// Sends the marked rows, or the selected one, to a program.
  func pipe(_ command: String) -> Effect? {
    guard !refusesEdits() else { return nil }
    guard preview.root.pseudo == nil else {
      return refuse("pseudo-localized strings cannot be edited; :pseudo off shows the real ones")
    }
    let rows = PipedRows(of: chosenRows, in: self)
    guard !rows.translations.isEmpty else { return refuse("no strings to send") }
    if refusesEdits(of: rows.translations.map { EntryName(file: $0.file, key: $0.key) }) {
      return nil
    }
    open(ProgramWait(program: command.split(separator: " ").first.map(String.init) ?? ""))
    return .pipe(PipeRequest(command: command, lines: rows.lines, translations: rows.translations))
  }

  /// Reports why a program returned no edits.
  package func failPipe(_ reason: String) {
    stage.close(ProgramWait.self)
    status.say(reason)
  }
}
