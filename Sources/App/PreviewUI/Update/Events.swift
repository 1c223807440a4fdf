package import CatalogCheck
package import LocalizedText
package import PreviewRows
package import SourceText
package import TerminalValues
package import TextLayout

extension Model {
  /// Handles an event.
  ///
  /// - Parameters:
  ///   - event: the event.
  ///   - isLast: false if other events are waiting. Some of the work may then be left to the last
  ///     of them, so that a burst of keys causes a single frame.
  /// - Returns: a request to the caller, if any.
  package func update(_ event: Event, isLast: Bool = true) -> Effect? {
    // Unless Alt with the key is bound, treat it as Escape followed by a character.
    if case .key(.alt(let scalar)) = event, !isKey(.alt(scalar)) {
      return update(.key(.escape), isLast: false)
        ?? update(.key(.character(scalar)), isLast: isLast)
    }
    var effect: Effect?
    var canWait = false
    if case .key(let key) = event { canWait = !isLast && canLeaveWork(of: key) }
    if !canWait { settle() }
    changes.insert(.selection)
    editing.isInBurst = !isLast
    // Moving while files are being read cancels the start position.
    if event.isInput, start?.isDefault == true { start = nil }
    switch event {
    case .key(let key): effect = press(key)
    case .mouse(let mouse): effect = take(mouse)
    case .paste(let text):
      status.clear()
      stage.keys = KeySequence()
      if case .pass = ask({ $0.paste(text, in: self) }) {
        status.say("nowhere to paste; press / to search")
      }
    case .resize(let size): screen.size = size
    case .hangup: return .quit
    default: break
    }
    if isLast { endIgnoring() }
    if !canWait { settle() }
    // The notes of the forms say how they fit.
    if case .resize = event, stage.input is FormsPicker { continueForms() }
    return effect
  }

  /// Whether the follow-up work of a key can be left to the next key.
  private func canLeaveWork(of key: Key) -> Bool {
    if let input = stage.input { return input.followsTyping && key.isCharacter }
    guard !stage.hasPane, stage.keys.pending.isEmpty,
      stage.keys.count == nil,
      list.isInFileOrder, case .action(let action) = screen.keymap.meaning(of: [key])
    else { return false }
    return action.entry.group == .preview
  }

  /// Replaces the grammarians, for example after another lexicon has been loaded.
  package func use(_ grammarians: Grammarians) {
    preview.environment.grammarians = grammarians
    noteRows()
    settle()
  }

  /// Shows a message in the status line until the next key.
  package func notice(_ text: String) { status.say(text) }

  /// Shows an error in the status line until a key changes something; moving does not.
  package func fail(_ text: String) { status.fail(text) }

  /// Removes the message from the status line.
  package func clearNotice() { status.clear() }

  /// Removes a message from the status line if it is still shown.
  package func withdraw(_ text: String) { status.withdraw(text) }

  /// Adapts to the capabilities reported by the terminal: character widths, a theme for its
  /// background, and whether it reorders bidirectional text itself.
  package func adapt(columnWidth: ColumnWidth, theme: Theme, order: BidiOrder) {
    let before = screen.appearance
    screen.appearance = before.with(theme: theme, columnWidth: columnWidth, order: order)
    guard columnWidth != before.columnWidth || order != before.order else { return }
    noteRows()
    settle()
  }

  /// Types keys one after another, completing the work of each before the next.
  ///
  /// ```swift
  /// model.play(try Key.keys(in: "jj<Enter>:locale ja<Enter>"))
  /// ```
  ///
  /// - Returns: the effects of the keys, up to the first `quit`.
  @discardableResult
  package func play(_ keys: [Key]) -> [Effect] {
    var effects: [Effect] = []
    for key in keys {
      if let effect = update(.key(key)) { effects.append(effect) }
      while isBusy { work() }
      if effects.last == .quit { break }
    }
    return effects
  }

  private func press(_ key: Key) -> Effect? {
    if isIgnored(key) { return nil }
    status.clear()
    start = nil
    if editing.awaited?.changesFilters == false { editing.awaited = nil }
    search.matches?.isAwaited = false
    search.wrap = nil
    let outcome = ask { $0.take(key, in: self) }
    if case .handled(let effect) = outcome { return effect }
    return pressAction(key)
  }

  /// Whether the next event may be part of a typed text, although it comes after Enter: a program
  /// types or pastes several lines at once.
  package func endsText(_ event: Event) -> Bool {
    if editing.ignoredText != nil { return true }
    return event == .key(.enter) && stage.input is TextPrompt
  }

  /// Collects a key that belongs to an ignored text; returns whether it does.
  private func isIgnored(_ key: Key) -> Bool {
    guard let text = editing.ignoredText else { return false }
    // The next field takes the text.
    guard !(stage.input is TextPrompt) else {
      editing.ignoredText = nil
      return false
    }
    switch key {
    case .character(let scalar): editing.ignoredText = text + String(Character(scalar))
    case .enter, .tab, .backspace: return !text.isEmpty
    default: return false
    }
    return true
  }

  /// Reports the text that was ignored, when the burst is over.
  private func endIgnoring() {
    guard let text = editing.ignoredText.take(), !text.isEmpty else { return }
    status.say("typed text ignored: \(text)")
  }

  /// Performs an action: the layers are asked from the top, and the list has the last word.
  ///
  /// `count` is the number typed before the key: a repetition, a row number, or a width. It is
  /// ignored by actions that don't use it.
  package func perform(_ action: Action, count: Int? = nil) -> Effect? {
    if action.changesSomething { status.clearFailure() }
    let outcome = ask {
      if action.isJump, stage.showsRows { rememberPlace() }
      return $0.perform(action, count: count, in: self)
    }
    if case .handled(let effect) = outcome { return effect }
    return nil
  }

  /// Performs an action in the list; the implementation is in the file of the action's group.
  func performOnList(_ action: Action, count: Int?) -> Effect? {
    switch action.entry.group {
    case .move: move(action, count: count)
    case .find where action == .showChanged: return toggleChanged()
    case .find where action == .nextReview && !isReviewing: return startReview(count: count ?? 1)
    case .find: find(action, count: count ?? 1)
    case .preview: change(action, count: count)
    case .row: return performOnRow(action, count: count)
    case .program: return performOnProgram(action)
    }
    return nil
  }
}

extension Action {
  /// Whether the action changes rows or the list, which implies that the user has seen any error
  /// message.
  fileprivate var changesSomething: Bool {
    switch self {
    case .search, .nextMatch, .previousMatch, .filter, .findKey, .nextOverTwoLines, .nextMissing,
      .nextReview, .nextProblem, .hide:
      false
    case .locale, .pickTextSize: false
    case .choose, .inspect, .compare, .diff, .arguments, .copyRendered, .copyRaw, .copyKey,
      .copyLocation, .copySource, .copyJson, .editCode:
      false
    case .coverage, .problems, .prompt, .open, .since, .sources, .sync, .export, .import,
      .mouse, .redraw, .help, .quit:
      false
    default: entry.group != .move
    }
  }
}

extension Key {
  /// Whether the key types a character.
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}

extension Model {
  /// Replaces the catalogs, keeping only the locale and the preview settings.
  ///
  /// The row of `place` is selected if it exists. The other parameters are those of
  /// ``load(_:environment:progress:problems:rules:)``.
  package func open(
    _ tables: [PreviewTable], named name: CatalogName = CatalogName(),
    environment: EnvironmentValues? = nil, progress: String? = nil, problems: [Diagnostic] = [],
    rules: RuleSet = .all, wordless: WordlessRows? = nil, place: RememberedPlace? = nil
  ) {
    stage.reset()
    list = ListState()
    search = SearchState()
    editing.awaited = nil
    start = StartPlace(place: place)
    catalog = CatalogState(
      [], shownIn: preview.root.locale, named: name, generation: catalog.generation)
    load(
      tables, environment: environment, progress: progress, problems: problems, rules: rules,
      wordless: wordless)
  }

  /// Updates the tables while they are being read, or after they have been reloaded.
  ///
  /// The selection and the first row on the screen stay on their entries.
  ///
  /// - Parameters:
  ///   - tables: the tables.
  ///   - environment: the program's environment, whose locale is adopted unless the user has
  ///     changed the locale; nil to keep the current one.
  ///   - progress: the progress of loading; nil if complete.
  ///   - problems: the problems of the files.
  ///   - rules: the rules to check rows with.
  ///   - wordless: the rows of the tables that need no translation, if they are known.
  package func load(
    _ tables: [PreviewTable], environment: EnvironmentValues? = nil, progress: String? = nil,
    problems: [Diagnostic] = [], rules: RuleSet = .all, wordless: WordlessRows? = nil
  ) {
    if let environment { preview.followLocale(of: environment) }
    status.progress = progress
    let selected = list.selectedRow.map(catalog.identity)
    let first = list.rows.indices.contains(list.top) ? catalog.identity(of: list[list.top]) : nil
    let marked = list.marks.sorted().map(catalog.identity)
    let hasSameRows = catalog.hasSameRows(as: tables)
    catalog.replace(
      tables, shownIn: preview.root.locale, problems: problems, rules: rules, wordless: wordless)
    if progress == nil { updateLocks() }
    search.search = nil
    // A filtered list stays until the next one is built, and with it the place on the screen.
    if !hasSameRows || list.isInFileOrder || list.count == 0
      || catalog.row(of: selected) != list.selectedRow
    {
      list.showAll(
        catalog.plainList, selected: catalog.row(of: selected), first: catalog.row(of: first))
    }
    if !list.marks.isEmpty { list.marks = Set(catalog.rows(of: marked)) }
    selectAwaited()
    noteRows()
    changes.insert(.tables)
    settle()
    if status.progress == nil {
      changeInput { $0.reload(in: self) }
      settle()
    }
  }
}

extension Model {
  /// Says why nothing is done.
  func refuse(_ words: String) -> Effect? {
    status.say(words)
    return nil
  }
}

extension Event {
  /// Whether the event is caused by the user.
  fileprivate var isInput: Bool {
    switch self {
    case .key, .mouse, .paste: true
    case .resize, .capabilities, .wake, .hangup: false
    }
  }
}
