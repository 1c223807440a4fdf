internal import StringCatalog

/// The texts that the user has typed and that are in no file.
extension Model {
  /// The texts that could not be written, and the one in the field, if it is not that of the file.
  public var drafts: [TextChange] {
    guard case .prompt(let prompt, _) = overlay.input, let draft = prompt.draft,
      prompt.field.text != draft.start
    else { return overlay.unwritten }
    let typed = draft.change(to: prompt.field.text, state: nil, isConfirmed: false)
    return overlay.unwritten.filter { !$0.isOfSameText(as: typed) } + [typed]
  }

  /// Keeps texts that are not written, in place of earlier ones: the field begins with them.
  public mutating func keepUnwritten(_ changes: [TextChange]) {
    forgetUnwritten(changes)
    overlay.unwritten += changes.filter { $0.new != nil }
  }

  /// Forgets texts that were written, or discarded.
  public mutating func forgetUnwritten(_ changes: [TextChange]) {
    overlay.unwritten.removeAll { kept in changes.contains { $0.isOfSameText(as: kept) } }
  }

  /// Offers texts that an earlier run has left: the field begins with them.
  ///
  /// - Parameters:
  ///   - drafts: the texts.
  ///   - shows: whether the first of them is selected.
  public mutating func offer(_ drafts: [TextChange], showing shows: Bool) {
    guard let first = drafts.first else { return }
    keepUnwritten(drafts)
    if shows, let row = catalog.row(of: EntryName(file: first.file, key: first.key)) { show(row) }
    let edits = drafts.count == 1 ? "1 unsaved edit" : "\(drafts.count) unsaved edits"
    notice("\(edits) from last time: '\(first.key)' (\(first.locale)); i continues it")
  }

  /// The text that was typed into the field and could not be written.
  func unwritten(_ draft: TextDraft) -> TextChange? {
    overlay.unwritten.first { $0.isOf(draft) }
  }
}

extension TextChange {
  /// Whether it is of the text that a field edits.
  func isOf(_ draft: TextDraft) -> Bool {
    file == draft.file && key == draft.key && locale == draft.locale && path == draft.path
  }

  /// Whether both change the same text of the same file.
  fileprivate func isOfSameText(as other: TextChange) -> Bool {
    file == other.file && key == other.key && locale == other.locale && path == other.path
  }
}
