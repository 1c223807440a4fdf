internal import LocalizedText
internal import PointMetrics
internal import PreviewRows
internal import SourceText
internal import StringCatalog
internal import TerminalValues

extension Model {
  /// Runs a line of the prompt: a row number, or the name of an action with its argument.
  ///
  /// Unambiguous abbreviations of names are accepted.
  package func run(_ line: String) -> Effect? {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard let name = words.first else { return nil }
    if words.count == 1, let action = VimWord.action(of: name) { return perform(action) }
    if words.count == 1, let row = targetRow(name) {
      rememberPlace()
      list.select(row)
      return nil
    }
    if name == "set", words.count == 2 { return set(words[1]) }
    if VimWord.saving.contains(String(name)), words.count == 1 {
      let keys = screen.keymap.legends(for: .diff).first.map { "; \($0) shows them" } ?? ""
      return refuse("edits are saved at once\(keys)")
    }
    if name == "e", words.count == 2 { return run("\(Action.open.name) \(words[1])") }
    if words.count == 1, let number = rowNumber(name) {
      rememberPlace()
      list.select(position(ofRow: max(1, number)))
      return nil
    }
    let begun = Action.allCases.filter { $0.name.hasPrefix(name) }
    guard let action = Action(name: name) ?? (begun.count == 1 ? begun[0] : nil) else {
      return refuse(unknown(String(name), begun: begun))
    }
    guard words.count == 2 else { return action == .comment ? setComment(nil) : perform(action) }
    let argument = String(words[1].drop { $0 == " " })
    guard action.entry.argument != nil else { return refuse(":\(action.name) takes no argument") }
    switch action {
    case .open: return .load(.catalogs(path: argument))
    case .export: return .export(languages: argument.split { " ,".contains($0) }.map { String($0) })
    case .import: return .importFile(path: argument)
    case .sync: return .sync(folder: argument)
    case .since: return .load(.changes(since: argument == "off" ? nil : argument))
    case .diff: return showDifference(since: argument)
    case .sources: return .load(.sources(folder: argument == "off" ? nil : argument))
    case .state where action.fixedChoices.contains(argument): return setState(argument)
    case .comment: return setComment(argument)
    case .translate where action.fixedChoices.contains(argument):
      return setTranslated(argument == "yes")
    case .addKey: return addKey(argument)
    case .addLocale: return addLocale(named: argument)
    case .pipe: return pipe(argument)
    case .remove:
      askToRemove(locale: argument)
      return nil
    case .replace:
      replaceWords(argument)
      return nil
    default: break
    }
    if !apply(action, argument) {
      status.say(":\(action.name) '\(argument)': expected \(expectation(of: action))")
    }
    return nil
  }

  /// Emulates vim's `:set NAME=VALUE` by running the command with that name.
  private func set(_ assignment: Substring) -> Effect? {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].split(separator: " ").joined(separator: " ")
    if Action(name: name) == nil, let line = screen.configuration.lines[name] {
      return refuse("\(name) can only be set in \(screen.configuration.path): \(line)")
    }
    return run(parts.count == 2 ? "\(parts[0]) \(parts[1])" : name)
  }

  /// Returns the position for `$`, the last row, or for a relative number such as `+5` or `-5`.
  private func targetRow(_ word: Substring) -> Int? {
    if word == "$" { return list.count - 1 }
    guard let sign = word.first, sign == "+" || sign == "-", word.count > 1,
      let steps = rowNumber(word.dropFirst())
    else { return nil }
    // The list is far shorter than the largest step.
    let step = max(-Int.max / 2, min(steps, Int.max / 2))
    return list.selection + (sign == "+" ? step : -step)
  }

  /// Parses a row number of any size; one that overflows becomes the largest integer.
  private func rowNumber(_ word: Substring) -> Int? {
    if let number = Int(word) { return number }
    return word.allSatisfy { $0.isASCII && $0.isNumber } ? .max : nil
  }

  /// Returns the message for an unknown or ambiguous command, with a suggestion.
  private func unknown(_ name: String, begun: [Action]) -> String {
    if !begun.isEmpty {
      let names = begun.map(\.name)
      return ":\(name) is ambiguous"
        + (names.count > 3 ? " (Tab lists \(names.count))" : ": \(names.joined(separator: ", "))")
    }
    guard let near = nearest(to: name) else { return "no command :\(name) (Tab lists them)" }
    return "no command :\(name); did you mean :\(near)?"
  }

  /// Returns the most likely intended command: one that begins with the same letters (`q!` suggests
  /// `quit`), or one with a similar name.
  private func nearest(to name: String) -> String? {
    let names = Action.allCases.map(\.name)
    let letters = name.prefix { $0.isLetter }
    let begun = letters.isEmpty ? [] : names.filter { $0.hasPrefix(letters) }
    if begun.count == 1 { return begun[0] }
    return Spelling.close(to: name, among: names).first
  }

  /// Performs an action with an argument; returns false if the argument is invalid.
  private func apply(_ action: Action, _ argument: String) -> Bool {
    if ![.search, .table].contains(action) { status.clearFailure() }
    switch action {
    case .search:
      rememberPlace()
      search.setQuery(SearchQuery(argument))
      find(.match, step: 1, skippingSelected: false)
    case .filter: setFilter(SearchQuery(argument))
    case .locale:
      let tag = LocaleTag(argument)
      guard tag.isLanguageCode else { return false }
      setLocale(tag)
      changes.insert(.chosenLocale)
      sayMissingTranslations()
    case .table:
      guard let start = position(ofTable: argument) else { return false }
      rememberPlace()
      list.showTable(at: start)
    case .width:
      guard let width = Int(argument), (1...10_000).contains(width) else { return false }
      setWidth(width)
    case .count:
      guard let count = Sample(number: argument) else { return false }
      setCount(count)
    case .sort: return take(argument, as: SortOrder.self) { setSort($0) }
    case .device: return take(argument, as: Device.self) { setDevice($0) }
    case .fallback: return take(argument, as: Fallback.self) { setFallback($0) }
    case .sampleLength: return take(argument, as: SampleLength.self) { setLength($0) }
    case .pseudo where argument == "off": setPseudo(nil)
    case .pseudo: return take(argument, as: PseudoText.self) { setPseudo($0) }
    case .markdown where ["on", "off"].contains(argument): setMarkdown(argument == "on")
    case .metric where ["columns", "points"].contains(argument):
      setMetric(isInPoints: argument == "points")
    case .screen:
      guard let screen = PhoneScreen(shortName: argument) else { return false }
      setScreen(screen)
    case .textSize:
      guard let size = TextSize(rawValue: argument.uppercased()) else { return false }
      setTextSize(size)
    case .theme:
      guard let theme = screen.themes.first(where: { $0.name == argument }) else { return false }
      setTheme(theme)
    default: return false
    }
    return true
  }

  private func take<Value: RawRepresentable<String>>(
    _ argument: String, as type: Value.Type, _ set: (Value) -> Void
  ) -> Bool {
    guard let value = Value(rawValue: argument) else { return false }
    set(value)
    return true
  }

  /// Returns the position of the first listed row of a table.
  ///
  /// If several tables have the name, the first one with listed rows is used.
  private func position(ofTable name: String) -> Int? {
    let tables = catalog.tables(named: name).lazy
    return tables.compactMap { [list, catalog] in list.position(ofTable: $0, in: catalog) }.first
  }

  /// Returns a description of the arguments that an action accepts.
  private func expectation(of action: Action) -> String {
    switch action {
    case .locale: "a language such as fr-CA"
    case .width: "1 to 10000"
    case .count: "a number"
    default: choices(of: action).joined(separator: ", ")
    }
  }

  /// Returns the arguments that an action accepts, if they can be listed.
  func choices(of action: Action) -> [String] {
    switch action {
    case .locale: catalog.locales.map(\.description)
    case .remove:
      selectedRow?.row.entry.localizations.map(\.locale) ?? []
    case .table: catalog.labels.map(\.path)
    case .comment: selectedRow?.row.entry.comment.map { [$0] } ?? []
    default: action.fixedChoices
    }
  }
}
