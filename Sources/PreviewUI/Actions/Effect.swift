public import PreviewRows

/// A request of the model to its session, for anything outside of the model.
public enum Effect: Hashable, Sendable {
  /// Quit the program.
  case quit
  /// Send the whole screen to the terminal again.
  case redraw
  /// Print the selected row and quit, if the user was asked to choose one.
  case choose
  /// Read the files again.
  case reload
  /// Load something in place of what is open.
  case load(LoadRequest)
  /// Copy a text to the clipboard.
  case copy(String)
  /// Open a file at a line in the user's editor.
  case edit(path: String, line: Int)
  /// Look for the places where the sources of the app name a key.
  case findUses(key: String)
  /// Compare the tables with a revision; nil for the one of the last time, else the last commit.
  case findDifference(since: String?)
  /// Run a program with some arguments on the terminal.
  case run(words: [String])
  /// Write the edited samples to the samples files of their tables, and read those files again.
  case writeSamples(SampleEdits)
  /// Write texts into their files, and read these again.
  case write([TextChange])
  /// Write a file in which conflicts are settled, as far as the user has decided.
  case settleConflicts(file: String, side: String)
  /// Run a program of the user over rows, which then may be edited; nil ends the one that runs.
  case pipe(PipeRequest?)
  /// Change entries in their files, and read these again.
  case change(EntryChange)
  /// Offer a language in which the table of a file has no text yet.
  case addLocale(String, file: String)
  /// Take back what was written last, in so many steps.
  case undo(times: Int)
  /// Write again what was taken back last, in so many steps.
  case redo(times: Int)
  /// Ask the terminal for mouse events, or stop asking.
  case mouse(Bool)
}
