package import CatalogEditing
package import PreviewRows

/// A request from the model to its session for something outside of the model.
package enum Effect: Hashable, Sendable {
  /// Quit the program.
  case quit
  /// Redraw the whole screen.
  case redraw
  /// Print the selected row and quit, if the user was asked to choose a row.
  case choose
  /// Reload the files.
  case reload
  /// Load something else.
  case load(LoadRequest)
  /// Copy a string to the clipboard.
  case copy(String)
  /// Open a file at a line in the user's editor.
  case edit(path: String, line: Int)
  /// Find the uses of a key in the app's source code.
  case findUses(key: String)
  /// Compare the tables with a revision; nil for the previous one, or else the last commit.
  case findDifference(since: String?)
  /// Run a program in the terminal.
  case run(words: [String])
  /// Write the edited samples to their files, and reload these.
  case writeSamples(SampleEdits)
  /// Write strings to their files, and reload these.
  case write([TextRequest])
  /// Write strings as they were in an earlier revision.
  case revert([TextRequest])
  /// Write a file with the conflicts settled that the user has decided.
  case settleConflicts(file: String, side: String)
  /// Pipe rows to a user's program, which may edit them; nil stops the running one.
  case pipe(PipeRequest?)
  /// Change entries in their files, and reload these.
  case change([TextRequest])
  /// Offer a language for which a file's table has no strings yet.
  case addLocale(String, file: String)
  /// Write files for translators in some languages.
  case export(languages: [String])
  /// Offer to add the keys of the code that no catalog has; nil for the code that is known.
  case sync(folder: String?)
  /// Write accepted keys of the code into their catalogs, and reload these.
  case add([CodeKeys.Offer])
  /// Write the translations of a translator's file into the catalogs.
  case importFile(path: String)
  /// Undo a number of writes.
  case undo(times: Int)
  /// Redo a number of writes.
  case redo(times: Int)
  /// Turn mouse events of the terminal on or off.
  case mouse(Bool)
}
