internal import CatalogChanges
internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

extension Model {
  /// Performs an action of the group "Row": shows, edits, or copies the selected row.
  func performOnRow(_ action: Action, count: Int? = nil) -> Effect? {
    if list.selectedRow == nil, action.needsRow {
      guard action == .editText || action == .editForms else { return refuse("no row selected") }
      refuseEdit("no row selected")
      return nil
    }
    switch action {
    case .choose: return .choose
    case .inspect: open(InspectorPane())
    case .compare: open(ComparisonPane(in: self))
    case .diff: return showDifference(since: nil)
    case .revert: return revert()
    case .editText: openText()
    case .editForms: openForms()
    case .toggleReview: return toggleReview()
    case .state: open(CommandPrompt("state "))
    case .fix: fixProblems()
    case .mark: markRows(count: count ?? 1)
    case .markAll: markAll()
    case .comment: open(CommandPrompt("comment \(selectedRow?.row.entry.comment ?? "")"))
    case .translate, .addKey, .addLocale, .pipe, .replace: open(CommandPrompt("\(action.name) "))
    case .remove: askToRemove()
    case .undo: return .undo(times: count ?? 1)
    case .redo: return .redo(times: count ?? 1)
    case .takeOurs, .takeTheirs, .nextConflict: return refuse("no merge conflicts")
    case .arguments: openForm()
    case .writeSamples: askToWriteSamples()
    case .resetSamples: resetSamples()
    case .edit: return placeToWrite.map(edit)
    case .editKey: return selectedRow.map { edit($0.row.keyPlace) }
    case .editCode: return selectedRow.map { .findUses(key: $0.row.entry.key) }
    case .copyRendered: return copy { $0.title.text }
    // Without a text in any file, the app shows the key.
    case .copyRaw: return copy { $0.found.leaf?.text ?? $0.entry.key }
    case .copyKey: return copy("key") { $0.entry.key }
    case .copyLocation:
      return copy("location") { "\($0.textPlace.path):\($0.textPlace.location.line)" }
    case .copySource: return copy("source string") { $0.sourceText }
    case .copyJson: return copyJSON()
    default: break
    }
    return nil
  }

  /// The current or future location of the selected row's string.
  var placeToWrite: FilePlace? {
    guard let number = list.selectedRow, let row = selectedRow?.row else { return nil }
    return row.placeToWrite(preview.locale, in: catalog.tables[catalog.index(of: number).table])
  }

  func edit(_ place: FilePlace) -> Effect { .edit(path: place.path, line: place.location.line) }

  /// Returns the effect that runs a user-defined command for the selected row.
  func run(_ command: UserCommand) -> Effect? {
    guard let row = selectedRow?.row, let place = placeToWrite else {
      return refuse("no row selected")
    }
    let words = command.words { field in
      switch field {
      // Otherwise a program would mistake such a path for an option.
      case .path: place.path.hasPrefix("-") ? "./" + place.path : place.path
      case .line: "\(place.location.line)"
      case .key: row.entry.key
      case .locale: preview.locale.description
      case .text: row.title.text
      }
    }
    return .run(words: words)
  }

  /// The width of the status line that is not available for a copied string.
  private static let columnsAroundCopy = 12

  private func copy(_ noun: String = "string", _ part: (Row) -> String) -> Effect? {
    guard list.marks.isEmpty else {
      return copy(
        list.marks.sorted().map { part(rows.unstoredRow(at: catalog.index(of: $0)).row) },
        named: noun)
    }
    guard let selected = selectedRow?.row else { return nil }
    return copy(part(selected))
  }

  private func copy(_ text: String) -> Effect {
    // The end of a path has the line, which tells it from others.
    let room = max(1, screen.size.columns - Self.columnsAroundCopy)
    let shown = text.shortenedInTheMiddle(to: room, in: screen.appearance)
    status.say("copied: \(shown)")
    return .copy(text)
  }

  /// Copies the values of several rows, one per line.
  private func copy(_ texts: [String], named noun: String) -> Effect {
    status.say("copied \(texts.count.counted(noun))")
    return .copy(texts.joined(separator: "\n"))
  }

  private func copyJSON() -> Effect? {
    guard list.marks.isEmpty else {
      return copy(list.marks.sorted().map { rows.json(of: catalog.index(of: $0)) }, named: "row")
    }
    guard let row = list.selectedRow else { return nil }
    return copy(rows.json(of: catalog.index(of: row)))
  }
}

extension Action {
  /// Whether an action of the group "Row" requires a selected row.
  fileprivate var needsRow: Bool {
    switch self {
    case .diff, .writeSamples, .resetSamples, .undo, .redo, .markAll, .addKey, .addLocale: false
    default: true
    }
  }
}
