public import PreviewRows

/// What the run loop has to do after an update, apart from drawing.
public enum Effect: Hashable, Sendable {
  /// Leave.
  case quit
  /// Send the whole screen again.
  case redraw
  /// Read the files again.
  case reload
  /// Put a text where other programs can paste it from.
  case copy(String)
  /// Open a file at a line in an editor.
  case edit(path: String, line: Int)
  /// Write the samples that were edited to the files of their tables, and read them again.
  case writeSamples(SampleEdits)
  /// Listen to the mouse, or leave it to the terminal.
  case mouse(Bool)
}
