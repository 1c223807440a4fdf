internal import CatalogCheck
internal import CatalogEditing
internal import LocalizedText
internal import PreviewRows
internal import StringCatalog

/// The string of a row while the user edits it.
struct TextDraft: Sendable {
  let file: String
  let key: String
  /// The language, as spelled in the file.
  let locale: String
  let path: LeafPath
  /// The string in the file; nil if there is none.
  let old: String?
  /// The source string.
  let source: String
  /// The state of the string, as spelled in the file; nil if there is none.
  let state: String?
  /// Whether the row was missing, new, or in need of review.
  let needsWork: Bool
  /// Whether the user has chosen one of its forms, and not the text that the row shows.
  let isForm: Bool
  private let table: PreviewTable
  /// Whether the format of the file has states.
  let hasStates: Bool
  /// The languages with finished translations, if this is a source string.
  let finished: [String]
  /// The previous source string, if any.
  let oldSource: String?
  private let trial: TrialCatalog

  /// The reason a row cannot be edited.
  struct Refusal: Error { let reason: String }

  /// Starts to edit the string that a row shows or lacks.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - previewTable: its table.
  ///   - locale: the locale of the rows, as spelled in the files of the table.
  ///   - form: the path of the string; nil for the one that the row shows.
  /// - Throws: a refusal if the string cannot be edited.
  init(
    of row: Row, in previewTable: PreviewTable, locale: String, form: LeafPath? = nil
  ) throws(Refusal) {
    try self.init(
      of: row, in: previewTable, locale: locale, at: form ?? row.found.leaf?.path ?? LeafPath(),
      isForm: form != nil)
  }

  /// Begins to edit the text at a path, which the user has chosen or the row shows.
  init(
    of row: Row, in previewTable: PreviewTable, locale: String, at path: LeafPath, isForm: Bool
  ) throws(Refusal) {
    let entry = row.entry
    guard entry.path != "-" else {
      throw Refusal(reason: "standard input cannot be edited; open the file by its name")
    }
    guard entry.shouldTranslate || row.isInSourceLanguage else {
      throw Refusal(reason: "this string is marked \"Don't Translate\"")
    }
    guard let file = previewTable.table.path(ofKey: entry.key, locale: locale) else {
      throw Refusal(reason: previewTable.table.lackOfFile(forKey: entry.key, locale: locale))
    }
    self.isForm = isForm
    self.path = path
    self.file = file
    key = entry.key
    self.locale = locale
    old = entry.localization(locale)?.leaf(at: path)?.text
    // The row may show another form than the one being edited.
    source =
      path.steps.isEmpty ? row.sourceText : entry.sourceText(at: path, in: previewTable.table)
    state = entry.localization(locale)?.leaf(at: path)?.state.flatMap { $0.isEmpty ? nil : $0 }
    needsWork = isForm ? state != "translated" : row.state != .translated && !row.isInSourceLanguage
    table = previewTable
    hasStates = previewTable.table.traits.hasStates
    let isSource = hasStates && locale == previewTable.table.sourceLanguage
    finished =
      isSource
      ? entry.localizations.filter { localization in
        localization.locale != locale && localization.leaves.contains { $0.state == "translated" }
      }.map(\.locale) : []
    // Without a text in the source language, the key is the text.
    oldSource = old ?? (entry.localization(locale) == nil ? entry.key : nil)
    // Alone, it would refer to forms that are not there.
    let sourceLeaves = entry.source(in: previewTable.table.sourceLanguage)?.leaves.count ?? 0
    if !hasStates, entry.localization(locale) == nil, path.steps.isEmpty, sourceLeaves > 1 {
      throw Refusal(reason: "the translation is missing; add one of its forms first")
    }
    // Values of a list are added in their order.
    if case .value(let index)? = path.steps.last {
      let count = entry.localization(locale)?.leaves.count ?? 0
      guard index <= count else { throw Refusal(reason: "add phrase \(count + 1) first") }
    }
    do throws(EditRefusal) {
      trial = try TrialCatalog(of: entry, in: previewTable.table, at: file, locale: locale)
    } catch {
      throw Refusal(reason: error.reason)
    }
  }

  /// The language, and the form if there are several.
  var title: String { path.steps.isEmpty ? locale : "\(locale) \(FormList.Form.name(of: path))" }

  /// The source string on one line; nil if it is the one being edited.
  var translated: String? {
    guard let language = table.table.sourceLanguage, locale != language else { return nil }
    return "\(language)  \(source)"
  }

  /// The initial text of the field.
  var start: String { old ?? "" }

  /// Returns a table with only this entry and the given string; nil if the entry cannot have it.
  func table(with text: String) -> PreviewTable? {
    let edit = CatalogEdit(key: key, .text(locale: locale, path: path), from: old, to: text)
    guard let edited = trial.table(with: edit) else { return nil }
    return PreviewTable(
      table: edited, samples: table.samples, slots: table.slots,
      // The text may be the first one in its language.
      matcher: table.matcher.including(locale))
  }

  /// Whether a new source string would leave finished translations stranded, because it differs in
  /// more than case and punctuation.
  func strands(with text: String) -> Bool {
    guard !finished.isEmpty, let oldSource else { return false }
    return !text.isMinorChange(of: oldSource)
  }

  /// Returns the change to a string; nil keeps the text.
  func change(to text: String?, state: String?, isConfirmed: Bool) -> TextRequest {
    TextRequest(
      name, locale: locale, path: path, from: old, to: text, state: state, isConfirmed: isConfirmed)
  }

  /// The entry that has the string.
  var name: EntryName { EntryName(file: file, key: key, original: table.table.original) }
}

/// A row with a string that is not in its file.
struct TrialRow: Sendable {
  /// The number of the row.
  let row: Int
  let index: RowIndex
  /// A table with only its entry.
  let table: PreviewTable
}
