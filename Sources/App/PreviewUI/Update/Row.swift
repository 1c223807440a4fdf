internal import CatalogChanges
internal import CatalogCheck
internal import LocalizedText
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

extension Model {
  /// Performs an action of the group "Row": shows, edits, or copies the selected row.
  mutating func performOnRow(_ action: Action, count: Int? = nil) -> Effect? {
    let closesPane =
      action == .inspect && overlay.mode == .inspect
      || action == .compare && overlay.mode == .compare || action == .diff
    if list.selectedRow == nil, action.needsRow, !closesPane {
      guard action == .editText || action == .editForms else { return refuse("no row selected") }
      refuseEdit("no row selected")
      return nil
    }
    if action == .diff { return toggleDifference() }
    switch action {
    case .choose: return .choose
    case .inspect: toggle(.inspect)
    case .compare: toggle(.compare)
    case .revert: return revert()
    case .editText: openText()
    case .editForms: openForms()
    case .toggleReview: return toggleReview()
    case .state: openPrompt(.command, text: "state ")
    case .fix: fixProblems()
    case .mark: markRows(count: count ?? 1)
    case .markAll: markAll()
    case .comment: openPrompt(.command, text: "comment \(selectedRow?.row.entry.comment ?? "")")
    case .translate, .addKey, .addLocale, .pipe: openPrompt(.command, text: "\(action.name) ")
    case .remove: askToRemove()
    case .undo: return .undo(times: count ?? 1)
    case .redo: return .redo(times: count ?? 1)
    case .takeOurs: return takeSide(.ours)
    case .takeTheirs: return takeSide(.theirs)
    case .nextConflict: goToConflict()
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
  mutating func run(_ command: UserCommand) -> Effect? {
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

  private mutating func copy(_ noun: String = "string", _ part: (Row) -> String) -> Effect? {
    guard marks.isEmpty else {
      return copy(
        marks.sorted().map { part(rows.unstoredRow(at: catalog.index(of: $0)).row) }, named: noun)
    }
    guard let selected = selectedRow?.row else { return nil }
    return copy(part(selected))
  }

  private mutating func copy(_ text: String) -> Effect {
    // The end of a path has the line, which tells it from others.
    let room = max(1, screen.size.columns - Self.columnsAroundCopy)
    let shown = text.shortenedInTheMiddle(to: room, in: screen.appearance)
    status.say("copied: \(shown)")
    return .copy(text)
  }

  /// Copies the values of several rows, one per line.
  private mutating func copy(_ texts: [String], named noun: String) -> Effect {
    status.say("copied \(texts.count.counted(noun))")
    return .copy(texts.joined(separator: "\n"))
  }

  private mutating func copyJSON() -> Effect? {
    guard marks.isEmpty else {
      return copy(marks.sorted().map { rows.json(of: catalog.index(of: $0)) }, named: "row")
    }
    guard let row = list.selectedRow else { return nil }
    return copy(rows.json(of: catalog.index(of: row)))
  }

  // MARK: - Inspector and comparison

  /// Toggles a pane.
  mutating func toggle(_ mode: OverlayState.Mode) {
    guard overlay.mode != mode else { return close() }
    // An inspector opened from the comparison is a part of it.
    if mode == .compare, overlay.modeBelow != .compare {
      overlay.localeBeforeComparison = preview.root.locale
    }
    open(mode)
  }

  /// Closes the open pane.
  ///
  /// The pane below the help is restored, and so is the comparison from which the inspector was
  /// opened. The comparison leaves the language as it was.
  mutating func close() {
    let forms = overlay.help?.forms
    let isComparison = overlay.mode == .compare
    open(overlay.modeBelow)
    if isComparison, let locale = overlay.localeBeforeComparison.take(),
      locale != preview.root.locale
    {
      setLocale(locale)
    }
    if let forms { openForms(at: forms.selection) }
  }

  /// Opens a pane, replacing the open one.
  mutating func open(_ mode: OverlayState.Mode) {
    let task: OverlayState.HelpState.Task? =
      mode != .help ? nil : review != nil ? .review : openConflictCount > 0 ? .conflicts : nil
    overlay.open(mode)
    if let task { overlay.help?.task = task }
    changes.insert(.board)
    let geometry = geometry
    // There is no rule on which to show the keys that scroll, so the status line shows them.
    if geometry.inspectorPlace == .instead, !geometry.hasRules {
      status.say(screen.keymap.legend(for: [.scrollDown, .scrollUp]) + " scroll the inspector")
    }
  }

  /// Scrolls the open inspector by a number of lines.
  mutating func scrollInspector(by step: Int) {
    scrollInspector(to: min(overlay.inspector?.top ?? 0, lastInspectorTop) + step)
  }

  /// Scrolls the open inspector to a line.
  mutating func scrollInspector(to top: Int) {
    let top = max(0, min(top, lastInspectorTop))
    overlay.inspector?.top = top
  }

  /// The maximum scroll position of the inspector.
  private var lastInspectorTop: Int {
    guard let row = list.selectedRow else { return 0 }
    let geometry = geometry
    let lines = inspectorLines(of: row, columns: geometry.inspectorColumns)
    return max(0, lines.count - geometry.inspectorHeight)
  }

  /// Returns the lines of the inspector, or of the changes pane.
  func inspectorLines(of row: Int, columns: Int) -> [[Cell]] {
    if overlay.mode == .diff { return differenceText(of: row, columns: columns).lines }
    return conflictLines(of: row, columns: columns)
      + InspectorText(
        rows.inspection(of: row, at: catalog.index(of: row)), forcedLayout: preview.forcedLayout,
        in: screen.appearance, columns: columns
      ).lines
  }

  /// The position of the list's locale in the comparison; nil if it is closed.
  var comparedPosition: Int? { overlay.comparison?.position(of: preview.locale) }
}

extension Action {
  /// Whether an action of the group "Row" requires a selected row.
  fileprivate var needsRow: Bool {
    switch self {
    case .writeSamples, .resetSamples, .undo, .redo, .markAll, .addKey, .addLocale: false
    default: true
    }
  }
}
