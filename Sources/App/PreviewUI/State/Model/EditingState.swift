internal import CatalogEditing
internal import PreviewRows

/// The edits that are under way.
struct EditingState: Sendable {
  /// The forms being edited; nil if they are not listed.
  var forms: FormsVisit?
  /// Edited strings that could not be written, each with its last text.
  private(set) var unwritten: [TextRequest] = []
  /// The field whose string is being written, to be reopened on failure.
  var saving: TextPrompt?
  /// The number of marked rows without a translation whose state could be changed.
  var skippedRows = 0
  /// An entry to select after the files are reloaded.
  var awaited: (name: EntryName, changesFilters: Bool)?
  /// The reasons files cannot be written, by path.
  var unwritable: [String: String] = [:]
  /// The files that cannot be edited, in order.
  private(set) var locked: [String] = []
  /// Whether no file can be edited.
  private(set) var isLocked = false
  /// Whether more events follow the current one at once.
  var isInBurst = false
  /// The text that came in one burst with the Enter that closed a field, which is no command; nil
  /// otherwise.
  var ignoredText: String?

  /// Keeps unwritten strings, replacing earlier ones.
  mutating func keep(_ changes: [TextRequest]) {
    forget(changes)
    unwritten += changes.filter { $0.text != nil }
  }

  /// Discards unwritten strings.
  mutating func forget(_ changes: [TextRequest]) {
    unwritten.removeAll { kept in changes.contains { $0.isOfSameText(as: kept) } }
  }

  /// Records which files cannot be edited, of so many.
  mutating func lock(_ files: Set<String>, of count: Int) {
    locked = files.sorted()
    isLocked = count > 0 && locked.count == count
  }
}

extension TextRequest {
  /// Whether both are changes to the same string of the same file.
  func isOfSameText(as other: TextRequest) -> Bool {
    name == other.name && locale == other.locale && path == other.path
  }
}
