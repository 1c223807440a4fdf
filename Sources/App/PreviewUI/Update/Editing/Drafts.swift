package import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// Typed strings that have not been written to files.
extension Model {
  /// The strings that could not be written, and the one in the field if it differs from the file.
  package var drafts: [TextRequest] {
    guard let prompt = stage[TextPrompt.self], prompt.field.text != prompt.draft.start else {
      return editing.unwritten
    }
    let typed = prompt.draft.change(to: prompt.field.text, state: nil, isConfirmed: false)
    return editing.unwritten.filter { !$0.isOfSameText(as: typed) } + [typed]
  }

  /// Keeps unwritten strings, replacing earlier ones, to prefill the field.
  package func keepUnwritten(_ changes: [TextRequest]) { editing.keep(changes) }

  /// Discards drafts that have been written or rejected.
  package func forgetUnwritten(_ changes: [TextRequest]) { editing.forget(changes) }

  /// Offers drafts left by an earlier session to prefill the field.
  ///
  /// - Parameters:
  ///   - drafts: the drafts.
  ///   - shows: whether to select the first one.
  ///   - changesLocale: whether to show its language, which the user may not have asked for.
  package func offer(_ drafts: [TextRequest], showing shows: Bool, changesLocale: Bool) {
    // One in the language that is shown comes first.
    guard
      let first = drafts.first(where: { LocaleTag($0.locale) == preview.locale }) ?? drafts.first
    else { return }
    keepUnwritten(drafts)
    let locale = LocaleTag(first.locale)
    var isShown = locale == preview.locale
    if shows, let row = catalog.row(of: first.name) {
      if changesLocale, catalog.locales.contains(locale) {
        setLocale(locale)
        isShown = true
      }
      show(row)
    }
    let edits = drafts.count == 1 ? "1 unsaved edit" : "\(drafts.count) unsaved edits"
    let next = isShown ? "i continues it" : ":locale \(first.locale) shows it"
    let form = first.path == LeafPath() ? "" : ", \(first.path)"
    notice("\(edits) from last time: '\(first.key)' (\(first.locale)\(form)); \(next)")
  }

  /// Whether the selected row shows an entry.
  package func isSelected(_ name: EntryName) -> Bool {
    list.selectedRow != nil && list.selectedRow == catalog.row(of: name)
  }

  /// Returns the form of a row's draft that could not be written, unless the row shows that form or
  /// no longer has it.
  func unwrittenForm(of row: Row, in table: Table, _ locale: String) -> LeafPath? {
    let kept = editing.unwritten.filter {
      table.paths.contains($0.name.file) && $0.key == row.entry.key && $0.locale == locale
        && $0.original == table.original
    }
    let shown = row.found.leaf?.path
    guard !kept.isEmpty, !kept.contains(where: { $0.path == shown }) else { return nil }
    let forms = FormList(of: row.entry, in: table, locale: locale).forms
    guard forms.count > 1 else { return nil }
    return kept.first { draft in forms.contains { $0.path == draft.path } }?.path
  }

  /// Returns the draft for the string being edited, if it could not be written.
  func unwritten(_ draft: TextDraft) -> TextRequest? { editing.unwritten.first { $0.isOf(draft) } }
}

extension TextRequest {
  /// Whether the change is to the string being edited.
  func isOf(_ draft: TextDraft) -> Bool {
    name == draft.name && locale == draft.locale && path == draft.path
  }
}
