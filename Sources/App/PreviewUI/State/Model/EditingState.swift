internal import CatalogEditing
internal import PreviewRows

/// The edits that are under way.
struct EditingState: Sendable {
  /// The forms being edited; nil if they are not listed.
  var forms: FormsVisit?
  /// Edited strings that could not be written.
  var unwritten: [TextRequest] = []
  /// The field whose string is being written, to be reopened on failure.
  var saving: TextPrompt?
  /// The number of marked rows without a translation whose state could be changed.
  var skippedRows = 0
  /// An entry to select after the files are reloaded.
  var awaited: (name: EntryName, changesFilters: Bool)?
  /// The reasons files cannot be written, by path.
  var unwritable: [String: String] = [:]
  /// The files that cannot be edited.
  var locked: [String] = []
  /// Whether no file can be edited.
  var isLocked = false
  /// Whether more events follow the current one at once.
  var isInBurst = false
  /// The text that came in one burst with the Enter that closed a field, which is no command; nil
  /// otherwise.
  var ignoredText: String?
}
